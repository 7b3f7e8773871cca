"""The drawings of Sar-Zan: brush on paper, gold on lacquer.

The 32 cards with their creatures, things and sights, the dragon, the lacquered cards, the gauge,
the cloth. The `gauge` has the middle line of its ring 141 from the centre; a `gauge-tick` covers a
thirty-third of that line, drawn at twelve o'clock and anchored on it, and overlaps its neighbours a
little. The `small-…` are for widths under 64.
"""
