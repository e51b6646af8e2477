"""A table that is only looked at: frames shown one after another, nobody asked; for replays and pictures."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from circus.core.frame import Frame
from circus.looks import Job
from circus.looks.about import Thing
from circus.looks.captions import Caption
from circus.scenes.table.pieces import PieceDrawer
from circus.scenes.table.pointing import rects_of, round_ones
from circus.scenes.table.presenter import Opened, Played, TablePresenter
from circus.scenes.table.tabletop import WHY, Tabletop
from circus.stage.compositor import Composition, Compositor, Pile
from circus.stage.director import PlacedPiece
from circus.stage.last_result import LastResult
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Pose, Target

NOBODY = Pose()
"""Nothing is pointed at."""


class Showing:
    """One game as some eyes see it.

    Attributes:
        kit: the toolkit of the window, or of the part of it where the table lies.
        presenter: what is shown.
        caption: what was told last.
    """

    def __init__(
        self,
        kit: Toolkit,
        played: Played,
        viewer: int,
        *,
        front: int = 0,
        plates: bool = True,
        words: bool = True,
        told: Callable[[Caption, int], Caption] = lambda caption, viewer: caption,
    ) -> None:
        """`front` is from whose chair the public looks; a picture can do without `plates` and `words`.

        `told` adds to what was told last what those eyes may ask about it.
        """
        self.kit = kit
        self.presenter = TablePresenter(played, Opened(), front=front)
        self._viewer = viewer
        self._plates, self._words, self._told = plates, words, told
        self._pictures = LastResult[Composition]()
        kit.texts.add_game(played.game.name)
        self.lay(viewer)

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self.presenter.director.busy

    def lay(self, viewer: int) -> None:
        """Put the position as these eyes see it on the table, at once."""
        self._viewer = viewer
        self.presenter.lay(self.kit, viewer)
        self._anew()

    def show(self, frames: Sequence[Frame]) -> None:
        """Let what happened be seen."""
        self.presenter.show(self.kit, frames, self._viewer)
        self._anew()

    def advance(self, ms: float) -> None:
        """Let pieces move and sounds be heard."""
        director = self.presenter.director
        for sound in director.sounds():
            self.kit.audio.play(sound)
        before = director.moment
        director.advance(ms)
        if director.moment is not before:
            self._anew()

    def finish(self) -> None:
        """What moves comes to rest at once."""
        self.presenter.director.finish()
        self._anew()

    def composition(self, pose: Pose = NOBODY) -> Composition:
        """Return the picture of the table as it is now; `pose` is what pointer and keyboard are at.

        Its piles are the very same ones as before as long as nothing has changed.
        """
        placed, still = self.presenter.placed(self.kit, None), self._tabletop.still(pose)
        return self._pictures.get((still, placed), lambda: self._composed(placed, still))

    def _composed(self, placed: Sequence[PlacedPiece], still: Pile) -> Composition:
        kit, look, table = self.kit, self.presenter.look, self.presenter.table
        pieces = self._drawer.items(placed, f"hand/{self._viewer}", glows=False)
        pile = Pile([*pieces, *look.overlays(kit, table, placed)])
        return Composition(look.background(kit, table), [], (still, pile))

    @property
    def why(self) -> Target | None:
        """Where what was told last can be asked why; `None` where it cannot, or something moves."""
        found = () if self.busy else self._tabletop.targets(())
        return next((target for target in found if target.name == WHY), None)

    def things(self) -> list[tuple[Thing, Target]]:
        """Return all that can be asked about, uppermost last; nothing while it moves."""
        return [] if self.busy else self._tabletop.things(self.presenter.placed(self.kit, None))

    def thing(self, name: str) -> Thing | None:
        """Return the thing of a target's name; `None` for what is none."""
        return next((thing for thing, target in self.things() if target.name == name), None)

    def jobs(self) -> list[Job]:
        """What can be drawn ahead, a little at a time."""
        return list(self.presenter.look.preload_later(self.kit, self.presenter.table))

    def rects(self, names: Sequence[str]) -> list[Rect]:
        """Where the things of these names lie, in pixels of its part of the window."""
        return rects_of(names, self._tabletop.targets(self.presenter.placed(self.kit, None)))

    def rounds(self, things: Sequence[Rect]) -> list[Rect]:
        """Those of some things that are round pieces."""
        return round_ones(self.kit, self.presenter.look, self.presenter.placed(self.kit, None), things)

    def picture(self) -> Surface:
        """Return the same as one surface."""
        surface = Surface(self.kit.units.size)
        Compositor(surface).draw(self.composition())
        return surface

    def _anew(self) -> None:
        look, table = self.presenter.look, self.presenter.table
        self.caption = self._told(self.presenter.caption, self._viewer)
        self._tabletop = Tabletop(
            self.kit, look, table, self.caption, (), plates=self._plates, words=self._words
        )
        self._drawer = PieceDrawer(self.kit, look)
