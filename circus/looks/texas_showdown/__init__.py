"""Texas Showdown: how its table looks and moves."""

from circus.looks.old import adapted
from circus.looks.texas_showdown.look import LOOK as OLD

LOOK = adapted(OLD)
