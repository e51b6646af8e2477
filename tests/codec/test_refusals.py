"""What the codec refuses: bytes that are no packed state, and bytes that name what is not the game's."""

import os
import pickle
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import pytest

from circus import games
from circus.content import levels
from circus.core.errors import CircusError, UsageError
from circus.records import codec

GAME = games.find("pebbles")
SETUP = GAME.setup()


def sealed(*parts: object) -> bytes:
    """Parts with the right mark and checksum."""
    body = pickle.dumps(parts)
    return codec.MARK + zlib.crc32(body).to_bytes(4, "big") + body


def with_contents(contents: object) -> bytes:
    return sealed("pebbles", 2, (("low_wins", False),), None, [], pickle.dumps(contents))


class Calls:
    """Names a function with what it is called with, as a hostile pickle does."""

    def __init__(self, function: Callable[..., Any], *arguments: object) -> None:
        self.called = function, arguments

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        return self.called


@dataclass(frozen=True)
class Purse:
    """A value of a game that refuses attributes from outside, as a compiled frozen class does."""

    __module__ = type(GAME.start(SETUP)).__module__

    stones: int
    doubled: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "doubled", 2 * self.stones)

    def __setstate__(self, state: object) -> None:
        raise AttributeError("cannot assign to field 'stones'")


def test_a_state_comes_back_as_the_game_of_its_name() -> None:
    state = GAME.start(SETUP)
    assert codec.unpack_state(codec.pack_state(GAME, SETUP, state)) == (GAME, SETUP, state)


def test_a_chosen_board_is_named_and_found_again() -> None:
    game = games.find("quel_cirque")
    other = next(name for name in levels.names(game) if game.level and name != game.level.default)
    setup = game.setup(level=levels.load(game, other))
    assert codec.unpack_state(codec.pack_state(game, setup, game.start(setup)))[1].level_name == other


def test_a_frozen_value_comes_back_through_its_constructor_for_a_compiled_one_takes_no_attributes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(import_module(Purse.__module__), "Purse", Purse, raising=False)
    state: Any = GAME.start(SETUP)
    state.stone = Purse(3)
    come: Any = codec.unpack_state(codec.pack_state(GAME, SETUP, state))[2]
    assert come.stone == Purse(3) and come.stone.doubled == 6


@pytest.mark.parametrize("data", [b"", b"{}", codec.MARK, codec.MARK + b"\0\0\0\0", pickle.dumps({})])
def test_what_is_no_packed_state_is_refused(data: bytes) -> None:
    with pytest.raises(CircusError, match="packed state"):
        codec.unpack_state(data)


@pytest.mark.parametrize(
    "hostile",
    [
        Calls(os.system, "true"),
        Calls(eval, "1"),
        Calls(games.find, "pebbles"),
        Calls(getattr, "", "upper"),
        Calls(codec.rebuild, os.system, {"command": "true"}),
    ],
)
def test_only_values_of_the_game_may_be_named(hostile: Calls) -> None:
    hidden = {"hands": hostile}
    with pytest.raises(CircusError, match="may not name"):
        codec.unpack_state(with_contents(hidden))
    with pytest.raises(CircusError, match="may not name"):
        codec.unpack_state(sealed(hostile, 2, (), None, [], b""))


def test_a_function_of_the_game_is_no_value() -> None:
    module = type(GAME.start(SETUP)).__module__
    named = f"c{module}\nfill\n.".encode()
    with pytest.raises(CircusError, match="may not name"):
        codec.unpack_state(sealed("pebbles", 2, (("low_wins", False),), None, [], named))


def test_contents_of_another_version_are_refused() -> None:
    contents = GAME.start(SETUP).contents()
    del contents["hands"]
    with pytest.raises(CircusError, match="another version"):
        codec.unpack_state(with_contents(contents))
    with pytest.raises(CircusError, match="another version"):
        codec.unpack_state(with_contents({**contents, "hands": [], "purse": 3}))


def test_a_set_up_that_does_not_exist_here_is_refused() -> None:
    with pytest.raises(UsageError, match="no game 'chess'"):
        codec.unpack_state(sealed("chess", 2, (), None, [], b""))
    with pytest.raises(UsageError, match="cannot be played with 9"):
        codec.unpack_state(sealed("pebbles", 9, (), None, [], b""))


def test_an_action_that_the_game_does_not_know_is_refused() -> None:
    contents = {**GAME.start(SETUP).contents(), "stone": Calls(codec.action, "0:fly moon")}
    with pytest.raises(CircusError, match="fly"):
        codec.unpack_state(with_contents(contents))
