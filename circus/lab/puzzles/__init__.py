"""Puzzles found by machine: one choice is clearly best, all others clearly worse, as far as its seat can see.

`proving` tests a choice, `mining` searches self-play for such choices and `reviewed` searches reviewed games,
`choosing` selects the most different ones, `__main__` writes them and proves them again.
"""
