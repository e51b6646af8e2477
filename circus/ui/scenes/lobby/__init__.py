"""Lobby: the first screen."""
