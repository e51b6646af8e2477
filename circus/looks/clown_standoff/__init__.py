"""Clown Standoff: how its table looks and moves."""

from circus.looks.clown_standoff.look import LOOK as OLD
from circus.looks.old import adapted

LOOK = adapted(OLD)
