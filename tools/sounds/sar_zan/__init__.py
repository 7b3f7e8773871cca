"""The sounds of Sar-Zan."""
