"""When a person is asked for a reaction: their own wish, and what everybody sees; never what they hold."""

from dataclasses import replace

import pytest

from circus.core.facts import ReactionWindow
from circus.session.reactions import ALWAYS, CONCERNED, NEVER, ReactionPreferences

TURN, NEXT_TURN = (1, 0, 0), (1, 0, 1)
SEATS = frozenset((0, 1, 2))
ON_ME = ReactionWindow(1, TURN, "card/attack", SEATS, SEATS, frozenset((0, 3)), "allow", "intervene")
ON_OTHERS = replace(ON_ME, key=2, concerned=frozenset((1, 3)))


def test_a_person_is_asked_when_it_concerns_them_unless_they_say_otherwise() -> None:
    wishes = ReactionPreferences()
    assert wishes.mode(0, TURN) == CONCERNED
    assert wishes.asks(0, ON_ME) and not wishes.asks(0, ON_OTHERS)


def test_who_wants_to_be_asked_at_every_card_is() -> None:
    wishes = ReactionPreferences()
    wishes.choose(0, ALWAYS, TURN)
    assert wishes.asks(0, ON_ME) and wishes.asks(0, ON_OTHERS)


@pytest.mark.parametrize("mode", [ALWAYS, CONCERNED])
def test_who_cannot_react_as_everybody_can_tell_is_not_asked(mode: str) -> None:
    wishes = ReactionPreferences()
    wishes.choose(0, mode, TURN)
    assert not wishes.asks(0, replace(ON_ME, able=frozenset((1, 2))))


def test_never_this_turn_ends_with_the_turn_and_the_former_wish_comes_back() -> None:
    wishes = ReactionPreferences()
    wishes.choose(0, ALWAYS, TURN)
    wishes.choose(0, NEVER, TURN)
    assert not wishes.asks(0, ON_ME)
    assert wishes.mode(0, NEXT_TURN) == ALWAYS
    assert wishes.asks(0, replace(ON_ME, turn=NEXT_TURN))


@pytest.mark.parametrize("mode", [ALWAYS, CONCERNED])
def test_who_thinks_better_of_never_is_asked_again(mode: str) -> None:
    wishes = ReactionPreferences()
    wishes.choose(0, NEVER, TURN)
    wishes.choose(0, mode, TURN)
    assert wishes.mode(0, TURN) == mode and wishes.asks(0, ON_ME)


def test_each_seat_has_its_own_wish() -> None:
    wishes = ReactionPreferences()
    wishes.choose(1, NEVER, TURN)
    wishes.arm(2, "card/attack")
    assert wishes.asks(0, ON_ME)
    assert not wishes.asks(1, replace(ON_ME, concerned=frozenset((1,))))
    assert wishes.armed(0) == frozenset()


def test_who_is_armed_for_a_kind_of_card_is_not_asked_about_the_next_of_that_kind() -> None:
    wishes = ReactionPreferences()
    wishes.arm(0, "card/attack")
    assert not wishes.asks(0, ON_ME)
    assert wishes.asks(0, replace(ON_ME, kind="card/abduct"))
    assert wishes.heeds(0, ON_ME), "how long the window lasts does not tell who is armed"
    wishes.disarm(0, "card/attack")
    assert wishes.asks(0, ON_ME)


def test_arming_twice_takes_it_back() -> None:
    wishes = ReactionPreferences()
    wishes.arm(0, "card/attack")
    wishes.arm(0, "card/abduct")
    wishes.arm(0, "card/attack")
    assert wishes.armed(0) == {"card/abduct"}
