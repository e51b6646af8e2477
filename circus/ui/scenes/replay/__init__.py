"""Replay of a past game."""
