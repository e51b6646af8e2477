"""Shell: what runs every screen, and the interface that screens see."""
