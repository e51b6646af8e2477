"""The deals of the days: chosen by game, day or code, played, and held against the hard bot."""

from collections.abc import Iterator
from contextlib import ExitStack
from datetime import date, timedelta
from pathlib import Path
from time import sleep

import pygame
import pytest

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.core.ending import Standing
from circus.platform.folders import data_folder
from circus.records.record import being_written
from circus.records.replay import read
from circus.session import saves
from circus.session.deals import CodedDeal, last_days, of_day, table_of_day
from circus.session.deals_played import Result, quick_par, streak
from circus.session.par import Difference, ParComparison
from circus.tools.gallery.afterwards import played_out
from circus.ui.app.router import Router
from circus.ui.scenes.deals.comparison import Compared
from circus.ui.scenes.deals.scene import DealsScene
from circus.ui.scenes.deals.sheets import result_in_words
from circus.ui.scenes.replay.scene import ReplayScene
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.reasons import reason_for
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.pilot import Pilot, piloted

TODAY = date(2026, 3, 14)


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    """The deals over a lobby."""
    with ExitStack() as stack:
        pilot = stack.enter_context(piloted(Router(), size=(1280, 720)))
        pilot.manager.push(DealsScene(pilot.manager, TODAY))
        pilot.rest(100)
        yield pilot


def scene_of(pilot: Pilot) -> DealsScene:
    assert isinstance(pilot.scene, DealsScene)
    return pilot.scene


def words_of(pilot: Pilot) -> str:
    return " ".join(str(getattr(widget, "text", "")) for widget in scene_of(pilot)._widgets)


def deal_of_open_record() -> str:
    (path,) = being_written()
    return read(path, cut_end=True).header.deal


def test_the_deal_of_today_is_chosen_and_played_at_the_usual_table(pilot: Pilot) -> None:
    first = games.in_order()[0]
    pilot.click("ui/play")
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.session.deal == of_day(first, TODAY)
    assert deal_of_open_record() == of_day(first, TODAY).code
    assert pilot.scene.table_setup.seats == table_of_day(first).seats


def test_the_arrows_choose_the_game_and_a_click_a_day(pilot: Pilot) -> None:
    pilot.click("ui/game/more")
    game = games.in_order()[1]
    third = last_days(game, TODAY)[2].deal
    pilot.click(f"ui/day/{third.code}")
    pilot.click("ui/play")
    assert isinstance(pilot.scene, TableScene)
    assert (pilot.scene.game, pilot.scene.session.deal) == (game, third)


def test_a_code_that_somebody_handed_on_is_typed_and_played(pilot: Pilot) -> None:
    pilot.click("ui/code")
    for letter in "trapez":
        pilot.loop.step(16, [pygame.event.Event(pygame.TEXTINPUT, text=letter)])
    pilot.press(pygame.K_RETURN)
    pilot.click("ui/play")
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.session.deal == CodedDeal("TRAPEZ")


def test_what_is_no_code_is_said_and_nothing_is_lost(pilot: Pilot) -> None:
    pilot.click("ui/code")
    pilot.loop.step(16, [pygame.event.Event(pygame.TEXTINPUT, text="7")])
    pilot.press(pygame.K_RETURN)
    assert not any(name.startswith("ui/day") for name in pilot.names)
    pilot.press(pygame.K_ESCAPE)
    pilot.rest(200)
    assert f"ui/day/{of_day(games.in_order()[0], TODAY).code}" in pilot.names


def test_a_new_code_is_one_that_nobody_has_played(pilot: Pilot) -> None:
    seen = set()
    for _ in range(3):
        pilot.click("ui/any")
        pilot.click("ui/play")
        assert isinstance(pilot.scene, TableScene) and pilot.scene.session.deal
        seen.add(pilot.scene.session.deal.code)
        pilot.manager.back()
        pilot.rest(200)
    assert len(seen) == 3


def test_the_last_thirty_days_are_listed(pilot: Pilot) -> None:
    listed = {name for name in pilot.names if name.startswith("ui/day/")}
    while any(target["name"] == "ui/down" for target in pilot.manager.facts()["targets"]):
        pilot.click("ui/down")
        listed |= {name for name in pilot.names if name.startswith("ui/day/")}
    assert listed == {f"ui/day/{day.deal.code}" for day in last_days(games.in_order()[0], TODAY)}


def test_page_down_and_end_scroll_the_days(pilot: Pilot) -> None:
    days = [f"ui/day/{day.deal.code}" for day in last_days(games.in_order()[0], TODAY)]
    pilot.press(pygame.K_PAGEDOWN)
    assert days[0] not in pilot.names
    pilot.press(pygame.K_END)
    assert days[-1] in pilot.names
    pilot.press(pygame.K_HOME)
    assert days[0] in pilot.names


def test_differences_are_shown_from_the_first_whatever_days_were_shown(pilot: Pilot) -> None:
    played(games.in_order()[0], of_day(games.in_order()[0], TODAY))
    scene_of(pilot).enter()
    pilot.press(pygame.K_END)
    pilot.click("ui/compare")
    assert scene_of(pilot)._list.first == 0


def played(game: str, deal: CodedDeal) -> Path:
    before = set(saves.records_folder().glob("*.jsonl"))
    played_out(table_of_day(game), 1, deal)
    (path,) = set(saves.records_folder().glob("*.jsonl")) - before
    return path


def waited(pilot: Pilot) -> None:
    """Until the process that thinks has answered everything, however slow the machine."""
    while scene_of(pilot).busy:
        pilot.rest(50)
        sleep(0.005)


def test_the_first_game_of_a_deal_counts_and_is_held_against_the_hard_bots(pilot: Pilot) -> None:
    game = games.in_order()[0]
    deal = of_day(game, TODAY)
    first = played(game, deal)
    played_out(table_of_day(game), 2, deal)
    pilot.manager.back()
    pilot.manager.push(DealsScene(pilot.manager, TODAY))
    pilot.rest(100)
    pilot.click("ui/compare")
    waited(pilot)
    own = read(first)
    (par,) = (data_folder() / "par").iterdir()
    assert read(par).ended
    assert str(read(par).match.actions[0]) == str(own.match.actions[0])
    seen = next(name for name in pilot.names if name.startswith("ui/see/"))
    pilot.click(seen)
    assert isinstance(pilot.scene, ReplayScene)
    assert pilot.scene.playback.record == first.name
    assert pilot.scene.playback.at == int(seen.removeprefix("ui/see/"))
    pilot.manager.back()
    pilot.rest(200)
    pilot.click("ui/watch")
    assert isinstance(pilot.scene, ReplayScene)
    assert pilot.scene.playback.record == par.name


def test_the_hard_bot_is_let_go_when_one_leaves(pilot: Pilot) -> None:
    game = games.in_order()[0]
    played(game, of_day(game, TODAY))
    pilot.manager.back()
    pilot.manager.push(DealsScene(pilot.manager, TODAY))
    pilot.rest(100)
    pilot.click("ui/compare")
    pilot.click("ui/list")
    assert not scene_of(pilot).busy
    assert any(name.startswith("ui/day/") for name in pilot.names)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["quel_cirque", "clown_standoff", "texas_showdown", "clearing_house"])
def test_the_bots_side_of_a_difference_is_a_move_and_no_reason(
    pilot: Pilot, game: str, language: str
) -> None:
    pilot.manager.change(language=language)
    deal = of_day(game, TODAY)
    path = played(game, deal)
    compared = Compared(read(path), deal, SynchronousThinker())
    match, kit = compared.replay.match, pilot.manager.kit
    differences = list[Difference]()
    for at, done in enumerate(match.actions):
        others = [
            each for each in match.game.legal_actions(match.timeline.at(at), done.seat) if each is not done
        ]
        if done.seat == 0 and others and len(differences) < 12:
            differences.append(Difference(at, done, others[-1]))
    found = ParComparison(path, match, len(differences), tuple(differences))
    compared.job.result = found
    lines = compared.lines(kit)
    assert len(lines) == len(differences) > 2
    for line, each in zip(lines, differences, strict=True):
        view = match.game.view(match.timeline.at(each.at), 0)
        names = [player.name for player in compared.replay.players]
        why = reason_for(kit.texts, match.game, view, each.instead, names)
        assert not why or why not in line.text, line


@pytest.mark.parametrize(
    ("language", "told"), [("en", "2nd place, first pie"), ("fr", "2e place, première tarte")]
)
def test_the_result_goes_on_in_lower_case_after_the_place(language: str, told: str) -> None:
    with piloted(size=(1280, 720)) as pilot:
        pilot.manager.change(language=language)
        pilot.manager.kit.texts.add_game("clown_standoff")
        result = Result(2, Standing("standing-pie", 1))
        assert result_in_words(pilot.manager.kit, "clown_standoff", result) == told


@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
def test_the_buttons_of_the_days_have_one_width_in_large_letters(size: tuple[int, int]) -> None:
    with piloted(size=size) as pilot:
        pilot.manager.change(text_size=160, language="fr")
        pilot.manager.push(DealsScene(pilot.manager, date(2024, 3, 13)), CUT)
        pilot.rest(100)
        widths = {target.rect.width for target in pilot.manager.targets if target.name.startswith("ui/day/")}
        assert len(widths) == 1, widths


def test_a_quick_bot_sets_a_par_that_is_the_same_every_time() -> None:
    for game in games.in_order():
        deal = of_day(game, TODAY)
        pars = {quick_par(table_of_day(game), deal) for _ in range(2)}
        assert len(pars) == 1 and None not in pars


def test_the_chosen_deal_shows_its_par_before_it_is_played(pilot: Pilot) -> None:
    pilot.rest(2000)
    assert "Par, a quick bot" in words_of(pilot)


@pytest.mark.parametrize(
    ("back", "days"), [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2, 4), 3), ((1, 2, 3), 3)]
)
def test_a_streak_counts_days_in_a_row_up_to_today_or_yesterday(back: tuple[int, ...], days: int) -> None:
    played = {of_day(games.in_order()[day % 3], TODAY - timedelta(days=day)).code for day in back}
    assert streak(games.in_order(), played, TODAY) == days


def test_a_streak_is_told_from_its_second_day_on(pilot: Pilot) -> None:
    played("clown_standoff", of_day("clown_standoff", TODAY))
    pilot.manager.back(CUT)
    pilot.manager.push(DealsScene(pilot.manager, TODAY))
    assert "in a row" not in words_of(pilot)
    played("quel_cirque", of_day("quel_cirque", TODAY - timedelta(days=1)))
    pilot.manager.back(CUT)
    pilot.manager.push(DealsScene(pilot.manager, TODAY))
    for text_size, language in ((100, "en"), (160, "fr"), (160, "en")):
        pilot.manager.change(text_size=text_size, language=language)
        pilot.rest(100)
        screen = pilot.manager.kit.window.surface.get_rect()
        outside = [target for target in pilot.manager.targets if not screen.contains(target.rect)]
        assert not outside, (text_size, language, outside)
    assert "2 days in a row" in words_of(pilot)
