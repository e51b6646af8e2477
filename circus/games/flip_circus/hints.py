"""Justifications of actions in Flip Circus, in one sentence."""

from circus.core.action import Action
from circus.core.policy import Reason
from circus.games.flip_circus.actions import DROP, TAKE
from circus.games.flip_circus.evaluation import needs
from circus.games.flip_circus.rules import apply
from circus.games.flip_circus.state import CHOICE, OVER, FlipState
from circus.games.flip_circus.tokens import ARTISTS, HIDDEN, POSTER_ARTISTS

_ALONE = {"seer": "look", "misuse": "look", "peek": "look", "encore": "encore", "end": "end"}
"""Reasons that depend on the verb alone."""


def reason(view: FlipState, action: Action) -> Reason | None:
    """Return the justification of an action; `None` if no sentence fits."""
    if action.verb in _ALONE:
        return Reason(_ALONE[action.verb])
    if action.verb == "applause":
        return Reason({TAKE: "take", DROP: "drop"}[action.code]) if action.code in (TAKE, DROP) else None
    if action.verb == "flip" and view.back(action.code) == HIDDEN:
        return Reason("reveal")
    after = view.copy()
    after.faces = tuple(max(artist, 0) for artist in view.faces)  # a bow may turn up a hidden side
    apply(after, action)
    won = _poster(view, after, action.seat & 1)
    after.faces = view.faces
    return won or _quiet(view, after, action.seat)


def _poster(view: FlipState, after: FlipState, side: int) -> Reason | None:
    """Return the justification by the poster that the action wins; `None` if it wins none."""
    if after.reason == "five_clowns":
        return Reason("five")
    new = after.posters[side] & ~view.posters[side]
    for artist in POSTER_ARTISTS:
        if new >> artist & 1:
            return Reason("win" if after.reason == "posters" else "poster", {"artist": ARTISTS[artist]})
    return None


def _quiet(view: FlipState, after: FlipState, seat: int) -> Reason | None:
    """Return the justification of an action that wins no poster; `None` if no sentence fits."""
    if after.phase == OVER:
        return None
    side = seat & 1
    (near, _), (now, _) = needs(view), needs(after)
    if near[1 - side][0] <= view.config.turn_actions < now[1 - side][0]:
        return Reason("block")
    if after.phase == CHOICE and after.awaited == (seat,):
        return Reason("clowns")
    if now[side][0] < near[side][0]:
        return Reason("nearer")
    return None
