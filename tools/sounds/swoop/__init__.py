"""The sounds of Swoop."""
