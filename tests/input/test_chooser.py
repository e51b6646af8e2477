"""The chooser on real tables: taps and drags become actions, or the rule that forbids them."""

import os
import subprocess
import sys
from pathlib import Path

from circus.games.flip_circus import GAME as FLIP
from circus.ui.input.chooser import Chooser, Chosen
from tests.input import choosing
from tests.program import ROOT
from tests.rules import quel_cirque, texas_showdown
from tests.rules.clearing_house.openings import ended
from tests.rules.clearing_house.test_attacks import fight_to_death
from tests.rules.clown_standoff.openings import ONE_EACH, argued
from tests.rules.flip_circus.openings import opened as flip_opened
from tests.table import Table

THREE = ("white add red clown/0",) * 3
"""Three marbles for the first clown, which may then walk three spaces."""


FREE_PEEK = (
    "*:setup clown+magician magician+seer clown+seer tamer+acrobat clown+tamer "
    "seer+strongman clown+strongman tamer+strongman clown+acrobat magician+acrobat"
)
"""A circle where two flips of the right tokens leave one that can be flipped or peeked at, not swapped."""


def cirque(face: str, *turns: str) -> Table:
    table = quel_cirque.turns(quel_cirque.opened(3), *turns)
    return quel_cirque.roll(table, face)


def texas(**options: object) -> Table:
    return texas_showdown.opened(*texas_showdown.BLOCKS, **options)


def tap(chooser: Chooser, *names: str) -> Chosen:
    """Taps one after the other; all but the last have to be picks on the way."""
    *before, last = names
    for name in before:
        assert chooser.tap(name) == Chosen(picked=True), name
    return chooser.tap(last)


def done(chosen: Chosen) -> str:
    """The action that a gesture came to."""
    assert chosen.action is not None, chosen
    return str(chosen.action)


def rule(chosen: Chosen) -> str:
    """The rule that a gesture broke."""
    assert chosen.action is None and not chosen.picked
    assert chosen.why is not None
    return chosen.why.rule


def test_click_after_click_spells_an_action() -> None:
    assert done(tap(choosing(cirque("white")), "green", "clown/1")) == "0:add green clown/1"


def test_after_an_action_the_choice_begins_anew() -> None:
    chooser = choosing(cirque("white"))
    tap(chooser, "green", "clown/1")
    assert chooser.picker.picks == ()


def test_verbs_are_a_menu_once_only_verbs_are_left() -> None:
    table = Table(FLIP, 2).play("*:first seat/1", FREE_PEEK, "1:flip token/1", "1:flip token/7")
    chooser = choosing(table)
    assert not chooser.menu
    tap(chooser, "token/7")
    assert chooser.menu == ("verb/flip", "verb/peek")
    assert done(chooser.tap("verb/peek")) == "0:peek token/7"


def test_there_is_no_menu_while_a_second_token_is_wanted() -> None:
    chooser = choosing(flip_opened())
    tap(chooser, "token/4")
    assert {"verb/flip", "token/5"} <= chooser.picker.selectable
    assert chooser.menu == ()


def test_flip_or_swap_is_chosen_by_verb_or_by_the_second_token() -> None:
    table = flip_opened()
    assert done(tap(choosing(table), "token/4", "verb/flip")) == "0:flip token/4"
    assert done(tap(choosing(table), "token/5", "token/4")) == "0:swap token/4 token/5"
    assert done(tap(choosing(table), "verb/flip", "token/4")) == "0:flip token/4"


def test_one_card_is_no_payment_until_its_verb_says_what_it_is() -> None:
    table = argued(*ONE_EACH)
    assert done(tap(choosing(table), "card/2", "verb/reshuffle")) == "0:reshuffle card/2"
    pay = tap(choosing(table), "card/6", "card/2", "card/4", "card/3")
    assert done(pay) == "0:pass card/2 card/3 card/4 card/6"


def test_a_card_dropped_anywhere_is_picked_only_while_it_could_begin_a_payment() -> None:
    chooser = choosing(argued(*ONE_EACH))
    assert chooser.drag("card/2", (), "") == Chosen(picked=True)
    assert chooser.picker.picks == ("card/2",)


def test_a_card_dropped_on_what_stands_for_a_verb_is_paid_for_it() -> None:
    chooser = choosing(argued(*ONE_EACH))
    assert done(chooser.drag("card/2", (), "verb/reshuffle")) == "0:reshuffle card/2"
    assert chooser.drag("card/6", (), "verb/pass") == Chosen(picked=True)
    assert done(tap(chooser, "card/2", "card/4", "card/3")) == "0:pass card/2 card/3 card/4 card/6"


def test_a_token_dropped_nowhere_is_not_flipped() -> None:
    chooser = choosing(flip_opened())
    assert chooser.drag("token/4", (), "") == Chosen(picked=True)
    assert done(chooser.tap("verb/flip")) == "0:flip token/4"


def test_under_a_named_verb_a_drop_anywhere_is_the_action() -> None:
    chooser = choosing(flip_opened())
    tap(chooser, "verb/flip")
    assert done(chooser.drag("token/4", (), "")) == "0:flip token/4"


def test_a_picked_thing_is_put_back_by_a_second_tap() -> None:
    chooser = choosing(texas(passing=True), 0)
    assert tap(chooser, "card/3", "card/3") == Chosen(picked=True)
    assert chooser.picker.picks == ()


def test_any_card_of_a_payment_is_put_back_by_a_tap() -> None:
    chooser = choosing(argued(*ONE_EACH))
    assert tap(chooser, "card/2", "card/3", "card/6", "card/2") == Chosen(picked=True)
    assert chooser.picker.picks == ("card/3", "card/6")


def test_back_takes_the_last_pick_and_says_when_there_is_none() -> None:
    chooser = choosing(cirque("white", *THREE))
    tap(chooser, "clown/0", "cell/1,2")
    assert chooser.back() == Chosen(picked=True)
    assert chooser.picker.picks == ("clown/0",)
    assert chooser.back() == Chosen(picked=True)
    assert chooser.back() == Chosen()


def test_another_beginning_begins_anew() -> None:
    chooser = choosing(cirque("white", *THREE))
    tap(chooser, "clown/0", "cell/1,2")
    assert chooser.tap("green") == Chosen(picked=True)
    assert chooser.picker.picks == ("green",)


def test_the_only_pick_before_a_thing_need_not_be_made() -> None:
    assert done(choosing(cirque("red")).tap("clown/1")) == "0:add red clown/1"


def test_where_several_picks_could_come_before_a_thing_none_is_taken() -> None:
    chooser = choosing(cirque("white"))
    assert chooser.tap("clown/1").action is None
    assert chooser.picker.picks == ()


def test_the_only_way_on_a_path_is_walked_by_itself() -> None:
    chooser = choosing(cirque("white", *THREE))
    assert tap(chooser, "clown/0", "cell/1,3") == Chosen(picked=True)
    assert chooser.picker.picks == ("clown/0", "cell/1,2", "cell/1,3")


def test_a_drag_along_an_exact_path_is_that_path() -> None:
    chooser = choosing(cirque("white", *THREE))
    dragged = chooser.drag("clown/0", ("clown/0", "cell/1,2", "cell/2,2", "cell/2,3"), "cell/2,3")
    assert done(dragged) == "0:move clown/0 cell/1,2 cell/2,2 cell/2,3"


def test_a_drag_to_an_end_that_only_one_way_reaches_is_that_way() -> None:
    chooser = choosing(cirque("white", *THREE))
    dragged = chooser.drag("clown/0", ("cell/2,1", "cell/3,1", "cell/3,2"), "cell/3,2")
    assert done(dragged) == "0:move clown/0 cell/1,2 cell/2,2 cell/3,2"


def test_a_drag_to_an_end_that_several_ways_reach_leaves_the_way_open() -> None:
    chooser = choosing(cirque("white", *THREE))
    assert chooser.drag("clown/0", ("cell/2,1", "cell/2,3"), "cell/2,3") == Chosen(picked=True)
    assert chooser.picker.picks == ("clown/0",)
    assert done(tap(chooser, "cell/1,2", "cell/2,2", "cell/2,3")) == (
        "0:move clown/0 cell/1,2 cell/2,2 cell/2,3"
    )


def test_a_thing_already_picked_is_dragged_from_its_place_all_the_same() -> None:
    chooser = choosing(cirque("white", *THREE))
    tap(chooser, "clown/0", "cell/1,2")
    dragged = chooser.drag("clown/0", ("cell/1,2", "cell/1,3", "cell/2,3"), "cell/2,3")
    assert done(dragged) == "0:move clown/0 cell/1,2 cell/1,3 cell/2,3"


def test_another_thing_than_the_picked_one_is_dragged_anew() -> None:
    chooser = choosing(cirque("white", "white add red clown/0", "white add red clown/1"))
    tap(chooser, "clown/0")
    assert done(chooser.drag("clown/1", (), "cell/2,2")) == "2:move clown/1 cell/2,2"


def test_a_drag_goes_on_from_the_picks_before_it() -> None:
    chooser = choosing(cirque("white", *THREE))
    tap(chooser, "clown/0", "cell/1,2")
    assert done(chooser.drag("cell/2,2", (), "cell/2,3")) == "0:move clown/0 cell/1,2 cell/2,2 cell/2,3"


def test_a_marble_is_dragged_to_its_clown() -> None:
    chooser = choosing(cirque("white"))
    assert done(chooser.drag("blue", ("red", "blue"), "clown/2")) == "0:add blue clown/2"


def test_two_tokens_are_swapped_by_dragging_either_to_the_other() -> None:
    assert done(choosing(flip_opened()).drag("token/5", (), "token/4")) == "0:swap token/4 token/5"
    assert done(choosing(flip_opened()).drag("token/4", (), "token/5")) == "0:swap token/4 token/5"


def test_a_card_that_is_an_action_by_itself_may_be_dropped_anywhere() -> None:
    assert done(choosing(texas()).drag("card/0", (), "")) == "0:play card/0"
    assert done(choosing(texas()).drag("card/0", ("seat/1",), "seat/1")) == "0:play card/0"


def test_a_thing_that_may_not_be_tapped_names_its_rule() -> None:
    assert rule(choosing(texas()).tap("card/3")) == "TX-9"
    assert rule(choosing(texas(), 0).tap("card/20")) == "A trick"
    follow = texas_showdown.opened("0-9", "10 15-20", "21-25", "31-40").play("0:play card/0")
    assert rule(choosing(follow, 1).tap("card/15")) == "TX-1"


def test_a_thing_that_may_not_be_dragged_off_names_its_rule() -> None:
    assert rule(choosing(texas()).drag("card/3", (), "")) == "TX-9"


def test_a_move_too_far_names_its_rule() -> None:
    chooser = choosing(cirque("white", "white add red clown/0"))
    assert rule(chooser.drag("clown/0", (), "cell/3,3")) == "QC-4"
    assert rule(tap(chooser, "clown/0", "cell/3,3")) == "QC-4"


def test_a_space_that_nothing_can_reach_names_the_rule_of_those_that_can_move() -> None:
    for table, ruling in (
        (cirque("white", "white add red clown/0"), "QC-4"),
        (cirque("white"), "QC-3"),  # all clowns are empty
    ):
        seat = table.awaited[0]
        chooser = Chooser(table.game, table.view(seat), seat, table.game.places(table.setup))
        assert rule(chooser.tap("cell/3,3")) == ruling


def test_a_wrong_swap_names_its_rule_and_changes_nothing() -> None:
    chooser = choosing(flip_opened())
    assert rule(chooser.drag("token/1", (), "token/6")).startswith(("2.", "FC-"))
    assert chooser.picker.picks == ()


def test_an_illegal_try_keeps_what_was_picked() -> None:
    chooser = choosing(cirque("white", *THREE))
    tap(chooser, "clown/0", "cell/1,2")
    assert chooser.tap("cell/3,6").action is None
    assert chooser.picker.picks == ("clown/0", "cell/1,2")


def test_what_names_nothing_is_no_pick_and_breaks_no_rule() -> None:
    chooser = choosing(cirque("white"))
    assert chooser.tap("seat/1") == Chosen()
    assert chooser.drag("seat/1", (), "") == Chosen()


def test_a_verb_out_of_its_time_names_its_rule() -> None:
    assert rule(choosing(texas(face_cards="pass_the_buck")).tap("seat/1")) == "TX-13"


def test_no_rule_of_an_option_is_named_that_is_not_played() -> None:
    """With Sheriffs nobody names a leader, and without passing nobody passes: there is nothing to tell."""
    assert choosing(texas()).tap("seat/1") == Chosen()


def test_what_is_legal_but_not_offered_breaks_no_rule() -> None:
    table = cirque("white")
    view = table.game.view(table.state, 0)
    offered = table.game.verbs.parse("0:add green clown/1")
    chooser = Chooser(table.game, view, 0, (), (offered,))
    assert chooser.tap("red") == Chosen()
    assert chooser.tap("green") == Chosen(picked=True)


def test_a_thing_that_cannot_be_used_is_told_what_others_of_its_kind_can_do() -> None:
    """The only moves of this turn put a marble into a clown; turning over is no part of this game."""
    green = cirque("green", *THREE)
    assert rule(choosing(green).tap("clown/0")) == "QC-2"
    assert rule(choosing(green).tap("red")) == "QC-2"
    assert choosing(green).tap("clown/1").action, "the rolled color goes there by itself"


def test_a_thing_that_is_needed_second_breaks_no_rule_when_it_is_tapped_first() -> None:
    chooser = choosing(cirque("white"))
    assert chooser.tap("clown/1") == Chosen()
    assert {str(action) for action in chooser.after_others("clown/1")} == {
        f"0:add {color} clown/1" for color in quel_cirque.COLORS
    }


WITHOUT_PYGAME = """
import sys
sys.modules["pygame"] = None
from circus import games
from circus.ui.input.chooser import Chooser
from circus.content.levels.layouts import layout
from circus.ui.gfx.director import Director, Tween
from circus.ui.gfx.tableau import arrange, locator

game = games.find("texas_showdown")
state = game.start(game.setup(4))
game.apply(state, game.verbs.parse(sys.argv[1]), None)
shown = arrange(game.pieces(game.view(state, 0)), locator(layout(game.name, 4, False), 4, 0))
director = Director()
director.queue(Tween(shown))
director.advance(1000)
assert director.placed == shown
print(len([piece for piece in shown if piece.place == "hand/0"]))
print(Chooser(game, game.view(state, 0), 0).drag("card/0", (), "").action)
"""


def test_picks_layouts_and_motion_need_no_pygame(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PYGAME, texas_showdown.dealt(*texas_showdown.BLOCKS)],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
    )
    assert (done.stdout, done.stderr) == ("15\n0:play card/0\n", "")


def test_a_verb_that_asks_to_be_named_is_never_done_by_a_pick_alone() -> None:
    """A Strongman between two Clowns can only be flipped: a tap picks it, the verb turns it over."""
    chooser = choosing(flip_opened())
    assert chooser.tap("token/3") == Chosen(picked=True)
    assert chooser.picker.selectable == {"verb/flip"}
    assert done(chooser.tap("verb/flip")) == "0:flip token/3"


def test_a_thing_is_picked_for_a_verb_that_has_still_to_be_named() -> None:
    chooser = choosing(flip_opened())
    chooser.tap("token/2")
    assert chooser.begin("flip", "token/6") == Chosen(picked=True)
    assert chooser.picker.picks == ("token/6",)
    assert chooser.begin("flip", "token/6") is None, "it is picked already"
    assert chooser.begin("flip", "seat/0") is None
    assert done(chooser.tap("verb/flip")) == "0:flip token/6"


def test_a_card_without_a_target_is_refused_for_the_living_however_few_have_died() -> None:
    """CH-16: seat 1 is out of the game, which is no reason; nobody is beside seat 0."""
    table = fight_to_death()
    ended(table, 2)
    chosen = Chooser(table.game, table.view(0), 0, table.game.places(table.setup)).tap("card/abduct")
    assert chosen.why is not None and (chosen.why.rule, chosen.why.key) == (
        "CH-16",
        "clearing_house-why-abduct-near",
    )


def test_a_verb_that_cannot_be_named_says_why() -> None:
    """FC-3: both actions have to be made before the turn ends."""
    assert rule(choosing(flip_opened()).tap("verb/end")) == "FC-3"


def test_a_verb_tapped_twice_is_put_back() -> None:
    chooser = choosing(flip_opened())
    assert tap(chooser, "verb/flip", "verb/flip") == Chosen(picked=True)
    assert not chooser.picker.verb
