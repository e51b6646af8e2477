"""Puzzles of this machine's own games: a row per game, with its date and players."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from circus.content.texts.dates import format_moment
from circus.session.own_puzzles import MAX_PUZZLES, OwnGame, own_games
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Act, Button, Widget
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.containers import NOWHERE
from circus.ui.scenes.library.empty_shelf import nothing_here
from circus.ui.scenes.parts.posters import title
from circus.ui.scenes.puzzles.shelf import PuzzleGroup, PuzzleList
from circus.ui.scenes.shell.destinations import ToPast
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.table.log import BETWEEN


class OwnPuzzlesScene(PuzzleList):
    """List of the puzzles from reviews."""

    name = "own_puzzles"

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._games: list[OwnGame] = []

    def enter(self) -> None:
        """Find the puzzles."""
        self._games = own_games()
        super().enter()

    def heading(self) -> str:
        """Return the title of the list."""
        return self.kit.texts.say("puzzles-own")

    def rows(self) -> Sequence[PuzzleGroup]:
        """Return one row per game, the latest first."""
        return [self._of(number, each) for number, each in enumerate(self._games, 1)]

    def _of(self, number: int, found: OwnGame) -> PuzzleGroup:
        texts, game = self.kit.texts, found.entry.game
        texts.add_game(game)
        when = format_moment(texts, found.began, datetime.now().astimezone())
        return PuzzleGroup(
            str(number),
            title(self.kit, game),
            BETWEEN.join((when, *found.entry.names)),
            found.offers,
            MAX_PUZZLES,
        )

    def beside(self, top: float) -> list[Widget]:
        """Return, for an empty list, an explanation and a button."""
        if self._games:
            return []
        units, say = self.kit.units, self.kit.texts.say
        act = Act(partial(self._go, ToPast()))
        way = Button("ui/past", NOWHERE, say("past-title"), "replay", GOLD, act=act)
        room = theme.MARGIN_U, top, units.width_u - 2 * theme.MARGIN_U, units.height_u - top
        return nothing_here(self.kit, say("puzzles-own-none"), way, room)
