"""The base class of states refuses what would make all positions of a game look equal."""

import pytest

from circus.core.state import State


class Forgetful(State):
    """Keep its attributes outside the slots, as a designer may who does not know of them."""


def test_states_of_a_class_without_slots_are_not_compared() -> None:
    with pytest.raises(TypeError, match="Forgetful declares no slots"):
        assert Forgetful() == Forgetful()


def test_a_state_that_cannot_be_copied_says_what_is_missing() -> None:
    with pytest.raises(TypeError, match="Forgetful has to write its own copy"):
        Forgetful().copy()
