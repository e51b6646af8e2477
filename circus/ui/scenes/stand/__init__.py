"""Kiosk mode: the attract screen, the choice of a game, the feedback card, and the staff's panel."""
