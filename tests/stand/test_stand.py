"""The program at a stand: in by two touches, out by the PIN alone, and back to its reel by itself."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import pygame
import pytest
from pygame.event import Event

from circus import games
from circus.replay import read
from circus.scenes.lesson import LessonScene
from circus.scenes.stand.choice import LEARN, PLAY
from circus.scenes.stand.still_there import COUNTED_MS
from circus.scenes.table.scene import TableScene
from circus.stand.keeping import wipe
from circus.stand.plan import Plan
from circus.stand.reel import Reel
from circus.stand.staff_pin import of_digits
from circus.stand.visit import facts_of, folders_of
from circus.stand.wall_clock import WallClock
from circus.stand_router import StandAttendant
from tests.stage.pilot import Pilot, piloted

PIN = "2580"
GIVEN = {"language": "en", "speed": "off"}
PLAN = Plan(("pebbles",), minutes=0, idle=30)


@contextmanager
def stand(folder: Path, plan: Plan = PLAN, *, goes_on: bool = False, **options: Any) -> Iterator[Pilot]:
    attendant = StandAttendant(folder, plan, of_digits(PIN), GIVEN, goes_on=goes_on)
    with piloted(attendant=attendant, **options) as pilot:
        yield pilot


def facts(pilot: Pilot) -> dict[str, Any]:
    return pilot.manager.facts()


def scene(pilot: Pilot) -> object:
    return facts(pilot)["scene"]


def visits(folder: Path) -> list[dict[str, Any]]:
    return [cast("dict[str, Any]", facts_of(each)) for each in folders_of(folder)]


def acts(folder: Path) -> list[dict[str, Any]]:
    path = folders_of(folder)[-1] / "acts.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()]


def answers_of(folder: Path) -> list[tuple[int | None, str, object]]:
    path = folders_of(folder)[-1] / "answers.jsonl"
    told = [json.loads(line) for line in path.read_text().splitlines()]
    return [(each["seat"], each["question"], each["answer"]) for each in told]


def played_out(pilot: Pilot) -> None:
    """To the results, whoever has to choose."""
    table, rng = cast(TableScene, pilot.scene), Random(1)
    for _ in range(2000):
        if pilot.scene is not table:
            return
        if chooser := table.chooser:
            action = rng.choice(chooser.picker.legal)
            pilot.loop._spared(partial(table.play, action))
        pilot.rest(400)


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


def test_a_notice_that_nobody_closes_does_not_hold_the_stand(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        pilot.manager.tell("A notice", "that is left open")
        pilot.rest(PLAN.idle * 1000 + int(COUNTED_MS) + 3000)
        assert scene(pilot) == "attract" and "ui/begin" in pilot.names
        assert visits(tmp_path)[0]["how"] == "left"


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
        assert scene(pilot) == "attract"
        (visit,) = visits(tmp_path)
        assert visit["how"] == "finished"
        told = [
            json.loads(line) for line in (folders_of(tmp_path)[0] / "answers.jsonl").read_text().splitlines()
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


def test_the_staff_changes_what_is_offered_and_it_stays_so(tmp_path: Path) -> None:
    with stand(tmp_path, Plan(("pebbles", "quel_cirque")), size=(1280, 720)) as pilot:
        pilot.click("ui/staff")
        for digit in PIN:
            pilot.click(f"ui/digit/{digit}")
        pilot.click("ui/enter")
        pilot.click("ui/offer/quel_cirque")
        pilot.click("ui/minutes/more")
        pilot.click("ui/back")
        pilot.click("ui/begin")
        assert "poster/pebbles" in pilot.names and "poster/quel_cirque" not in pilot.names
    kept = json.loads((tmp_path / "stand.json").read_text())
    assert kept["games"] == ["pebbles"] and kept["minutes"] == 30


def test_the_staff_writes_the_page_of_the_day(tmp_path: Path) -> None:
    with stand(tmp_path, size=(1280, 720)) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        table = cast(TableScene, pilot.scene)
        while not table.chooser:
            pilot.rest(400)
        table.pin("unfair", "the last stone")
        pilot.press(pygame.K_F12)
        for digit in PIN:
            pilot.click(f"ui/digit/{digit}")
        pilot.click("ui/enter")
        pilot.click("ui/page")
        page = (tmp_path / "day.html").read_text()
        assert "the last stone" in page and "data:image/jpeg" in page


def test_a_program_that_was_broken_off_goes_on_at_the_same_table(tmp_path: Path) -> None:
    with stand(tmp_path, replace(PLAN, games=("quel_cirque",))) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}quel_cirque")
        table = cast(TableScene, pilot.scene)
        while not table.chooser:
            pilot.rest(400)
        table.play(table.chooser.picker.legal[0])
        done = [str(action) for action in table.session.match.actions]
        table.session.close()  # as when the process is gone
    assert visits(tmp_path)[0]["ended"] is None
    with stand(tmp_path, replace(PLAN, games=("quel_cirque",)), goes_on=True) as pilot:
        pilot.rest(100)
        again = cast(TableScene, pilot.scene)
        assert [str(action) for action in again.session.match.actions][: len(done)] == done
        assert len(visits(tmp_path)) == 1


def test_a_full_disk_lets_the_visitors_play_on_and_the_staff_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device", str(tmp_path / "x"))

    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        monkeypatch.setattr("circus.line_file._write_all", full)
        monkeypatch.setattr("circus.stand.visit.write_whole", full)
        pilot.click(f"{PLAY}pebbles")
        assert cast(StandAttendant, pilot.loop._attendant).keeper.faults["write"]


def test_two_people_are_asked_in_turn_and_each_answer_is_its_own(tmp_path: Path) -> None:
    with stand(tmp_path, replace(PLAN, games=("quel_cirque",)), size=(1280, 720)) as pilot:
        pilot.click("ui/begin")
        pilot.click("ui/people/more")
        pilot.click(f"{PLAY}quel_cirque")
        pilot.manager.home()
        pilot.rest(100)
        for answers in (("ui/answer/5", "ui/skip", "ui/done"), ("ui/answer/2", "ui/answer/right", "ui/done")):
            for answer in answers:
                assert scene(pilot) == "card"
                pilot.click(answer)
        assert scene(pilot) == "attract"
    assert answers_of(tmp_path) == [(0, "fun", 5), (1, "fun", 2), (1, "length", "right")]


def test_one_can_answer_for_the_whole_table(tmp_path: Path) -> None:
    with stand(tmp_path, replace(PLAN, games=("quel_cirque",)), size=(1280, 720)) as pilot:
        pilot.click("ui/begin")
        pilot.click("ui/people/more")
        pilot.click(f"{PLAY}quel_cirque")
        pilot.manager.home()
        pilot.rest(100)
        for name in ("ui/answer/5", "ui/all", "ui/answer/right", "ui/done"):
            pilot.click(name)
        assert scene(pilot) == "attract"
    assert answers_of(tmp_path) == [(0, "fun", 5), (None, "length", "right")]


def test_a_broken_card_asks_the_usual_questions_until_it_is_mended(tmp_path: Path) -> None:
    (tmp_path / "questions.json").write_text("{")
    with stand(tmp_path) as pilot:
        keeper = cast(StandAttendant, pilot.loop._attendant).keeper
        assert "questions.json" in str(keeper.faults["questions"]) and len(keeper.questions()) == 5
        (tmp_path / "questions.json").write_text('{"questions": []}')
        assert keeper.questions() == [] and not keeper.faults


def test_a_folder_that_is_pulled_out_stops_no_game_and_no_next_one(tmp_path: Path) -> None:
    folder = tmp_path / "stick" / "stand"
    folder.mkdir(parents=True)
    with stand(folder) as pilot:
        keeper = cast(StandAttendant, pilot.loop._attendant).keeper
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        folder.parent.rename(tmp_path / "away")
        folder.parent.write_text("no folder")
        for _ in range(2):
            played_out(pilot)
            assert scene(pilot) == "results"
            pilot.click("ui/home")
            pilot.rest(3000)
            while scene(pilot) == "card":
                pilot.click("ui/skip")
            assert scene(pilot) == "attract" and keeper.faults["write"]
            pilot.click("ui/begin")
            pilot.click(f"{PLAY}pebbles")
            assert scene(pilot) == "table"
        pilot.press(pygame.K_F12)
        for digit in PIN:
            pilot.click(f"ui/digit/{digit}")
        pilot.click("ui/enter")
        assert "ui/leave" in pilot.names


def test_a_clock_that_jumps_is_told_to_the_staff(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        keeper = cast(StandAttendant, pilot.loop._attendant).keeper
        wall = 1e9
        keeper._wall = WallClock(lambda: wall, lambda: 5.0)
        pilot.rest(100)
        assert not keeper.faults
        for jump in (3600, -7200):
            wall += jump
            pilot.rest(100)
            assert keeper.faults.pop("clock") == abs(jump) / 60
            pilot.rest(100)
            assert not keeper.faults


def test_what_visitors_set_is_gone_with_them_also_when_the_power_went(tmp_path: Path) -> None:
    for goes_on, language in ((False, "en"), (True, "fr"), (False, "en")):
        with stand(tmp_path, goes_on=goes_on, language=None) as pilot:
            assert pilot.manager.kit.settings.language == language
            pilot.click("ui/begin") if scene(pilot) == "attract" else None
            pilot.manager.change(language="fr", text_size=160)
            assert pilot.scene.kit.settings.text_size == 160


def test_the_time_box_of_a_visit_that_goes_on_counts_from_its_first_game(tmp_path: Path) -> None:
    plan = replace(PLAN, games=("quel_cirque",), minutes=10)
    with stand(tmp_path, plan) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}quel_cirque")
        cast(TableScene, pilot.scene).session.close()
    path = folders_of(tmp_path)[-1] / "acts.jsonl"
    with path.open("a") as file:
        file.write('{"ms": 400000, "scene": "table", "tap": "card/1"}\n')
    with stand(tmp_path, plan, goes_on=True) as pilot:
        pilot.rest(100)
        box = cast(StandAttendant, pilot.loop._attendant).keeper.box
        assert box.limit_ms == 600_000 and 390_000 < box.spent_ms < 410_000
        pilot.press(pygame.K_a)
    times = [line["ms"] for line in acts(tmp_path)]
    assert times == sorted(times) and times[-1] >= 400_000


def test_a_program_broken_off_behind_the_end_of_a_game_goes_on_with_the_card(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        played_out(pilot)
    with stand(tmp_path, goes_on=True) as pilot:
        pilot.rest(100)
        assert scene(pilot) == "card"
        pilot.click("ui/done")
    assert visits(tmp_path)[0]["how"] == "finished"


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


def test_a_long_day_is_looked_at_one_game_at_a_time_and_what_was_wiped_is_gone(tmp_path: Path) -> None:
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
        assert reel.leader("pebbles", date.today())
        wipe(tmp_path, today=True)
        assert [reel.cut(PLAN, number) for number in range(3)] == [None] * 3
