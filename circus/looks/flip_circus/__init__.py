"""Flip Circus: how its table looks and moves."""

from circus.looks.flip_circus.look import LOOK

__all__ = ["LOOK"]
