"""Hands that are covered unless they are held: nothing hidden is drawn, and what is held can be played."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from circus import games
from circus.core.action import CHANCE
from circus.session.saves import go_on
from circus.session.secrecy import CURTAIN, HOLD, OPEN, SECRECIES, has_secrets
from circus.session.table_setup import first_table_setup, load_table_setup, save_table_setup
from circus.ui.gfx.compositor import Compositor
from circus.ui.input.gestures import LOOK, DragMove, DragStart, Drop, Gesture, Press, Release, Tap
from circus.ui.scenes.table.prompt import ribbon
from tests.skins.conftest import open_table, stage
from tests.skins.harness import Make, SkinSetup, SkinTable
from tests.table import begin_at

__all__ = ["open_table", "stage"]

SECRET = {
    "clearing_house": {},
    "clown_standoff": {},
    "quel_cirque": {"secret_clown": True},
    "texas_showdown": {"passing": True},
}
"""The games in which hands, or what else a seat alone sees, lie on the table, with the options for that."""


def waited(table: SkinTable) -> SkinTable:
    """Time passes until somebody is asked and nothing moves."""
    for _ in range(400):
        if table.scene.host.asked is not None and not table.scene.director.busy:
            return table
        table.scene.director.finish()
        table.manager.advance(100)
    raise AssertionError("nobody is asked")


def pixels(table: SkinTable) -> bytes:
    table.scene.parts.dots.ms = 0.0  # the dots of bots that think
    surface = pygame.Surface(table.kit.units.size)
    Compositor(surface).draw(table.manager.frame())
    return pygame.image.tobytes(surface, "RGB")


def other_world(table: SkinTable, seed: int) -> None:
    """Another state that looks the same to the public takes the place of the true one."""
    match = table.scene.session.match
    public = match.game.view(match.state, CHANCE)
    begin_at(match, match.game.determinize(public, Random(seed)))
    table.scene.host.refresh_view()


def facts(table: SkinTable) -> dict[str, Any]:
    table.manager.frame()
    return table.manager.facts()


@pytest.mark.parametrize("game", SECRET)
def test_while_nobody_holds_their_hand_the_screen_is_the_same_in_all_worlds(
    open_table: Make, game: str
) -> None:
    table = open_table(game, people=2, secrecy=HOLD, options=SECRET[game], seed=2)
    rng = Random(4)
    for step in range(4):
        waited(table)
        asked = table.scene.host.asked
        assert table.scene.host.viewer == CHANCE and asked is not None
        kept = table.scene.session.match.state.copy()
        begin_at(table.scene.session.match, kept)
        table.scene.host.refresh_view()
        seen, port = pixels(waited(table)), facts(table)
        assert not any(each["name"].startswith("card/") for each in port["targets"])
        for seed in range(3):
            other_world(table, seed)
            if table.state.awaited != kept.awaited or waited(table).scene.host.asked != asked:
                continue
            assert pixels(table) == seen, (step, seed)
            assert facts(table) == port
        begin_at(table.scene.session.match, kept)
        table.scene.host.refresh_view()
        waited(table)
        table.scene.host.answer(rng.choice(table.scene.session.match.legal_actions(asked)))


def point_of(table: SkinTable, name: str) -> tuple[int, int]:
    return next(each.rect.center for each in table.scene.targets() if each.name == name)


def give(table: SkinTable, *gestures: Gesture) -> None:
    for gesture in gestures:
        table.manager.handle(gesture)
        table.manager.frame()


def hand_face_up(table: SkinTable, seat: int) -> bool:
    return all(each.face for each in table.scene.director.placed if each.place == f"hand/{seat}")


def test_a_hand_is_seen_as_long_as_the_button_is_down_and_a_card_is_pulled_out_of_it(
    open_table: Make,
) -> None:
    table = waited(open_table("texas_showdown", people=2, secrecy=HOLD, speed="normal", seed=2))
    seat = table.scene.host.asked
    assert seat is not None and not hand_face_up(table, seat)
    name = f"{LOOK}{seat}"
    pos = point_of(table, name)
    give(table, Press(name, pos))
    assert hand_face_up(table, seat) and table.scene.host.viewer == seat
    give(table, Tap(name, pos))
    assert not hand_face_up(table, seat) and table.scene.host.viewer == CHANCE
    give(table, Press(name, pos))
    for _ in range(60):
        table.manager.advance(20)
    (card,) = (each.name for each in table.scene.targets() if each.name.startswith("card/") and each.wanted)
    at, felt = table.points()[card], (table.kit.units.size[0] // 2, table.kit.units.size[1] * 2 // 5)
    give(table, DragStart(name, at), DragMove(name, felt, None, ()), Drop(name, felt, None, ()))
    assert table.last == f"{seat}:play {card}"
    assert not hand_face_up(table, seat) and table.scene.host.viewer == CHANCE


def test_after_the_first_of_two_cards_to_pass_one_more_is_asked_for(open_table: Make) -> None:
    passing = {"passing": True}
    table = waited(
        open_table("texas_showdown", people=2, secrecy=HOLD, options=passing, speed="normal", seed=2)
    )
    scene, seat = table.scene, table.scene.host.asked
    assert seat is not None
    name, felt = f"{LOOK}{seat}", (table.kit.units.size[0] // 2, table.kit.units.size[1] * 2 // 5)
    pulled = []
    for _ in range(2):
        give(table, Press(name, point_of(table, name)))
        for _ in range(60):
            table.manager.advance(20)
        pulled.append(
            next(each.name for each in scene.targets() if each.name.startswith("card/") and each.wanted)
        )
        at = table.points()[pulled[-1]]
        give(table, DragStart(name, at), DragMove(name, felt, None, ()), Drop(name, felt, None, ()))
        said = ribbon(table.kit, scene.presenter.skin, scene.table)
        more = table.kit.texts.say("table-hold-more", name=scene.session.seats[seat].name, count=1)
        assert said and (said.text == more) == (len(pulled) == 1)
    assert table.last == f"{seat}:give {' '.join(pulled)}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_of_a_draft_is_chosen_where_the_button_is_let_go(open_table: Make, language: str) -> None:
    """The cards open away from the plate, so that none lies under the pointer to be pulled out."""
    table = waited(
        open_table("clearing_house", people=2, secrecy=HOLD, speed="normal", seed=2, language=language)
    )
    scene, seat = table.scene, table.scene.host.asked
    assert seat is not None
    said = ribbon(table.kit, scene.presenter.skin, scene.table)
    assert said and said.text == table.kit.texts.say(
        "table-hold-to-choose", name=scene.session.seats[seat].name
    )
    name = f"{LOOK}{seat}"
    pos = point_of(table, name)
    give(table, Press(name, pos))
    for _ in range(60):
        table.manager.advance(20)
    before, beside = table.last, (5, table.kit.units.size[1] - 5)
    give(table, DragStart(name, pos), DragMove(name, beside, None, ()), Drop(name, beside, None, ()))
    assert table.last == before, "beside the cards nothing is chosen"
    give(table, Press(name, pos))
    for _ in range(60):
        table.manager.advance(20)
    card = next(each.name for each in scene.targets() if each.name.startswith("card/") and each.wanted)
    at = table.points()[card]
    give(table, DragStart(name, pos), DragMove(name, at, card, (card,)), Drop(name, at, card, (card,)))
    assert table.last == f"{seat}:draft {card}"
    assert scene.host.viewer == CHANCE


@pytest.mark.parametrize("game", ["clown_standoff", "clearing_house"])
def test_where_all_choose_at_once_whoever_holds_their_cards_first_may_choose(
    open_table: Make, game: str
) -> None:
    table = waited(open_table(game, people=2, secrecy=HOLD, speed="normal", seed=2))
    scene = table.scene
    other = next(seat for seat in (0, 1) if seat != scene.host.asked)
    name = f"{LOOK}{other}"
    give(table, Press(name, point_of(table, name)))
    said = ribbon(table.kit, scene.presenter.skin, scene.table)
    assert said and scene.session.seats[other].name in said.text
    assert scene.chooser and scene.chooser.seat == other
    give(table, Release(name, (5, 5)))
    assert scene.host.asked == other and scene.host.viewer == CHANCE
    scene.host.answer(scene.session.match.legal_actions(other)[0])
    assert waited(table).scene.host.asked == 1 - other, "the first is asked next"


def test_nothing_goes_on_while_somebody_looks_and_others_may_look_too(open_table: Make) -> None:
    table = waited(open_table("texas_showdown", people=2, secrecy=HOLD, speed="normal", seed=2))
    asked = table.scene.host.asked
    other = next(seat for seat in (0, 1) if seat != asked)
    give(table, Press(f"{LOOK}{other}", point_of(table, f"{LOOK}{other}")))
    assert hand_face_up(table, other) and asked is not None and not hand_face_up(table, asked)
    assert table.scene.chooser is None
    give(table, Release(f"{LOOK}{other}", (5, 5)))
    assert table.scene.host.asked == asked and not hand_face_up(table, other)


def test_with_open_hands_nobody_is_called_and_the_hand_of_who_plays_lies_open(open_table: Make) -> None:
    table = open_table("texas_showdown", people=2, secrecy=OPEN, speed="off", seed=2, strength="greedy")
    for _ in range(6):
        waited(table)
        asked = table.scene.host.asked
        assert asked is not None and hand_face_up(table, asked) and table.scene.host.call is None
        table.scene.host.answer(table.scene.session.match.legal_actions(asked)[0])


def test_what_only_one_may_see_is_shown_while_they_hold_their_plate(open_table: Make) -> None:
    table = waited(open_table("flip_circus", people=2, secrecy=HOLD, speed="normal", seed=3))
    host, session = table.scene.host, table.scene.session
    seat = host.asked
    assert seat is not None
    for action in session.match.legal_actions(seat):
        if action.verb in ("seer", "peek"):
            break
    else:
        action = next(each for each in session.match.legal_actions(seat) if each.verb == "flip")
    table.scene.play(action)
    if action.verb in ("seer", "peek"):
        assert host.secrets(seat) and host.held.may_be_held(seat)
    else:
        assert not host.secrets(seat) and not host.held.may_be_held(seat)


@pytest.mark.parametrize("secrecy", SECRECIES)
def test_the_way_is_kept_with_the_table_and_when_a_game_goes_on(secrecy: str, tmp_path: Path) -> None:
    from dataclasses import replace

    from circus.session import saves
    from circus.session.table_setup import HUMAN

    first = first_table_setup("texas_showdown")
    seats = tuple(replace(seat, kind=HUMAN) for seat in first.seats)
    table_setup = replace(first, seats=seats, secrecy=secrecy)
    save_table_setup(table_setup)
    assert load_table_setup("texas_showdown") == table_setup
    session = saves.begin(table_setup, Random(1), tmp_path / "game.jsonl")
    session.draw()
    session.close()
    assert secrecy not in (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    assert go_on(tmp_path / "game.jsonl", Random(1)).table_setup.secrecy == secrecy


@pytest.mark.parametrize(
    ("game", "options", "hides"),
    [
        ("texas_showdown", {}, True),
        ("clearing_house", {}, True),
        ("flip_circus", {}, True),
        ("clown_standoff", {}, True),
        ("quel_cirque", {}, False),
        ("quel_cirque", {"secret_clown": True}, True),
    ],
)
def test_the_ways_are_offered_where_there_is_something_to_hide(
    game: str, options: dict[str, bool], hides: bool
) -> None:
    declared = games.find(game)
    table_setup = first_table_setup(game)
    assert (
        has_secrets(declared, declared.setup(len(table_setup.seats), options, table_setup.open()[1].level))
        == hides
    )


def test_a_curtain_is_what_several_people_get_who_have_not_chosen() -> None:
    assert first_table_setup("texas_showdown").secrecy == CURTAIN
    assert SkinSetup("texas_showdown").table_setup().secrecy == CURTAIN
