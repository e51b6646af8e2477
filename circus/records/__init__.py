"""Recorded games: playing, writing, reading and replaying them, and what is stored as their beginning."""
