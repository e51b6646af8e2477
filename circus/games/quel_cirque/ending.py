"""How a game of Quel Cirque ended: the stars of each color; the end shows secret ones (QC-20)."""

from circus.core.ending import SCORE, Ended, Ending, Standing
from circus.games.quel_cirque.actions import COLORS
from circus.games.quel_cirque.state import CirqueState


def standing(ended: Ended[CirqueState], seat: int) -> Standing:
    """The stars, beside a marble of the color that won them."""
    color = COLORS[ended.state.colors[seat]]
    return Standing(SCORE, ended.scores[seat], f"quel_cirque/marble_{color}")


ENDING: Ending[CirqueState] = Ending(standing=standing)
