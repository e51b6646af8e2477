"""Tables of Flip Circus for the tests of its look: laid by lines of actions; the keyframes of an action."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from circus.content.levels import layouts
from circus.core.event import Event
from circus.core.frame import frames_of
from circus.games.flip_circus import GAME
from circus.games.flip_circus.state import FlipState
from circus.session.table_setup import first_table_setup
from circus.ui import skins
from circus.ui.gfx.director import PlacedPiece
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.table_view import TableView
from tests.skins.harness import Make, SkinTable

SKIN = skins.find("flip_circus")

OPENING = (
    "*:first seat/0",
    "*:setup clown+acrobat acrobat+magician clown+magician magician+seer clown+seer "
    "seer+strongman clown+strongman strongman+tamer clown+tamer tamer+acrobat",
)
"""The Magician at 3, the Fortune Teller at 5, the Strongman at 7, the Tamer at 9."""

Open = Callable[..., SkinTable]


def opener(open_table: Make) -> Open:
    """Opens tables after the usual opening and further lines of actions."""

    def opened(*lines: str, people: int = 1, size: tuple[int, int] = (1280, 720), **wishes: Any) -> SkinTable:
        table = open_table("flip_circus", people=people, size=size, lines=(*OPENING, *lines), **wishes)
        table.wait()
        return table

    return opened


class Shown(NamedTuple):
    """An event, the keyframes by which it is shown, and the table that it ends at."""

    event: Event
    keyframes: Sequence[Keyframe]
    before: TableView
    after: TableView

    def placed(self, keyframe: Keyframe) -> tuple[PlacedPiece, ...]:
        """Where everything lies at the end of a keyframe."""
        return SKIN.layout.place(self.before if keyframe.before else self.after, keyframe.pieces)


def table_of(state: FlipState, viewer: int = -1, aids: frozenset[str] = frozenset()) -> TableView:
    """A table as the look is told of it."""
    setup = GAME.setup(state.config.seats)
    layout = layouts.layout("flip_circus", setup.seats, False).fitted(1920.0, 1080.0)
    seats = first_table_setup("flip_circus", setup.seats).seats
    view = GAME.view(state, viewer)
    return TableView(GAME, setup, view, viewer, seats, layout, acting=view.awaited, aids=aids)


def shown(state: FlipState, line: str, viewer: int = -1) -> list[Shown]:
    """How an action is shown to a viewer; the state is left as it is."""
    action = GAME.verbs.parse(line)
    assert GAME.rule_violation(state, action) is None, line
    before, found = table_of(state, viewer), []
    for event, view in frames_of(GAME, state.copy(), action, (viewer,))[viewer]:
        assert isinstance(view, FlipState)
        after = table_of(view, viewer)
        if event:
            keyframes = SKIN.choreography.animate(event, before.pieces, after.pieces, after)
            found.append(Shown(event, keyframes, before, after))
        before = after
    return found


def random_play(seed: int, **options: Any) -> Iterator[tuple[FlipState, str]]:
    """Every state of a random game, with the action that follows."""
    rng = random.Random(seed)
    state = GAME.start(GAME.setup(2, options))
    while state.awaited:
        seat = state.awaited[0]
        action = GAME.chance(state, rng) if seat < 0 else rng.choice(list(GAME.legal_actions(state, seat)))
        if seat >= 0:
            yield state, str(action)
        GAME.apply(state, action, None)
