"""The lab: games without a screen, by the thousand."""
