"""Quel Cirque: how its table looks and moves."""

from circus.looks.quel_cirque.look import LOOK

__all__ = ["LOOK"]
