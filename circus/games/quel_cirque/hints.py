"""Justifications of actions in Quel Cirque, in one sentence."""

from circus.core.action import Action
from circus.core.policy import Reason
from circus.games.quel_cirque.actions import COLORS
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.rules import apply, outcome
from circus.games.quel_cirque.state import HIDDEN, CirqueState


def reason(view: CirqueState, action: Action) -> Reason | None:
    """Return the justification of an action; `None` if no sentence fits."""
    if action.verb == "return":
        return Reason("return")
    if action.verb not in ("add", "move", "invert"):
        return None
    clown = action.code if action.verb == "invert" else _touched(action)
    if HIDDEN in view.marbles[clown]:
        return None
    after = view.copy()
    apply(after, action, None)
    return _falling(view, after, action.seat) or _riding(view, after, action, clown)


def _touched(action: Action) -> int:
    """Return the clown that an action moves or adds to."""
    one, other = action.code
    clown: int = other if action.verb == "add" else one
    return clown


def _falling(view: CirqueState, after: CirqueState, seat: int) -> Reason | None:
    """Return the justification of marbles that fall; `None` if none falls."""
    stars = view.config.board.stars
    fallen = [
        (color, worth)
        for color, before, worth in zip(after.holes, view.holes, stars, strict=True)
        if before == NONE != color
    ]
    if not fallen:
        return None
    end = outcome(after) if HIDDEN not in after.colors else None
    if end and end.winners == (seat,):
        return Reason("win", {"end": after.reason})
    won = sum(worth for color, worth in fallen if color == view.colors[seat])
    if won:
        return Reason("drop", {"stars": won})
    color, worth = fallen[-1]
    return Reason("waste", {"color": COLORS[color], "stars": worth})


def _riding(view: CirqueState, after: CirqueState, action: Action, clown: int) -> Reason | None:
    """Return the justification of an action after which no marble falls; `None` if no sentence fits."""
    own = view.colors[action.seat]
    if action.verb == "add" and action.code[0] == own:
        return Reason("add")
    if own not in after.marbles[clown]:
        return None
    if action.verb == "add":
        return Reason("faster", {"spaces": len(after.marbles[clown]) * view.config.marble_steps})
    if after.marbles[clown][0] == own:
        return Reason("next")
    return Reason("nearer") if action.verb == "move" else None
