"""List of pictures: each has a name and opens one scene in the state to show."""

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

from circus import games
from circus.session import saves
from circus.session.playback import playback_of_match
from circus.session.puzzle_search import seek_nothing
from circus.session.review_job import judged_at_once
from circus.session.table_setup import HUMAN, USUAL_LEVEL, first_table_setup
from circus.tools.gallery.afterwards import afterwards
from circus.tools.gallery.answers import answers
from circus.tools.gallery.books import books
from circus.tools.gallery.games import Show, tables
from circus.tools.gallery.house_rules import house_rules
from circus.tools.gallery.lab import lab
from circus.tools.gallery.lab_search import lab_search
from circus.tools.gallery.lessons import lessons
from circus.tools.gallery.phones import phones
from circus.tools.gallery.puzzles import lists, puzzles
from circus.tools.gallery.stand import stand
from circus.tools.gallery.tables import open_table
from circus.ui.gfx.compositor import Compositor
from circus.ui.input.gestures import Hover, Tap
from circus.ui.scenes.library.scene import PastScene
from circus.ui.scenes.lobby.scene import LobbyScene
from circus.ui.scenes.replay.bar import PASSAGE
from circus.ui.scenes.replay.scene import ReplayScene
from circus.ui.scenes.results.scene import ResultsScene
from circus.ui.scenes.review.cards import LEARN, SHUT
from circus.ui.scenes.review.scene import ReviewScene
from circus.ui.scenes.settings.scene import SettingsScene
from circus.ui.scenes.setup.scene import SetupScene
from circus.ui.scenes.shell.destinations import ToTableMenu
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.curtain import CurtainScene
from circus.ui.scenes.table.log_rows import LINE
from circus.ui.skins.gallery import Chooses, Ends


def pictures(records: Path) -> Iterator[tuple[str, Show]]:
    """Yield every picture by name; games that it plays are recorded in the folder `records`."""
    files = (records / f"{number}.jsonl" for number in count())
    yield from _program()
    yield from afterwards()
    yield from stand(files)
    yield from phones(files)
    yield from lists()
    yield from lab()
    yield from lab_search()
    yield from _reviews(games.in_order()[-1], files)
    for game in games.in_order():
        yield from _around(game, files)
        yield from house_rules(game, files)
        yield f"{game}_replay", partial(_replay, game=game, files=files)
        yield from tables(game, files)
        yield from lessons(game)
        yield from puzzles(game)
        yield from books(game)
        yield from answers(game, files)


def _program() -> Iterator[tuple[str, Show]]:
    yield "lobby", lambda manager: manager.push(LobbyScene(manager), CUT)
    yield "lobby_pointer", _pointed_lobby
    yield "past_none", lambda manager: manager.push(PastScene(manager), CUT)
    yield "past", _past
    yield "past_filter", lambda manager: _past(manager, "ui/companion")
    yield "past_unusable", lambda manager: _past(manager, "ui/list/all", "ui/down", "ui/down", "ui/down")
    yield "curtain_first", lambda manager: _curtain(manager, games.in_order()[0], [])
    yield "settings", lambda manager: manager.push(SettingsScene(manager), CUT)


def _reviews(game: str, files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Yield pictures of one game's review: judging the long ones takes minutes, and menus are alike."""
    yield f"{game}_passage", partial(_passage, game=game, files=files)
    yield f"{game}_review", lambda manager: _review(manager, game, next(files))
    yield f"{game}_review_chart", lambda manager: _review(manager, game, next(files), SHUT)
    yield f"{game}_review_mistake", lambda manager: _review(manager, game, next(files), LEARN)


def _pointed_lobby(manager: SceneManager) -> None:
    """Show the lobby with the pointer on the poster in the middle."""
    manager.push(LobbyScene(manager), CUT)
    manager.frame()
    listed = games.in_order()
    manager.handle(Hover(f"poster/{listed[len(listed) // 2]}", (0, 0)))
    for _ in range(30):
        manager.advance(20)


def _past(manager: SceneManager, *taps: str) -> None:
    """Show the list of past games after some clicks."""
    if not any(saves.records_folder().glob("*")):
        _played_long_ago(manager, saves.records_folder())
    manager.push(PastScene(manager), CUT)
    manager.frame()
    for name in taps:
        manager.handle(Tap(name, (0, 0)))
    while manager.scene.preload():
        pass


def _played_long_ago(manager: SceneManager, folder: Path) -> None:
    """Write games with constant dates, and a file that is no record."""
    for number, game in enumerate(games.in_order()[:5]):
        record = folder / f"{number}.jsonl"
        open_table(manager, record, game, Ends() if number in _OVER else Chooses(after=12)).close()
        for played in folder.glob(f"{number}*.jsonl"):
            os.utime(played, (_LONG_AGO - number * 90_000,) * 2)
    (folder / "letter.jsonl").write_bytes(b"Dear circus,\n")


_OVER = (1, 3)
"""Indexes of the games that are played to their end."""

_MANY = 30
"""Number of actions that no game spends in its opening."""

_LONG_AGO = 1_700_000_000


def _around(game: str, files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Yield set-up, curtain, results, menus and log of a game."""
    yield f"{game}_setup", lambda manager: manager.push(SetupScene(manager, game), CUT)
    yield f"{game}_curtain", lambda manager: _curtain(manager, game, ["", "", ""])
    yield f"{game}_results", lambda manager: _results(manager, game, next(files))
    yield f"{game}_menu", lambda manager: _menu(manager, game, next(files))
    yield f"{game}_log", lambda manager: _log(manager, game, next(files))
    yield f"{game}_menu_seats", lambda manager: _menu(manager, game, next(files), "ui/seats")


def _curtain(manager: SceneManager, game: str, recap: list[str]) -> None:
    seated = first_table_setup(game)
    seated = replace(seated, seats=tuple(replace(seat, kind=HUMAN) for seat in seated.seats))
    manager.push(CurtainScene(manager, game, seated, 1, recap, lambda: None, secret=(0, 1, 2)), CUT)


def _results(manager: SceneManager, game: str, record: Path) -> None:
    scene = open_table(manager, record, game, Ends())
    series = scene.host.series_after
    manager.replace(ResultsScene(manager, scene.table_setup, scene.session, series), CUT)
    for _ in range(60):
        manager.advance(30)


def _replay(manager: SceneManager, *, game: str, files: Iterator[Path]) -> None:
    """Show the replay of a finished game at its middle, with everything open."""
    session = open_table(manager, next(files), game, Ends()).session
    playback = playback_of_match(session.match, session.seats)
    playback.go_to(playback.of // 2)
    manager.push(ReplayScene(manager, playback), CUT)


def _passage(manager: SceneManager, *, game: str, files: Iterator[Path]) -> None:
    """Show the same with the dialog on the end of a passage to save."""
    _replay(manager, game=game, files=files)
    manager.frame()
    (button,) = (target for target in manager.scene.targets() if target.name == PASSAGE)
    manager.handle(Tap(PASSAGE, button.rect.center))


def _review(manager: SceneManager, game: str, record: Path, *taps: str) -> None:
    """Show the review of a game with its cards, with its chart alone, or at its first mistake."""
    session = open_table(manager, record, game, Ends()).session
    playback = playback_of_match(session.match, session.seats)
    playback.go_to(playback.of // 2)
    manager.replace(ReviewScene(manager, playback, judged_at_once, seek_nothing), CUT)
    for name in ("", *taps):
        if name in {target.name for target in manager.scene.targets()}:
            manager.handle(Tap(name, (0, 0)))
        for _ in range(20):
            manager.advance(100)


def _log(manager: SceneManager, game: str, record: Path) -> None:
    """Show the log in the middle of a game with its last line replayed."""
    scene = open_table(manager, record, game, Chooses(after=_MANY))
    scene.parts.history.open_log()
    shown = [each.name for each in manager.scene.targets() if each.name.startswith(LINE)]
    manager.handle(Tap(shown[-1], (0, 0)))
    for _ in range(60):
        manager.advance(30)


def _menu(manager: SceneManager, game: str, record: Path, *taps: str) -> None:
    session = open_table(manager, record, game, Chooses()).session
    session.seats = tuple(replace(seat, strength=USUAL_LEVEL) for seat in session.seats)
    Compositor(manager.kit.window.surface).draw(manager.frame())
    manager.go(ToTableMenu(game))
    for name in taps:
        manager.handle(Tap(name, (0, 0)))
