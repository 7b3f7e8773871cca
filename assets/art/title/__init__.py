"""The title screen, the head of each game's set-up, and the application's icon."""
