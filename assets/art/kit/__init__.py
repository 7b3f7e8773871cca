"""The drawing library every game's art is made with."""
