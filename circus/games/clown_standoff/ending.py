"""How a game of Clown Standoff ended: who stands clean, and in which order the others got a pie."""

from circus.core.ending import Ended, Ending, Standing
from circus.games.clown_standoff.facts import ranking, watches
from circus.games.clown_standoff.state import ClownStandoff


def standing(ended: Ended[ClownStandoff], seat: int) -> Standing:
    """Clean to the end; hit as the how manyeth; or without a card, so that it watched (CS-9)."""
    state = ended.state
    if seat in state.playing:
        return Standing("standing-clean", 1)
    if watches(state, seat):
        return Standing("standing-watched", 0)
    return Standing("standing-pie", 1 + state.fallen.index(seat))


ENDING: Ending[ClownStandoff] = Ending(
    counts=False, places=lambda ended: ranking(ended.state), standing=standing
)
