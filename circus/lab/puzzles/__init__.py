"""Puzzles found by machine: one choice clearly best, all others clearly worse, as far as its seat can know.

`proving` tells whether a choice is that, `mining` looks for such choices in self-play and `reviewed` in games
that were reviewed, `choosing` takes the most different ones, `__main__` writes them and proves them again.
"""
