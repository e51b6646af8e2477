"""The list of pictures: each has a name and puts one scene on the stage in the state to show."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path

from circus import games
from circus.core.option import Value
from circus.gallery.tables import Until, moving, my_turn, open_table
from circus.input.gestures import Hover, Tap
from circus.scenes import doors
from circus.scenes.curtain import CurtainScene
from circus.scenes.lobby import LobbyScene
from circus.scenes.results import ResultsScene
from circus.scenes.rulebook import RulebookScene
from circus.scenes.settings import SettingsScene
from circus.scenes.setup import SetupScene
from circus.scenes.stage_manager import CUT, StageManager
from circus.scenes.table import TableScene
from circus.session.choice import HUMAN, USUAL_LEVEL, first_choice
from circus.session.series import series_of
from circus.stage.canvas import Canvas

Show = Callable[[StageManager], object]
"""Puts a picture on the stage."""

TABLES = ("clown_standoff", "quel_cirque", "texas_showdown")
"""The games whose tables are drawn."""


def pictures(records: Path) -> Iterator[tuple[str, Show]]:
    """Every picture by name; games that it plays are recorded in the folder `records`."""
    files = (records / f"{number}.jsonl" for number in count())
    yield from _program()
    for game in TABLES:
        yield from _around(game, files)
    yield from _texas_showdown(files)
    yield from _quel_cirque(files)
    yield from _clown_standoff(files)
    yield from _clearing_house(files)


def _program() -> Iterator[tuple[str, Show]]:
    yield "lobby", lambda manager: manager.push(LobbyScene(manager), CUT)
    yield "lobby_pointer", _pointed_lobby
    yield "settings", lambda manager: manager.push(SettingsScene(manager), CUT)


def _pointed_lobby(manager: StageManager) -> None:
    """The pointer rests on the poster in the middle."""
    manager.push(LobbyScene(manager), CUT)
    manager.frame()
    manager.handle(Hover("poster/texas_showdown", (0, 0)))
    for _ in range(30):
        manager.advance(20)


def _around(game: str, files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Set-up, rules, curtain and results of a game."""
    yield f"{game}_setup", lambda manager: manager.push(SetupScene(manager, game), CUT)
    yield f"{game}_rules", lambda manager: manager.push(RulebookScene(manager, game), CUT)
    yield f"{game}_curtain", lambda manager: _curtain(manager, game)
    yield f"{game}_results", lambda manager: _results(manager, game, next(files))
    yield f"{game}_menu", lambda manager: _menu(manager, game, next(files))
    yield f"{game}_menu_seats", lambda manager: _menu(manager, game, next(files), "ui/seats")


def _curtain(manager: StageManager, game: str) -> None:
    seated = first_choice(game)
    seated = replace(seated, seats=tuple(replace(seat, kind=HUMAN) for seat in seated.seats))
    manager.push(CurtainScene(manager, seated, 1, ["", "", ""], lambda: None), CUT)


def _results(manager: StageManager, game: str, record: Path) -> None:
    scene = open_table(manager, record, game, lambda table: table.sitting.match.outcome is not None)
    outcome = scene.sitting.match.outcome
    assert outcome is not None
    series = series_of(scene.choice).after(outcome)
    manager.replace(ResultsScene(manager, scene.choice, scene.sitting, series), CUT)
    for _ in range(60):
        manager.advance(30)


def _menu(manager: StageManager, game: str, record: Path, *taps: str) -> None:
    sitting = open_table(manager, record, game, my_turn(2)).sitting
    sitting.seats = tuple(replace(seat, strength=USUAL_LEVEL) for seat in sitting.seats)
    Canvas(manager.kit.window.surface).draw(manager.frame())
    doors.open_table_menu(manager, game)
    for name in taps:
        manager.handle(Tap(name, (0, 0)))


def _table(
    name: str,
    game: str,
    files: Iterator[Path],
    until: Until,
    then: Callable[[StageManager, TableScene], object] = lambda manager, scene: None,
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    level: str | None = None,
    people: int = 1,
    seed: int = 1,
) -> tuple[str, Show]:
    def show(manager: StageManager) -> None:
        scene = open_table(
            manager,
            next(files),
            game,
            until,
            seats=seats,
            options=options,
            level=level,
            people=people,
            seed=seed,
        )
        then(manager, scene)

    return f"{game}_{name}", show


def _point_at_first(manager: StageManager, scene: TableScene) -> None:
    """The pointer rests on the first thing that can be picked."""
    manager.frame()
    wanted = next(target for target in manager.targets if target.wanted)
    manager.handle(Hover(wanted.name, wanted.rect.center))


def _ask_for_hint(manager: StageManager, scene: TableScene) -> None:
    """The button for a hint is pressed."""
    scene.handle(Tap("ui/hint", (0, 0)))


def _pick_first(manager: StageManager, scene: TableScene) -> None:
    """The first pick of a random action is made."""
    assert scene.chooser
    longest = max(scene.chooser.picker.legal, key=lambda action: len(action.picks))
    scene.pick(longest.picks[0])
    scene.director.finish()


def _played(least: int) -> Until:
    mine = my_turn(2)
    return lambda scene: len(scene.sitting.match.actions) >= least and mine(scene)


def _bots_turn(least: int) -> Until:
    """A bot is to act and nothing moves."""

    def thinks(scene: TableScene) -> bool:
        scene.director.finish()
        awaited = scene.sitting.awaited_bots
        return len(scene.sitting.match.actions) >= least and bool(awaited)

    return thinks


def _texas_showdown(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    game = "texas_showdown"
    for seats in games.find(game).seats:
        yield _table(f"{seats}_seats", game, files, _played(3 * seats), seats=seats, seed=seats)
    yield _table("late", game, files, _played(100), seed=4)
    yield _table("pointer", game, files, _played(20), _point_at_first)
    yield _table("hint", game, files, _played(20), _ask_for_hint)
    yield _table("thinking", game, files, _bots_turn(20))
    passing: Mapping[str, Value] = {"passing": True}
    yield _table("passing", game, files, my_turn(20), _pick_first, options=passing)
    yield _table("deal", game, files, moving(120))
    yield _table("flight", game, files, moving(110, after=12))
    yield _table("watching", game, files, moving(900, after=30), people=0)


def _quel_cirque(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    game = "quel_cirque"
    for seats in games.find(game).seats:
        yield _table(f"{seats}_seats", game, files, _played(24), seats=seats)
    yield _table("start", game, files, my_turn(2))
    yield _table("late", game, files, _played(56))
    yield _table("pointer", game, files, _played(24), _point_at_first)
    yield _table("path", game, files, _three_steps, _pick_first)
    yield _table("parade", game, files, _played(36), level="long_parade")
    secret: Mapping[str, Value] = {"secret_clown": True, "hidden_marbles": True}
    yield _table("secret", game, files, _played(30), options=secret)
    yield _table("flight", game, files, moving(110, after=20))


def _three_steps(scene: TableScene) -> bool:
    """The person may move a clown three spaces."""
    if not my_turn(2)(scene):
        return False
    assert scene.chooser
    return any(action.verb == "move" and len(action.picks) > 3 for action in scene.chooser.picker.legal)


def _clown_standoff(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    game = "clown_standoff"
    for seats, seed in {2: 4, 3: 3, 4: 5, 5: 4, 6: 5}.items():
        yield _table(f"{seats}_seats", game, files, _pays, seats=seats, seed=seed)
    yield _table("choice", game, files, my_turn(3), _point_at_first, seed=3)
    yield _table("cancelled", game, files, _seen("cross"), people=0, seed=3)
    yield _table("paying", game, files, _pays, _pick_first, seed=5)
    yield _table("hit", game, files, _seen("creamed"), seed=5)


def _clearing_house(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    game = "clearing_house"
    for seats in games.find(game).seats:
        yield _table(f"{seats}_seats", game, files, _plays_or_ends, seats=seats, seed=seats)
    yield _table("draft", game, files, my_turn(4), _point_at_first)
    yield _table("target", game, files, _plays_or_ends, _pick_first, seed=5)
    yield _table("warehouse", game, files, _plays_or_ends, level="warehouse", seed=6)
    yield _table("window", game, files, _is_asked, seed=3)
    yield _table("hit", game, files, _seen("loss"), people=0, seed=5)
    options: Mapping[str, Value] = {"base_deck": "protected", "hearts_as_tape": True, "round_limit": 5}
    yield _table("wishes", game, files, _plays_or_ends, options=options, seed=7)


def _plays_or_ends(scene: TableScene) -> bool:
    """A turn of the person with much to choose from, some rounds into the game."""
    if len(scene.sitting.match.actions) < 90 or not my_turn(8)(scene):
        return False
    assert scene.chooser
    return "verb/end" in scene.chooser.picker.wanted


def _is_asked(scene: TableScene) -> bool:
    """A window for reactions is open, and the person may answer."""
    return bool(scene.chooser and not scene.busy and "verb/allow" in scene.chooser.picker.wanted)


def _pays(scene: TableScene) -> bool:
    """The person has the pie deck, a Dodge is out, and a pass can be paid."""
    if not my_turn(2)(scene):
        return False
    assert scene.chooser
    verbs = {action.verb for action in scene.chooser.picker.legal}
    return "pass" in verbs and any(each.place == "revealed" for each in scene.director.shown)


def _seen(kind: str) -> Until:
    """A piece of a kind that the look lays down is on the screen, in the middle of motion."""

    def found(scene: TableScene) -> bool:
        while scene.director.busy:
            scene.director.advance(100)
            if any(each.kind == kind and each.alpha == 1 for each in scene.director.shown):
                return scene.director.busy
        return False

    return found
