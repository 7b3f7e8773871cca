"""The sounds of Soon."""
