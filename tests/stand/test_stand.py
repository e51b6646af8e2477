"""The program at a stand: in by two touches, out by the PIN alone, and back to its reel by itself."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random
from typing import Self, cast

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from circus import games
from circus.records.replay import read
from circus.stand.keeping import wipe
from circus.stand.plan import StaffPlan
from circus.stand.reel import Reel
from circus.stand.visit import folders_of
from circus.ui.app.stand_router import StandAttendant
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.input.gestures import Tap
from circus.ui.input.keys import IN_MENU, Shortcut
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.stand.card import THANKS_MS
from circus.ui.scenes.stand.choice import LEARN, PLAY
from circus.ui.scenes.stand.panel import StaffScene
from circus.ui.scenes.stand.still_there import COUNTED_MS
from circus.ui.scenes.table import menu
from circus.ui.scenes.table.lesson import LessonScene
from circus.ui.scenes.table.menu import MenuEntry, TableMenuScene
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.pilot import Pilot
from tests.stand.at_stand import PIN, PLAN, acts, answers_of, facts, played_out, scene, stand, visits


@pytest.mark.parametrize("game", games.names())
def test_two_touches_lead_to_the_first_decision(game: str, tmp_path: Path) -> None:
    with stand(tmp_path, replace(PLAN, games=(game,))) as pilot:
        assert scene(pilot) == "attract"
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}{game}")
        for _ in range(100):
            if any(target["wanted"] for target in facts(pilot)["targets"]):
                break
            pilot.rest(400)
        assert scene(pilot) == "table"
        assert any(target["wanted"] for target in facts(pilot)["targets"])
        record = folders_of(tmp_path)[-1] / f"01-{game}.jsonl"
        assert read(record, cut_end=True).header.game == game


def test_one_of_the_two_touches_can_be_teach_me(tmp_path: Path) -> None:
    with stand(tmp_path, replace(PLAN, games=("quel_cirque",))) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{LEARN}quel_cirque")
        assert isinstance(pilot.scene, LessonScene)
        pilot.manager.home()
        pilot.rest()
        told = next(act["lesson"] for act in acts(tmp_path) if "lesson" in act)
        assert told["game"] == "quel_cirque" and told["left"] and told["step"] <= told["of"]


def test_nothing_that_a_visitor_does_leads_out(tmp_path: Path) -> None:
    keys = (pygame.K_ESCAPE, pygame.K_F11, pygame.K_F1, pygame.K_q, pygame.K_RETURN, pygame.K_TAB)
    rng = Random(7)
    with stand(tmp_path) as pilot:
        for number in range(300):
            kind = rng.randrange(5)
            if kind == 0:
                pilot.loop.step(16, [Event(pygame.QUIT)])
            elif kind == 1:
                pilot.press(rng.choice(keys), mod=rng.choice((0, pygame.KMOD_ALT)))
            elif kind == 2:
                pilot.loop.step(16, [Event(pygame.DROPFILE, file=str(tmp_path / "x.jsonl"))])
            else:
                pos, button = (rng.randrange(640), rng.randrange(360)), rng.choice((1, 1, 1, 3))
                pilot.move(pos)
                pilot.loop.step(16, [Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)])
                pilot.loop.step(16, [Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)])
            pilot.rest(200)
            assert pilot.manager.running, number
            assert pilot.manager.scenes[0].name == "attract"
            assert scene(pilot) not in ("past", "statistics", "deals", "puzzles", "crash")


def test_whoever_goes_away_is_asked_and_the_next_one_finds_the_reel(tmp_path: Path) -> None:
    with stand(tmp_path, language="en") as pilot:
        pilot.click("ui/begin")
        pilot.manager.change(language="fr", text_size=160)
        pilot.click(f"{PLAY}pebbles")
        for _ in range(30):
            pilot.move((10, 10))  # a pointer that drifts is no visitor
            pilot.rest(1000)
        pilot.rest(2000)
        assert scene(pilot) == "still_there"
        pilot.click("ui/stay")
        assert scene(pilot) == "table"
        pilot.rest(PLAN.idle * 1000 + 1000)
        assert scene(pilot) == "still_there"
        pilot.rest(int(COUNTED_MS) + 3000)
        assert scene(pilot) == "attract"
        assert (pilot.scene.kit.settings.language, pilot.scene.kit.settings.text_size) == ("en", 100)
        (visit,) = visits(tmp_path)
        assert visit["how"] == "left" and visit["game"] == "pebbles" and visit["ended"]
        record = next(folders_of(tmp_path)[0].glob("01-*.jsonl"))
        assert not read(record, cut_end=True).ended
        assert {"language": "fr"}.items() <= next(act for act in acts(tmp_path) if "language" in act).items()


def test_after_the_game_the_card_asks_and_the_visit_is_finished(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        played_out(pilot)
        assert scene(pilot) == "results"
        pilot.click("ui/home")
        assert scene(pilot) == "card"
        pilot.click("ui/answer/5")
        pilot.click("ui/skip")
        pilot.click("ui/answer/yes")
        pilot.loop.step(16, [Event(pygame.TEXTINPUT, text="more")])
        pilot.click("ui/answer/words")
        pilot.rest(int(THANKS_MS))
        assert scene(pilot) == "attract"
        (visit,) = visits(tmp_path)
        assert visit["how"] == "finished"
        told = [
            json.loads(line)
            for line in (folders_of(tmp_path)[0] / "answers.jsonl").read_text(encoding="utf-8").splitlines()
        ]
        assert [(each["question"], each["answer"]) for each in told] == [
            ("fun", 5),
            ("again", "yes"),
            ("words", "more"),
        ]


def test_the_time_box_ends_the_visit_between_two_turns(tmp_path: Path) -> None:
    with stand(tmp_path, replace(PLAN, games=("quel_cirque",), minutes=10)) as pilot:
        attendant = cast(StandAttendant, pilot.loop._attendant)
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}quel_cirque")
        table, rng = cast(TableScene, pilot.scene), Random(1)
        while not table.chooser:
            pilot.rest(400)
        attendant.keeper.box.spent_ms = attendant.keeper.box.limit_ms + 1
        before = table.session.game.facts.turn(table.session.view(-1))
        pilot.rest(500)
        assert pilot.scene is table, "what has begun is finished"
        for _ in range(200):
            if pilot.scene is not table:
                break
            if table.chooser:
                table.play(rng.choice(table.chooser.picker.legal))
            pilot.rest(400)
        assert scene(pilot) == "card"
        assert table.session.game.facts.turn(table.session.view(-1)) != before
        pilot.click("ui/done")
        assert visits(tmp_path)[0]["how"] == "time"


def test_the_staff_gets_out_with_the_pin_and_with_nothing_else(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        pilot.press(pygame.K_F12)
        assert scene(pilot) == "staff"
        for wrong in ("1111", "2222"):
            for digit in wrong:
                pilot.click(f"ui/digit/{digit}")
            pilot.click("ui/enter")
            assert "ui/leave" not in pilot.names
        for digit in PIN:
            pilot.click(f"ui/digit/{digit}")
        pilot.click("ui/enter")
        pilot.click("ui/leave")
        pilot.click("ui/quit")
        assert not pilot.manager.running


def test_a_click_beside_the_keys_of_the_pin_closes_them(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        before = scene(pilot)
        pilot.press(pygame.K_F12)
        pilot.manager.handle(Tap(AWAY, (2, 2)))
        pilot.rest(200)
        assert scene(pilot) == before


def test_the_keys_of_the_pin_stay_where_they_are_whatever_is_said_above_them(tmp_path: Path) -> None:
    def key(pilot: Pilot) -> object:
        return next(each.rect for each in pilot.manager.targets if each.name == "ui/digit/5")

    with stand(tmp_path) as pilot:
        pilot.press(pygame.K_F12)
        before = key(pilot)
        for digit in "1111":
            pilot.click(f"ui/digit/{digit}")
        assert key(pilot) == before
        pilot.click("ui/enter")
        assert key(pilot) == before


def test_the_staff_changes_what_is_offered_and_it_stays_so(tmp_path: Path) -> None:
    with stand(tmp_path, StaffPlan(("pebbles", "quel_cirque")), size=(1280, 720)) as pilot:
        pilot.click("ui/staff")
        for digit in PIN:
            pilot.click(f"ui/digit/{digit}")
        pilot.click("ui/enter")
        pilot.click("ui/offer/quel_cirque")
        pilot.click("ui/minutes/more")
        pilot.click("ui/back")
        pilot.click("ui/begin")
        assert "poster/pebbles" in pilot.names and "poster/quel_cirque" not in pilot.names
    kept = json.loads((tmp_path / "stand.json").read_text(encoding="utf-8"))
    assert kept["games"] == ["pebbles"] and kept["minutes"] == 30


def test_the_staff_writes_the_page_of_the_day(tmp_path: Path) -> None:
    with stand(tmp_path, size=(1280, 720)) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        table = cast(TableScene, pilot.scene)
        while not table.chooser:
            pilot.rest(400)
        table.parts.history.pin("unfair", "the last stone")
        pilot.press(pygame.K_F12)
        for digit in PIN:
            pilot.click(f"ui/digit/{digit}")
        pilot.click("ui/enter")
        pilot.click("ui/page")
        page = (tmp_path / "day.html").read_text(encoding="utf-8")
        assert "the last stone" in page and "data:image/jpeg" in page


@contextmanager
def two_after_a_game(folder: Path) -> Iterator[Pilot]:
    """A stand at which two people have played, and are asked."""
    with stand(folder, replace(PLAN, games=("quel_cirque",)), size=(1280, 720)) as pilot:
        pilot.click("ui/begin")
        pilot.click("ui/people/more")
        pilot.click(f"{PLAY}quel_cirque")
        pilot.manager.home()
        pilot.rest(100)
        yield pilot


def test_two_people_are_asked_in_turn_and_each_answer_is_its_own(tmp_path: Path) -> None:
    with two_after_a_game(tmp_path) as pilot:
        for answers in (("ui/answer/5", "ui/skip", "ui/done"), ("ui/answer/2", "ui/answer/right", "ui/done")):
            for answer in answers:
                assert scene(pilot) == "card"
                pilot.click(answer)
        pilot.rest(int(THANKS_MS) + 200)
        assert scene(pilot) == "attract"
    assert answers_of(tmp_path) == [(0, "fun", 5), (1, "fun", 2), (1, "length", "right")]


def test_one_can_answer_for_the_whole_table(tmp_path: Path) -> None:
    with two_after_a_game(tmp_path) as pilot:
        for name in ("ui/answer/5", "ui/all", "ui/answer/right", "ui/done"):
            pilot.click(name)
        pilot.rest(int(THANKS_MS) + 200)
        assert scene(pilot) == "attract"
    assert answers_of(tmp_path) == [(0, "fun", 5), (None, "length", "right")]


def test_whoever_does_nothing_for_a_while_has_paused(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        pilot.rest(25_000)
        pilot.click(f"{PLAY}pebbles")
        pauses = [line["pause"] for line in acts(tmp_path) if "pause" in line]
        assert len(pauses) == 1 and 25_000 <= pauses[0] < 27_000


def test_the_reel_shows_the_games_of_the_day_and_never_one_that_is_not_over(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        reel = cast(StandAttendant, pilot.loop._attendant).keeper.reel
        assert reel.cut(PLAN, 0) is None
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        played_out(pilot)
        pilot.click("ui/home")
        pilot.click("ui/done")
        pilot.rest(3000)
        (whole,) = folders_of(tmp_path)
        assert [cut and cut.playback.file for cut in (reel.cut(PLAN, 0), reel.cut(PLAN, 1))] == [
            whole / "01-pebbles.jsonl"
        ] * 2
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        pilot.manager.home()
        pilot.rest(100)
        pilot.click("ui/done")
        pilot.rest(3000)
        assert {reel.cut(PLAN, number).playback.file.parent for number in range(3)} == {whole}  # type: ignore[union-attr]


class DayWithPoints(date):
    """A day whose deal gives points to a visitor who plays at random: nobody leads with nothing."""

    @classmethod
    def today(cls) -> Self:
        return cls(2026, 11, 26)


def test_a_long_day_is_looked_at_one_game_at_a_time_and_what_was_wiped_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.ui.scenes.stand.choice.date", DayWithPoints)
    with stand(tmp_path) as pilot:
        for _ in range(2):
            pilot.click("ui/begin")
            pilot.click(f"{PLAY}pebbles")
            played_out(pilot)
            pilot.click("ui/home")
            pilot.click("ui/done")
        reel = Reel(tmp_path)
        reel.refresh()
        assert reel.go_on() and not reel.go_on()
        assert reel.leader("pebbles", DayWithPoints.today())
        wipe(tmp_path, today=True)
        assert [reel.cut(PLAN, number) for number in range(3)] == [None] * 3


def test_the_menu_of_a_table_promises_no_visitor_to_keep_the_game(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        pilot.click("ui/menu")
        assert cast(TableMenuScene, pilot.scene)._words == "stand-menu-left"


def test_no_entry_of_the_menu_leads_a_visitor_out_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    shortcut = Shortcut("leave", IN_MENU, ("o",))
    out = MenuEntry(
        "leave", "tent", lambda scene: done.append(scene.game), shortcut=shortcut, leaves_program=True
    )
    monkeypatch.setattr(menu, "ENTRIES", (menu.ENTRIES[0], out))
    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        pilot.click("ui/menu")
        assert "ui/go-on" in pilot.names and "ui/leave" not in pilot.names
        pilot.press(pygame.K_o)
        assert not done


@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
def test_all_of_the_panel_is_in_the_window_in_the_largest_letters(
    size: tuple[int, int], tmp_path: Path
) -> None:
    with stand(tmp_path, replace(PLAN, games=tuple(games.in_order())), size=size) as pilot:
        keeper = cast(StandAttendant, pilot.loop._attendant).keeper
        keeper.troubles.faults["clock"] = 90
        pilot.manager.change(text_size=160, language="fr")
        pilot.manager.push(StaffScene(pilot.manager, keeper), CUT)
        pilot.rest(100)
        pilot.click("ui/seen")
        for _ in games.in_order():
            pilot.click("ui/game/more")
            for target in pilot.manager.targets:
                assert Rect(0, 0, *size).contains(target.rect), target.name
