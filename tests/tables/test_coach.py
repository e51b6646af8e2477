"""The coach at the table: warns beside the plate, once, only whom she is for, and leaves the game to them."""

from itertools import count
from pathlib import Path

import pytest

from circus import games
from circus.bots.cost import Cost
from circus.bots.thinker import BotMove, Failure, MoveQuestion, SynchronousThinker
from circus.content.texts import LANGUAGES
from circus.core.action import Action
from circus.session.table_setup import load_table_setup
from circus.tools.gallery.answers import answers
from circus.ui.gfx import bootstrap
from circus.ui.input.gestures import Tap
from circus.ui.scenes.shell.destinations import ToTableMenu
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.coaching import ANYWAY
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.parlour import click, draw, show, stage
from tests.skins.harness import SkinSetup, SkinTable

LINES = ("*:colors red green yellow", "*:first seat/0", "*:roll red")


class Judge(SynchronousThinker):
    """Holds every action for lost but the first that is legal; answers everything else at once."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: list[MoveQuestion] = []
        self._found: BotMove | Failure | None = None

    def ask(self, question: MoveQuestion) -> None:
        """Judges at once."""
        super().ask(question)
        if question.look:
            self.judged.append(question)
            first, *rest = question.game.legal_actions(question.view, question.seat)
            self._found = BotMove(first, costs=tuple(Cost(each, 0.8, 0.01) for each in rest))

    def answer(self) -> BotMove | Failure | None:
        """The judgement, or what else was asked."""
        found, self._found = self._found, None
        return found or super().answer()


@pytest.fixture(autouse=True)
def pygame_is_ready() -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def table_with(folder: Path, *, on: bool = True, people: int = 1, **wish: object) -> tuple[SkinTable, Judge]:
    """Quel Cirque with a person to move, and a coach for seat 0."""
    asked = {"size": (1280, 720), "language": "en", **wish}
    table = SkinTable(folder, SkinSetup("quel_cirque", seats=3, people=people, lines=LINES, **asked))  # type: ignore[arg-type]
    judge = Judge()
    scene = table.scene
    scene.parts.coach.coach._thinker = judge
    if on:
        scene.parts.changes.switch_coach(0)
    for _ in range(40):
        table.manager.advance(50)
    return table, judge


def bad(table: SkinTable) -> Action:
    """What the judge holds for lost."""
    action: Action = table.scene.session.match.legal_actions(0)[-1]
    return action


def tap(table: SkinTable, name: str) -> None:
    table.manager.frame()
    rect = next(target.rect for target in table.manager.targets if target.name == name)
    table.manager.handle(Tap(name, rect.center))


def played(table: SkinTable) -> int:
    return len(table.scene.session.match.actions)


def test_she_warns_before_a_loss_and_the_same_again_goes_through(tmp_path: Path) -> None:
    table, judge = table_with(tmp_path)
    action, before = bad(table), played(table)
    table.scene.play(action)
    assert played(table) == before, "it is not done yet"
    assert table.scene.port()["coach"] and table.scene.chooser
    assert judge.judged[0].view == table.scene.session.view(0)
    table.scene.play(action)
    assert played(table) == before + 1 and "coach" not in table.scene.port()


def test_what_the_game_has_no_words_for_is_told_by_what_it_costs(tmp_path: Path) -> None:
    table, judge = table_with(tmp_path)
    table.scene.play(bad(table))
    assert table.scene.port()["coach"] == "Sure? Another choice wins about 80 more games in 100"
    assert judge.judged


def test_her_button_does_it_all_the_same(tmp_path: Path) -> None:
    table, _ = table_with(tmp_path)
    action, before = bad(table), played(table)
    table.scene.play(action)
    tap(table, "ui/coach-anyway")
    assert played(table) == before + 1 and table.scene.session.match.actions[before] == action


def test_a_click_elsewhere_closes_her_slip_and_the_next_choice_is_free(tmp_path: Path) -> None:
    table, _ = table_with(tmp_path)
    before = played(table)
    table.scene.play(bad(table))
    table.scene.handle(Tap(None, (5, 5)))
    assert "coach" not in table.scene.port() and played(table) == before
    table.scene.play(table.scene.session.match.legal_actions(0)[-2])
    assert played(table) == before + 1, "one warning a decision"


def test_a_good_choice_and_a_seat_without_her_are_left_alone(tmp_path: Path) -> None:
    table, _ = table_with(tmp_path)
    before = played(table)
    table.scene.play(table.scene.session.match.legal_actions(0)[0])
    assert played(table) == before + 1
    other, judge = table_with(tmp_path, on=False)
    before = played(other)
    other.scene.play(bad(other))
    assert played(other) == before + 1 and not judge.judged


def test_nobody_waits_for_a_judgement_that_is_not_there(tmp_path: Path) -> None:
    table, _ = table_with(tmp_path, on=False)
    table.scene.parts.changes.switch_coach(0)
    before = played(table)
    table.scene.play(bad(table))
    assert played(table) == before + 1


def test_in_hot_seat_she_speaks_to_nobody_else(tmp_path: Path) -> None:
    table, judge = table_with(tmp_path, people=3)
    scene, before = table.scene, played(table)
    scene.play(bad(table))
    assert "coach" in scene.port()
    scene.host.look_with(1)
    assert "coach" not in scene.port()
    scene.host.look_with(0)
    for _ in range(20):
        table.manager.advance(50)
    scene.play(scene.session.match.legal_actions(0)[0])
    while scene.session.awaited != (1,):
        table.manager.advance(500)
    for _ in range(20):
        table.manager.advance(100)
    assert played(table) > before and {question.seat for question in judge.judged} == {0}


@pytest.mark.parametrize(("language", "text"), [("en", 100), ("fr", 160)])
def test_her_slip_lies_on_the_screen_and_leaves_prompt_and_choices_free(
    language: str, text: int, tmp_path: Path
) -> None:
    table, _ = table_with(tmp_path, language=language, settings={"text_size": text})
    table.scene.play(bad(table))
    table.scene.director.finish()
    draw(table.manager)
    slip = next(each.rect for each in table.manager.targets if each.name == "ui/speech")
    assert table.manager.kit.window.surface.get_rect().contains(slip)
    for each in table.manager.targets:
        assert not (each.wanted and each.rect.colliderect(slip)), each.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({*games.names()} - {"pebbles"}))
def test_in_the_usual_letters_her_slip_leaves_every_button_free(
    game: str, language: str, tmp_path: Path
) -> None:
    manager = stage((1280, 720), language=language)
    files = (tmp_path / f"{number}.jsonl" for number in count())
    dict(answers(game, files))[f"{game}_coach"](manager)
    show(manager)
    places = {each.name: each.rect for each in manager.targets}
    slip, button = places.pop("ui/speech"), places.pop(ANYWAY)
    assert slip.contains(button)
    assert [name for name, rect in places.items() if name.startswith("ui/") and rect.colliderect(slip)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["flip_circus", "quel_cirque", "texas_showdown"])
def test_in_the_largest_letters_her_slip_leaves_buttons_and_plates(
    game: str, language: str, tmp_path: Path
) -> None:
    """In Flip Circus it lay over menu and log, and over a plate: its button was wider than the free place."""
    manager = stage((1280, 720), language=language, text_size=160)
    files = (tmp_path / f"{number}.jsonl" for number in count())
    dict(answers(game, files))[f"{game}_coach"](manager)
    show(manager)
    scene, places = manager.scene, {each.name: each.rect for each in manager.targets}
    assert isinstance(scene, TableScene)
    slip = places.pop("ui/speech")
    kept = [rect for name, rect in places.items() if name.startswith("ui/") and name != ANYWAY]
    assert slip.collidelist([*kept, *sight.plates(manager.kit, scene.table)]) == -1


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_largest_letters_her_slip_leaves_what_is_written_on_the_drum(
    language: str, tmp_path: Path
) -> None:
    manager = stage((1280, 720), language=language, text_size=160)
    files = (tmp_path / f"{number}.jsonl" for number in count())
    dict(answers("clown_standoff", files))["clown_standoff_coach"](manager)
    show(manager)
    slip = next(each.rect for each in manager.targets if each.name == "ui/speech")
    scene = manager.scene
    assert isinstance(scene, TableScene)
    goals = sight.labels(manager.kit, scene.presenter.skin, scene.table)
    parts = [slip.clip(goal) for goal in goals]
    assert parts and sum(part.w * part.h for part in parts) < goals[0].w * goals[0].h / 50, "at most a corner"


def test_her_portrait_shows_whom_she_is_for_and_says_what_she_does(tmp_path: Path) -> None:
    table, _ = table_with(tmp_path)
    tap(table, "ui/coach/0")
    asked = table.scene.parts.inquiry.asked
    assert asked and "once" in asked.answer.does and table.scene.session.seats[0].name in asked.answer.does
    table.scene.parts.changes.switch_coach(0)
    table.manager.frame()
    assert "ui/coach/0" not in [each.name for each in table.manager.targets]


def test_she_is_switched_in_the_menu_and_remembered(tmp_path: Path) -> None:
    table, _ = table_with(tmp_path, on=False)
    table.manager.go(ToTableMenu("quel_cirque"))
    click(table.manager, "ui/seats", "ui/seat/0/coach")
    assert table.scene.session.seats[0].coach
    assert load_table_setup("quel_cirque").seats[0].coach
    names = [each.name for each in table.manager.targets]
    assert "ui/seat/1/coach" not in names, "bots have none"
