"""Pictures of each game's house rules: a stored set, and numbers that contradict each other."""

from collections.abc import Iterator, Mapping

from circus import games
from circus.core.number import TooFewPiecesError
from circus.session.house_rules import HouseRules, keep_rules
from circus.session.table_setup import first_table_setup
from circus.ui.gallery.games import Show
from circus.ui.scenes.house_rules.scene import HouseRulesScene
from circus.ui.scenes.scene_manager import SceneManager
from circus.ui.scenes.transition import CUT


def house_rules(game: str) -> Iterator[tuple[str, Show]]:
    """Yield every picture by name; none of a game without numbers."""
    numbers = games.find(game).numbers
    if not numbers:
        return
    some = {each.name: each.most for each in numbers[:3]}
    yield f"{game}_house_rules", lambda manager: _opened(manager, game, some, "Quick")
    yield f"{game}_house_rules_fault", lambda manager: _opened(manager, game, _contrary(game))


def _opened(manager: SceneManager, game: str, changed: Mapping[str, int], kept: str = "") -> None:
    if kept:
        keep_rules(HouseRules(game, kept, changed))
    table_setup = first_table_setup(game).with_changed(changed)
    manager.push(HouseRulesScene(manager, table_setup, lambda changed: None), CUT)


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
