"""Who has nothing to choose any more goes fast or to the end; holding to hurry is told until known."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from circus import games
from circus.ui.gfx import settings as settings_file
from circus.ui.input.gestures import Hold, Hover, Key, Release, Tap
from circus.ui.scenes.table import watching
from circus.ui.scenes.table.pieces import box_of
from circus.ui.skins.skin import Skin
from tests.skins.conftest import open_table, stage
from tests.skins.harness import Make, SkinTable
from tests.table import begin_at

__all__ = ["open_table", "stage"]


def killed(table: SkinTable, *seats: int) -> SkinTable:
    """These seats of Clearing House have lost their last heart; the game begins there anew."""
    state, match = table.state, table.scene.session.match
    for seat in seats:
        state.living = tuple(each for each in state.living if each != seat)
        state.occupied -= 1 << state.at[seat]
        state.at[seat], state.hearts[seat] = -1, 0
    state.active = state.living[0]
    state.awaited = (state.active,)
    begin_at(match, state)
    table.scene.host.refresh_view()
    table.manager.frame()
    table.manager.advance(400)
    return table


def press(table: SkinTable, name: str) -> None:
    """A hand that has moved there clicks."""
    pos = table.points()[name]
    table.manager.stir(pos)
    table.manager.handle(Hover(name, pos))
    table.manager.handle(Tap(name, pos))


def my_turn(state: Any) -> bool:
    """The first seat may play a card of Clearing House."""
    return bool(state.round) and state.awaited == (0,) and state.left == 2


def test_who_is_out_may_watch_fast_and_hold_to_hurry_all_the_same(open_table: Make) -> None:
    table = killed(open_table("clearing_house", seed=4, speed="normal").until(my_turn), 0)
    assert {watching.FAST, watching.SKIP} <= table.targets.keys()
    assert not {"ui/hint", "ui/undo"} & table.targets.keys()
    press(table, watching.FAST)
    director = table.scene.director
    assert director.hurry == watching.HURRY
    table.manager.handle(Hold(None, (5, 5)))
    table.manager.handle(Release(None, (5, 5)))
    assert director.hurry == watching.HURRY, "letting go does not slow down"
    press(table, watching.FAST)
    assert director.hurry == 1.0


def test_who_is_out_watches_at_twice_the_pace_until_they_wish_otherwise(open_table: Make) -> None:
    table = open_table("clearing_house", seed=4, speed="normal").until(my_turn)
    assert table.scene.director.hurry == 1.0
    director = killed(table, 0).scene.director
    assert director.hurry == watching.OUT_PACE
    press(table, watching.FAST)
    press(table, watching.FAST)
    table.manager.advance(200)
    assert director.hurry == 1.0, "at the usual pace, by their own wish"


def test_who_is_out_may_go_to_the_end(open_table: Make) -> None:
    table = killed(open_table("clearing_house", seed=4, speed="normal").until(my_turn), 0)
    press(table, watching.SKIP)
    outcome = table.scene.session.match.outcome
    assert outcome and 0 not in outcome.winners
    assert table.view.state == table.scene.session.view(0), "the end is seen"
    assert not {watching.FAST, watching.SKIP} & table.targets.keys()


def test_both_are_reached_by_keyboard(open_table: Make) -> None:
    table = killed(open_table("clearing_house", seed=4, speed="normal").until(my_turn), 0)
    focus = set()
    for _ in range(60):
        table.manager.handle(Key("tab"))
        focus.add(table.manager.pose.focus)
    assert {watching.FAST, watching.SKIP} <= focus


def test_nobody_who_may_still_choose_is_skipped(open_table: Make) -> None:
    """Neither alone, nor while another person at the table plays on."""
    table = open_table("clearing_house", seed=4).until(my_turn)
    assert watching.SKIP not in table.targets
    view = killed(table, 0).view
    assert watching.only_watch(view, (0,))
    assert not watching.only_watch(view, (0, 1))


def word(table: SkinTable) -> list[pygame.Rect]:
    """Where the word on hurrying stands, if it does."""
    items = watching.word(table.kit, table.view)
    drawn = {id(item.surface) for item in table.manager.frame().items}
    return [item.surface.get_rect(topleft=(item.x, item.y)) for item in items if id(item.surface) in drawn]


def until_bots_act(table: SkinTable) -> SkinTable:
    """Plays until the table waits for a bot."""
    for _ in range(400):
        if table.scene.session.awaited_bots and not table.scene.session.awaited_people:
            return table
        if table.scene.chooser and not table.scene.director.busy:
            table.scene.play(table.scene.chooser.picker.legal[0])
        table.manager.advance(200)
    raise AssertionError("no bot ever acts")


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(games.in_order()))
def test_that_holding_hurries_is_told_where_nothing_else_stands(
    open_table: Make, game: str, language: str, text_size: int
) -> None:
    wishes = {"language": language, "size": (1280, 720), "settings": {"text_size": text_size}}
    table = until_bots_act(open_table(game, speed="normal", seed=2, **wishes))
    (place,) = word(table)
    assert table.kit.window.surface.get_rect().contains(place)
    skin: Skin = table.scene.presenter.skin
    buttons = [each.rect for each in table.manager.targets if each.name.startswith("ui/")]
    laid = [box_of(table.kit, skin, each) for each in table.scene.director.placed if each.alpha > 0.5]
    assert place.collidelist([*buttons, *laid]) < 0


def test_it_is_told_until_it_is_known(open_table: Make) -> None:
    table = until_bots_act(open_table("quel_cirque", speed="normal", seed=2))
    assert word(table)
    table.manager.handle(Hold(None, (5, 5)))
    assert not word(table)
    assert settings_file.load().hurry_known, "at the next table too"


def test_it_is_not_told_where_nobody_waits_for_bots(open_table: Make, tmp_path: Path) -> None:
    table = open_table("quel_cirque", speed="normal", seed=2, people=4)
    assert table.wait() and not word(table)


def test_it_is_not_told_while_the_table_waits_for_a_press(open_table: Make) -> None:
    table = open_table("texas_showdown", speed="normal", seed=2, options={"passing": False})
    for _ in range(900):
        if table.scene.director.waiting:
            break
        if table.scene.chooser and not table.scene.director.busy:
            table.scene.play(table.scene.chooser.picker.legal[0])
        table.manager.advance(500)
    assert table.scene.director.waiting and not table.scene.session.awaited_people
    assert not word(table)
