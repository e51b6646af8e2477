"""Keeps the file that was dropped on the window until it can be opened."""

from pathlib import Path

from circus.scenes.scene import SceneContext


class DropBox:
    """Keeps the file that was dropped last until it can be opened.

    Attributes:
        path: of the file; `None` once it was opened.
    """

    path: Path | None = None

    def empty(self, manager: SceneContext) -> None:
        """Open the file, if there is one."""
        path, self.path = self.path, None
        if path:
            from circus.scenes.dropped import open_dropped

            open_dropped(manager, path)
