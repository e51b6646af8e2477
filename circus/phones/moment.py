"""Moment of a game as one viewer may know it, and the interface that describes it for a page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from circus.core.action import Action
from circus.core.ending import Ended
from circus.core.facts import ReactionWindow
from circus.core.frame import Frame
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.session.table_setup import Seat


@dataclass(frozen=True)
class Moment:
    """Position of a game from the information of one seat, or of the public.

    Attributes:
        game, setup: the game and its set-up.
        seats: the players by seat.
        view: the position as the viewer may see it.
        legal: what the viewer may do now. In a reaction window both answers, with and without the card, until
            the viewer has answered; nothing for a spectator.
        frames: frames of the latest events that the viewer heard, the oldest first, at most `MAX_HEARD`.
        heard: number of all events that the viewer heard in this game.
        is_changeable: whether the viewer's secret choice can be taken back.
        phones: the seats of the persons with phones.
        away: those of them whose phone has no connection.
        window: the open reaction window; `None` for none.
        left_ms, of_ms: remaining and whole time of the window in ms; 0 without a window.
        ended: the finished game with its public key moments; `None` before.
        forced: positions in `frames` of the first events of actions that were played for a person because
            nothing else was legal.
        by_bot: positions in `frames` of the first events of actions that a bot played for a person whose
            phone was without a connection.
    """

    game: Game[Any]
    setup: Setup
    seats: tuple[Seat, ...]
    view: State
    legal: tuple[Action, ...]
    frames: tuple[Frame, ...] = ()
    heard: int = 0
    is_changeable: bool = False
    phones: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    window: ReactionWindow | None = None
    left_ms: int = 0
    of_ms: int = 0
    ended: Ended[Any] | None = None
    forced: frozenset[int] = frozenset()
    by_bot: frozenset[int] = frozenset()


class Describer(Protocol):
    """Author of documents; called in the thread of the main loop only.

    Equal moments have to give equal documents.
    """

    def describe(self, seat: int, language: str, moment: Moment) -> Mapping[str, object]:
        """Return the document of a seat (-1: the public): JSON values only."""

    def why(self, seat: int, language: str, moment: Moment, picks: Sequence[str], name: str) -> str:
        """Return why a seat cannot pick an item after these picks, in a sentence; "" for no reason."""

    def plate(self, game: Game[Any], seat: Seat) -> Mapping[str, object]:
        """Return `colour` (`#RRGGBB`), `picture` (a path below `/art/`) and `has_cards` of a free seat."""
