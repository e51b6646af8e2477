"""Final standings of Clown Standoff: the last player clean, and the order of the others."""

from circus.core.ending import Ended, Ending, Standing
from circus.games.clown_standoff.facts import ranking, watches
from circus.games.clown_standoff.state import ClownStandoff


def standing(ended: Ended[ClownStandoff], seat: int) -> Standing:
    """Return whether a seat stayed clean, its position among those hit, or that it sat out (CS-9)."""
    state = ended.state
    if seat in state.playing:
        return Standing("standing-clean", 1)
    if watches(state, seat):
        return Standing("standing-watched", 0)
    return Standing("standing-pie", 1 + state.fallen.index(seat))


ENDING: Ending[ClownStandoff] = Ending(
    counts=False, places=lambda ended: ranking(ended.state), standing=standing
)
