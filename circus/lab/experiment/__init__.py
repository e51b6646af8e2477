"""Experiments: which variant of a game is better, with intervals, on one machine or on many."""
