"""The picker on real tables: what is live, what is wanted, when an action is done."""

import pytest

from tests.input import picked, picking
from tests.rules import quel_cirque, texas_showdown
from tests.rules.clown_standoff.openings import ONE_CARDLESS, ONE_EACH, argued
from tests.rules.flip_circus.openings import opened as flip_opened
from tests.table import Table

THREE = ("white add red clown/0",) * 3
"""Three marbles for the first clown, which may then walk three spaces."""


def cirque(face: str, *turns: str) -> Table:
    table = quel_cirque.turns(quel_cirque.opened(3), *turns)
    return quel_cirque.roll(table, face)


def test_at_first_every_legal_action_is_live_and_nothing_is_done() -> None:
    table = cirque("white")
    picker = picking(table)
    assert sorted(map(str, picker.live)) == table.legal(0)
    assert picker.done is None
    assert picker.selectable == {"red", "green", "yellow", "blue"}


def test_a_sequence_wants_its_next_pick_only() -> None:
    picker = picked(picking(cirque("white")), "red")
    assert picker.selectable == {"clown/0", "clown/1", "clown/2"}
    assert all(action.picks[0] == "red" for action in picker.live)
    assert picker.done is None
    assert str(picked(picker, "clown/2").done) == "0:add red clown/2"


def test_a_thing_with_one_action_alone_is_done_at_once() -> None:
    picker = picking(texas_showdown.opened(*texas_showdown.BLOCKS))
    assert str(picked(picker, "card/0").done) == "0:play card/0"
    assert picked(picker, "card/0").selectable == frozenset()


def test_a_set_may_be_picked_in_any_order() -> None:
    table = texas_showdown.opened(*texas_showdown.BLOCKS, passing=True)
    for names in (("card/12", "card/3"), ("card/3", "card/12")):
        assert str(picked(picking(table, 0), *names).done) == "0:give card/3 card/12"


def test_a_set_does_not_want_a_thing_twice_but_wants_its_twin() -> None:
    gift = picking(texas_showdown.opened(*texas_showdown.BLOCKS, passing=True), 0)
    assert "card/3" not in picked(gift, "card/3").selectable
    table = argued(*ONE_CARDLESS)
    assert table.offers("0:pass card/2 card/2 card/3")
    once = picked(picking(table, 0), "card/2", "card/3")
    assert "card/2" in once.selectable
    assert "card/3" not in once.selectable


def test_nothing_is_done_while_a_longer_action_is_live() -> None:
    picker = picked(picking(argued(*ONE_EACH)), "card/2")
    assert [str(action) for action in picker.spelt] == ["0:reshuffle card/2"]
    assert len(picker.live) == 2
    assert picker.done is None
    assert picker.selectable == {"card/3", "card/4", "card/6", "verb/reshuffle", "verb/pass"}


def test_naming_the_verb_ends_a_choice_that_could_go_on() -> None:
    picker = picked(picking(argued(*ONE_EACH)), "card/2", "verb/reshuffle")
    assert str(picker.done) == "0:reshuffle card/2"


def test_a_verb_named_first_leaves_only_its_actions() -> None:
    picker = picked(picking(argued(*ONE_EACH)), "verb/pass")
    assert {action.verb for action in picker.live} == {"pass"}
    assert picker.done is None
    whole = picked(picker, "card/6", "card/2", "card/4", "card/3")
    assert str(whole.done) == "0:pass card/2 card/3 card/4 card/6"


def test_an_action_without_picks_waits_for_its_verb() -> None:
    picker = picking(argued(*ONE_EACH))
    assert picker.done is None
    assert "verb/reveal" in picker.selectable
    assert str(picked(picker, "verb/reveal").done) == "0:reveal"


def test_verbs_are_wanted_only_where_they_make_a_difference() -> None:
    assert not any(name.startswith("verb/") for name in picking(cirque("red")).selectable)
    flips = picking(flip_opened())
    assert {"verb/flip", "verb/swap"} <= flips.selectable


def test_a_thing_that_begins_several_verbs_asks_which() -> None:
    picker = picked(picking(flip_opened()), "token/4")
    assert {"verb/flip", "verb/swap", "token/5"} <= picker.selectable
    assert str(picked(picker, "verb/flip").done) == "0:flip token/4"
    assert str(picked(picker, "token/5").done) == "0:swap token/4 token/5"
    swap = picked(picker, "verb/swap")
    assert swap.done is None
    assert "token/5" in swap.selectable


def test_the_last_pick_is_taken_back_then_the_verb_then_nothing() -> None:
    fresh = picking(argued(*ONE_EACH))
    picker = picked(fresh, "verb/pass", "card/2", "card/3")
    assert picker.back().picks == ("card/2",)
    assert picker.back().back().back() == fresh
    assert fresh.back() == fresh


def test_a_pick_taken_back_opens_a_closed_choice_again() -> None:
    closed = picked(picking(argued(*ONE_EACH)), "card/2", "verb/reshuffle")
    assert closed.back().done is None
    assert closed.back().selectable == {"card/2", "card/3", "card/4", "card/6"}


def test_any_pick_of_a_set_is_put_back_but_only_the_last_of_a_sequence() -> None:
    gift = picked(picking(argued(*ONE_EACH)), "card/2", "card/3", "card/4")
    assert gift.without("card/2").picks == ("card/3", "card/4")
    assert gift.without("card/6") is gift
    path = picked(picking(cirque("white", *THREE)), "clown/0", "cell/1,2", "cell/1,3")
    assert path.without("clown/0") is path
    assert path.without("cell/1,3").picks == ("clown/0", "cell/1,2")


def test_a_name_that_is_not_wanted_is_refused() -> None:
    picker = picking(texas_showdown.opened(*texas_showdown.BLOCKS))
    for name in ("card/1", "verb/play", "verb/give", ""):
        with pytest.raises(ValueError, match="cannot be picked now"):
            picker.pick(name)


def test_a_seat_that_is_not_awaited_has_nothing_to_pick() -> None:
    table = texas_showdown.opened(*texas_showdown.BLOCKS)
    picker = picking(table, 1)
    assert table.legal(1) == []
    assert (picker.live, picker.selectable, picker.done) == ([], frozenset(), None)
