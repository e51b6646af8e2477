"""Navigators for tests: one notes where a scene wants to go, the other never leaves a finished table."""

from circus.ui.app.router import Router
from circus.ui.scenes.shell.destinations import Destination, ToResults
from circus.ui.scenes.shell.scene import SceneContext


class Recorder:
    """Notes every destination and opens nothing; or raises `fault` instead."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.went: list[Destination] = []
        self._fault = fault

    def go(self, manager: SceneContext, destination: Destination) -> None:
        """Notes the destination."""
        if self._fault:
            raise self._fault
        self.went.append(destination)


class TableRouter(Router):
    """The ways of the app, but the table of a finished game stays on the screen."""

    def go(self, manager: SceneContext, destination: Destination) -> None:
        """Opens every scene but the results."""
        if not isinstance(destination, ToResults):
            super().go(manager, destination)
