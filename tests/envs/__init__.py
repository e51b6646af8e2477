"""The games as other frameworks play them: the same rules, nothing hidden told, their own suites passed."""

from circus.envs import pettingzoo

__all__ = ["pettingzoo"]
"""Loaded before anything else loads PettingZoo, so that what this says to SDL is taken back."""
