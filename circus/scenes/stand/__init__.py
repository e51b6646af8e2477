"""The stand: what is shown while nobody plays, the way in, the way out, and the staff's panel."""
