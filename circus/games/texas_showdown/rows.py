"""Encoding of a view of Texas Showdown as numbers, for learning algorithms."""

from circus.core.game import Setup
from circus.core.rows import Rows
from circus.games.texas_showdown.cards import COLORED, NUMBERS
from circus.games.texas_showdown.state import STEPS, ShowdownState

_STEP = {step: number for number, step in enumerate(STEPS)}


def rows(setup: Setup) -> Rows[ShowdownState]:
    """Return the encoding: sets of cards with one bit each, then a few numbers.

    `hand` is the viewer's own hand, `left` the cards that are in no finished trick. By seat follow its card
    in the present or last trick (`played`), its taken cards (`pile`) and the cards it has shown not to have
    (`void`). With passing, `given` holds the cards it has passed, as far as the viewer has seen them.
    """
    passing = bool(setup.options["passing"])
    seats = range(setup.seats)
    kinds = ("played", "pile", "void", "given") if passing else ("played", "pile", "void")
    sets = ["hand", "left", *(f"{kind}/{seat}" for kind in kinds for seat in seats)]

    def read(view: ShowdownState) -> tuple[list[int], list[int]]:
        viewer = view.viewer
        own = view.hands[viewer] if viewer is not None and viewer >= 0 else 0
        masks = [own, view.left, *view.played, *view.piles]
        masks += [COLORED[void] & view.left for void in view.voids]
        if passing:
            masks += view.given
        return masks, [view.hand, _STEP[view.step], view.leader, *view.points]

    return Rows(
        [[f"{each} card {number}" for number in NUMBERS] for each in sets],
        ["hand", "step", "leader", *(f"points/{seat}" for seat in seats)],
        read,
    )
