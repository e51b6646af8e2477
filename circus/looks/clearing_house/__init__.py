"""Clearing House: how its table looks and moves."""

from circus.looks.clearing_house.look import LOOK

__all__ = ["LOOK"]
