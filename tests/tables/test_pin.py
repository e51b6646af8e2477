"""Pinning a moment: a face and a few words, in the record at the move, seen again in the replay."""

import json
from pathlib import Path
from typing import cast

import pygame
import pytest

from circus import games
from circus.records.pin import FACES, MAX_LETTERS, Pin, pin_of_line
from circus.records.record import writer_of
from circus.records.replay import read
from circus.ui.gfx.widgets.text_field import WRITTEN
from circus.ui.scenes.replay.bar import MARK
from circus.ui.scenes.replay.moments import MAX_PINS
from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.shell.destinations import ToReplay
from circus.ui.scenes.table.log_scene import LogScene
from circus.ui.scenes.table.menu import TableMenuScene
from circus.ui.scenes.table.pin import FACE, KEEP, WORDS, PinScene
from tests.tables import Hand, seated


def lines_of(hand: Hand) -> list[dict[str, object]]:
    record = next(Path(hand.scene.session.match.journal.path.parent).glob("*.jsonl"))  # type: ignore[union-attr]
    return [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]


def record_of(hand: Hand) -> Path:
    return cast(Path, hand.scene.session.match.journal.path)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("button", "scene"),
    [("ui/pin", PinScene), ("ui/menu", TableMenuScene), ("ui/log", LogScene), ("ui/rules", RulebookScene)],
)
def test_what_leads_away_is_at_hand_while_something_moves(tmp_path: Path, button: str, scene: type) -> None:
    with seated(tmp_path, "texas_showdown") as hand:
        hand.until_asked()
        hand.click(next(each["name"] for each in hand.facts["targets"] if each["wanted"]))
        hand.rest(50)
        assert hand.scene.director.busy
        hand.click(button)
        assert isinstance(hand.pilot.scene, scene)


@pytest.mark.parametrize("game", games.names())
def test_at_every_table_a_moment_is_pinned_with_a_face_and_words(game: str, tmp_path: Path) -> None:
    with seated(tmp_path, game, seats=games.find(game).usual_seats, speed="off") as hand:
        hand.until_asked()
        stands = len(hand.scene.session.match.actions)
        hand.click("ui/pin")
        assert isinstance(hand.pilot.scene, PinScene) and hand.facts["scene"] == "pin"
        assert {f"{FACE}{face}" for face in FACES} <= set(hand.pilot.names)
        hand.click(f"{FACE}unfair")
        hand.click(WORDS)
        hand.post(pygame.event.Event(pygame.TEXTINPUT, text="twice!"))
        hand.click(KEEP)
        assert hand.facts["scene"] == "table"
        pinned = lines_of(hand)[-1]
        seat = hand.scene.host.viewer if hand.scene.host.viewer >= 0 else None
        assert pinned["pin"] == {"face": "unfair", "text": "twice!", "seat": seat} and "ms" in pinned
        assert read(record_of(hand)).pins == (Pin(stands, "unfair", "twice!", seat),)
        assert len(hand.scene.session.match.actions) == stands


@pytest.mark.parametrize("way", ["click", "escape"])
def test_a_half_written_remark_outlasts_a_click_outside_and_the_first_escape(
    way: str, tmp_path: Path
) -> None:
    with seated(tmp_path, "pebbles", speed="off") as hand:
        hand.until_asked()
        hand.click("ui/pin")
        hand.post(pygame.event.Event(pygame.TEXTINPUT, text="twice!"))
        if way == "click":
            hand.move((2, 2))
            hand.click_here((2, 2))
        else:
            hand.key(pygame.K_ESCAPE)
        assert isinstance(hand.pilot.scene, PinScene) and hand.pilot.scene._words == "twice!"
        hand.click(f"{FACE}unfair")
        hand.click(KEEP)
        assert read(record_of(hand)).pins[0].text == "twice!"


def test_the_tick_of_the_field_ends_writing(tmp_path: Path) -> None:
    with seated(tmp_path, "pebbles", speed="off") as hand:
        hand.until_asked()
        hand.click("ui/pin")
        hand.post(pygame.event.Event(pygame.TEXTINPUT, text="twice!"))
        hand.click(WRITTEN)
        assert isinstance(hand.pilot.scene, PinScene)
        assert hand.pilot.scene._words == "twice!" and hand.pilot.scene._edit is None


def test_by_keys_alone_and_without_a_face_nothing_is_pinned(tmp_path: Path) -> None:
    with seated(tmp_path, "pebbles", speed="off") as hand:
        hand.until_asked()
        hand.key(pygame.K_F4)
        hand.key(pygame.K_RETURN)
        assert isinstance(hand.pilot.scene, PinScene)
        hand.key(pygame.K_TAB)
        hand.key(pygame.K_RETURN)
        assert hand.pilot.scene._face == FACES[0]
        hand.key(pygame.K_ESCAPE)
        assert hand.facts["scene"] == "table"
        assert not any("pin" in line for line in lines_of(hand))


def test_a_moment_can_be_pinned_when_the_game_is_over(tmp_path: Path) -> None:
    with seated(tmp_path, "pebbles", speed="off") as hand:
        session = hand.scene.session
        while session.awaited:
            people = session.awaited_people
            session.play(session.match.legal_actions(people[0])[0]) if people else session.go_on("random")
        session.match.write_end()
        assert writer_of(record_of(hand)) is None, "its file is closed"
        hand.scene.parts.history.pin("fun", "")
        hand.scene.parts.history.pin("idea", "again")
        kinds = [next(iter(line)) for line in lines_of(hand)]
        assert kinds[-3:] == ["end", "pin", "pin"]
        assert [pin.face for pin in read(record_of(hand)).pins] == ["fun", "idea"]


def test_a_record_that_somebody_changed_takes_no_pin_and_stays_as_it_is(tmp_path: Path) -> None:
    with seated(tmp_path, "pebbles", speed="off") as hand:
        session = hand.scene.session
        while session.awaited:
            people = session.awaited_people
            session.play(session.match.legal_actions(people[0])[0]) if people else session.go_on("random")
        session.match.write_end()
        changed = record_of(hand).read_bytes() + b'{"note": 1}\n'
        record_of(hand).write_bytes(changed)
        with pytest.raises(OSError, match="changed"):
            hand.scene.parts.history.pin("fun", "")
        assert record_of(hand).read_bytes() == changed and not session.pins


def test_the_replay_shows_the_face_at_its_moment_and_says_whose_it_was(tmp_path: Path) -> None:
    with seated(tmp_path, "pebbles", speed="off") as hand:
        hand.until_asked()
        hand.scene.parts.history.pin("bug", "stuck")
        stands, record = len(hand.scene.session.match.actions), record_of(hand)
        hand.pilot.manager.go(ToReplay(record))
        hand.post()
        mark = f"{MARK}{stands}"
        assert mark in hand.pilot.names
        said = hand.pilot.scene.hint(mark)
        assert "stuck" in said and hand.scene.session.seats[0].name in said
        hand.click(mark)
        assert hand.facts["at"] == stands


def test_of_any_number_of_pins_at_one_moment_a_few_are_told(tmp_path: Path) -> None:
    with seated(tmp_path, "pebbles", speed="off") as hand:
        hand.until_asked()
        stands, record = len(hand.scene.session.match.actions), record_of(hand)
        with record.open("ab") as file:
            file.write(b'{"pin": {"face": "bug", "text": "again", "seat": 99}, "ms": 999999}\n' * 5000)
        hand.pilot.manager.go(ToReplay(record))
        hand.post()
        assert hand.pilot.scene.hint(f"{MARK}{stands}").count("again") == MAX_PINS


def test_an_action_taken_back_leaves_the_pin_at_the_last_one_that_stands(tmp_path: Path) -> None:
    with seated(tmp_path, "pebbles", speed="off") as hand:
        hand.until_asked()
        session = hand.scene.session
        before = len(session.match.actions)
        session.play(session.match.legal_actions(session.awaited_people[0])[0])
        hand.scene.parts.history.pin("fun", "")
        session.match.undo(len(session.match.actions) - before)
        assert [pin.at for pin in read(record_of(hand), cut_end=True).pins] == [before]


def test_a_face_that_is_not_known_is_passed_over_and_long_words_are_cut() -> None:
    assert pin_of_line(3, {"face": "bored", "text": "x", "seat": 0}) is None
    long = pin_of_line(3, {"face": "idea", "text": "a" * 999, "seat": -1})
    assert long == Pin(3, "idea", "a" * MAX_LETTERS, None)
    assert pin_of_line(3, {"face": "idea"}) == Pin(3, "idea")
