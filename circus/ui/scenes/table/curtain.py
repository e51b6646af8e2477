"""Curtain between two people: it is closed at once, names the next person, and opens for them.

While it is closed, nothing of the table is drawn, not even dimmed or blurred.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from pygame import Rect, Surface

from circus.session.game_session import GameSession
from circus.session.table_setup import Seat
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.widgets import Target, Widget, items_of, targets_of
from circus.ui.input.gestures import ESCAPE, Cancel, Gesture, Key, Tap
from circus.ui.scenes.shell.destinations import ToTableMenu
from circus.ui.scenes.shell.scene import Scene, SceneContext
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.handover_sheet import OPEN_LINE, handover_sheet

OPEN_MS = 450
STRIP_MS = 160
"""Time in ms to uncover a strip of the recap."""
OPEN = "ui/curtain"
STRIP = "ui/recap/"


class Seated(Protocol):
    """Object with the current seats: a session or a set-up."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players by seat."""


class CurtainScene(Scene):
    """Closed curtain over the table, until the person of `seat` confirms to be there."""

    name = "curtain"
    is_played = True

    def __init__(
        self,
        manager: SceneContext,
        game: str,
        session: Seated,
        seat: int,
        recap: Sequence[str],
        then: Callable[[], None],
        mark: str = "",
        secret: Collection[int] = (),
        is_called: Callable[[], bool] = lambda: True,
        *,
        is_first: bool = False,
    ) -> None:
        """Prepare the sheet.

        If the seat goes to a bot or to a phone, the curtain leaves without showing anything of it.

        Args:
            manager: the scenes of the program.
            game: the name of the game.
            session: the current seats.
            seat: of the called person.
            recap: the lines that this person missed, oldest first.
            then: shows the table from their view.
            mark: the sprite over their face.
            secret: the covered lines of the recap that only they may read.
            is_called: whether they are still called to the mouse.
            is_first: whether they have not acted yet in this game.
        """
        super().__init__(manager)
        self.game = game
        self._session = session
        self._seat = seat
        self._recap = tuple(recap)
        self._then = then
        self._mark = mark
        self._is_called = is_called
        self._is_first = is_first
        self._drawn = {line: OPEN_LINE for line in range(len(recap)) if line not in secret}
        self._opened: float | None = None
        self._widgets: list[Widget] = []
        self._halves = LastResult[tuple[Surface, Surface]]()

    def enter(self) -> None:
        """Lay out the sheet, or leave if a bot or a phone has taken the seat."""
        if self._is_called():
            self._build_widgets()
            self.manager.hold_clicks()
        else:
            self.manager.back(CUT)

    def resized(self) -> None:
        """Lay out the sheet for the new size."""
        self._build_widgets()

    @property
    def busy(self) -> bool:
        """Whether the curtain or a strip moves."""
        return self._opened is not None or any(0 <= share < 1 for share in self._drawn.values())

    def advance(self, ms: float) -> None:
        """Move the strips and the halves.

        The scene closes once the curtain is open, or nobody is called any more: phones act and take seats
        while it is closed.
        """
        if self._opened is None and not self._is_called():
            self.manager.back()
            return
        moving = [number for number, share in self._drawn.items() if 0 <= share < 1]
        for number in moving:
            step = 1.0 if self._is_still() else ms / STRIP_MS
            self._drawn[number] = min(1.0, self._drawn[number] + step)
        if moving:
            self._build_widgets()
        if self._opened is not None:
            self._opened += ms / OPEN_MS
            if self._opened >= 1:
                self.manager.back(CUT)

    def handle(self, gesture: Gesture) -> bool:
        """Open on the pill, uncover a strip on a click, ask whether to leave on Esc."""
        if self._opened is not None:
            return True
        if isinstance(gesture, Tap) and gesture.name == OPEN:
            self._open()
        elif isinstance(gesture, Tap) and (gesture.name or "").startswith(STRIP):
            self._drawn.setdefault(int((gesture.name or "").removeprefix(STRIP)), 0.0)
            self._build_widgets()
        elif isinstance(gesture, Cancel) and gesture.source == ESCAPE:
            self.manager.go(ToTableMenu(self.game))
        elif isinstance(gesture, Key) and gesture.key == "return" and not self.has_focus:
            if self.manager.guard.lets(pointed=False):
                self._open()
        else:
            return isinstance(gesture, Cancel)
        return True

    def frame(self) -> Composition:
        """Return the closed curtain with the sheet, or its moving halves over the table."""
        if self._opened is None:
            items = items_of(self._widgets, self.kit, self.pose)
            return Composition(self.kit.background("curtain"), items)
        return self._parting(self._opened)

    def targets(self) -> list[Target]:
        """Return the pill and the strips."""
        return [] if self._opened is not None else targets_of(self._widgets, self.kit)

    def decides(self, name: str) -> bool:
        """Return whether the target opens the curtain, which shows a person's secrets."""
        return name == OPEN

    def hint(self, name: str) -> str:
        """Return the hint of the strips."""
        return self.kit.texts.say("curtain-hint-strip") if name.startswith(STRIP) else ""

    def port(self) -> dict[str, object]:
        """Return the called seat; no view is shown."""
        return {"scene": self.name, "awaiting": [self._seat], "seat": None}

    def _is_still(self) -> bool:
        return self.kit.settings.speed == "off" or self.kit.settings.reduced_motion

    def _build_widgets(self) -> None:
        seat = self._session.seats[self._seat]
        self._widgets = handover_sheet(
            self.kit, self.game, seat, self._recap, self._drawn, self._mark, is_first=self._is_first
        )

    def _open(self) -> None:
        """Show the table from that person's view, then open the curtain over it."""
        self._then()
        if self._is_still():
            self.manager.back(CUT)
        else:
            self._opened = 0.0
            self.kit.audio.play("curtain")

    def _parting(self, share: float) -> Composition:
        """Return the table from the scene below, and the parts of the halves still over it."""
        table = self.manager.frame_below()
        whole = self.kit.background("curtain")  # of the present size, which may change while it opens
        left, right = self._halves.get((whole,), lambda: _halves(whole))
        gone = share * share * (3 - 2 * share)
        shift = round(left.get_width() * gone)
        layer = theme.LAYER_CURTAIN
        shown = [Item(layer, left, -shift, 0), Item(layer, right, left.get_width() + shift, 0)]
        return table.over(shown)


def _halves(whole: Surface) -> tuple[Surface, Surface]:
    """Return the left and the right half of a picture."""
    middle, (width, height) = whole.get_width() // 2, whole.get_size()
    return (
        whole.subsurface(Rect(0, 0, middle, height)),
        whole.subsurface(Rect(middle, 0, width - middle, height)),
    )


def curtain_scene(
    manager: SceneContext,
    session: GameSession,
    seat: int,
    recap: Sequence[str],
    then: Callable[[], None],
    secret: Collection[int],
    is_first: bool,
    is_called: Callable[[], bool],
) -> CurtainScene:
    """Return the curtain of a game for one seat; see `ToCurtain`."""
    game, mark = session.match.game.name, session.mark(seat)
    return CurtainScene(manager, game, session, seat, recap, then, mark, secret, is_called, is_first=is_first)
