"""The puzzles of this machine's own games: a row a game, with the day it was played and who played it."""

from collections.abc import Sequence
from datetime import datetime

from circus.scenes.posters import title
from circus.scenes.puzzles.shelf import PuzzleList, Row
from circus.scenes.scene import SceneContext
from circus.scenes.scene_widgets import written
from circus.scenes.table.log import BETWEEN
from circus.session.own_puzzles import MOST, OwnGame, own_games
from circus.stage import theme
from circus.stage.widgets import Widget
from circus.texts.dates import said

_WIDTH_U, _DOWN_U = 900.0, 120.0


class OwnPuzzlesScene(PuzzleList):
    """What reviews have brought to light."""

    name = "own_puzzles"

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._games: list[OwnGame] = []

    def enter(self) -> None:
        """Looks which there are."""
        self._games = own_games()
        super().enter()

    def heading(self) -> str:
        """Whose puzzles these are."""
        return self.kit.texts.say("puzzles-own")

    def rows(self) -> Sequence[Row]:
        """One a game, the latest first."""
        return [self._of(number, each) for number, each in enumerate(self._games, 1)]

    def _of(self, number: int, found: OwnGame) -> Row:
        texts, game = self.kit.texts, found.entry.game
        texts.add_game(game)
        when = said(texts, found.began, datetime.now().astimezone())
        return Row(
            str(number), title(self.kit, game), BETWEEN.join((when, *found.entry.names)), found.offers, MOST
        )

    def beside(self, top: float) -> list[Widget]:
        """Where there are none yet: how they come about."""
        if self._games:
            return []
        kit, units = self.kit, self.kit.units
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U)
        none = written(
            kit, kit.texts.say("puzzles-own-none"), theme.CREAM, None, size_u=theme.PROMPT_U, align="center"
        )
        high = units.height_u - top - _DOWN_U
        return none.lay(((units.width_u - wide) / 2, top + _DOWN_U / 2, wide, high))
