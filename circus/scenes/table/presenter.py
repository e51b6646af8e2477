"""What the eyes at the screen see of a table: whose view, where every piece lies, and how it moves there."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from circus import looks
from circus.core.action import CHANCE
from circus.core.event import Event
from circus.core.piece import Piece
from circus.input.gestures import DragMove
from circus.input.picker import Picker
from circus.levels import layouts
from circus.looks.table_view import Asking, TableView
from circus.scenes.table.pieces import named
from circus.session.game_session import GameSession
from circus.session.screen_view import ScreenView, first_eyes
from circus.stage.director import LIFT, Director, Keyframe, PlacedPiece
from circus.stage.toolkit import Toolkit

PICK_MS = 90
"""For pieces to rise when they can be picked."""


class Sight:
    """One view of a table and the motion of its pieces.

    Attributes:
        eyes: whose view it is.
        look: how the game is drawn.
        director: what moves.
    """

    def __init__(self, session: GameSession) -> None:
        self._sitting = session
        self._pieces: Sequence[Piece] = ()
        self._layout: layouts.Layout
        self.eyes: ScreenView = first_eyes(session)
        self.look = looks.fresh(session.match.game.name)
        self.director = Director()
        self._rulings: dict[str, str] = {}

    def fit(self, kit: Toolkit) -> None:
        """Takes the measures of the window and the view as it is now; `place` has to follow."""
        units, match = kit.units, self._sitting.match
        layout = layouts.layout(match.game.name, match.setup.seats, units.portrait)
        self._layout = layout.fitted(units.width_u, units.height_u)
        self.director.speed = kit.settings.speed
        self.director.reduced_motion = kit.settings.reduced_motion
        self._pieces = match.game.pieces(self._sitting.view(self.eyes.seat))

    def table(
        self, picker: Picker | None, hover: str, aids: Iterable[str], asking: Asking | None = None
    ) -> TableView:
        """The table as it is now; `picker` is that of the person who is asked."""
        session, seat = self._sitting, self.eyes.seat
        match = session.match
        return TableView(
            match.game,
            match.setup,
            session.view(seat),
            seat,
            session.seats,
            self._layout,
            acting=tuple(each for each in session.awaited if each != CHANCE),
            legal=picker.legal if picker else (),
            live=picker.live if picker else (),
            wanted=picker.wanted if picker else frozenset(),
            picks=picker.picks if picker else (),
            hover=hover,
            aids=frozenset(aids),
            asking=asking,
        )

    def place(self, kit: Toolkit, table: TableView) -> None:
        """Puts every piece where it lies, at once."""
        self.look.warm(kit, table)
        self.director.place(self.look.shown(table, self._pieces))

    def show(self, kit: Toolkit, events: Sequence[Event], table: TableView) -> None:
        """Turns what happened into stages; the last one is the view itself, so none can lie."""
        caption = ""
        for event in events:
            if not event.heard_by(self.eyes.seat):
                continue
            caption = self.look.caption(kit.texts, event, table) or caption
            self._rulings[caption] = self.look.ruling(event, table) or self._rulings.get(caption, "")
            for step in self.look.steps(event, self._pieces, table):
                self._pieces = step.pieces
                shown = self.look.shown(table, step.pieces)
                self.director.queue(Keyframe(shown, step.ms, step.stagger, step.hold, step.sounds, caption))
        self._pieces = table.game.pieces(table.state)
        end = self.look.shown(table, self._pieces)
        if caption or end != self.director.goal:
            self.director.queue(Keyframe(end, caption=caption))

    @property
    def ruling(self) -> str:
        """The ruling behind what was told last; "" for none."""
        return self._rulings.get(self.director.caption, "")

    def lift(self, table: TableView) -> None:
        """Raises what can be picked now."""
        shown = self.look.shown(table, self._pieces)
        if shown != self.director.shown:
            self.director.queue(Keyframe(shown, PICK_MS))

    def shown(self, kit: Toolkit, drag: DragMove | None) -> Sequence[PlacedPiece]:
        """The pieces at this moment, the dragged one at the pointer."""
        shown = self.director.shown
        piece = named(shown, drag.name) if drag else None
        if piece is None or drag is None:
            return shown
        x, y = kit.units.u(drag.pos[0]), kit.units.u(drag.pos[1])
        flying = replace(piece, x=x, y=y, tilt=0.0, layer=piece.layer + LIFT)
        return [each for each in shown if each is not piece] + [flying]
