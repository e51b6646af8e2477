"""Clown Standoff: how its table looks and moves."""

from circus.looks.clown_standoff.look import LOOK

__all__ = ["LOOK"]
