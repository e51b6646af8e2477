"""Files that are shown by other programs."""

from collections.abc import Callable
from pathlib import Path

from circus.core.errors import UsageError
from circus.ui.scenes.shell.scene import SceneContext


def open_outside(
    manager: SceneContext, opens: Callable[[Path], None], path: Path, title: str = "notice-failed"
) -> None:
    """Show a file with a function of `circus.platform.file_manager`; without a program, say where it is."""
    texts = manager.kit.texts
    try:
        opens(path)
    except UsageError:
        manager.show_notice(texts.say(title), texts.say("past-no-folders", file=str(path)))
