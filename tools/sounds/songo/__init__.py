"""The sounds of Songo."""
