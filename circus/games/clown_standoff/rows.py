"""Encoding of a view of Clown Standoff as numbers, for learning algorithms."""

from functools import lru_cache

from circus.core.game import Setup
from circus.core.rows import Rows
from circus.games.clown_standoff.cards import VALUES, count, size
from circus.games.clown_standoff.config import config_of
from circus.games.clown_standoff.state import PHASES, ClownStandoff, owner_name

_PHASE = {phase: number for number, phase in enumerate(PHASES)}


def rows(setup: Setup) -> Rows[ClownStandoff]:
    """Return the encoding: for each group its size and its visible cards of each value, then the rest.

    `fallen/SEAT` is its position in the order of going out, 0 while it is in the game, -1 if it sits out.
    """
    config = config_of(setup)
    owners = [owner_name(config.seats, owner) for owner in range(config.owners)]
    groups = [f"{kind}/{owner}" for kind in ("hand", "chosen") for owner in owners]
    groups += [f"collected/{seat}" for seat in config.everybody] + ["discard"]
    listed = [f"{group} {column}" for group in groups for column in ("cards", *VALUES)]

    def read(view: ClownStandoff) -> tuple[tuple[int, ...], list[int]]:
        numbers: list[int] = []
        for group in (*view.hands, *view.chosen, *view.collected, view.discards):
            numbers += _counts(group)
        fallen, playing = view.fallen, view.playing
        for seat in config.everybody:
            numbers.append(fallen.index(seat) + 1 if seat in fallen else 0 if seat in playing else -1)
        numbers += (_PHASE[view.phase], view.holder, view.dodges)
        return (), numbers

    fallen = [f"fallen/{seat}" for seat in config.everybody]
    return Rows((), [*listed, *fallen, "phase", "holder", "dodges"], read)


@lru_cache(maxsize=1 << 12)
def _counts(group: int) -> tuple[int, ...]:
    return (size(group), *(count(group, value) for value in VALUES))
