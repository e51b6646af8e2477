"""Opening of a file dropped on the window: a record, house rules, or a notice with the reason."""

from collections.abc import Callable
from pathlib import Path

from circus.content.texts import faults
from circus.core.errors import DataFileError
from circus.platform.sanitizing import strip_invisible
from circus.platform.untrusted import shortened
from circus.session.house_rules import read_rules
from circus.session.past_games import playback_of
from circus.session.playback import Playback
from circus.ui.gfx.widgets import Act, ModalButton
from circus.ui.scenes.library.rows import fault
from circus.ui.scenes.shell.destinations import ToReplay, ToSetup
from circus.ui.scenes.shell.scene import SceneContext

MAX_LETTERS = 40
"""Maximum length of a file's name in the heading of a notice."""


def open_dropped(manager: SceneContext, path: Path) -> None:
    """Open a record on its table, or house rules in a set-up.

    During a game, ask the players first, so that no hand is shown.
    """
    if path.suffix.lower() == ".json":
        _open_rules(manager, path)
        return
    texts, found = manager.kit.texts, playback_of(path)
    if not isinstance(found, Playback):
        _refuse(manager, path, texts.say("dropped-refused-text", fault=fault(texts, found)))
        return
    in_replay = manager.scenes[-1].name == "replay"

    def act() -> None:
        manager.attempt(lambda: manager.go(ToReplay(found, instead=in_replay)))

    if in_replay:
        act()
    else:
        _ask(manager, act)


def _open_rules(manager: SceneContext, path: Path) -> None:
    """Give house rules to the current scene, or open a set-up with them."""
    try:
        rules = read_rules(path)
    except (DataFileError, OSError) as error:
        _refuse(manager, path, faults.format_error(manager.kit.texts, error))
        return

    def act() -> None:
        manager.attempt(lambda: manager.go(ToSetup(rules.game, numbers=rules.numbers)))

    if manager.scenes[-1].takes_numbers(rules.game, rules.numbers):
        manager.refresh()
    else:
        _ask(manager, act)


def _refuse(manager: SceneContext, path: Path, why: str) -> None:
    file = shortened(strip_invisible(path.name), MAX_LETTERS)
    manager.show_notice(manager.kit.texts.say("dropped-refused", file=file), why)


def _ask(manager: SceneContext, act: Callable[[], None]) -> None:
    """Leave the current scene at once, or a game after a question."""
    texts = manager.kit.texts
    if not any(scene.is_played for scene in manager.scenes):
        act()
        return
    buttons = (
        ModalButton("ui/keep", texts.say("dropped-stay")),
        ModalButton("ui/really", texts.say("dropped-open"), act=Act(act)),
    )
    manager.ask(texts.say("dropped-ask"), texts.say("dropped-ask-text"), buttons)
