"""Parts of a table, each tried at a real table: what one holds changes nothing in another."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

from circus.records.match import Match
from circus.session.secrecy import HOLD
from circus.ui import scenes
from circus.ui.input.gestures import Tap
from circus.ui.scenes.table import watching
from circus.ui.scenes.table.commands import (
    AskWhy,
    ChangePace,
    CloseInstructions,
    OpenLog,
    PlayAnyway,
    SeekHint,
    Undo,
)
from circus.ui.scenes.table.log_scene import LogScene
from tests.skins.conftest import open_table, stage
from tests.skins.harness import Make, SkinTable

__all__ = ["open_table", "stage"]

UI = Path(scenes.__file__).parents[1]


def asked(table: SkinTable) -> SkinTable:
    """Waits until the person may choose."""
    for _ in range(200):
        if table.scene.chooser and not table.scene.director.busy:
            return table
        table.manager.advance(200)
    raise AssertionError("nobody was asked")


def test_view_and_tabletop_are_the_same_objects_until_something_changes(open_table: Make) -> None:
    context = asked(open_table("texas_showdown")).scene.context
    view, tabletop = context.view, context.tabletop
    assert context.view is view and context.tabletop is tabletop
    context.changed()
    assert context.view is not view and context.tabletop is not tabletop and not context.is_at_rest


def test_a_spectators_pace_holds_until_it_is_changed_back(open_table: Make) -> None:
    scene = open_table("texas_showdown", people=0, speed="normal").scene
    commands, director = scene.gestures.commands, scene.director
    commands.handle(ChangePace())
    assert scene.parts.pace.is_fast and director.hurry == watching.HURRY
    scene.parts.pace.hold(down=True)
    commands.handle(ChangePace())
    assert not scene.parts.pace.is_fast and not scene.parts.pace.is_held and director.hurry == 1.0


def test_a_rush_replaces_the_usual_pace_and_holding_hurries_all_the_same(open_table: Make) -> None:
    scene = open_table("texas_showdown").scene
    pace = scene.parts.pace
    pace.rush = 6.0
    pace.keep()
    assert scene.director.hurry == 6.0
    pace.hold(down=True)
    assert scene.director.hurry == watching.HURRY


def test_a_refusal_stays_at_its_place_while_its_item_shakes(open_table: Make) -> None:
    scene = asked(open_table("texas_showdown", speed="normal")).scene
    refusals = scene.parts.refusals
    refusals.refuse("card/1", "Not now", "1")
    slip = refusals.slip()
    assert refusals.shakes
    refusals.advance(10_000)
    assert not refusals.shakes and refusals.slip() is slip
    refusals.end()
    assert refusals.slip() is None


def test_a_viewer_has_one_log_which_a_command_opens(open_table: Make) -> None:
    table = asked(open_table("texas_showdown"))
    scene = table.scene
    assert scene.parts.history.log() is scene.parts.history.log()
    scene.gestures.commands.handle(OpenLog())
    assert isinstance(table.manager.scene, LogScene)


def test_undo_takes_a_pick_back_before_an_action(open_table: Make) -> None:
    scene = asked(open_table("flip_circus")).scene
    assert scene.chooser
    first = next(
        name
        for name in sorted(scene.chooser.picker.selectable)
        if not name.startswith("verb/") and not scene.chooser.picker.pick(name).done
    )
    scene.parts.moves.pick(first)
    count = len(scene.session.match.actions)
    assert scene.context.input.has_picked
    scene.gestures.commands.handle(Undo())
    assert not scene.context.input.has_picked and len(scene.session.match.actions) == count


def test_nobody_gets_a_hint_with_a_covered_hand(open_table: Make) -> None:
    scene = open_table("texas_showdown", people=2, secrecy=HOLD).scene
    scene.gestures.commands.handle(SeekHint())
    assert scene.parts.hands.covers and not scene.parts.hint.can_ask and not scene.parts.hint.thinking
    assert scene.coached() == set()


def test_a_confirmation_without_a_warning_plays_nothing(open_table: Make) -> None:
    scene = asked(open_table("texas_showdown")).scene
    count = len(scene.session.match.actions)
    scene.gestures.commands.handle(PlayAnyway())
    assert len(scene.session.match.actions) == count


def test_instructions_are_shown_once(open_table: Make) -> None:
    scene = open_table("clearing_house", people=2).scene
    scene.gestures.commands.handle(CloseInstructions())
    assert scene.parts.reactions.is_explained and not scene.parts.reactions.explains


def test_a_card_about_an_item_closes_when_the_picks_change(open_table: Make) -> None:
    scene = asked(open_table("quel_cirque")).scene
    inquiry = scene.parts.inquiry
    assert inquiry.ask(scene.inspectable_targets()[0]) and inquiry.slip()
    scene.picks_changed()
    assert inquiry.asked is None and inquiry.slip() is None and not inquiry.close()


def test_why_after_a_refusal_opens_its_rule(open_table: Make) -> None:
    scene = asked(open_table("texas_showdown")).scene
    scene.parts.refusals.refuse("card/1", "Not now", "1")
    assert scene.rules_at() == "1"
    scene.gestures.commands.handle(AskWhy())
    assert scene.manager.scenes[-1].name == "rulebook"


def test_a_part_is_an_open_layer_only_while_it_shows_something(open_table: Make) -> None:
    scene = asked(open_table("texas_showdown")).scene
    layers, parts = scene.context.layers, scene.parts
    assert not layers.open
    parts.inquiry.ask(scene.inspectable_targets()[0])
    parts.refusals.refuse("card/1", "Not now", "1")
    assert list(layers.open) == [parts.refusals, parts.inquiry]
    scene.view_changed()
    assert not layers.open and parts.inquiry.asked is None and parts.refusals.shown is None


def test_a_warning_stays_open_during_events_and_ends_with_an_action(open_table: Make) -> None:
    scene = asked(open_table("texas_showdown")).scene
    assert scene.chooser
    action = scene.chooser.picker.legal[0]
    scene.parts.coach.warn(action)
    scene.parts.refusals.refuse("card/1", "Not now", "1")
    scene.frames_came([])
    assert list(scene.context.layers.open) == [scene.parts.coach]
    scene.play(action)
    assert not scene.context.layers.open and scene.parts.coach.warned is None


@pytest.mark.parametrize("game", ["flip_circus", "texas_showdown"])
def test_a_click_that_completes_an_action_asks_no_idle_part(open_table: Make, game: str) -> None:
    table = asked(open_table(game))
    scene = table.scene
    assert scene.chooser
    for _ in range(9):
        picker = scene.chooser.picker
        names = sorted(name for name in picker.selectable if not name.startswith("verb/"))
        name = next((each for each in names if picker.pick(each).done), "")
        if name:
            break
        scene.parts.moves.pick(names[0])
    entered = files_entered(lambda: scene.handle(Tap(name, (0, 0))), until=Match.play)
    assert entered == {
        "input/chooser.py", "input/picker.py",
        "scenes/table/commands.py", "scenes/table/gestures.py", "scenes/table/input.py",
        "scenes/table/moves.py", "scenes/table/scene.py",
    }  # fmt: skip


def files_entered(act: Callable[[], object], until: Callable[..., object]) -> set[str]:
    """Returns the files of scenes and input that are entered until a function is called."""
    entered: set[str] = set()
    is_over: list[bool] = []

    def note(frame: FrameType, what: str, _: object) -> None:
        if frame.f_code is until.__code__:
            is_over.append(True)
        path = Path(frame.f_code.co_filename)
        if what == "call" and not is_over and path.is_relative_to(UI):
            entered.add(path.relative_to(UI).as_posix())

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(before)
    assert is_over
    return {each for each in entered if each.startswith(("input/", "scenes/"))}
