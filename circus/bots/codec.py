"""A question on its way to another process: its view travels, what the set-up fixes does not."""

import pickle
from functools import lru_cache
from io import BytesIO
from typing import Any

from circus import games, levels
from circus.bots.thinker import Question
from circus.core.action import Action
from circus.core.game import Game, Setup
from circus.core.option import Value
from circus.core.state import State

_PLAIN = (int, str, bytes, tuple, list, dict, set, frozenset, type(None))
"""Always sent as they are."""

_FIXED, _ACTION = "fixed", "action"


def packed(question: Question) -> bytes:
    """A question as bytes, for `opened`.

    Actions travel as text. What the view shares with every state of its set-up (a board and the
    tables made for it) is named by its slot, because each process makes its own once.
    """
    setup = question.setup
    named = setup.seats, tuple(setup.options.items()), setup.level_name
    asked = question.seat, question.strength, question.seed, question.with_reason
    return pickle.dumps((question.game.name, *named, _view_packed(question), *asked))


def opened(packed_question: bytes) -> Question:
    """The question of a parcel; raises whatever is wrong with its set-up."""
    name, seats, options, level, view, *asked = pickle.loads(packed_question)
    game, setup, start = _table(name, seats, options, level)
    return Question(game, setup, _Unpickler(BytesIO(view), game, start).load(), *asked)


def _view_packed(question: Question) -> bytes:
    into = BytesIO()
    _Pickler(into, question.view, question.game.start(question.setup)).dump(question.view)
    return into.getvalue()


@lru_cache(maxsize=8)
def _table(
    name: str, seats: int, options: tuple[tuple[str, Value], ...], level: str | None
) -> tuple[Game[Any], Setup, State]:
    game = games.find(name)
    board = levels.load(game, level) if level else levels.default(game)
    setup = game.setup(seats, dict(options), board)
    return game, setup, game.start(setup)


class _Pickler(pickle.Pickler):
    def __init__(self, into: BytesIO, view: State, start: State) -> None:
        super().__init__(into)
        mine = view.contents().items()
        theirs = start.contents()
        self._fixed = {
            id(value): slot
            for slot, value in mine
            if value is theirs[slot] and not isinstance(value, (*_PLAIN, Action))
        }

    def persistent_id(self, each: Any) -> tuple[str, str] | None:
        if isinstance(each, Action):
            return _ACTION, str(each)
        slot = self._fixed.get(id(each))
        return (_FIXED, slot) if slot else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, source: BytesIO, game: Game[Any], start: State) -> None:
        super().__init__(source)
        self._game = game
        self._start = start

    def persistent_load(self, pid: tuple[str, str]) -> Any:
        kind, name = pid
        return self._game.verbs.parse(name) if kind == _ACTION else getattr(self._start, name)
