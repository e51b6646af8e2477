"""Final ranking of Texas Showdown: every point is a penalty (TX-15)."""

from circus.core.ending import Ending
from circus.games.texas_showdown.state import ShowdownState

ENDING: Ending[ShowdownState] = Ending(fewest_win=True)
