"""Opening of a file dropped on the window: a record is opened, anything else refused with the reason."""

from pathlib import Path

from circus.platform.sanitizing import strip_invisible
from circus.platform.untrusted import shortened
from circus.session.past_games import playback_of
from circus.session.playback import Playback
from circus.ui.scenes.destinations import ToReplay
from circus.ui.scenes.past_rows import fault
from circus.ui.scenes.scene import SceneContext

MOST_LETTERS = 40
"""Maximum length of a file's name in the heading of a notice."""


def open_dropped(manager: SceneContext, path: Path) -> None:
    """Open a record on its table; during a game, ask the players first, so that no hand is shown."""
    texts, found = manager.kit.texts, playback_of(path)
    if not isinstance(found, Playback):
        title = texts.say("dropped-refused", file=shortened(strip_invisible(path.name), MOST_LETTERS))
        manager.show_notice(title, texts.say("dropped-refused-text", fault=fault(texts, found)))
        return
    in_replay = manager.scenes[-1].name == "replay"

    def act() -> None:
        manager.attempt(lambda: manager.go(ToReplay(found, instead=in_replay)))

    if in_replay or not any(scene.is_played for scene in manager.scenes):
        act()
        return
    buttons = (
        ("ui/keep", texts.say("dropped-stay"), "wood"),
        ("ui/really", texts.say("dropped-open"), "wood"),
    )
    manager.ask(texts.say("dropped-ask"), texts.say("dropped-ask-text"), buttons, {"ui/really": act})
