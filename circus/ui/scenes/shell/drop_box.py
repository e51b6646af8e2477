"""File dropped on the window, stored until it can be opened."""

from pathlib import Path

from circus.ui.scenes.shell.scene import SceneContext


class DropBox:
    """Store of the last dropped file until it can be opened.

    Attributes:
        path: of the file; `None` once it was opened.
    """

    path: Path | None = None

    def empty(self, manager: SceneContext) -> None:
        """Open the file, if there is one."""
        path, self.path = self.path, None
        if path:
            from circus.ui.scenes.library.dropped import open_dropped

            open_dropped(manager, path)
