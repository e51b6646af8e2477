"""Codec of states: packs a position as bytes for another process, a save or another program.

A state is not pickled as a whole, because it shares its board and tables with every state of its set-up.
Packed are the set-up, the board's content and the slots of the state; `unpack_state` builds the shared parts
again. Bytes that are damaged, or that name anything but values of the game, are refused.
"""

import pickle
import zlib
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import lru_cache
from importlib import import_module
from io import BytesIO
from typing import Any, NoReturn

from circus import games
from circus.core.action import Action
from circus.core.errors import CircusError
from circus.core.game import Game, Setup
from circus.core.level import Level, LevelContent
from circus.core.option import Value
from circus.core.state import State

MARK = b"circus state 2\n"
"""First bytes of a packed state: format and version."""

_PROTOCOL = 5
_CHECKSUM = 4
_PARAMETERS = "__dataclass_params__"
_BUILTIN = (int, str, bytes, float, bool, tuple, list, dict, set, frozenset, type(None))


def pack_state(game: Game[Any], setup: Setup, state: State) -> bytes:
    """Pack a state or a view as bytes for `unpack_state`.

    Actions are written as their texts. The board is included: the file of its name may have changed by then.
    """
    start = game.start(setup).contents()
    contents = state.contents()
    shared = [slot for slot, value in contents.items() if value is start[slot] and not _is_builtin(value)]
    for slot in shared:
        del contents[slot]
    board = (setup.level.name, setup.level.content) if setup.level else None
    named = game.name, setup.seats, tuple(setup.choices.items()), board
    body = pickle.dumps((*named, shared, _dumped(contents)), _PROTOCOL)
    return MARK + zlib.crc32(body).to_bytes(_CHECKSUM, "big") + body


def unpack_state(data: bytes) -> tuple[Game[Any], Setup, State]:
    """Unpack bytes and return the game, the set-up and the state.

    Raises:
        CircusError: if the bytes are damaged, or their game, set-up or contents do not belong to this
            program.
    """
    name, seats, options, board, shared, dumped = _body(data)
    try:
        game, setup, start = _table(name, seats, options, board)
        contents = _Unpickler(dumped, game).load()
        state = start.copy()
        if sorted([*shared, *contents]) != sorted(start.contents()):
            raise CircusError(f"a packed state of {name} is of another version: pack it again")
        for slot, value in contents.items():
            setattr(state, slot, value)
    except CircusError:
        raise
    except Exception as error:  # damaged bytes can raise any exception in an unpickler
        raise CircusError(f"a packed state of {name} cannot be read: {_error_text(error)}") from error
    return game, setup, state


def _body(data: bytes) -> tuple[Any, ...]:
    """Return the six packed parts; raise `CircusError` unless the checksum and types are right."""
    if not data.startswith(MARK):
        raise CircusError("this is not a packed state: it does not begin as one of this version does")
    head = len(MARK) + _CHECKSUM
    body = data[head:]
    if zlib.crc32(body) != int.from_bytes(data[len(MARK) : head], "big") or len(data) < head:
        raise CircusError("this packed state is damaged: its checksum does not fit")
    try:
        parts = _Unpickler(body).load()
        name, _seats, _options, _board, shared, dumped = parts
        if not (isinstance(name, str) and isinstance(shared, list) and isinstance(dumped, bytes)):
            raise TypeError("its parts are of other types")
    except CircusError:
        raise
    except Exception as error:
        raise CircusError(f"this packed state cannot be read: {_error_text(error)}") from error
    return tuple(parts)


def _error_text(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def _is_builtin(value: object) -> bool:
    """Return whether a value is packed even if it equals the start's value; such values may be mutable."""
    return type(value) in _BUILTIN or isinstance(value, Action)


@lru_cache(maxsize=8)
def _table(
    name: str, seats: int, options: tuple[tuple[str, Value], ...], board: tuple[str, LevelContent] | None
) -> tuple[Game[Any], Setup, State]:
    """Return the game, the set-up and its first state.

    The result is cached, so all unpacked states share boards and tables.
    """
    game = games.find(name)
    level = Level.of_content(*board) if board else None
    fault = game.level.fault(level) if game.level and level else None
    if fault:
        raise CircusError(f"a packed state of {name} has a board that cannot be: {fault}")
    setup = game.setup(seats, dict(options), level)
    return game, setup, game.start(setup)


def action(text: str) -> NoReturn:
    """Represent an action in packed bytes; `_Unpickler` replaces it by the game's parser.

    Raises:
        TypeError: if another unpickler calls it.
    """
    raise TypeError(f"the action '{text}' belongs to a game: open it with circus.records.codec.unpack_state")


def rebuild(kind: Callable[..., Any], values: dict[str, Any]) -> Any:
    """Return a frozen dataclass made from its fields; packed bytes name this function."""
    return kind(**values)


class _Pickler(pickle.Pickler):
    """Pickler that writes actions as their texts, and frozen dataclasses as calls of their constructor.

    The default way sets the attributes of an empty object one by one, which a compiled frozen class refuses.
    """

    def reducer_override(self, each: Any) -> Any:
        """Return the function and arguments that make a value again; called for each object."""
        kind = type(each)
        if kind is Action:
            return action, (str(each),)
        if is_dataclass(kind) and getattr(kind, _PARAMETERS).frozen:
            given = [part.name for part in fields(kind) if part.init]
            return rebuild, (kind, {name: getattr(each, name) for name in given})
        return NotImplemented


class _Unpickler(pickle.Unpickler):
    """Unpickler restricted to Python's own values, actions and the classes of the game's own modules."""

    def __init__(self, source: bytes, game: Game[Any] | None = None) -> None:
        super().__init__(BytesIO(source))
        self._game = game

    def find_class(self, module: str, name: str) -> Callable[..., Any]:
        """Return the class or function of this name; raise `CircusError` unless a state may contain it."""
        if self._game:
            if (module, name) == (action.__module__, action.__name__):
                return self._game.verbs.parse
            if (module, name) == (rebuild.__module__, rebuild.__name__):
                return rebuild
            own = games.module_of(self._game.name)
            if module == own or module.startswith(f"{own}."):
                found = getattr(import_module(module), name, None)
                if isinstance(found, type) and found.__module__ == module:
                    return found
        raise CircusError(f"a packed state may not name {module}.{name}")


def _dumped(contents: dict[str, Any]) -> bytes:
    into = BytesIO()
    _Pickler(into, _PROTOCOL).dump(contents)
    return into.getvalue()
