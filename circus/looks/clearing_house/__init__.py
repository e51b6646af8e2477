"""Clearing House: how its table looks and moves."""

from circus.looks.clearing_house.look import LOOK as OLD
from circus.looks.old import adapted

LOOK = adapted(OLD)
