"""What the screen shows of a table: frame after frame, where every piece lies and what is told of it."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Protocol

from circus import looks
from circus.core.action import CHANCE
from circus.core.frame import OPEN, Frame
from circus.core.game import Game, Setup
from circus.core.piece import Piece
from circus.core.state import State
from circus.input.gestures import DragMove
from circus.levels.layouts import Layout
from circus.looks.captions import Caption
from circus.looks.keyframe import Keyframe
from circus.looks.table_view import TableView
from circus.looks.zones import laid_out
from circus.scenes.table.pieces import named
from circus.session.pace import reading_ms
from circus.session.table_setup import Seat
from circus.stage.director import LIFT, Director, PlacedPiece, Tween
from circus.stage.toolkit import Toolkit

PICK_MS = 90
"""For pieces to rise when they can be picked."""

SETTLE_MS = 160
"""For what glides home once all that an action did has been told."""


class Moment(NamedTuple):
    """What the table tells while a frame is shown.

    Attributes:
        table: the frame, without anything that can be picked.
        caption: what was told last.
    """

    table: TableView
    caption: Caption


@dataclass(frozen=True)
class Opened:
    """What the person at the screen has switched at this table.

    Attributes:
        aids: the helps that are on.
        buttons: the table's own buttons that are on.
    """

    aids: frozenset[str] = frozenset()
    buttons: frozenset[str] = field(default=frozenset())


class Played(Protocol):
    """A game that is shown, whether it is being played or was played long ago."""

    @property
    def game(self) -> Game[Any]:
        """What is played."""

    @property
    def setup(self) -> Setup:
        """How it is played."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""

    def view(self, seat: int) -> State:
        """Return the position as these eyes see it."""


class TablePresenter:
    """One pair of eyes at a table and the motion of its pieces.

    Attributes:
        look: how the game is drawn.
        director: what moves.
        opened: what the person has switched.
    """

    def __init__(
        self, played: Played, opened: Opened, stops: Callable[[], bool] = lambda: False, front: int = 0
    ) -> None:
        """`stops` says whether somebody sits there for whom what has to be seen stops.

        The public sees the table from the chair of `front` until somebody else has looked.
        """
        self._stops = stops
        self._played = played
        self._game, self._setup = played.game, played.setup
        self._pieces: Sequence[Piece] = ()
        self._told_before = Counter[str]()
        self._layout: Layout
        self._viewer, self._front = CHANCE, front
        self.opened = opened
        self.look = looks.find(self._game.name)
        self.director = Director()

    @property
    def caption(self) -> Caption:
        """What was told last of what is shown."""
        moment = self.director.moment
        return moment.caption if isinstance(moment, Moment) else Caption()

    def lay(self, kit: Toolkit, viewer: int, heard: Iterable[Sequence[Frame]] | None = None) -> None:
        """Take the measures of the window and put everything where these eyes see it now, at once.

        What was told last is still told if these eyes have looked all along. Where something may have been
        taken back, or the language changed, `heard` is what they saw of each action, the last one first.
        """
        caption = self.caption if viewer == self._viewer else Caption()
        self.measure(kit)
        self.director.speed = kit.settings.speed
        self.director.reduced_motion = kit.settings.reduced_motion
        self._look_with(viewer)
        table = self.settled()
        self._pieces = table.pieces
        for job in self.look.preload(kit, table):
            job()
        if caption.words and heard is not None:
            caption = self._told_last(kit, heard, viewer)
        self.director.place(self.look.place(table, self._pieces), Moment(table, caption))

    def _told_last(self, kit: Toolkit, heard: Iterable[Sequence[Frame]], viewer: int) -> Caption:
        captions = (each for frames in heard for each in reversed(self.told(kit, frames, viewer)))
        return next((each for each in captions if each.words), Caption())

    def measure(self, kit: Toolkit) -> None:
        """Take the measures of the window alone, which is enough for `captions`."""
        units = kit.units
        layout = laid_out(self.look, self._game.name, self._setup.seats, units.portrait)
        self._text = kit.settings.text_size / 100
        self._layout = layout.fitted(units.width_u, units.height_u)

    def settled(self) -> TableView:
        """Return the position as it is, whether it has been shown or not."""
        return self._table(Frame(None, self._played.view(self._viewer)), self._viewer)

    @property
    def table(self) -> TableView:
        """The table of the frame that is shown."""
        moment = self.director.moment
        assert isinstance(moment, Moment)
        return replace(
            moment.table, aids=self.opened.aids, opened=self.opened.buttons, seats=self._played.seats
        )

    @property
    def shows_all(self) -> bool:
        """Whether nothing is left to be shown."""
        return not self.director.busy

    def show(
        self,
        kit: Toolkit,
        frames: Sequence[Frame],
        viewer: int,
        *,
        known: int = 0,
        stops: bool = False,
    ) -> None:
        """Queue what happened; each frame ends where its own view has the pieces, so none can lie.

        Args:
            kit: the toolkit of the window.
            frames: of one action, in order.
            viewer: whose eyes see them; -1 for the public.
            known: of so many of them, the first ones, no words have to be read.
            stops: whether the table waits for a click after it, if anything is said of it.
        """
        self._look_with(viewer)
        for number, frame in enumerate(frames):
            self._show(kit, frame, is_known=number < known)
        goal, said = self.director.goal, any(words for words in self.captions(kit, frames, viewer))
        if stops and said and self._stops():
            self.director.queue(Tween(tuple(goal), 0, waits=True))

    def _look_with(self, viewer: int) -> None:
        """The public sees the table from the chair of who looked last, so that no panel moves."""
        self._viewer = viewer
        self._front = viewer if viewer >= 0 else self._front

    def sit_at(self, seat: int) -> None:
        """Let the public see the table from a chair."""
        self._front = seat

    def _show(self, kit: Toolkit, frame: Frame, *, is_known: bool = False) -> None:
        table, before = self._table(frame, self._viewer), self._pieces
        after = self._pieces = table.pieces
        last, event = self._last_moment(), frame.event
        caption = self.look.caption(kit.texts, event, table) if event else Caption()
        if event:
            closed = self.look.closed_by.get(event.kind, frozenset())
            self.opened = replace(self.opened, buttons=self.opened.buttons - closed)
        moment = Moment(table, caption._replace(event=event) if caption.words else last.caption)
        keyframes = list(self.look.choreograph(event, before, after, table)) if event else []
        if not keyframes or list(keyframes[-1].pieces) != list(after):
            keyframes.append(Keyframe(after) if event else Keyframe(after, SETTLE_MS))
        telling = next((at for at, each in enumerate(keyframes) if each.told), len(keyframes) - 1)
        reading = 0 if is_known or event is None else reading_ms(caption.words, self._told_before[event.kind])
        self._told_before += Counter([event.kind] if event and caption.words else ())
        for at, each in enumerate(keyframes):
            placed = self.look.place(last.table if each.before else table, each.pieces)
            told = moment if at == telling else None
            passes = told is not None and not set(each.pieces) <= set(after)
            self.director.queue(self._tween(each, placed, told, reading, passes=passes))

    def _tween(
        self,
        each: Keyframe,
        placed: Sequence[PlacedPiece],
        told: Moment | None,
        reading: int,
        *,
        passes: bool,
    ) -> Tween:
        """Return the motion to a keyframe; what has to be seen stops only where somebody looks.

        What `passes`, such as a notice, can be seen as long as the words about it take.
        """
        watched = self._stops()
        stays, waits = each.stays if watched else 0, each.waits and watched
        hold = max(each.hold, reading) if passes else each.hold
        reading = reading if told else 0
        return Tween(tuple(placed), each.ms, each.stagger, hold, each.sounds, told, stays, waits, reading)

    def _last_moment(self) -> Moment:
        moment = self.director.last_moment
        assert isinstance(moment, Moment)
        return moment

    def _table(self, frame: Frame, viewer: int) -> TableView:
        view: State = frame.view
        return TableView(
            self._game,
            self._setup,
            view,
            max(viewer, CHANCE),
            self._played.seats,
            self._layout,
            event=frame.event,
            acting=tuple(seat for seat in view.awaited if seat != CHANCE),
            aids=self.opened.aids,
            opened=self.opened.buttons,
            front=viewer if viewer >= 0 else self._front,
            unknown=self._unknown(view) if viewer == OPEN else frozenset(),
            turned=self.look.turned,
            text=self._text,
        )

    def _unknown(self, state: State) -> frozenset[str]:
        """Return the places of which no seat sees any face: a pile that nobody has looked through."""
        views = [self._game.view(state, seat) for seat in range(self._setup.seats)]
        known = {piece.place for view in views for piece in self._game.pieces(view) if piece.face}
        return frozenset(piece.place for piece in self._game.pieces(state)) - known

    @property
    def pauses(self) -> bool:
        """Whether the game stops for something that a person looks at."""
        return bool(self.opened.buttons & self.look.pausing)

    def toggle(self, name: str) -> None:
        """Switch one of the table's own buttons on or off."""
        self.opened = replace(self.opened, buttons=self.opened.buttons ^ {name})

    def told(self, kit: Toolkit, frames: Sequence[Frame], viewer: int) -> list[Caption]:
        """Return the captions of some frames, as the eyes of `viewer` saw them."""
        return [
            self.look.caption(kit.texts, frame.event, self._table(frame, viewer))._replace(event=frame.event)
            for frame in frames
            if frame.event
        ]

    def captions(self, kit: Toolkit, frames: Sequence[Frame], viewer: int) -> list[str]:
        """What is told of some frames, in words."""
        return [caption.words for caption in self.told(kit, frames, viewer) if caption.words]

    def lift(self, table: TableView) -> None:
        """Raise what can be picked now."""
        placed = self.look.place(table, self._pieces)
        if placed != self.director.placed:
            self.director.queue(Tween(placed, PICK_MS))

    def let_go(self, kit: Toolkit, drag: DragMove) -> None:
        """What was dragged goes on from where the pointer has let go of it, or back from there."""
        self.director.place(self.placed(kit, drag), self.director.moment)

    def placed(self, kit: Toolkit, drag: DragMove | None) -> Sequence[PlacedPiece]:
        """Return the pieces at this moment, the dragged one at the pointer."""
        placed = self.director.placed
        piece = named(placed, drag.name) if drag else None
        if piece is None or drag is None:
            return placed
        x, y = kit.units.u(drag.pos[0]), kit.units.u(drag.pos[1])
        flying = replace(piece, x=x, y=y, tilt=0.0, layer=piece.layer + LIFT)
        return [each for each in placed if each is not piece] + [flying]
