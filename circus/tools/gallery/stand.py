"""Pictures of a stand: its reel, its start and end, the staff's panel, and pinned moments."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

from circus import games
from circus.content.texts import LANGUAGES
from circus.core.errors import DataFileError
from circus.platform.folders import data_folder, private_folder
from circus.records.pin import Pin
from circus.session import saves
from circus.session.playback import playback_of_match
from circus.stand.place import StandFolder
from circus.stand.plan import StaffPlan
from circus.stand.staff_pin import of_digits
from circus.tools.gallery.day_page import day_page
from circus.tools.gallery.games import Show
from circus.tools.gallery.tables import open_table
from circus.ui.gfx.compositor import Compositor
from circus.ui.input.gestures import Key, Tap
from circus.ui.scenes.replay.scene import ReplayScene
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.stand.attract import CALLED_MS, AttractScene
from circus.ui.scenes.stand.card import SKIP, CardScene
from circus.ui.scenes.stand.choice import ChoiceScene
from circus.ui.scenes.stand.keeper import Keeper
from circus.ui.scenes.stand.pad import PadScene
from circus.ui.scenes.stand.panel import StaffScene
from circus.ui.scenes.stand.still_there import StillThereScene
from circus.ui.scenes.table.pin import FACE
from circus.ui.skins.gallery import Chooses, Ends

_FACES = ("confused", "fun", "unfair", "idea")


def stand(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Yield every picture by name; each game is recorded in the next of `files`."""
    yield "pin", lambda manager: _pin(manager, next(files))
    yield "pin_words", lambda manager: _pin(manager, next(files), "?" * 3)
    yield "replay_pinned", lambda manager: _pinned(manager, next(files))
    for language in LANGUAGES:
        yield f"attract_{language}", partial(_attract, language=language)
    yield "stand_choice", lambda manager: manager.push(ChoiceScene(manager, _keeper(manager)), CUT)
    yield "still_there", _still_there
    yield "card", _card
    yield "card_choice", lambda manager: _card(manager, SKIP)
    yield "card_words", lambda manager: _card(manager, SKIP, SKIP, SKIP)
    yield "card_in_turn", _card_in_turn
    yield "card_in_turn_words", lambda manager: _card_in_turn(manager, SKIP, SKIP, SKIP)
    yield "staff_pin", _pad
    yield "staff", lambda manager: manager.push(StaffScene(manager, _keeper(manager)), CUT)
    yield "staff_faults", _faults
    yield from day_page()


def _pin(manager: SceneManager, file: Path, words: str = "") -> None:
    scene = open_table(manager, file, games.in_order()[0], Chooses(after=2))
    Compositor(manager.kit.window.surface).draw(manager.frame())
    scene.parts.history.open_pin()
    if words:
        manager.handle(Tap(f"{FACE}confused", (0, 0)))
        manager.handle(Key("", text=words))


def _pinned(manager: SceneManager, file: Path) -> None:
    """Show a game with pins among its key moments."""
    scene = open_table(manager, file, games.in_order()[0], Ends())
    session, last = scene.session, len(scene.session.match.actions)
    pins = [Pin(last * (number + 1) // 6, face, "", number % 2) for number, face in enumerate(_FACES)]
    playback = playback_of_match(session.match, session.seats, pins)
    playback.go_to(pins[0].at)
    manager.push(ReplayScene(manager, playback), CUT)


def _keeper(manager: SceneManager) -> Keeper:
    """Return the keeper of a stand that offers all games, without visits."""
    stand = private_folder(data_folder() / "stand")
    return Keeper(
        StandFolder(stand), StaffPlan(tuple(games.in_order())), of_digits("0000"), manager.kit.settings
    )


def _attract(manager: SceneManager, language: str) -> None:
    """Show the reel in the middle of a passage, its call in one of the languages."""
    manager.push(AttractScene(manager, _keeper(manager)), CUT)
    begun = CALLED_MS * (LANGUAGES.index(language) + 0.5)
    for _ in range(round(begun / 50)):
        manager.advance(50)


def _still_there(manager: SceneManager) -> None:
    keeper = _keeper(manager)
    manager.push(ChoiceScene(manager, keeper), CUT)
    Compositor(manager.kit.window.surface).draw(manager.frame())
    manager.push(StillThereScene(manager, keeper), CUT)


def _card(manager: SceneManager, *taps: str, people: int = 1) -> None:
    """Show the card after a game of so many people."""
    keeper, game = _keeper(manager), games.in_order()[0]
    keeper.begin_visit()
    table_setup = keeper.plan.table(game, people)
    saves.begin(table_setup, Random(1), keeper.record_of(table_setup)).close()
    manager.push(CardScene(manager, keeper), CUT)
    for name in taps:
        manager.handle(Tap(name, (0, 0)))


def _card_in_turn(manager: SceneManager, *taps: str) -> None:
    """Show the card after a game of two people; the first one answers."""
    _card(manager, *taps, people=2)


def _faults(manager: SceneManager) -> None:
    """Show the staff's panel with every kind of trouble."""
    keeper = _keeper(manager)
    keeper.troubles.cannot_write(
        Path("stand") / "01-game.jsonl", OSError(28, "No space left on device", "stand/01-game.jsonl")
    )
    keeper.troubles.faults |= {"clock": 90, "questions": DataFileError("questions.json: not a JSON object")}
    manager.push(StaffScene(manager, keeper), CUT)


def _pad(manager: SceneManager) -> None:
    _attract(manager, LANGUAGES[0])
    Compositor(manager.kit.window.surface).draw(manager.frame())
    manager.push(PadScene(manager, _keeper(manager)), CUT)
