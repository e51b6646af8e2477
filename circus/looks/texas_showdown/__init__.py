"""Texas Showdown: how its table looks and moves."""

from circus.looks.texas_showdown.look import LOOK

__all__ = ["LOOK"]
