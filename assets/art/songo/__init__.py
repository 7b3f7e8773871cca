"""Songo: board, cloth, seeds and the marks of each state."""
