"""Choice of the screen's view: constant for one person, with a curtain between several."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from circus.core.action import CHANCE
from circus.core.frame import Frame
from circus.core.game import Game
from circus.core.state import State
from circus.session.game_session import GameSession
from circus.session.secrecy import CURTAIN, HOLD, OPEN


@dataclass(frozen=True)
class ScreenView:
    """View of the screen.

    Attributes:
        seat: -1 for the public view.
        curtain_for: the person who has to be called to the mouse first; `None` for nobody.
        asks: the person who is to act while their hand stays covered; `None` for nobody.
    """

    seat: int
    curtain_for: int | None = None
    asks: int | None = None


def is_shared(people: Sequence[int], *, is_apart: bool = False) -> bool:
    """Check whether others than the person at a screen may look at it.

    Args:
        people: the persons at this screen.
        is_apart: whether there are persons with other screens, who look at this one too.
    """
    return len(people) > 1 or (is_apart and bool(people))


def first_view(people: Sequence[int], *, is_apart: bool = False) -> ScreenView:
    """Return the first view: that of a single person who shares the screen with nobody, else the public's."""
    return ScreenView(people[0] if people and not is_shared(people, is_apart=is_apart) else CHANCE)


def next_view(
    session: GameSession,
    people: Sequence[int],
    now: int,
    there: int | None = None,
    secrecy: str = CURTAIN,
    *,
    is_apart: bool = False,
) -> ScreenView:
    """Return the next view after that of seat `now` (design, "Hidden hands on one screen").

    `people` are the persons at this screen. A single one keeps their view unless there are persons with other
    screens (`is_apart`). Else bots and chance act in the public view. A person who needs a secret to answer
    is called; `there`, who has the mouse, comes first. With hands to be held nobody is called, and with open
    hands the view is the active person's.
    """
    if not is_shared(people, is_apart=is_apart):
        return ScreenView(now)
    waiting = [seat for seat in session.awaited if seat in people]
    if not waiting:
        return ScreenView(now if secrecy == OPEN else CHANCE)
    if now in waiting and not (secrecy == HOLD and session.has_secrets(now)):
        return ScreenView(now)
    after = [(seat - now - 1) % len(session.seats) for seat in waiting]
    caller = there if there in waiting else waiting[after.index(min(after))]
    if secrecy == HOLD and session.has_secrets(caller):
        return ScreenView(CHANCE, asks=caller)
    if secrecy == CURTAIN and session.has_secrets(caller):
        return ScreenView(CHANCE, curtain_for=caller)
    return ScreenView(caller)


def stays_up(session: GameSession, seat: int, before: State, frames: Iterable[Frame]) -> bool:
    """Check whether a hand stays open after its person's secret answer, since others still have to answer.

    They are called by separate curtains; the hand is covered before any public event.
    """
    others = session.awaited
    owes = bool(others) and CHANCE not in others and seat not in others
    return owes and not reveals(session.game, before, frames)


def reveals(game: Game[State], before: State, frames: Iterable[Frame]) -> bool:
    """Check whether the frames show the public a face that was hidden before."""
    known = _faces(game, before)
    return any(_faces(game, frame.view) - known for frame in frames)


def _faces(game: Game[State], public: State) -> Counter[tuple[str, str]]:
    return Counter((piece.kind, piece.face) for piece in game.pieces(public) if piece.face)
