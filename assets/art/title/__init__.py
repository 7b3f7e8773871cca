"""The title screen, the application's icon, the picture of a link."""
