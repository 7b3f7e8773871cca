"""The drawings of Soon: gold by day, silver by night, copper at dusk."""
