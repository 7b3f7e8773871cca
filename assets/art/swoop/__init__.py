"""Swoop: four suits, courts and swallows."""
