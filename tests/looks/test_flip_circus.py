"""Flip Circus's table under the hand: all can be picked, and is shown before it is done."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from circus import looks
from circus.core.event import Event
from circus.games.flip_circus.facts import POWERS
from circus.games.flip_circus.state import CHOICE, TURN, FlipState
from circus.games.flip_circus.tokens import ARTISTS
from circus.input.gestures import Cancel, Key, Wheel
from circus.looks.flip_circus import captions as words
from circus.looks.flip_circus.preview import Preview, foreseen
from tests.looks.flip_table import Make, Table, opening, until


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Opens tables."""
    yield from opening(tmp_path, monkeypatch)


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)], ids=["lying", "standing"])
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_wanted_can_be_hit_and_leads_to_an_action(
    make: Make, seats: int, size: tuple[int, int]
) -> None:
    kinds = ("human", *("bot",) * (seats - 1))
    table = make(kinds=kinds, size=size, options={"errors": "penalised"})
    rng = random.Random(seats)
    for _ in range(12):
        table.wait()
        if not table.scene.chooser:
            break
        before = len(table.session.match.actions)
        for _ in range(6):
            wanted = table.places(wanted=True)
            assert wanted
            table.tap(rng.choice(sorted(wanted)))
            if len(table.session.match.actions) > before:
                break
        assert len(table.session.match.actions) > before


def test_every_way_to_begin_has_its_place(make: Make) -> None:
    table, rng = make(), random.Random(4)
    for _ in range(12):
        if not table.wait().scene.chooser:
            break
        legal = table.view.legal
        begins = {action.picks[0] if action.picks else f"verb/{action.verb}" for action in legal}
        assert begins <= table.places(wanted=True).keys()
        table.scene.play(rng.choice(list(legal)))


def test_a_token_dragged_over_its_neighbour_changes_places_with_it(make: Make) -> None:
    assert make().drag("token/4", "token/3").last == "0:swap token/3 token/4"
    assert make().drag("token/0", "token/9").last == "0:swap token/0 token/9"


def test_one_tap_never_turns_a_token_over_two_do(make: Make) -> None:
    """Not even the Strongman's, whom nobody beside him can change places with."""
    for name in ("token/2", "token/7"):
        table = make()
        before = table.last
        table.tap(name)
        assert table.last == before and "verb/flip" in table.places(wanted=True)
        assert table.tap(name).last == f"0:flip {name}"


def test_the_wheel_turns_the_token_under_the_pointer(make: Make) -> None:
    table = make()
    table.manager.handle(Wheel("token/8", -1))
    assert table.last == "0:flip token/8"


def test_a_key_first_shows_what_a_power_does_and_does_it_when_pressed_again(make: Make) -> None:
    table = make()
    table.hover("token/3")
    table.manager.handle(Key("p"))
    assert table.view.picks == ("token/3",) and table.view.hover == "verb/magician"
    table.manager.handle(Key("p"))
    assert table.last == "0:magician token/3"


def test_the_menu_offers_flip_and_power_and_esc_closes_it(make: Make) -> None:
    table = make().tap("token/3")
    assert {"verb/flip", "verb/magician", "token/2", "token/4"} == table.places(wanted=True).keys()
    table.manager.handle(Cancel("escape"))
    assert not table.view.picks
    assert make().tap("token/1", "verb/acrobat").last == "0:acrobat token/1"


def test_a_second_token_that_is_no_neighbour_is_picked_instead(make: Make) -> None:
    table = make().tap("token/3", "token/8")
    assert table.view.picks == ("token/8",) and not table.scene._notice


def test_the_strongman_is_explained_when_a_swap_with_him_is_tried(make: Make) -> None:
    """By a drag and by two taps; the ruling is one tap away."""
    for tried in (Table.drag, Table.tap):
        table = make()
        before = table.last
        tried(table, "token/8", "token/7")
        assert table.last == before and "FC-6" in table.scene._notice
        table.tap("ui/why")
        assert table.manager.scene.name == "rulebook"


def test_the_tamer_and_the_strongman_do_change_places(make: Make) -> None:
    table = make("0:swap token/8 token/9", "0:applause none")
    table.drag("token/7", "token/8")
    assert "0:swap token/7 token/8" in map(str, table.session.match.actions)


def test_a_power_that_the_tamer_forbids_is_explained_when_tried(make: Make) -> None:
    table, rng = make(), random.Random(8)
    assert until(table, rng, lambda state: state.phase == TURN and state.owed > 0 and bool(_calmed(state)))
    name = _calmed(table.state)
    before = table.last
    table.tap(name, "verb/magician")
    assert table.last == before and "FC-10" in table.scene._notice


def _calmed(state: FlipState) -> str:
    """A Magician beside a Tamer."""
    for at in range(10):
        beside = {ARTISTS[state.shown((at + step) % 10)] for step in (-1, 1)}
        if ARTISTS[state.shown(at)] == "magician" and "tamer" in beside:
            return f"token/{at}"
    return ""


def test_an_applause_dragged_onto_a_token_looks_behind_it_and_onto_the_counter_buys_an_action(
    make: Make,
) -> None:
    for end, done in (("token/6", "0:peek token/6"), ("verb/encore", "0:encore")):
        table, rng = make(), random.Random(3)
        assert until(table, rng, lambda state: state.phase == TURN and state.applause[0] * state.owed > 0)
        assert table.drag("verb/peek", end).last == done


def test_applause_alone_left_a_tap_on_a_token_asks_before_it_is_spent(make: Make) -> None:
    table, rng = make(), random.Random(5)
    assert until(table, rng, lambda state: state.phase == TURN and state.owed == 0)
    before = table.last
    table.tap("token/4")
    assert table.last == before and "verb/peek" in table.places(wanted=True)


def test_the_clowns_choice_lies_on_the_table_and_what_is_impossible_is_explained(make: Make) -> None:
    table, rng = make(), random.Random(2)
    assert until(table, rng, lambda state: state.phase == CHOICE and not state.applause[1])
    assert {"take", "none"} <= table.places(wanted=True).keys()
    before = table.last
    table.tap("drop")
    assert table.last == before and "FC-23" in table.scene._notice
    assert table.tap("take").last == "0:applause take"


def test_the_rosette_opens_and_closes_and_can_be_switched_off(make: Make) -> None:
    table = make()
    before = table.manager.frame().items
    assert table.tap("ui/rosette").manager.frame().items != before
    table.tap("ui/rosette")
    assert "ui/rosette" not in make(aids={"rosette": False}).places()


@pytest.mark.parametrize("penalised", [False, True])
def test_a_preview_tells_what_then_happens(make: Make, penalised: bool) -> None:
    table = make(aids={"memory": True}, options={"errors": "penalised" if penalised else "refused"})
    rng, compared = random.Random(6), 0
    for _ in range(60):
        if not until(table, rng, lambda state: state.phase == TURN and state.owed > 0):
            break
        for action in table.view.legal:
            if action.verb in ("flip", "acrobat", "magician", "seer", "misuse"):
                seen = foreseen(table.view, action.verb, int(action.picks[0].partition("/")[2]))
                _compare(table, str(action), seen)
                compared += 1
        table.session.play(rng.choice(list(table.session.match.legal(0))))
    assert compared > 100


def _compare(table: Table, line: str, seen: Preview) -> None:
    game, after = table.session.match.game, table.state.copy()
    action = game.verbs.parse(line)
    told: list[Event] = []
    game.apply(after, action, told.append)
    assert seen.why is None
    happened = [event for event in told if event.kind in ("swap", *POWERS, "misuse", "peek")]
    for event in happened:
        assert {f"token/{at}" for at in seen.touched} == set(event.facts["tokens"])
    unknown = action.verb == "flip" and not words.back_at(table.view, action.code)
    if not unknown:
        assert list(seen.posters) == [event.facts["artist"] for event in told if event.kind == "poster"]
        asked = any(event.kind == "clown" and event.facts["seat"] == 0 for event in told)
        assert asked == (bool(seen.pairs) and after.phase == CHOICE) or action.verb == "misuse"


def test_a_preview_of_an_unknown_back_tells_nothing(make: Make) -> None:
    seen = foreseen(make(aids={"memory": True}).view, "flip", 0)
    assert not seen.posters and not seen.pairs


def test_a_preview_names_who_stands_in_the_way(make: Make) -> None:
    table, rng = make(), random.Random(8)
    assert until(table, rng, lambda state: state.phase == TURN and state.owed > 0 and bool(_calmed(state)))
    seen = foreseen(table.view, "magician", int(_calmed(table.state)[-1]))
    assert seen.why and seen.why.rule == "FC-10"
    assert {ARTISTS[table.state.shown(at)] for at in seen.blockers} == {"tamer"}


def test_what_was_opened_at_one_table_is_closed_at_the_next() -> None:
    first = looks.fresh("flip_circus")
    closed = dict(vars(first))
    first.toggle("ui/rosette")
    assert vars(first) != closed
    assert vars(looks.fresh("flip_circus")) == closed
