"""Bots: that they are honest, that they are strong, and that they never hold up a table."""
