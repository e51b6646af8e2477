"""The Lab on the screen: cards are chosen, an experiment runs, is read, and its variant is played."""

import csv
import shutil
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from circus.content.texts import LANGUAGES, Texts
from circus.core.errors import CircusError
from circus.lab.experiment.beside import keep_records
from circus.lab.experiment.question import ExperimentQuestion
from circus.lab.experiment.spreadsheet import write_tables
from circus.lab.experiment.stored import read
from circus.lab.plot import round_values
from circus.platform import file_manager
from circus.platform.job import DoneWork, Job, only_part
from circus.session import experiments
from circus.session.experiments import Start, question_of
from circus.tools.gallery.lab import lab
from circus.ui.app.router import Router
from circus.ui.input.gestures import Wheel
from circus.ui.scenes.lab import scene as lab_scene
from circus.ui.scenes.lab.experiment import ExperimentScene
from circus.ui.scenes.lab.figures import STEPS, wider
from circus.ui.scenes.lab.past import begun_in_words
from circus.ui.scenes.lab.scene import LabScene
from circus.ui.scenes.setup.scene import SetupScene
from circus.ui.scenes.shell.destinations import ToExperiment, ToLab
from tests.gfx.parlour import SIZES, check_fits, stage, words_of
from tests.gfx.pilot import Pilot, piloted
from tests.lab.report import EDGE, change, experiment, no_seat, results, variant
from tests.navigators import Recorder
from tests.session.test_experiments import ASKED, GAME, Broken, OneDeal, no_room

FOUND = results(
    change("minutes", -4.3, -5.2, -3.4, 1e-9),
    *no_seat(0.01),
    variants=[variant(n={}), variant(EDGE, minutes=[20.0, 19.5, 20.5])],
)


def opened(pilot: Pilot) -> LabScene:
    pilot.manager.go(ToLab())
    pilot.rest(100)
    assert isinstance(pilot.scene, LabScene)
    return pilot.scene


def past(pilot: Pilot) -> Path:
    """An experiment that was made, and is looked at."""
    folder = experiment(experiments.experiments_folder() / "2026-11-20", FOUND)
    pilot.manager.go(ToExperiment(folder, None, 1))
    pilot.rest(100)
    assert isinstance(pilot.scene, ExperimentScene)
    return folder


def test_it_is_opened_from_the_lobby_and_left_again(pilot: Pilot) -> None:
    pilot.rest(100)
    pilot.click("ui/lab")
    pilot.rest(800)
    assert isinstance(pilot.scene, LabScene) and pilot.scene.name == "lab"
    pilot.click("ui/back")
    pilot.rest(800)
    assert pilot.scene.name == "lobby"


def test_nothing_begins_before_a_variant_is_chosen(pilot: Pilot) -> None:
    scene = opened(pilot)
    assert not any(each.name == "ui/start" and each.enabled for each in scene.targets())
    pilot.click(next(each.name for each in scene.targets() if each.name.startswith("ui/try/")))
    assert any(each.name == "ui/start" and each.enabled for each in scene.targets())


def test_every_game_has_cards_and_every_choice_at_the_top_can_be_made(pilot: Pilot) -> None:
    scene = opened(pilot)
    seen = set()
    for _ in range(5):
        seen.add(next(each.name for each in scene.targets() if each.name.startswith("ui/try/")))
        pilot.click("ui/game/more")
    assert len(seen) == 5
    for name in ("ui/seats/more", "ui/seats/less", "ui/bots/less", "ui/minutes/30"):
        pilot.click(name)
    assert scene._minutes == 30 and scene._strength == lab_scene.BOTS[-1]


def test_boards_are_variants_too_and_all_combinations_can_be_asked(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[ExperimentQuestion] = []

    def noted(*words: Any) -> ExperimentQuestion:
        asked.append(question_of(*words))
        return asked[-1]

    monkeypatch.setattr(experiments, "question_of", noted)
    scene = opened(pilot)
    while scene._game != "quel_cirque":
        pilot.click("ui/game/more")
    pilot.click("ui/way/all")
    for name in ("ui/try/lazy_clown=true", "ui/try/level=long_parade"):
        while name not in pilot.names:
            pilot.click("ui/down")
        pilot.click(name)
    assert "3 combinations are held against the usual rules" in words_of(pilot.scene)
    monkeypatch.setattr(pilot.manager, "go", lambda _to: None)
    pilot.click("ui/start")
    (question,) = asked
    assert [each.level for each in question.variants] == [None, "long_parade", None, "long_parade"]


def test_values_of_numbers_are_compared_with_the_published_ones(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: list[ToExperiment] = []
    scene = opened(pilot)
    while scene._game != "clearing_house":
        pilot.click("ui/game/more")
    pilot.click("ui/part/numbers")
    pilot.click("ui/try/hearts=5")
    pilot.click("ui/value/hearts/less")
    pilot.click("ui/try/hearts=3")
    assert "ui/try/hearts=4" not in pilot.names and "3 and 5 against 4" in words_of(pilot.scene)
    while "ui/try/attack_damage=2" not in pilot.names:
        pilot.click("ui/page/more")
    pilot.click("ui/try/attack_damage=2")
    assert "3 variants are held, each on its own" in words_of(pilot.scene)
    monkeypatch.setattr(pilot.manager, "go", gone.append)
    pilot.click("ui/start")
    assert gone[0].question
    found = [dict(each.options) for each in gone[0].question.variants]
    assert [(each["hearts"], each["attack_damage"]) for each in found] == [(4, 1), (3, 1), (5, 1), (4, 2)]


def test_numbers_that_cannot_be_played_say_so(pilot: Pilot) -> None:
    scene = opened(pilot)
    while scene._game != "clearing_house":
        pilot.click("ui/game/more")
    scene._tried = {"cards_dealt=12", "copies_move=0", "copies_double_move=0"}
    scene._way = lab_scene.ALL
    pilot.click("ui/part/numbers")
    pilot.click("ui/start")
    assert pilot.scene is scene and pilot.manager._notice


def test_the_usual_value_of_a_number_is_passed_over_and_the_wheel_moves_it(pilot: Pilot) -> None:
    scene = opened(pilot)
    while scene._game != "clearing_house":
        pilot.click("ui/game/more")
    pilot.click("ui/part/numbers")
    seen = set()
    for way in [1] * 9 + [-1] * 9:
        pilot.manager.handle(Wheel("ui/value/hearts", way))
        seen |= {each.name for each in scene.targets() if each.name.startswith("ui/try/hearts=")}
    assert seen == {f"ui/try/hearts={value}" for value in range(1, 10) if value != 4}


def test_more_combinations_than_can_be_told_apart_are_not_begun(pilot: Pilot) -> None:
    scene = opened(pilot)
    while scene._game != "clearing_house":
        pilot.click("ui/game/more")
    scene._tried = {experiments.spell_choice(*each) for each in experiments.unusual_values(scene._game)}
    pilot.click("ui/way/all")
    assert "more than can be told apart: 39 at most" in words_of(pilot.scene)
    assert not any(each.name == "ui/start" and each.enabled for each in scene.targets())
    pilot.click("ui/way/each")
    assert any(each.name == "ui/start" and each.enabled for each in scene.targets())


def test_a_variant_on_another_board_is_played_there(pilot: Pilot) -> None:
    found = results(variants=[variant(), variant(level="warehouse")])
    folder = experiment(experiments.experiments_folder() / "2026-11-20", found)
    pilot.manager.go(ToExperiment(folder, None, 1))
    pilot.rest(100)
    pilot.click("ui/play")
    pilot.rest(800)
    assert isinstance(pilot.scene, SetupScene)
    assert pilot.scene.table_setup.level == "warehouse"


def test_what_is_begun_is_shown_as_it_comes(pilot: Pilot) -> None:
    folder = experiments.new_folder(GAME)
    scene = ExperimentScene(pilot.manager, folder, question_of(ASKED, 5), 1, OneDeal)
    pilot.manager.push(scene)
    pilot.rest(1200)
    assert "2 games" in words_of(pilot.scene)
    pilot.click("ui/go")
    pilot.rest(1200)
    assert "4 games" in words_of(pilot.scene)


def test_closing_it_stops_it(pilot: Pilot) -> None:
    stopped = []

    class Endless(OneDeal):
        def take(self) -> list[int]:
            return []

        def close(self) -> None:
            stopped.append(self.deals)

    scene = ExperimentScene(pilot.manager, experiments.new_folder(GAME), question_of(ASKED, 5), 0, Endless)
    pilot.manager.push(scene)
    pilot.rest(1200)
    assert scene.goes_on and "goes on" in words_of(pilot.scene)
    pilot.click("ui/back")
    pilot.rest(800)
    assert stopped == [1]


def test_a_sentence_says_what_a_variant_has_shown(pilot: Pilot) -> None:
    past(pilot)
    assert "games are 18% shorter" in words_of(pilot.scene)
    pilot.click("ui/variant/more")
    assert "“The usual rules”: no player surely wins more than another" in words_of(pilot.scene)
    assert "a game takes about 24 min" in words_of(pilot.scene)
    for _ in range(5):
        pilot.click("ui/figure/more")


def test_a_variant_is_played_at_once(pilot: Pilot) -> None:
    past(pilot)
    pilot.click("ui/play")
    pilot.rest(800)
    assert isinstance(pilot.scene, SetupScene)
    assert pilot.scene.table_setup.options["police_start"] == "edge"
    assert len(pilot.scene.table_setup.seats) == 4


def written(folder: Path, language: str) -> Job[Path, Path]:
    """A report that was written at once; or it was found out that it cannot."""

    def combine(parts: Sequence[Path]) -> Path:
        if folder.name == "broken":
            raise CircusError("install it")
        return only_part(parts)

    return Job(lambda: DoneWork([folder / f"report.{language}"]), combine, expected=(CircusError,))


def test_the_report_is_written_beside_and_opened(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(file_manager, "open_page", shown.append)
    monkeypatch.setattr(experiments, "report_job", written)
    folder = past(pilot)
    pilot.click("ui/report")
    pilot.rest(1200)
    assert shown == [folder / "report.en"]
    pilot.click("ui/report")
    pilot.rest(1200)
    assert len(shown) == 2


def test_a_report_that_cannot_be_written_says_what_to_do(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(experiments, "report_job", written)
    folder = experiment(experiments.experiments_folder() / "broken", FOUND)
    pilot.manager.go(ToExperiment(folder, None, 1))
    pilot.rest(100)
    scene = pilot.scene
    pilot.click("ui/report")
    pilot.rest(1200)
    assert isinstance(scene, ExperimentScene) and scene._writing is None
    assert "ui/report" not in pilot.names


def tables_at_once(folder: Path) -> Job[Path, Path]:
    """Tables that were written at once."""
    return Job(lambda: DoneWork([write_tables(folder)]), only_part, expected=(CircusError,))


def test_a_click_writes_the_tables_and_says_where(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(file_manager, "show", shown.append)
    monkeypatch.setattr(experiments, "tables_job", tables_at_once)
    folder = past(pilot)
    (folder / "games.csv").write_text("deal,variant,minutes\n0,0,24.5\n0,1,20.25\n", encoding="utf-8")
    pilot.click("ui/tables")
    pilot.rest(1200)
    tables = folder / "tables"
    assert shown == [tables]
    notice = pilot.manager._notice
    assert notice and str(tables) in notice.text
    heads, *rows = csv.reader((tables / "figures.csv").read_text(encoding="utf-8-sig").splitlines())
    lengths = [dict(zip(heads, row, strict=True)) for row in rows if "minutes" in row]
    assert [(each["variant"], each["mean"], each["difference"]) for each in lengths] == [
        ("0", "24.0", ""),
        ("1", "20.0", "-4.3"),
    ]
    assert (tables / "games.csv").read_text(encoding="utf-8-sig").splitlines()[1:] == [
        "0,0,24.5",
        "0,1,20.25",
    ]


def test_tables_without_games_say_why(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(folder: Path) -> Job[Path, Path]:
        def combine(parts: Sequence[Path]) -> Path:
            raise CircusError("games.csv cannot be read")

        return Job(lambda: DoneWork([folder]), combine, expected=(CircusError,))

    monkeypatch.setattr(experiments, "tables_job", broken)
    folder = past(pilot)
    pilot.click("ui/tables")
    pilot.rest(1200)
    notice = pilot.manager._notice
    assert notice and "games.csv cannot be read" in notice.text
    assert not (folder / "tables").exists()


def test_past_experiments_are_looked_at_deleted_and_put_back(pilot: Pilot) -> None:
    experiment(experiments.experiments_folder() / "2026-11-20", FOUND)
    opened(pilot)
    pilot.click("ui/page/past")
    pilot.click("ui/delete/0")
    assert "ui/open/0" not in pilot.names and "No experiment yet" in words_of(pilot.scene)
    pilot.click("ui/undo")
    pilot.click("ui/open/0")
    pilot.rest(800)
    assert isinstance(pilot.scene, ExperimentScene)


def test_without_statistics_the_page_says_how_they_are_had(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_scene, "missing", lambda: ["numpy", "scipy"])
    opened(pilot)
    assert "pip install numpy scipy" in words_of(pilot.scene) and "ui/start" not in pilot.names
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    opened(pilot)
    assert (
        "circus-lab" in words_of(pilot.scene)
        and "pip" not in words_of(pilot.scene)
        and "ui/start" not in pilot.names
    )


def test_the_axis_is_only_ever_widened(pilot: Pilot) -> None:
    folder = past(pilot)
    stored = read(folder)
    ends = wider((0.0, 100.0), stored, "minutes")
    assert ends == (0.0, 100.0)
    low, high = wider((21.0, 22.0), stored, "minutes") or (0.0, 0.0)
    assert low < 19.5 and high > 24.5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_fit_with_large_letters(language: str, size: tuple[int, int]) -> None:
    manager = stage(size, language, text_size=160, navigator=Recorder())
    dict(lab())["lab_tried_numbers"](manager)
    check_fits(manager)
    manager.quit()
    pygame.display.quit()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_of_it_can_be_shown_in_every_language(language: str) -> None:
    for _, show in lab():
        with piloted(Router(), size=(1280, 720)) as pilot:
            pilot.manager.change(language=language)
            show(pilot.manager)
            pilot.manager.frame()
            assert pilot.scene.name == "lab"


@pytest.mark.parametrize(
    "ends", [(16.2, 25.0), (0.214, 0.366), (0.0, 1.0), (-3.0, 4000.0), (60.0, 60.001), (-0.02, 0.01)]
)
def test_an_axis_is_named_at_few_round_values_between_its_ends(ends: tuple[float, float]) -> None:
    values = round_values(*ends, STEPS)
    assert 1 <= len(values) <= STEPS
    assert all(ends[0] - 1e-9 <= each <= ends[1] + 1e-9 for each in values)
    steps = {f"{b - a:.0e}"[0] for a, b in pairwise(values)}
    assert steps <= {"1", "2", "5"} and len(steps) <= 1


def test_an_axis_without_length_is_named_once() -> None:
    assert round_values(7.0, 7.0, STEPS) == [7.0]


def finished_job(folder: Path) -> Job[int, int]:
    """A process that has found the games worth looking at."""
    keep_records(folder)
    return Job(DoneWork, only_part)


def test_the_games_worth_looking_at_are_found_once_it_stands_still_and_open_in_the_replay(
    pilot: Pilot,
) -> None:
    folder = experiments.new_folder(GAME)
    OneDeal(question_of(ASKED, 5).line(), folder, None)
    shutil.rmtree(folder / "records")
    pilot.manager.push(ExperimentScene(pilot.manager, folder, None, 1, keep=finished_job))
    pilot.rest(400)
    assert "ui/watch/longest" not in pilot.names
    pilot.rest(1500)
    pilot.click("ui/watch/longest")
    pilot.rest(1500)
    assert pilot.scene.name == "replay"


@pytest.mark.parametrize(
    ("start", "why"),
    [
        pytest.param(Broken, "une erreur du programme", marks=pytest.mark.expects_faults),
        (no_room, "le système refuse"),
    ],
)
def test_why_an_experiment_has_broken_down_is_told_in_the_language(
    start: Start, why: str, pilot: Pilot
) -> None:
    pilot.manager.change(language="fr")
    scene = ExperimentScene(pilot.manager, experiments.new_folder(GAME), question_of(ASKED, 1), 1, start)
    assert scene._run
    scene._run.look()
    assert scene._state() == f"Elle s\u2019est arrêtée\u00a0: {why}."


def test_it_is_said_when_another_process_goes_on_with_an_experiment(pilot: Pilot) -> None:
    class Replaced(OneDeal):
        replaced = 1

        def __init__(self, *_: object) -> None:
            """Nothing begins."""

    scene = ExperimentScene(pilot.manager, experiments.new_folder(GAME), question_of(ASKED, 5), 0, Replaced)
    scene._stored = read(experiment(experiments.experiments_folder() / "2026-11-20", FOUND))
    assert "gave no sign of life any more; another one goes on" in scene._state()


def test_the_day_of_an_experiment_is_written_as_the_language_writes_days() -> None:
    said = [begun_in_words(Texts(language), "2026-11-21-180502") for language in ("en", "fr")]
    assert said == ["November 21, 2026", "21 novembre 2026"]
    assert begun_in_words(Texts("fr"), "the other dice") == "the other dice"
