"""Table without input: frames shown one after another, for replays and pictures."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from circus.core.frame import Frame
from circus.ui.gfx.blank import blank
from circus.ui.gfx.compositor import Composition, Compositor, Pile
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Pose, Target
from circus.ui.scenes.table.pieces import PieceDrawer
from circus.ui.scenes.table.pointing import rects_of, round_ones
from circus.ui.scenes.table.presenter import NO_SWITCHES, PresentedGame, TablePresenter, TableSwitches
from circus.ui.scenes.table.tabletop import WHY, Tabletop
from circus.ui.skins import Job
from circus.ui.skins.about import InspectableItem
from circus.ui.skins.captions import Caption

NOBODY = Pose()
"""State without pointer and focus."""


class Showing:
    """One game for one viewer.

    Attributes:
        kit: the toolkit of the window, or of the table's part of it.
        presenter: the shown part.
        caption: the last one.
    """

    def __init__(
        self,
        kit: Toolkit,
        played: PresentedGame,
        viewer: int,
        *,
        front: int = 0,
        plates: bool = True,
        words: bool = True,
        switches: TableSwitches = NO_SWITCHES,
        with_reason: Callable[[Caption, int], Caption] = lambda caption, viewer: caption,
    ) -> None:
        """Create the table.

        `front` is the chair of the public view; a picture can omit `plates` and `words`. `switches` are those
        of a person's table. `with_reason` adds to the last caption what that viewer may ask about it.
        """
        self.kit = kit
        self.presenter = TablePresenter(played, switches, front=front)
        self._viewer = viewer
        self._plates, self._words, self._with_reason = plates, words, with_reason
        self._pictures = LastResult[Composition]()
        kit.texts.add_game(played.game.name)
        self.place_all(viewer)

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self.presenter.director.busy

    def place_all(self, viewer: int) -> None:
        """Place the position from this viewer's information, without motion."""
        self._viewer = viewer
        self.presenter.place_all(self.kit, viewer)
        self._anew()

    def speak(self, kit: Toolkit) -> None:
        """Continue in the words of a toolkit of the same scale."""
        self.kit = kit
        self._anew()

    def show(self, frames: Sequence[Frame]) -> None:
        """Show the frames of an event."""
        self.presenter.show(self.kit, frames, self._viewer)
        self._anew()

    def advance(self, ms: float) -> None:
        """Advance the motion and play its sounds."""
        director = self.presenter.director
        for sound in director.sounds():
            self.kit.audio.play(sound)
        before = director.moment
        director.advance(ms)
        if director.moment is not before:
            self._anew()

    def finish(self) -> None:
        """Finish the motion at once."""
        self.presenter.director.finish()
        self._anew()

    def composition(self, pose: Pose = NOBODY) -> Composition:
        """Return the picture of the current table; `pose` is the state of pointer and keyboard.

        Its piles are the same objects until something changes.
        """
        placed, still = self.presenter.placed(self.kit, None), self._tabletop.still(pose)
        return self._pictures.get((still, placed), lambda: self._composed(placed, still))

    def _composed(self, placed: Sequence[PlacedPiece], still: Pile) -> Composition:
        kit, skin, table = self.kit, self.presenter.skin, self.presenter.table
        pieces = self._drawer.items(placed, f"hand/{self._viewer}", glows=False)
        pile = Pile([*pieces, *skin.painter.overlays(kit, table, placed)])
        return Composition(skin.painter.background(kit, table), [], (still, pile))

    @property
    def why(self) -> Target | None:
        """The target of the last caption's reason; `None` without one, or during motion."""
        found = () if self.busy else self._tabletop.targets(())
        return next((target for target in found if target.name == WHY), None)

    def inspectable_items(self) -> list[tuple[InspectableItem, Target]]:
        """Return all explainable items, the uppermost last; none during motion."""
        return [] if self.busy else self._tabletop.inspectable_items(self.presenter.placed(self.kit, None))

    def inspectable_item(self, name: str) -> InspectableItem | None:
        """Return the item of a target's name; `None` for none."""
        return next((item for item, target in self.inspectable_items() if target.name == name), None)

    def jobs(self) -> list[Job]:
        """Return jobs for drawings in advance."""
        return list(self.presenter.skin.painter.preload_later(self.kit, self.presenter.table))

    def rects(self, names: Sequence[str]) -> list[Rect]:
        """Return the boxes of the items of these names, in pixels of the table's part of the window."""
        return rects_of(names, self._tabletop.targets(self.presenter.placed(self.kit, None)))

    def rounds(self, rects: Sequence[Rect]) -> list[Rect]:
        """Return the boxes that contain round pieces."""
        return round_ones(self.kit, self.presenter.skin, self.presenter.placed(self.kit, None), rects)

    def picture(self) -> Surface:
        """Return the same as one surface."""
        surface = blank(self.kit.units.size)
        Compositor(surface).draw(self.composition())
        return surface

    def _anew(self) -> None:
        skin, table = self.presenter.skin, self.presenter.table
        self.caption = self._with_reason(self.presenter.caption_in(self.kit.texts), self._viewer)
        self._tabletop = Tabletop(
            self.kit, skin, table, self.caption, (), plates=self._plates, words=self._words
        )
        self._drawer = PieceDrawer(self.kit, skin)
