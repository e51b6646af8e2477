"""Context of a table on the screen: the state that its components share."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from circus.core.action import Action
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.ui.gfx.director import Director, PlacedPiece
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Target
from circus.ui.scenes.phones.overview import PhonesOverview
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.table.input import TableInput
from circus.ui.scenes.table.layers import OpenLayers
from circus.ui.scenes.table.presenter import TablePresenter
from circus.ui.scenes.table.tabletop import Tabletop
from circus.ui.skins.about import InspectableItem
from circus.ui.skins.captions import Caption
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableView


class TableOwner(Protocol):
    """Scene that owns the components of a table.

    Attributes:
        manager: of the scene.
        has_undo: whether it offers to undo an action.
    """

    manager: SceneContext
    has_undo: bool

    @property
    def hinted(self) -> Counter[str]:
        """The marked picks, with their numbers."""

    @property
    def thinking(self) -> Sequence[int]:
        """The seats displayed as thinking."""

    def compose_view(self) -> TableView:
        """Return the table as it is shown now."""

    def build_tabletop(self, view: TableView) -> Tabletop:
        """Return the picture of a table without its pieces."""

    def targets(self) -> list[Target]:
        """Return all click targets of the current picture."""

    def last_caption(self) -> Caption:
        """Return the caption below the table."""

    def place_pieces(self) -> None:
        """Place every piece without motion."""

    def picks_changed(self) -> None:
        """Show other picks."""

    def step_back(self) -> None:
        """Leave the table, or undo something, since a person wants back and there is nothing to take back."""

    def is_settled(self, ms: float) -> bool:
        """Return whether the game may continue, `ms` after the last call."""

    def finish(self) -> None:
        """Leave a finished game after its last position was shown."""

    def choices(self) -> tuple[Action, ...]:
        """Return the actions that the person is limited to; empty for all legal ones."""

    def play(self, action: Action) -> None:
        """Play an action of the person at the screen."""

    def coached(self) -> set[int]:
        """Return the persons with a coach."""

    def explain_item(self, name: str) -> bool:
        """Explain an item that is legal but leads nowhere now; return false for nothing to explain."""

    def not_now(self) -> str:
        """Return the reply about such an item without an explanation."""


class TableContext:
    """Shared state of one table.

    Attributes:
        owner: the scene.
        manager: of the scene.
        host, session: the course of the game; the match and its seats.
        presenter, director, skin: the shown part of it; the motion; the skin of the game.
        input: the choice of the person at the screen so far.
        layers: the parts that have something open above the table.
        notice: sentence that replaces the caption; "" for none.
        is_at_rest: whether time changes nothing until the next gesture.
    """

    def __init__(self, owner: TableOwner, host: Host, presenter: TablePresenter) -> None:
        self.owner = owner
        self.manager = owner.manager
        self.host = host
        self.session: GameSession = host.session
        self.presenter = presenter
        self.skin: Skin = presenter.skin
        self.director: Director = presenter.director
        self.input = TableInput()
        self.layers = OpenLayers()
        self.notice = ""
        self.is_at_rest = False
        self._view: TableView | None = None
        self._tabletop: Tabletop | None = None

    @property
    def kit(self) -> Toolkit:
        """The toolkit; its parts change when the window or the settings do."""
        return self.manager.kit

    @property
    def phones(self) -> PhonesOverview:
        """The phones at this table; none unless somebody has asked for them."""
        return self.manager.phones.at(self.host)

    @property
    def view(self) -> TableView:
        """The table as it is shown now, cached between two changes."""
        if self._view is None:
            self._view = self.owner.compose_view()
        return self._view

    @property
    def tabletop(self) -> Tabletop:
        """Its picture without the pieces, cached between two changes."""
        if self._tabletop is None:
            self._tabletop = self.owner.build_tabletop(self.view)
        return self._tabletop

    @property
    def still(self) -> Sequence[PlacedPiece]:
        """The pieces that can be pointed at."""
        return () if self.director.busy else self.director.placed

    @property
    def own_targets(self) -> list[Target]:
        """The targets of the table itself, below all slips."""
        return self.tabletop.targets(self.still)

    @property
    def inspectable_items(self) -> list[tuple[InspectableItem, Target]]:
        """The items of the table that can be explained."""
        return self.tabletop.inspectable_items(self.still)

    def changed(self) -> None:
        """Clear the caches and redraw, since the data has changed."""
        self.manager.refresh()
        self.is_at_rest = False
        self._view = self._tabletop = None

    def forget(self) -> None:
        """Release the pictures; they are painted again when needed."""
        if self._tabletop is not None:
            self._tabletop.forget()
