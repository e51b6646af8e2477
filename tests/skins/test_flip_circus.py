"""Flip Circus's table under the hand: all can be picked, and is shown before it is done."""

import random

import pytest

from circus.games.flip_circus import GAME
from circus.games.flip_circus.effects import EXCHANGES
from circus.games.flip_circus.state import CHOICE, TURN, FlipState
from circus.games.flip_circus.tokens import ARTISTS
from circus.ui.input.gestures import Cancel, Key, Wheel
from circus.ui.scenes.parts.portraits import portrait
from circus.ui.scenes.shell.destinations import ToRules
from circus.ui.skins.flip_circus.preview import FlipPreview, foreseen
from tests.navigators import Recorder
from tests.skins.flip_table import SKIN, Open, opener, shown
from tests.skins.harness import Make, SkinTable


@pytest.fixture
def make(open_table: Make) -> Open:
    """Opens tables of Flip Circus."""
    return opener(open_table)


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)], ids=["lying", "standing"])
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_wanted_can_be_hit_and_leads_to_an_action(
    make: Open, seats: int, size: tuple[int, int]
) -> None:
    table = make(seats=seats, size=size, options={"errors": "penalised"})
    rng = random.Random(seats)
    for _ in range(12):
        if not table.wait():
            break
        before = len(table.scene.session.match.actions)
        for _ in range(6):
            wanted = table.points(wanted=True)
            assert wanted
            table.tap(rng.choice(sorted(wanted)))
            if len(table.scene.session.match.actions) > before:
                break
        assert len(table.scene.session.match.actions) > before


def test_every_way_to_begin_has_its_place(make: Open) -> None:
    table, rng = make(), random.Random(4)
    for _ in range(12):
        if not table.wait():
            break
        legal = table.view.choice.legal
        begins = {action.picks[0] if action.picks else f"verb/{action.verb}" for action in legal}
        assert begins <= table.points(wanted=True).keys()
        table.scene.play(rng.choice(list(legal)))


def test_a_token_dragged_over_its_neighbour_changes_places_with_it(make: Open) -> None:
    assert make().drag("token/4", "token/3").last == "0:swap token/3 token/4"
    assert make().drag("token/0", "token/9").last == "0:swap token/0 token/9"


def test_one_tap_never_turns_a_token_over_two_do(make: Open) -> None:
    """Not even the Strongman's, whom nobody beside him can change places with."""
    for name in ("token/2", "token/7"):
        table = make()
        before = table.last
        table.tap(name)
        assert table.last == before and "verb/flip" in table.points(wanted=True)
        assert table.tap(name).last == f"0:flip {name}"


def test_the_wheel_shows_a_flip_and_a_click_makes_it(make: Open) -> None:
    table = make()
    before = table.last
    for _ in range(3):
        table.manager.handle(Wheel("token/8", -1))
    assert table.last == before, "no turn is spent by the wheel alone"
    assert table.view.choice.picks == ("token/8",) and table.view.pointer.hover == "verb/flip"
    assert table.tap("token/8").last == "0:flip token/8"


def test_a_key_first_shows_what_a_power_does_and_does_it_when_pressed_again(make: Open) -> None:
    table = make()
    table.hover("token/3")
    table.manager.handle(Key("p"))
    assert table.view.choice.picks == ("token/3",) and table.view.pointer.hover == "verb/magician"
    table.manager.handle(Key("p"))
    assert table.last == "0:magician token/3"


def test_the_menu_offers_flip_and_power_and_esc_closes_it(make: Open) -> None:
    table = make().tap("token/3")
    assert {"verb/flip", "verb/magician", "token/2", "token/4"} == table.points(wanted=True).keys()
    table.manager.handle(Cancel("escape"))
    assert not table.view.choice.picks
    assert make().tap("token/1", "verb/acrobat").last == "0:acrobat token/1"


def test_a_second_token_that_is_no_neighbour_is_picked_instead(make: Open) -> None:
    table = make().tap("token/3", "token/8")
    assert table.view.choice.picks == ("token/8",)
    assert "ui/why" not in table.points(), "no refusal is told"


def _rule_told(table: SkinTable, router: Recorder) -> str:
    """The ruling that is one tap away from what is told."""
    table.tap("ui/why")
    destination = router.went[-1]
    assert isinstance(destination, ToRules)
    return destination.anchor


def test_the_strongman_is_explained_when_a_swap_with_him_is_tried(make: Open) -> None:
    """By a drag and by two taps; the ruling is one tap away."""
    for tried in (SkinTable.drag, SkinTable.tap):
        router = Recorder()
        table = make(navigator=router)
        before = table.last
        tried(table, "token/8", "token/7")
        assert table.last == before
        assert _rule_told(table, router) == "FC-6"


def test_the_tamer_and_the_strongman_do_change_places(make: Open) -> None:
    table = make("0:swap token/8 token/9", "0:applause none")
    table.drag("token/7", "token/8")
    assert "0:swap token/7 token/8" in map(str, table.scene.session.match.actions)


def test_a_power_that_the_tamer_forbids_is_explained_when_tried(make: Open) -> None:
    router = Recorder()
    table = make(navigator=router).until(lambda state: _may_act(state) and bool(_calmed(state)), seed=8)
    name, before = _calmed(table.state), table.last
    table.tap(name, "verb/magician")
    assert table.last == before
    assert _rule_told(table, router) == "FC-10"


def _may_act(state: FlipState) -> bool:
    return state.phase == TURN and state.owed > 0


def _calmed(state: FlipState) -> str:
    """A Magician beside a Tamer."""
    for at in range(10):
        beside = {ARTISTS[state.shown((at + step) % 10)] for step in (-1, 1)}
        if ARTISTS[state.shown(at)] == "magician" and "tamer" in beside:
            return f"token/{at}"
    return ""


def test_an_applause_dragged_onto_a_token_looks_behind_it_and_onto_the_counter_buys_an_action(
    make: Open,
) -> None:
    for end, done in (("token/6", "0:peek token/6"), ("verb/encore", "0:encore")):
        table = make().until(lambda state: _may_act(state) and state.applause[0] > 0)
        assert table.drag("verb/peek", end).last == done


def test_applause_alone_left_a_tap_on_a_token_asks_before_it_is_spent(make: Open) -> None:
    table = make().until(lambda state: state.phase == TURN and state.owed == 0, seed=5)
    before = table.last
    table.tap("token/4")
    assert table.last == before and "verb/peek" in table.points(wanted=True)


def _may_take_only(state: FlipState) -> bool:
    """Whether the Clown's choice is due and the opponent has nothing to lose."""
    return state.phase == CHOICE and not state.applause[1]


def test_the_clowns_choice_lies_on_the_table_and_what_is_impossible_is_explained(make: Open) -> None:
    router = Recorder()
    table = make(navigator=router).until(
        lambda state: state.phase == CHOICE and not state.applause[1], seed=2
    )
    assert {"take", "none"} <= table.points(wanted=True).keys()
    before = table.last
    table.tap("drop")
    assert table.last == before
    assert _rule_told(table, router) == "FC-23"
    assert table.tap("take").last == "0:applause take"


def test_the_rosette_opens_and_closes_and_can_be_switched_off(make: Open) -> None:
    table = make()
    closed = table.picture()
    opened = table.tap("ui/rosette").picture()
    assert opened != closed and table.view.opened == {"ui/rosette"}
    assert table.tap("ui/rosette").view.opened == frozenset()
    assert "ui/rosette" not in make(aids={"rosette": False}).points()


@pytest.mark.parametrize("errors", ["refused", "penalised"])
def test_a_preview_tells_what_then_happens(make: Open, errors: str) -> None:
    table = make(aids={"memory": True}, options={"errors": errors})
    rng, compared = random.Random(6), 0
    for _ in range(25):
        if not table.wait():
            break
        state = table.state.copy()
        for action in table.view.choice.legal if _may_act(state) else ():
            if action.verb in ("flip", "acrobat", "magician", "seer", "misuse"):
                _compare(state, str(action), foreseen(table.view, action.verb, action.code))
                compared += 1
        table.scene.play(rng.choice(list(table.view.choice.legal)))
    assert compared > 100


def _compare(state: FlipState, line: str, seen: FlipPreview) -> None:
    """What a preview says of an action and what the action then shows to everybody."""
    events = [each.event for each in shown(state, line, 0)]
    first, action = events[0], GAME.verbs.parse(line)
    assert seen.why is None
    assert {f"token/{at}" for at in seen.touched} == set(first.facts.get("tokens", (first.facts["token"],)))
    is_known = action.verb in EXCHANGES or GAME.view(state, 0).back(action.code) >= 0
    if action.verb in (*EXCHANGES, "flip") and is_known:
        assert list(seen.posters) == [event.facts["artist"] for event in events if event.kind == "trio"]
        assert bool(seen.pairs) == any(event.kind == "clown" for event in events)


def test_a_preview_of_an_unknown_back_tells_nothing(make: Open) -> None:
    seen = foreseen(make(aids={"memory": True}).view, "flip", 0)
    assert not seen.posters and not seen.pairs


def test_a_preview_names_who_stands_in_the_way(make: Open) -> None:
    table = make().until(lambda state: _may_act(state) and bool(_calmed(state)), seed=8)
    seen = foreseen(table.view, "magician", int(_calmed(table.state)[-1]))
    assert seen.why and seen.why.rule == "FC-10"
    assert {ARTISTS[table.state.shown(at)] for at in seen.blockers} == {"tamer"}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_person_has_at_the_table_the_face_that_was_chosen_in_the_set_up(make: Open, seats: int) -> None:
    table = make(seats=seats)
    faces = [portrait("flip_circus", seat) for seat in table.view.seats]
    assert [SKIN.painter.portrait(table.view, seat) for seat in range(seats)] == faces
    assert len(set(faces)) == seats
