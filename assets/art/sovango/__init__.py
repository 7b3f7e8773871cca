"""Sovango: cloths, beasts and gates."""
