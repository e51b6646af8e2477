"""Puzzles on the screen: one chooses as in a game, is told why, tries again, sees the solution, goes on."""

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from circus.content.texts import Texts
from circus.core.action import Action
from circus.session import puzzles
from circus.session.own_puzzles import load_puzzles, store_puzzles
from circus.session.saves import records_folder
from circus.session.table_setup import load_table_setup
from circus.ui import skins
from circus.ui.app.router import Router
from circus.ui.gfx import bootstrap
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import overlapped
from circus.ui.gfx.widgets.coach_slip import SPEECH
from circus.ui.gfx.widgets.exercise import SHAPES, ExerciseSlip, SlipShape, Way
from circus.ui.gfx.window import AppWindow
from circus.ui.input.gestures import ESCAPE, Cancel, Tap
from circus.ui.scenes.lobby.scene import LobbyScene
from circus.ui.scenes.puzzles.own import OwnPuzzlesScene
from circus.ui.scenes.puzzles.scene import PuzzleTask
from circus.ui.scenes.puzzles.shelf import CHIP, OWN, SOLVE, PuzzlesScene
from circus.ui.scenes.shell.destinations import ToPuzzle, ToPuzzles, ToTableMenu
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.exercise.scene import BACK, DONE, NEXT, SHOW, ExerciseScene, ExerciseStage
from circus.ui.scenes.table.pointing import rects_of
from circus.ui.scenes.table.prompt import ribbon
from circus.ui.scenes.table.speaking import MANY_LINES, MAX_LINES
from circus.ui.scenes.table.tabletop import WHY
from tests.gfx.parlour import SIZES, check_fits, click, show
from tests.session.test_own_puzzles import choices, found_at, timeline_of
from tests.session.test_playback import recorded

GAMES = puzzles.with_puzzles()
GAME = "texas_showdown"
"""There each choice is one card."""


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def lobby(
    size: tuple[int, int] = (1280, 720), text: int = 100, language: str = "en", speed: str = "off"
) -> SceneManager:
    settings = Settings(language=language, text_size=text, speed=speed, sound=False)
    manager = SceneManager(Toolkit(AppWindow(size), Texts(language), settings), None, Router())
    manager.push(LobbyScene(manager))
    return manager


def opened(manager: SceneManager, game: str = GAME, number: int = 0) -> ExerciseScene:
    manager.go(ToPuzzle(puzzles.shipped(game), number))
    return asked(manager)


def asked(manager: SceneManager) -> ExerciseScene:
    """The puzzle that is shown, once its person may choose."""
    scene = manager.scene
    assert isinstance(scene, ExerciseScene)
    for _ in range(100):
        if scene.chooser:
            break
        manager.advance(500)
    show(manager)
    manager.advance(1000)
    return scene


def worst(scene: ExerciseScene) -> Action:
    """The choice that costs most."""
    losses = cast(PuzzleTask, scene.task).asked.puzzle.losses
    return max(losses, key=lambda action: losses[action])


def wrong(scene: ExerciseScene) -> str:
    """The card of a choice that is not the best."""
    return worst(scene).picks[0]


def over(scene: ExerciseScene) -> bool:
    return scene.stage is ExerciseStage.SOLVED


def test_a_wrong_card_stays_in_the_hand_and_its_price_is_told() -> None:
    manager = lobby()
    scene = opened(manager)
    before = len(scene.session.match.actions)
    click(manager, wrong(scene))
    assert len(scene.session.match.actions) == before
    assert "fewer games in 100" in scene.words() and "give or take" not in scene.words()
    assert not over(scene) and scene.chooser
    assert puzzles.solved(puzzles.shipped(GAME)) == 0


def test_after_a_wrong_card_the_right_one_solves_it() -> None:
    manager = lobby()
    scene = opened(manager)
    click(manager, wrong(scene))
    manager.advance(1000)
    click(manager, scene.exercise.best.picks[0])
    assert over(scene) and "Everything else wins at least" in scene.words()
    assert str(scene.session.match.actions[-1]) == str(scene.exercise.best)
    assert puzzles.is_solved(puzzles.shipped(GAME)[0]) and scene.port()["puzzle"]["solved"]  # type: ignore[index]


def test_the_person_at_a_puzzle_has_the_name_of_the_settings() -> None:
    manager = lobby()
    manager.note(me="Basile")
    scene = opened(manager, "texas_showdown")
    names = [seat.name for seat in scene.session.seats]
    assert scene.session.seats[scene.exercise.seat].name == "Basile" and len(set(names)) == len(names)
    assert "Basile" in scene.words()


def test_the_game_goes_no_further_than_the_choice() -> None:
    manager = lobby()
    scene = opened(manager)
    scene.play(scene.exercise.best)
    after = len(scene.session.match.actions)
    for _ in range(40):
        manager.advance(1000)
    assert len(scene.session.match.actions) == after
    assert manager.scene is scene and not scene.busy


def test_the_solution_that_is_shown_does_not_count_as_solved() -> None:
    manager = lobby()
    scene = opened(manager)
    click(manager, SHOW)
    assert scene.stage is ExerciseStage.SHOWN and set(scene.hinted) == set(scene.exercise.best.picks)
    scene.play(worst(scene))
    assert scene.stage is ExerciseStage.SHOWN, "once shown it stays so, whatever is tried"
    scene.play(scene.exercise.best)
    assert over(scene) and scene.session.match.actions[-1] == scene.exercise.best
    assert puzzles.solved(puzzles.shipped(GAME)) == 0


def test_the_way_leads_from_puzzle_to_puzzle_and_back() -> None:
    manager = lobby()
    scene = opened(manager)
    scene.play(scene.exercise.best)
    manager.advance(1000)
    click(manager, NEXT)
    second = asked(manager)
    assert (second.task.number, second.port()["puzzle"]["number"]) == (1, 2)  # type: ignore[index]
    click(manager, BACK)
    assert asked(manager).task.number == 0


def test_after_the_last_puzzle_all_are_shown_again() -> None:
    manager = lobby()
    manager.go(ToPuzzles())
    scene = opened(manager, number=len(puzzles.shipped(GAME)) - 1)
    scene.play(scene.exercise.best)
    manager.advance(1000)
    click(manager, DONE)
    assert isinstance(manager.scene, PuzzlesScene)


def test_the_menu_of_a_puzzle_leads_back_to_all_puzzles() -> None:
    manager = lobby()
    manager.go(ToPuzzles())
    opened(manager)
    manager.go(ToTableMenu(GAME))
    manager.advance(1000)
    click(manager, "ui/leave")
    manager.advance(1000)
    assert isinstance(manager.scene, PuzzlesScene)


def test_the_lobby_leads_to_the_first_open_puzzle_and_a_chip_to_any() -> None:
    manager = lobby()
    puzzles.note_solved(puzzles.shipped(GAME)[0])
    click(manager, "ui/puzzles", f"{SOLVE}{GAME}")
    assert asked(manager).task.number == 1
    manager.back()
    click(manager, f"{CHIP}{GAME}/7")
    assert asked(manager).task.number == 6


def test_what_the_seat_has_seen_is_seen_whatever_helps_are_off_elsewhere() -> None:
    manager = lobby()
    for game in GAMES:
        scene = opened(manager, game)
        assert scene.aids == set(skins.find(game).input.aids)
        assert load_table_setup(game).aids == {}


def test_nothing_is_taken_back_or_hinted_at() -> None:
    manager = lobby()
    scene = opened(manager)
    scene.play(scene.exercise.best)
    manager.advance(1000)
    show(manager)
    assert not {"ui/undo", "ui/redo", "ui/hint"} & {target.name for target in manager.targets}
    manager.handle(Cancel(ESCAPE, (5, 5)))
    assert scene.session.match.actions[-1] == scene.exercise.best


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "text", "language"),
    [((1280, 720), 160, "fr"), ((1920, 1080), 100, "en"), ((900, 1600), 130, "fr")],
)
def test_what_is_asked_hides_neither_choices_nor_prompt(
    game: str, size: tuple[int, int], text: int, language: str
) -> None:
    manager = lobby(size, text, language)
    scene = opened(manager, game)
    targets = manager.targets
    hit = {target.name for target in overlapped(targets, manager.kit.window.surface.get_rect())}
    for target in targets:
        if target.wanted:
            assert target.name in hit, f"{target.name} lies under what is asked"
    check_clear(manager, scene)
    scene.play(worst(scene))
    show(manager)
    check_clear(manager, scene)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [100, 160])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_what_is_said_of_a_wrong_choice_is_broad_and_covers_nothing_that_can_be_chosen(
    game: str, text: int, size: tuple[int, int]
) -> None:
    """It had eight short lines, sixteen in large letters, and lay over Reveal and Pass."""
    manager = lobby(size, text, "fr")
    scene = opened(manager, game, 4)
    scene.play(worst(scene))
    manager.advance(1000)
    asked(manager)
    slip = scene._placed_slip()
    body = slip.targets(scene.kit)[0].rect
    for target in scene._on_table():
        if target.wanted or target.name.startswith("verb/"):
            assert not body.colliderect(target.rect), target.name
    single = replace(slip, text="M").words_height(scene.kit)
    most = MAX_LINES if text == 100 else MANY_LINES
    assert slip.words_height(scene.kit) <= most * single + 1, slip.text


@pytest.mark.parametrize("game", ["clearing_house", "clown_standoff"])
def test_in_the_largest_letters_what_is_said_leaves_the_status_lines(game: str) -> None:
    """After a wrong choice in Clown Standoff a strip lay across the top: status, menu, log and rules."""
    manager = lobby((1280, 720), 160, "fr")
    scene = opened(manager, game, 4)
    for _ in range(2):
        slip = next(target.rect for target in manager.targets if target.name == SPEECH)
        usable = [target for target in scene._on_table() if target.name in ("ui/menu", "ui/log", "ui/rules")]
        lines = sight.counters(manager.kit, scene.table)
        assert lines and slip.collidelist([*lines, *(target.rect for target in usable)]) == -1
        scene.play(worst(scene))
        show(manager)


def test_in_the_largest_letters_what_is_said_leaves_the_color_that_is_ahead_and_every_plate() -> None:
    """A strip lay over the bar, though there was room above it."""
    manager = lobby((1280, 720), 160, "fr")
    scene = opened(manager, GAME, 3)
    for _ in range(2):
        slip = next(target.rect for target in manager.targets if target.name == SPEECH)
        marks = sight.marks(manager.kit, scene.presenter.skin, scene.table, scene.director.placed)
        plates = sight.plates(manager.kit, scene.table)
        assert marks and plates and slip.collidelist([*marks, *plates]) == -1
        scene.play(worst(scene))
        show(manager)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_slip_is_no_wider_than_its_words_and_buttons(shape: SlipShape) -> None:
    kit = lobby(text=160).kit
    ways = [Way(SHOW, "Show me", "eye", bare=True)]
    short, long = (ExerciseSlip(0, 0, words, ways, shape).size(kit)[0] for words in ("Yes!", "That " * 40))
    assert short < long


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_said_at_the_end_does_not_hide_what_is_asked_then(
    game: str, size: tuple[int, int], language: str
) -> None:
    manager = lobby(size, 100, language, "normal")
    scene = solved(manager, game)
    said = ribbon(manager.kit, scene.presenter.skin, scene.table)
    slip = next(target.rect for target in manager.targets if target.name == SPEECH)
    assert said and (not said.text or not slip.colliderect(manager.kit.units.rect(*said.reach(manager.kit))))


@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_nothing_more_is_asked_what_is_said_makes_use_of_the_room(
    size: tuple[int, int], language: str
) -> None:
    manager = lobby(size, 100, language, "normal")
    scene = solved(manager, "quel_cirque")
    slip = next(target.rect for target in manager.targets if target.name == SPEECH)
    usable = [target for target in scene._on_table() if target.name.startswith("ui/")]
    buttons = [target.rect for target in usable if target.name != WHY]
    assert buttons and slip.collidelist(buttons) == -1


def solved(manager: SceneManager, game: str) -> ExerciseScene:
    """A puzzle whose best choice has been made and shown; `opened` waits for its first question."""
    scene = opened(manager, game, 4)
    scene.play(scene.exercise.best)
    for _ in range(400):
        manager.frame()
        if not scene.busy:
            return scene
        manager.advance(50)
    raise AssertionError("the table never came to rest")


def check_clear(manager: SceneManager, scene: ExerciseScene) -> None:
    """The slip covers neither the prompt nor anything that a legal choice is made of."""
    window, table, skin = manager.kit.window.surface.get_rect(), scene.table, scene.presenter.skin
    slip = next(target.rect for target in manager.targets if target.name == SPEECH)
    assert window.contains(slip)
    picked = {
        name for action in scene.session.match.legal_actions(scene.exercise.seat) for name in action.picks
    }
    for name in picked & {target.name for target in scene._on_table()}:
        (rect,) = rects_of([name], scene._on_table())
        assert not slip.colliderect(rect), f"{scene.words()} lies over {name}"
    assert slip.collidelist(sight.prompt(manager.kit, skin, table)) == -1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "text"), [("en", 100), ("fr", 160)])
def test_the_list_fits(size: tuple[int, int], language: str, text: int) -> None:
    manager = lobby(size, text, language)
    manager.go(ToPuzzles())
    check_fits(manager)


def own(folder: Path, game: str = GAME, seats: int | None = None, seed: int = 1) -> None:
    """A game that was played here, with two puzzles in it."""
    folder.mkdir(parents=True, exist_ok=True)
    record = recorded(folder, game, seats=seats, seed=seed)
    timeline = timeline_of(record)
    kept = load_puzzles(record, timeline)
    for at in choices(timeline)[:2]:
        kept = kept.with_next(found_at(timeline, at))
    store_puzzles(record, kept)


def test_a_puzzle_has_its_name_in_the_list_on_its_chip_and_at_its_table() -> None:
    manager = lobby()
    manager.go(ToPuzzles())
    shelf = manager.scene
    assert isinstance(shelf, PuzzlesScene)
    listed = next(each for each in shelf.rows() if each.name == GAME)
    first, second = (shelf.hint(f"{CHIP}{GAME}/{number}") for number in (1, 2))
    assert first and second and first != second
    assert first in listed.text
    assert first in opened(lobby()).words()


def test_puzzles_of_own_games_have_a_list_of_their_own_and_are_solved_like_others() -> None:
    manager = lobby()
    own(records_folder())
    manager.go(ToPuzzles())
    click(manager, OWN, f"{SOLVE}1")
    scene = asked(manager)
    assert (scene.task.number, scene.task.of, scene.game) == (0, 2, GAME)
    click(manager, scene.exercise.best.picks[0])
    assert over(scene)
    manager.advance(1000)
    click(manager, NEXT)
    assert asked(manager).task.number == 1
    manager.back()
    assert isinstance(manager.scene, OwnPuzzlesScene)
    (listed,) = manager.scene.rows()
    assert puzzles.solved(listed.offers) == 1 and puzzles.first_open(listed.offers) == 1


def test_a_puzzle_whose_game_has_gone_is_said_to_have_gone() -> None:
    manager = lobby()
    own(records_folder())
    manager.go(ToPuzzles())
    click(manager, OWN)
    show(manager)
    for file in records_folder().glob("*.jsonl"):
        file.unlink()
    click(manager, f"{CHIP}1/1")
    assert manager._notice and isinstance(manager.scene, OwnPuzzlesScene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "text"), [("en", 100), ("fr", 160)])
def test_many_own_games_with_many_players_are_turned_over(
    size: tuple[int, int], language: str, text: int
) -> None:
    for number in range(9):
        own(records_folder() / str(number), seats=6, seed=number)
        for file in (records_folder() / str(number)).iterdir():
            file.rename(records_folder() / f"{number}-{file.name}")
    manager = lobby(size, text, language)
    manager.go(ToPuzzles())
    click(manager, OWN)
    check_fits(manager)
    seen: set[str] = set()
    for _ in range(9):
        show(manager)
        seen |= {target.name for target in manager.targets if target.name.startswith(SOLVE)}
        down = next((target for target in manager.targets if target.name == "ui/down"), None)
        if down is None or not down.enabled:
            break
        click(manager, "ui/down")
        check_fits(manager)
    assert len(seen) == 9


def test_without_own_puzzles_it_is_said_how_they_come_about() -> None:
    manager = lobby()
    manager.go(ToPuzzles())
    click(manager, OWN)
    show(manager)
    assert {target.name for target in manager.targets} == {"ui/back", "ui/past"}
    click(manager, "ui/past")
    assert manager.scene.name == "past"


def test_a_tap_beside_everything_in_the_list_opens_nothing() -> None:
    manager = lobby()
    manager.go(ToPuzzles())
    show(manager)
    manager.handle(Tap(None, (3, 700)))
    assert isinstance(manager.scene, PuzzlesScene)
