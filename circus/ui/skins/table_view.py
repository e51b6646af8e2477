"""Table for skins: one view of the state, the seats, and the state of the pointer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from circus.content.levels.layouts import Layout, Zone
from circus.core.action import Action
from circus.core.event import Event
from circus.core.facts import ReactionWindow
from circus.core.game import Game, Setup
from circus.core.piece import Piece
from circus.core.state import State
from circus.session.table_setup import Seat
from circus.ui.gfx.tableau import Locate, locator

NEAR_HAND = "hand/near"
"""The zone of the hand at the lower edge, if seats do not rotate."""
UNDERSTOOD = "ui/understood"
"""Button of a skin that closes its instructions about secret reactions."""
SECRET, ANSWERED = "ui/secret/", "ui/answered/"
"""Prefixes of a skin's secret buttons, and of those that report an answer; the seat follows."""


@dataclass(frozen=True)
class DrawnWindow:
    """Drawn part of a reaction window.

    Attributes:
        window: its public state.
        secret: the seats of several persons at the screen who may secretly react now.
        explains: whether the table shows instructions first, and waits.
        left: remaining share of its time, from 1 to 0.
        answered: those of `secret` who have reported that they have answered.
    """

    window: ReactionWindow
    secret: tuple[int, ...] = ()
    explains: bool = False
    left: float = 1.0
    answered: tuple[int, ...] = ()


@dataclass(frozen=True)
class TableChoice:
    """Choice of the viewer so far; empty during motion, and while others choose.

    Attributes:
        legal: the legal actions.
        live: those that begin with the picks.
        selectable: the names that can be picked next.
        picks: the names picked so far.
        touched: the name that was pointed at last, and the rank of the piece among its equals.
    """

    legal: Sequence[Action] = ()
    live: Sequence[Action] = ()
    selectable: frozenset[str] = frozenset()
    picks: tuple[str, ...] = ()
    touched: tuple[str, int] = ("", 0)


@dataclass(frozen=True)
class TablePointer:
    """Pointer on the table.

    Attributes:
        hover: the name under it; "" for none.
        dragged: the name of the dragged piece; "" for none.
        crossed: the names that the drag has crossed, in order.
    """

    hover: str = ""
    dragged: str = ""
    crossed: tuple[str, ...] = ()


@dataclass(frozen=True)
class CoveredHand:
    """Hand that is covered until its person holds it.

    Attributes:
        seat: the seat to act; -1 for none.
        has_choices: whether the hand contains anything to choose from.
        left: number of cards that are still to be pulled out, once the first is; 0 for none.
        is_called: whether a button for it replaces the prompt.
    """

    seat: int = -1
    has_choices: bool = False
    left: int = 0
    is_called: bool = False


@dataclass(frozen=True)
class TableView:
    """Table as the viewer sees it.

    Attributes:
        game, setup: the game and its set-up.
        state: the state from the viewer's information.
        viewer: the seat of that information; -1 for the public.
        front: the seat at the lower edge of the screen: the viewer's, or the last viewer's; -1 for none.
        turned: whether its plate is there too; else every seat has a fixed place.
        seats: the players by seat.
        layout: the zones, fitted to the window.
        event: the last event of the shown frame; `None` when the position is settled.
        acting: the seats to act.
        choice, pointer: the viewer's choice so far; the pointer.
        opened: the table's own buttons (`SkinInput.buttons`) that are switched on.
        aids: the aids that are switched on (`SkinInput.aids`).
        phones: the seats of persons who choose on phones.
        bot_in: those of them whose phone does not answer, with the seconds after which a bot plays.
        text: the text size; 1 is the usual one. Elements that consist of words grow with it.
        asking: the open reaction window; `None` for none.
        covered: the covered hand.
        unknown: places of pieces that no player knows, for a view of every hand.
    """

    game: Game[Any]
    setup: Setup
    state: State
    viewer: int
    seats: tuple[Seat, ...]
    layout: Layout
    event: Event | None = None
    acting: tuple[int, ...] = ()
    choice: TableChoice = TableChoice()
    pointer: TablePointer = TablePointer()
    opened: frozenset[str] = frozenset()
    aids: frozenset[str] = frozenset()
    asking: DrawnWindow | None = None
    front: int = 0
    turned: bool = True
    unknown: frozenset[str] = frozenset()
    covered: CoveredHand = CoveredHand()
    phones: frozenset[int] = frozenset()
    bot_in: tuple[tuple[int, int], ...] = ()
    text: float = 1.0

    @property
    def pieces(self) -> Sequence[Piece]:
        """The visible pieces and their places, for this viewer."""
        pieces: Sequence[Piece] = self.game.pieces(self.state)
        if not self.unknown:
            return pieces
        return [each._replace(face="") if each.place in self.unknown else each for each in pieces]

    @property
    def locate(self) -> Locate:
        """Function from places to zones, relative to the chair at the lower edge."""
        found = locator(self.layout, self.setup.seats, self.front if self.turned else 0)
        near = None if self.turned else self.layout.zones.get(NEAR_HAND)
        return lambda place: near if near and place == f"hand/{self.front}" else found(place)

    def can(self, verb: str) -> bool:
        """Return whether the viewer can use this verb now; picks are ignored."""
        return any(action.verb == verb for action in self.choice.legal)

    def chair(self, seat: int) -> int:
        """Return the number of chairs clockwise from the one at the lower edge to this seat.

        If seats do not rotate, return the seat's number.
        """
        return (seat - self.front) % self.setup.seats if self.turned else seat

    def plate(self, seat: int) -> Zone | None:
        """Return the zone of a seat's plate; `None` if the layout has none."""
        return self.layout.zones.get(f"plate/{self.chair(seat)}")


@dataclass(frozen=True)
class TableButton:
    """Button of the table besides the game's own verbs.

    Attributes:
        name: of its target, `ui/…`.
        zone: its zone in the layout.
        label: key of its words.
        icon: of the widgets' icons.
        enabled: a disabled one is grey.
        short: key of shorter words, if the others would cover a plate; "" for none.
    """

    name: str
    zone: str
    label: str
    icon: str
    enabled: bool = True
    short: str = ""


@dataclass(frozen=True)
class PickablePlace:
    """Place that can be picked and is not a piece: a cell, a seat; (x, y) is its centre, in units."""

    name: str
    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width, height in units."""
        return self.x - self.width / 2, self.y - self.height / 2, self.width, self.height
