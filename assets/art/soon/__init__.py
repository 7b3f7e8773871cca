"""The drawings of Soon: gold by day, silver by night, copper at dusk.

Days, nights, Jokers and specials, marks of the table, the cloth. Faces bear the names that the
rules give their cards; the `small-…` are for widths under 64.
"""
