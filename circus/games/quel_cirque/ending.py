"""Final standings of Quel Cirque: the stars of each color; secret colors are shown (QC-20)."""

from circus.core.ending import SCORE, Ended, Ending, Standing
from circus.games.quel_cirque.actions import COLORS
from circus.games.quel_cirque.state import CirqueState


def standing(ended: Ended[CirqueState], seat: int) -> Standing:
    """Return the seat's stars, with a marble of its color."""
    color = COLORS[ended.state.colors[seat]]
    return Standing(SCORE, ended.scores[seat], f"quel_cirque/marble_{color}")


ENDING: Ending[CirqueState] = Ending(standing=standing)
