"""The sounds of Sovango."""
