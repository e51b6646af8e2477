"""Pictures of each game's house rules: their scene, and what says at a table that they are in use."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from circus import games
from circus.core.number import TooFewPiecesError
from circus.session.house_rules import HouseRules, store_rules
from circus.session.playback import playback_of_match
from circus.session.table_setup import first_table_setup
from circus.tools.gallery.games import Show
from circus.tools.gallery.tables import open_table
from circus.ui.scenes.house_rules.scene import HouseRulesScene
from circus.ui.scenes.replay.scene import ReplayScene
from circus.ui.scenes.results.scene import ResultsScene
from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.setup.scene import SetupScene
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.skins.gallery import Chooses, Ends

_SOME = 3


def house_rules(game: str, files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Yield every picture by name; none of a game without numbers."""
    if not games.find(game).numbers:
        return
    yield f"{game}_house_rules", partial(_opened, game=game, changed=_some(game), name="Quick")
    yield f"{game}_house_rules_fault", partial(_opened, game=game, changed=_contrary(game))
    yield f"{game}_house_rules_setup", partial(_set_up, game=game)
    yield f"{game}_house_rules_table", lambda manager: _table(manager, game, next(files))
    yield f"{game}_house_rules_book", lambda manager: _book(manager, game, next(files))
    yield f"{game}_house_rules_results", lambda manager: _results(manager, game, next(files))
    yield f"{game}_house_rules_replay", lambda manager: _replay(manager, game, next(files))


def _opened(manager: SceneManager, *, game: str, changed: Mapping[str, int], name: str = "") -> None:
    if name:
        store_rules(HouseRules(game, name, changed))
    table_setup = first_table_setup(game).with_changed(changed)
    manager.push(HouseRulesScene(manager, table_setup, lambda changed: None), CUT)


def _set_up(manager: SceneManager, *, game: str) -> None:
    scene = SetupScene(manager, game)
    scene.take_numbers(_some(game))
    manager.push(scene, CUT)


def _table(manager: SceneManager, game: str, record: Path) -> None:
    open_table(manager, record, game, Chooses(), options=_some(game))


def _book(manager: SceneManager, game: str, record: Path) -> None:
    _table(manager, game, record)
    manager.push(RulebookScene(manager, game), CUT)


def _results(manager: SceneManager, game: str, record: Path) -> None:
    scene = open_table(manager, record, game, Ends(), options=_some(game))
    series = scene.host.series_after
    manager.replace(ResultsScene(manager, scene.table_setup, scene.session, series), CUT)


def _replay(manager: SceneManager, game: str, record: Path) -> None:
    session = open_table(manager, record, game, Ends(), options=_some(game)).session
    manager.push(ReplayScene(manager, playback_of_match(session.match, session.seats)), CUT)


def _some(game: str) -> dict[str, int]:
    """Return up to three numbers, one more than published, that can be played."""
    changed: dict[str, int] = {}
    for each in games.find(game).numbers:
        more = {**changed, each.name: each.default + 1}
        if len(more) <= _SOME and each.default < each.most and not _is_refused(game, more):
            changed = more
    return changed


def _contrary(game: str) -> dict[str, int]:
    """Return numbers that deal more cards than there are; in a game that deals none, all at their least."""
    numbers = games.find(game).numbers
    least = {each.name: each.least for each in numbers}
    tried = ({**least, each.name: each.most} for each in numbers)
    return next((each for each in tried if _is_refused(game, each)), least)


def _is_refused(game: str, changed: Mapping[str, int]) -> bool:
    try:
        first_table_setup(game).with_changed(changed).open()
    except TooFewPiecesError:
        return True
    return False
