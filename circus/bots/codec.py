"""Conversion of a bot's question and answer to plain values and back, to send them to another process."""

from typing import Any, NamedTuple

from circus.bots.cost import Cost
from circus.bots.thinker import BotMove, MoveQuestion, TemptingAction
from circus.core.game import Game
from circus.core.policy import Reason
from circus.records import codec


class PackedQuestion(NamedTuple):
    """Question as plain values.

    Attributes:
        view: the view with its game and set-up, as bytes of `circus.records.codec`.
        seat, strength, seed, with_reason, look: as in `MoveQuestion`.
    """

    view: bytes
    seat: int
    strength: str
    seed: int
    with_reason: bool
    look: float


PackedReason = tuple[str, dict[str, Any]]
"""Key and facts of a `Reason`."""


class PackedMove(NamedTuple):
    """Answer as plain values; actions are text. See `BotMove` for the meanings.

    Attributes:
        costs: action, loss and standard error of each.
        instead: the reason of the tempting action, and the gain over it.
    """

    action: str
    reason: PackedReason | None
    costs: tuple[tuple[str, float, float], ...]
    instead: tuple[PackedReason, float] | None


def pack_question(asked: MoveQuestion) -> PackedQuestion:
    """Return the question as plain values; `unpack_question` is the inverse."""
    view = codec.pack_state(asked.game, asked.setup, asked.view)
    return PackedQuestion(view, asked.seat, asked.strength, asked.seed, asked.with_reason, asked.look)


def unpack_question(question: PackedQuestion) -> MoveQuestion:
    """Return the packed question; raises `CircusError` if its set-up does not exist in this program."""
    game, setup, view = codec.unpack_state(question.view)
    return MoveQuestion(game, setup, view, *question[1:])


def pack_move(move: BotMove) -> PackedMove:
    """Return the answer as plain values; `unpack_move` is the inverse."""
    return PackedMove(
        str(move.action),
        _pack_reason(move.reason) if move.reason else None,
        tuple((str(each.action), each.loss, each.stderr) for each in move.costs),
        (_pack_reason(move.instead.reason), move.instead.gain) if move.instead else None,
    )


def unpack_move(game: Game[Any], packed: PackedMove) -> BotMove:
    """Return the packed answer; raises `ParseError` if it names an action that the game does not have."""
    parse = game.verbs.parse
    return BotMove(
        parse(packed.action),
        Reason(*packed.reason) if packed.reason else None,
        tuple(Cost(parse(action), loss, stderr) for action, loss, stderr in packed.costs),
        TemptingAction(Reason(*packed.instead[0]), packed.instead[1]) if packed.instead else None,
    )


def _pack_reason(reason: Reason) -> PackedReason:
    return reason.key, dict(reason.facts)
