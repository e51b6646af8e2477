"""Searches of the Lab on the screen: ranges and aims are chosen, the chart grows, a set is taken over."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from circus.content.texts import LANGUAGES, Texts
from circus.core.errors import CircusError
from circus.lab.tuning import search as lab_search_module
from circus.lab.tuning.question import TuningQuestion
from circus.lab.tuning.stored import AROUND, PROGRESS, QUESTION, RESULTS, TRIAL_LINES, read
from circus.platform import file_manager
from circus.platform.job import DoneWork, Job, only_part
from circus.session import experiments
from circus.session.searches import Measuring
from circus.tools.gallery.lab_search import lab_search, search_folder
from circus.ui.input.gestures import DragMove, Drop, Key, Wheel
from circus.ui.scenes.lab.scene import LabScene
from circus.ui.scenes.lab.search import SearchScene
from circus.ui.scenes.lab.search_chart import STEP, chart_of, charts_of, step_lines
from circus.ui.scenes.lab.search_plan import SearchPlan
from circus.ui.scenes.lab.search_setup import SearchSetupScene
from circus.ui.scenes.parts.widgets import TextBlock
from circus.ui.scenes.setup.scene import SetupScene
from circus.ui.scenes.shell.destinations import ToLab, ToSearch
from tests.gfx.parlour import SIZES, check_fits, stage, words_of
from tests.gfx.pilot import Pilot
from tests.navigators import Recorder
from tests.session.test_experiments import Broken, no_room
from tests.session.test_searches import GAME, REQUEST, AtOnce

PUBLISHED = {"minutes": 4.2, "first_seat": 0.36, "ties": 0.1, "rounds": 6.0}


def known(_question: TuningQuestion) -> Measuring:
    """The figures of the published rules are known at once."""
    return Job(lambda: DoneWork([PUBLISHED]), only_part)


def chosen(
    pilot: Pilot, game: str = GAME, measure: Callable[[TuningQuestion], Measuring] = known
) -> SearchPlan:
    """The choice of a search, where the published figures are known."""
    plan = SearchPlan.of(game, 3, "greedy", {})
    pilot.manager.push(SearchSetupScene(pilot.manager, plan, measure))
    pilot.rest(800)
    return plan


def can_start(pilot: Pilot) -> bool:
    return any(each.name == "ui/start" and each.enabled for each in pilot.scene.targets())


def ended(pilot: Pilot) -> Path:
    """A search that has ended, and is looked at."""
    folder = search_folder()
    pilot.manager.go(ToSearch(folder, None, 1))
    pilot.rest(800)
    assert isinstance(pilot.scene, SearchScene)
    return folder


def test_it_is_opened_from_the_lab_for_its_game_and_table(pilot: Pilot) -> None:
    pilot.manager.go(ToLab())
    pilot.rest(100)
    while not (isinstance(pilot.scene, LabScene) and pilot.scene._game == GAME):
        pilot.click("ui/game/more")
    pilot.click("ui/seats/more")
    pilot.click("ui/search")
    pilot.rest(800)
    assert isinstance(pilot.scene, SearchSetupScene)
    request = pilot.scene.plan.request
    assert (request.game, request.seats, request.strength) == (GAME, 5, "greedy")
    pilot.click("ui/back")
    pilot.rest(800)
    assert isinstance(pilot.scene, LabScene)


def test_it_starts_once_a_number_has_a_range_and_an_aim_is_chosen(pilot: Pilot) -> None:
    chosen(pilot)
    assert "Give one number or more a range" in words_of(pilot.scene) and not can_start(pilot)
    pilot.click("ui/high/dodges/more")
    assert "All 2 sets of numbers are played, 50 games each" in words_of(pilot.scene) and can_start(pilot)
    pilot.click("ui/part/aims")
    for name in ("ui/aim/minutes", "ui/aim/first_seat"):
        pilot.click(name)
    assert "Choose one aim or more" in words_of(pilot.scene) and not can_start(pilot)


def test_a_range_stays_within_the_values_of_its_number_and_one_click_leads_back(pilot: Pilot) -> None:
    plan = chosen(pilot)
    for name in ("ui/low/hits/less", "ui/low/hits/more", "ui/high/hits/less"):
        assert not next(each.enabled for each in pilot.scene.targets() if each.name == name), name
    pilot.click("ui/high/hits/more")
    pilot.click("ui/high/hits/more")
    assert plan.range_of("hits") == (1, 3)
    pilot.click("ui/low/hits/more")
    assert plan.range_of("hits") == (2, 3)
    assert pilot.scene.hint("ui/low/hits/more") == "From 1 to 3; published: 1"
    pilot.scene.handle(Wheel("ui/high/hits/more", -5))
    assert plan.range_of("hits") == (2, 2) and plan.request.fixed == {"hits": 2}
    pilot.click("ui/original/hits")
    assert plan.range_of("hits") == (1, 1) and not plan.request.ranges


def test_aims_begin_where_the_published_rules_are_and_are_moved_by_pointer_keys_and_wheel(
    pilot: Pilot,
) -> None:
    plan = chosen(pilot)
    assert plan.wished["minutes"] == 4.2 and plan.wished["first_seat"] == 1 / 3
    pilot.click("ui/part/aims")
    x, y = pilot.place("ui/slide/first_seat")
    pilot.click("ui/slide/first_seat")
    assert plan.wished["first_seat"] == 0.5
    pilot.scene.handle(DragMove("ui/slide/first_seat", (x + 500, y), None, ()))
    pilot.scene.handle(Drop("ui/slide/first_seat", (x + 500, y), None, ()))
    assert plan.wished["first_seat"] == 1.0
    pilot.scene.handle(Wheel("ui/slide/first_seat", -3))
    assert plan.wished["first_seat"] == 0.97
    pilot.manager.pose = pilot.manager.pose._replace(focus="ui/slide/minutes")
    pilot.scene.handle(Key("left"))
    assert plan.wished["minutes"] == 4.1
    assert pilot.scene.hint("ui/slide/minutes").startswith("Minutes at an assumed pace: 4.2 by the published")
    pilot.click("ui/aim/rounds")
    assert plan.asked().aims["rounds"] == 6.0
    plan.switch_aim("watching")
    assert plan.asked().aims["watching"] == 0.0, "no game had it"


def test_before_the_published_figures_are_known_only_shares_have_sliders(pilot: Pilot) -> None:
    class Endless(DoneWork[dict[str, float]]):
        def take(self) -> list[dict[str, float]]:
            return []

        ended = False

    def measure(_question: TuningQuestion) -> Measuring:
        return Job(Endless, only_part)

    chosen(pilot, measure=measure)
    pilot.click("ui/high/dodges/more")
    pilot.click("ui/part/aims")
    assert "ui/slide/first_seat" in pilot.names and "ui/slide/minutes" not in pilot.names
    assert "to see where the figures are now" in words_of(pilot.scene) and not can_start(pilot)
    pilot.click("ui/aim/minutes")
    assert can_start(pilot)


@pytest.mark.expects_faults
def test_without_measured_figures_aims_can_still_be_chosen(pilot: Pilot) -> None:
    class Refused(DoneWork[dict[str, float]]):
        def take(self) -> list[dict[str, float]]:
            raise ValueError("a wheel came off")

    def measure(_question: TuningQuestion) -> Measuring:
        return Job(Refused, only_part, purpose="the figures")

    chosen(pilot, measure=measure)
    pilot.click("ui/part/aims")
    assert "ui/slide/minutes" in pilot.names


def test_options_boards_games_and_time_are_chosen_too(pilot: Pilot) -> None:
    asked: list[TuningQuestion] = []

    def measure(question: TuningQuestion) -> Measuring:
        asked.append(question)
        return known(question)

    plan = chosen(pilot, "quel_cirque", measure)
    while "ui/option/push" not in pilot.names:
        pilot.click("ui/page/more")
    pilot.click("ui/option/push")
    pilot.click("ui/level/more")
    pilot.click("ui/games/more")
    pilot.click("ui/minutes/30")
    assert plan.request.size == 3 and plan.request.games == 100 and plan.minutes == 30
    assert [each.level for each in asked] == [None, plan.request.level] and plan.request.level


def test_more_sets_than_are_played_need_optuna_and_one_sentence_says_how_it_is_installed(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_search_module, "find_spec", lambda _name: None)
    plan = chosen(pilot)
    for name in ("dodges", "copies", "cards_dealt"):
        plan.set_range(name, 2, 6)
    pilot.click("ui/games/less")
    assert (
        "needs optuna" in words_of(pilot.scene)
        and "pip install" in words_of(pilot.scene)
        and not can_start(pilot)
    )
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    pilot.click("ui/games/more")
    assert "circus-lab" in words_of(pilot.scene) and "pip" not in words_of(pilot.scene)


def test_sets_that_deal_too_many_cards_are_refused_in_words(pilot: Pilot) -> None:
    plan = chosen(pilot, "clearing_house")
    plan.set_range("cards_dealt", 11, 12)
    plan.set_range("copies_move", 0, 0)
    plan.set_range("copies_double_move", 0, 0)
    pilot.click("ui/games/less")
    assert "None of these sets can be played" in words_of(pilot.scene) and not can_start(pilot)


def test_what_is_begun_grows_is_stopped_goes_on_and_ends(pilot: Pilot) -> None:
    question, folder = REQUEST.question(5), experiments.new_folder(GAME)
    scene = SearchScene(pilot.manager, folder, question, 0, AtOnce)
    pilot.manager.push(scene)
    pilot.rest(1200)
    assert "Ended: 6 sets tried" in words_of(pilot.scene) and "ui/go" not in pilot.names
    lines = (folder / TRIAL_LINES).read_bytes().splitlines(keepends=True)
    (folder / TRIAL_LINES).write_bytes(b"".join(lines[:4]))
    again = SearchScene(pilot.manager, folder, None, 0, AtOnce)
    pilot.manager.push(again)
    pilot.rest(1200)
    assert "Stopped after 4 of 6 sets" in words_of(pilot.scene) and "luck is in them" in words_of(pilot.scene)
    pilot.click("ui/again")
    pilot.rest(1200)
    assert "Stopped after 4 of 6 sets" in words_of(pilot.scene) and "played again on fresh deals" in words_of(
        pilot.scene
    )
    pilot.click("ui/go")
    pilot.rest(1200)
    assert "Ended: 6 sets tried" in words_of(pilot.scene)


def test_the_chart_grows_while_sets_are_tried(pilot: Pilot) -> None:
    kept, texts = read(search_folder()), Texts("en")
    texts.add_game(kept.game)
    names = [name for name in charts_of(kept) if not name.startswith(STEP)]
    for name in names:
        shown = kept.tuned[0].choice
        sizes = []
        for count in (1, 5, len(kept.trials)):
            part = kept._replace(trials=kept.trials[:count], tuned=())
            sizes.append(len(chart_of(texts, part, name, shown).tried))
        assert sizes == [1, 5, 24]
        assert chart_of(texts, kept, name, shown).shown is not None
    assert len(names) == 4


def test_closing_it_stops_it(pilot: Pilot) -> None:
    stopped = []

    class Endless(AtOnce):
        def __init__(self, *_: object) -> None:
            """Nothing begins."""

        def take(self) -> list[int]:
            return []

        def close(self) -> None:
            stopped.append(True)

    scene = SearchScene(pilot.manager, experiments.new_folder(GAME), REQUEST.question(5), 1, Endless)
    pilot.manager.push(scene)
    pilot.rest(1200)
    assert scene.goes_on and "The first sets are being played: 0%" in words_of(pilot.scene)
    pilot.click("ui/stop")
    assert stopped == [True] and not scene.goes_on
    pilot.click("ui/back")
    pilot.rest(800)
    assert stopped == [True]


def test_the_sentences_are_those_of_the_report_with_intervals_and_distances(pilot: Pilot) -> None:
    ended(pilot)
    told = words_of(pilot.scene)
    assert "Surely nearer to the aims than the published numbers: Hearts a player 3, Turns a round 3" in told
    assert "Minutes at an assumed pace, aim 15.0: 15.5 (14.9 to 16.2)" in told
    assert "Distance from the aims: 0.60" in told
    assert "3. Hearts a player 4, Turns a round 2, Attack: damage 1: distance\N{NO-BREAK SPACE}3.20" in told
    pilot.click("ui/set/less")
    assert "Minutes at an assumed pace, aim 15.0: 20.2" in words_of(pilot.scene)
    pilot.scene.handle(Wheel("", -1))
    assert "Minutes at an assumed pace, aim 15.0: 15.5" in words_of(pilot.scene)
    for _ in range(4):
        pilot.click("ui/chart/more")


def test_charts_show_one_step_around_the_nearest_set(pilot: Pilot) -> None:
    stored = read(search_folder())
    assert charts_of(stored)[-3:] == ["around/minutes", "around/first_seat", "around/ties"]
    made = step_lines(pilot.manager.kit.texts, stored, "around/minutes", 3)
    assert [each.label for each in made.lines[1:]] == [
        "Hearts a player 4",
        "Hearts a player 2",
        "Attack: damage 0",
    ]
    assert all(
        each.mark == 15.0 and made.ends[0] < each.low <= each.high < made.ends[1] for each in made.lines
    )
    ended(pilot)
    for _ in range(4):
        pilot.click("ui/chart/more")
    assert "then one number changed by one step while the others are held" in words_of(pilot.scene)


def test_it_is_said_while_one_step_around_is_played(pilot: Pilot) -> None:
    folder = search_folder()
    results = json.loads((folder / RESULTS).read_text(encoding="utf-8"))
    (folder / RESULTS).write_text(json.dumps({**results, "around": None}), encoding="utf-8")
    (folder / PROGRESS).write_text(json.dumps({"stage": AROUND, "done": 25, "of": 100}), encoding="utf-8")

    class Endless(AtOnce):
        def __init__(self, *_: object) -> None:
            """Nothing begins."""

        def take(self) -> list[int]:
            return []

    scene = SearchScene(pilot.manager, folder, read(folder).question, 1, Endless)
    pilot.manager.push(scene)
    pilot.rest(1200)
    assert "one step around the nearest is being played: 25%" in words_of(pilot.scene)


def test_a_set_is_taken_over_as_house_rules_of_the_set_up(pilot: Pilot) -> None:
    ended(pilot)
    pilot.click("ui/take")
    pilot.rest(800)
    assert isinstance(pilot.scene, SetupScene)
    assert pilot.scene.table_setup.changed == {"hearts": 3}
    assert len(pilot.scene.table_setup.seats) == 4


def written(folder: Path, language: str) -> Job[Path, Path]:
    """A report that was written at once."""
    return Job(lambda: DoneWork([folder / f"report.{language}"]), only_part, expected=(CircusError,))


def test_the_report_is_written_beside_and_opened(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(file_manager, "open_page", opened.append)
    folder = search_folder()
    pilot.manager.push(SearchScene(pilot.manager, folder, None, 1, report=written))
    pilot.rest(800)
    pilot.click("ui/report")
    pilot.rest(1200)
    assert opened == [folder / "report.en"]


def test_past_searches_are_listed_with_experiments_deleted_and_put_back(pilot: Pilot) -> None:
    search_folder()
    pilot.manager.go(ToLab())
    pilot.rest(100)
    pilot.click("ui/page/past")
    assert "Surely nearer to the aims" in words_of(pilot.scene)
    pilot.click("ui/delete/0")
    assert "ui/open/0" not in pilot.names
    pilot.click("ui/undo")
    pilot.click("ui/open/0")
    pilot.rest(800)
    assert isinstance(pilot.scene, SearchScene)


@pytest.mark.parametrize(
    ("start", "why"),
    [
        pytest.param(Broken, "une erreur du programme", marks=pytest.mark.expects_faults),
        (no_room, "le système refuse"),
    ],
)
def test_why_a_search_has_broken_down_is_told_in_the_language(start: object, why: str, pilot: Pilot) -> None:
    class Fails(AtOnce):
        def __init__(self, line: object, folder: Path, seconds: object) -> None:
            if start is no_room:
                raise OSError("no more processes")

        def take(self) -> list[int]:
            raise ValueError("a wheel came off")

    pilot.manager.change(language="fr")
    scene = SearchScene(pilot.manager, experiments.new_folder(GAME), REQUEST.question(1), 1, Fails)
    pilot.manager.push(scene)
    pilot.rest(1200)
    assert scene._state() == f"Elle s\u2019est arrêtée\u00a0: {why}."


def test_figures_without_room_are_counted_instead(pilot: Pilot) -> None:
    folder = search_folder()
    line = json.loads((folder / QUESTION).read_text(encoding="utf-8"))
    line["aims"] |= dict.fromkeys(SearchPlan.of("clearing_house", 4, "greedy", {}).offered()[3:], 0.5)
    (folder / QUESTION).write_text(json.dumps(line), encoding="utf-8")
    pilot.manager.change(text_size=160)
    pilot.manager.go(ToSearch(folder, None, 1))
    pilot.rest(800)
    pilot.click("ui/shown/verdict")
    assert "more aims are in the report" in words_of(pilot.scene)
    shown = [each for each in pilot.scene._widgets if isinstance(each, TextBlock)]  # type: ignore[attr-defined]
    assert max(each.y + each.high for each in shown) < pilot.manager.kit.units.height_u


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_of_it_fits_with_large_letters(language: str, size: tuple[int, int]) -> None:
    for _, show in lab_search():
        manager = stage(size, language, text_size=160, navigator=Recorder())
        show(manager)
        check_fits(manager)
        manager.quit()
    pygame.display.quit()
