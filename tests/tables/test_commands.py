"""Commands of a table: every target has one, every command has a handler, and one of them decides or not."""

from pathlib import Path

import pytest

from circus import games
from circus.ui.input.gestures import Key, Tap
from circus.ui.input.keys import REDO, UNDO
from circus.ui.scenes.table.commands import (
    TARGETS,
    Arm,
    AskAbout,
    ChooseMode,
    Command,
    CommandHandlers,
    ConcludeReaction,
    Decision,
    FinishMotion,
    Pick,
    PressButton,
    React,
    Redo,
    Undo,
    command_of,
)
from circus.ui.scenes.table.exercise.scene import ExerciseScene
from circus.ui.scenes.table.keys import EXERCISE_KEYS, KEYS, key_command
from circus.ui.scenes.table.lesson import LessonScene
from circus.ui.scenes.table.scene import TableScene
from tests.skins.conftest import open_table, stage
from tests.skins.harness import Make
from tests.tables import seated

__all__ = ["open_table", "stage"]


def kinds() -> list[type[Command]]:
    """All types of commands."""
    return Command.__subclasses__()


def test_a_name_with_a_seat_a_mode_or_a_kind_of_card_becomes_a_command_with_it() -> None:
    assert command_of("ui/secret/2") == React(2)
    assert command_of("ui/answered/1") == ConcludeReaction(1)
    assert command_of("ui/ask/never") == ChooseMode("never")
    assert command_of("ui/arm/attack") == Arm("attack")
    assert command_of("ui/coach/3") == AskAbout("ui/coach/3")


def test_other_buttons_are_the_skins_and_everything_else_is_a_pick() -> None:
    assert command_of("ui/sort") == PressButton("ui/sort")
    assert command_of("card/7") == Pick("card/7") and command_of("verb/stop") == Pick("verb/stop")
    assert command_of(None) == FinishMotion()


def test_a_command_goes_to_the_last_handler_of_its_type() -> None:
    handlers, handled = CommandHandlers(), list[Command]()
    handlers.on(React, lambda command: handled.append(Undo()))
    handlers.on(React, handled.append)
    handlers.handle(React(1))
    assert handled == [React(1)]


def test_every_command_of_a_table_has_a_handler(open_table: Make) -> None:
    scene = open_table("clearing_house").scene
    own = {kind for kind in kinds() if kind.__module__ == Command.__module__}
    assert own <= set(scene.gestures.commands._handlers)


@pytest.mark.parametrize("scene", [LessonScene, ExerciseScene])
def test_lessons_and_exercises_add_commands_and_change_none(scene: type[TableScene]) -> None:
    assert TARGETS.items() <= scene.target_commands.items()
    assert all(each.in_motion for each in scene.target_commands.values() if each not in TARGETS.values())


def test_only_what_answers_a_question_decides() -> None:
    deciding = {name for name, each in TARGETS.items() if each.decides is not Decision.NEVER}
    assert deciding == {
        "ui/coach-anyway", "ui/fast", "ui/skip", "ui/seen", "ui/take-up", "ui/understood",
    }  # fmt: skip


def test_shift_turns_undo_into_redo_but_not_in_an_exercise() -> None:
    undo, redo = UNDO.keys[0], REDO.keys[0]
    said = [key_command(Key(undo, shift), KEYS) for shift in (False, True)]
    assert [each.command for each in said if each] == [Undo(), Redo()]
    assert (found := key_command(Key(undo, shift=True), EXERCISE_KEYS)) and found.command == Undo()
    assert key_command(Key(redo), EXERCISE_KEYS) is None


@pytest.mark.parametrize("game", games.in_order())
def test_every_button_of_a_table_is_known_or_declared_by_its_skin(game: str, open_table: Make) -> None:
    table = open_table(game)
    table.wait()
    skin = table.scene.presenter.skin
    declared = {"ui/ask", *(each.name for each in skin.input.buttons(table.view))}
    declared.update(each.name for each in skin.layout.places(table.view))
    names = {each.name for each in table.scene.targets() if each.name.startswith("ui/")}
    assert names
    commands = [command_of(name) for name in names]
    assert {each.name for each in commands if isinstance(each, PressButton)} <= declared


def test_a_click_during_motion_finishes_it_but_the_log_opens(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until(lambda: hand.scene.director.busy)
        hand.scene.handle(Tap("ui/undo", (5, 5)))
        assert not hand.scene.director.busy, "the click finishes the motion"
        hand.until(lambda: hand.scene.director.busy)
        hand.scene.handle(Tap("ui/log", (5, 5)))
        assert hand.pilot.scene is not hand.scene and hand.scene.director.busy
