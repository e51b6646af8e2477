"""Flip Circus: how its table looks and moves."""

from circus.looks.flip_circus.look import LOOK as OLD
from circus.looks.old import adapted

LOOK = adapted(OLD)
