"""Quel Cirque: how its table looks and moves."""

from circus.looks.old import adapted
from circus.looks.quel_cirque.look import LOOK as OLD

LOOK = adapted(OLD)
