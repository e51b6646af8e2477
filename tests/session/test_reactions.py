"""When a person is asked for a reaction: their own wish, and what everybody sees; never what they hold."""

from dataclasses import replace

import pytest

from circus.core.facts import Window
from circus.session.reactions import ALWAYS, CONCERNED, NEVER, Reactions

TURN, NEXT_TURN = (1, 0, 0), (1, 0, 1)
ON_ME = Window(key=1, turn=TURN, asked=frozenset((0, 1, 2)), concerned=frozenset((0, 3)), verb="allow")
ON_OTHERS = replace(ON_ME, key=2, concerned=frozenset((1, 3)))


def test_a_person_is_asked_at_every_card_unless_they_say_otherwise() -> None:
    wishes = Reactions()
    assert wishes.mode(0, TURN) == ALWAYS
    assert wishes.asks(0, ON_ME) and wishes.asks(0, ON_OTHERS)
    assert wishes.automatic((0, 1, 2), ON_OTHERS) == ()


def test_who_wants_to_be_asked_only_when_concerned_lets_the_rest_happen() -> None:
    wishes = Reactions()
    wishes.choose(0, CONCERNED, TURN)
    assert wishes.asks(0, ON_ME) and not wishes.asks(0, ON_OTHERS)
    assert wishes.automatic((0, 1, 2), ON_OTHERS) == (0,)


def test_never_this_turn_ends_with_the_turn_and_the_former_wish_comes_back() -> None:
    wishes = Reactions()
    wishes.choose(0, CONCERNED, TURN)
    wishes.choose(0, NEVER, TURN)
    assert not wishes.asks(0, ON_ME)
    assert wishes.mode(0, NEXT_TURN) == CONCERNED
    assert wishes.asks(0, replace(ON_ME, turn=NEXT_TURN))


@pytest.mark.parametrize("mode", [ALWAYS, CONCERNED])
def test_who_thinks_better_of_never_is_asked_again(mode: str) -> None:
    wishes = Reactions()
    wishes.choose(0, NEVER, TURN)
    wishes.choose(0, mode, TURN)
    assert wishes.mode(0, TURN) == mode and wishes.asks(0, ON_ME)


def test_each_seat_has_its_own_wish() -> None:
    wishes = Reactions()
    wishes.choose(1, NEVER, TURN)
    assert wishes.automatic((0, 1, 2), ON_ME) == (1,)
