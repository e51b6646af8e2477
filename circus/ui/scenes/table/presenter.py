"""Presentation of a table: frame by frame the places of all pieces, and the captions."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Protocol

from circus.content.levels.layouts import Layout
from circus.content.texts import Texts
from circus.core.action import CHANCE
from circus.core.frame import OPEN, Frame
from circus.core.game import Game, Setup
from circus.core.piece import Piece
from circus.core.state import State
from circus.session.pace import reading_ms
from circus.session.table_setup import Seat
from circus.ui import skins
from circus.ui.gfx.director import LIFT, Director, PlacedPiece, Tween
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.input.gestures import DragMove
from circus.ui.scenes.table.pieces import UNTOUCHED, Touched, named
from circus.ui.skins.captions import Caption, forced_words
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.table_view import TableView
from circus.ui.skins.zones import checked_layout

PICK_MS = 90
"""Time in ms in which selectable pieces are raised."""

SETTLE_MS = 160
"""Time in ms in which pieces glide to their places after all messages of an action."""


class ShownMoment(NamedTuple):
    """Messages of the table during a frame.

    Attributes:
        table: the frame, without selectable names.
        caption: the last one.
        captioned_at: the frame of the event that the caption describes.
    """

    table: TableView
    caption: Caption
    captioned_at: TableView


@dataclass(frozen=True)
class TableSwitches:
    """Switches of the person at this table.

    Attributes:
        aids: the aids that are on.
        buttons: the table's own buttons that are on.
    """

    aids: frozenset[str] = frozenset()
    buttons: frozenset[str] = field(default=frozenset())


NO_SWITCHES = TableSwitches()


class PresentedGame(Protocol):
    """Game to be shown, running or past."""

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The current players."""

    def view(self, seat: int) -> State:
        """Return the position from this viewer's information."""


class TablePresenter:
    """Presenter of a table for one viewer, with the motion of its pieces.

    Attributes:
        look: the skin of the game.
        director: the motion.
        opened: the person's switches.
        is_attended: whether somebody may play at the screen; not while all persons play on phones.
        moved: the keys of the standing pieces that the last action moved or turned.
    """

    def __init__(
        self,
        played: PresentedGame,
        opened: TableSwitches,
        stops: Callable[[], bool] = lambda: False,
        front: int = 0,
    ) -> None:
        """Create the presenter; `stops` returns whether a person is there for mandatory pauses.

        The public view uses the chair `front` until another viewer was shown.
        """
        self._stops = stops
        self._played = played
        self._game, self._setup = played.game, played.setup
        self._pieces: Sequence[Piece] = ()
        self._caption_counts = Counter[str]()
        self._layout: Layout
        self._viewer, self._front = CHANCE, front
        self.is_attended = True
        self.moved: frozenset[str] = frozenset()
        self.opened = opened
        self.skin = skins.find(self._game.name)
        self.director = Director()

    @property
    def caption(self) -> Caption:
        """The last shown caption."""
        moment = self.director.moment
        return moment.caption if isinstance(moment, ShownMoment) else Caption()

    def place_all(self, kit: Toolkit, viewer: int, latest: Iterable[Sequence[Frame]] | None = None) -> None:
        """Fit the layout to the window and place everything from this viewer's information, without motion.

        The last caption stays if the viewer is the same. After an undo or a change of language, it is found
        in `latest`, the frames of each action, the last one first.
        """
        caption, before = self.caption if viewer == self._viewer else Caption(), self.director.moment
        self.measure(kit)
        self.director.speed = kit.settings.speed
        self.director.reduced_motion = kit.settings.reduced_motion
        self._look_with(viewer)
        self.moved = frozenset()
        table = self.settled()
        self._pieces = table.pieces
        for job in self.skin.painter.preload(kit, table):
            job()
        if caption.words and latest is not None:
            caption = self._last_caption(kit, latest, viewer)
        captioned_at = before.captioned_at if isinstance(before, ShownMoment) else table
        self.director.place(
            self.skin.layout.place(table, self._pieces), ShownMoment(table, caption, captioned_at)
        )

    def caption_in(self, texts: Texts) -> Caption:
        """Return the last shown caption in the words of `texts`."""
        moment = self.director.moment
        if not isinstance(moment, ShownMoment) or moment.caption.event is None:
            return self.caption
        event = moment.caption.event
        return self.skin.words.caption(texts, event, moment.captioned_at)._replace(event=event)

    def _last_caption(self, kit: Toolkit, latest: Iterable[Sequence[Frame]], viewer: int) -> Caption:
        captions = (each for frames in latest for each in reversed(self.captions(kit, frames, viewer)))
        return next((each for each in captions if each.words), Caption())

    def measure(self, kit: Toolkit) -> None:
        """Fit the layout to the window only, which is enough for `captions`."""
        units = kit.units
        layout = checked_layout(self.skin, self._game.name, self._setup.seats, units.portrait)
        self._text = kit.text_scale
        self._layout = layout.fitted(units.width_u, units.height_u)

    def settled(self) -> TableView:
        """Return the current position, shown or not."""
        return self._table(Frame(None, self._played.view(self._viewer)), self._viewer)

    @property
    def table(self) -> TableView:
        """The table of the shown frame."""
        moment = self.director.moment
        assert isinstance(moment, ShownMoment)
        return replace(
            moment.table, aids=self.opened.aids, opened=self.opened.buttons, seats=self._played.seats
        )

    @property
    def shows_all(self) -> bool:
        """Whether all frames have been shown."""
        return not self.director.busy

    def show(
        self,
        kit: Toolkit,
        frames: Sequence[Frame],
        viewer: int,
        *,
        known: int = 0,
        stops: bool = False,
        is_forced: bool = False,
    ) -> None:
        """Queue the frames of an action; each ends with the exact pieces of its view.

        Args:
            kit: the toolkit of the window.
            frames: of one action, in order.
            viewer: of these frames; -1 for the public.
            known: number of the first frames whose words need not be read.
            stops: whether the table then waits for a click, if there is a caption.
            is_forced: whether it was a person's only legal action, which the first caption then states.
        """
        self._look_with(viewer)
        before = self._standing()
        for number, frame in enumerate(frames):
            self._show(kit, frame, is_known=number < known, is_forced=is_forced and number == 0)
        changed = before.items() ^ self._standing().items()
        moved = frozenset(key for key, _ in changed if key in before)
        self.moved = moved if 0 < len(moved) < len(before) else self.moved  # a set-up moves them all
        goal, has_words = self.director.goal, any(words for words in self.caption_texts(kit, frames, viewer))
        if stops and has_words and self._stops():
            self.director.queue(Tween(tuple(goal), 0, waits=True))

    def _standing(self) -> dict[str, tuple[str, str]]:
        """Return place and face of each standing piece at the end of all queued motion."""
        kinds = self.skin.layout.standing
        return {each.key: (each.place, each.face) for each in self.director.goal if each.kind in kinds}

    def _look_with(self, viewer: int) -> None:
        """Set the viewer; the public view uses the last viewer's chair, so that no panel moves."""
        self._viewer = viewer
        self._front = viewer if viewer >= 0 else self._front

    def sit_at(self, seat: int) -> None:
        """Set the chair of the public view."""
        self._front = seat

    def _show(self, kit: Toolkit, frame: Frame, *, is_known: bool = False, is_forced: bool = False) -> None:
        """Queue the motions of one frame, with its caption at the keyframe that tells it."""
        table, before = self._table(frame, self._viewer), self._pieces
        after = self._pieces = table.pieces
        last, event = self._last_moment(), frame.event
        caption = self.skin.words.caption(kit.texts, event, table) if event else Caption()
        if event and is_forced and caption.words:
            caption = caption._replace(words=forced_words(kit.texts, self._game.name, event, caption.words))
        if event:
            closed = self.skin.choreography.closed_by.get(event.kind, frozenset())
            self.opened = replace(self.opened, buttons=self.opened.buttons - closed)
        moment = (
            ShownMoment(table, caption._replace(event=event), table)
            if caption.words
            else last._replace(table=table)
        )
        keyframes = list(self.skin.choreography.animate(event, before, after, table)) if event else []
        if not keyframes or list(keyframes[-1].pieces) != list(after):
            keyframes.append(Keyframe(after) if event else Keyframe(after, SETTLE_MS))
        captioned_from = next((at for at, each in enumerate(keyframes) if each.captioned), len(keyframes) - 1)
        reading = (
            0 if is_known or event is None else reading_ms(caption.words, self._caption_counts[event.kind])
        )
        self._caption_counts += Counter([event.kind] if event and caption.words else ())
        for at, each in enumerate(keyframes):
            placed = self.skin.layout.place(last.table if each.before else table, each.pieces)
            captioned = moment if at == captioned_from else None
            passes = captioned is not None and not set(each.pieces) <= set(after)
            self.director.queue(self._tween(each, placed, captioned, reading, passes=passes))

    def _tween(
        self,
        each: Keyframe,
        placed: Sequence[PlacedPiece],
        captioned: ShownMoment | None,
        reading: int,
        *,
        passes: bool,
    ) -> Tween:
        """Return the motion to a keyframe; mandatory pauses apply only if a person watches.

        A keyframe that `passes`, such as a notice, is visible while its words are read.
        """
        watched = self._stops()
        stays, waits = each.stays if watched else 0, each.waits and watched
        hold = max(each.hold, reading) if passes else each.hold
        reading = reading if captioned else 0
        return Tween(
            tuple(placed), each.ms, each.stagger, hold, each.sounds, captioned, stays, waits, reading
        )

    def _last_moment(self) -> ShownMoment:
        moment = self.director.last_moment
        assert isinstance(moment, ShownMoment)
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
            front=self._chair(viewer),
            unknown=self._unknown(view) if viewer == OPEN else frozenset(),
            turned=self.skin.layout.rotates,
            text=self._text,
        )

    def _chair(self, viewer: int) -> int:
        """Return the seat in front: the viewer's, or the last viewer's.

        While all persons play on phones nobody is in front if each seat keeps its place: a row of covered
        cards there looks like the hand of the player who chooses.
        """
        if viewer >= 0:
            return viewer
        return self._front if self.is_attended or self.skin.layout.rotates else CHANCE

    def _unknown(self, state: State) -> frozenset[str]:
        """Return the places whose faces no seat knows, such as an unopened pile."""
        views = [self._game.view(state, seat) for seat in range(self._setup.seats)]
        known = {piece.place for view in views for piece in self._game.pieces(view) if piece.face}
        return frozenset(piece.place for piece in self._game.pieces(state)) - known

    @property
    def pauses(self) -> bool:
        """Whether the game is paused for something that a person looks at."""
        return bool(self.opened.buttons & self.skin.input.pausing)

    def toggle(self, name: str) -> None:
        """Toggle one of the table's own buttons."""
        self.opened = replace(self.opened, buttons=self.opened.buttons ^ {name})

    def captions(self, kit: Toolkit, frames: Sequence[Frame], viewer: int) -> list[Caption]:
        """Return the captions of some frames for `viewer`."""
        return [
            self.skin.words.caption(kit.texts, frame.event, self._table(frame, viewer))._replace(
                event=frame.event
            )
            for frame in frames
            if frame.event
        ]

    def caption_texts(self, kit: Toolkit, frames: Sequence[Frame], viewer: int) -> list[str]:
        """Return the captions of some frames, in words."""
        return [caption.words for caption in self.captions(kit, frames, viewer) if caption.words]

    def lift(self, table: TableView) -> None:
        """Raise the pieces that can be picked now."""
        placed = self.skin.layout.place(table, self._pieces)
        if placed != self.director.placed:
            self.director.queue(Tween(placed, PICK_MS))

    def let_go(self, kit: Toolkit, drag: DragMove, touched: Touched) -> None:
        """Continue the motion of a dragged piece from where it was dropped."""
        self.director.place(self.placed(kit, drag, touched), self.director.moment)

    def placed(
        self, kit: Toolkit, drag: DragMove | None, touched: Touched = UNTOUCHED
    ) -> Sequence[PlacedPiece]:
        """Return the pieces at this moment, the dragged one, of equal ones the touched, at the pointer."""
        placed = self.director.placed
        piece = named(placed, drag.name, touched) if drag else None
        if piece is None or drag is None:
            return placed
        x, y = kit.units.u(drag.pos[0]), kit.units.u(drag.pos[1])
        flying = replace(piece, x=x, y=y, tilt=0.0, layer=piece.layer + LIFT)
        return [each for each in placed if each is not piece] + [flying]
