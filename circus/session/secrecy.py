"""Secrecy between several persons at one screen, and the hidden information of a seat."""

from collections.abc import Iterator, Sequence
from random import Random

from circus.core.action import CHANCE, Action
from circus.core.game import Game, Setup
from circus.core.piece import Piece
from circus.core.state import State

CURTAIN, HOLD, OPEN = SECRECIES = ("curtain", "hold", "open")
"""A curtain between turns; hands visible only while they are held; hands that are always visible."""


def hidden_pieces(game: Game[State], own: State, public: State) -> Iterator[Piece]:
    """Yield the pieces whose faces are visible in a seat's `own` view and not in the public one."""
    covered = {piece.place for piece in game.pieces(public) if not piece.face}
    shown = {(piece.place, piece.face) for piece in game.pieces(public) if piece.face}
    for piece in game.pieces(own):
        if piece.face and piece.place in covered and (piece.place, piece.face) not in shown:
            yield piece


def open_actions(game: Game[State], own: State, public: State, legal: Sequence[Action]) -> tuple[Action, ...]:
    """Return the legal actions that name no hidden piece: they can be offered while hands are covered."""
    hidden = {piece.name for piece in hidden_pieces(game, own, public)}
    return tuple(action for action in legal if hidden.isdisjoint(action.picks))


def has_secrets(game: Game[State], setup: Setup) -> bool:
    """Check whether a game of this set-up has hidden information between persons at one screen."""
    if game.facts.secrets or game.facts.window_kinds:
        return True
    state, draws = game.start(setup), Random(0)
    while CHANCE in state.awaited:
        game.apply(state, game.chance(state, draws), None)
    public = game.view(state, CHANCE)
    return any(any(hidden_pieces(game, game.view(state, seat), public)) for seat in range(setup.seats))
