"""A window for reactions at the screen: one clock for everybody, and those who let a card happen unasked."""

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Surface

from circus.core.action import CHANCE
from circus.core.event import Event
from circus.core.facts import Window
from circus.looks.plain import Look
from circus.looks.table_view import Asking, TableButton
from circus.session.game_session import GameSession
from circus.session.reactions import MODES, NEVER, Reactions
from circus.session.screen_view import ScreenView
from circus.stage.compositor import Composition, Compositor, Item
from circus.stage.director import SPEEDS

WINDOW_MS = 2000
"""How long every window stays open at normal speed, whoever holds what."""

_SHRINK, _BLUR, _DIM = 4, 2, "#7A7494"
"""The table behind a window: blurred at a quarter of its size, and multiplied by a colour."""


class Answers:
    """The window that is open, if one is.

    Bots and those who are not asked answer together when the clock has run down, never before; a
    person who is asked may answer at any time. So nothing that is seen depends on a hand.

    Attributes:
        reactions: what each seat wants to be asked.
    """

    def __init__(self, session: GameSession, look: Look, show: Callable[[Sequence[Event]], None]) -> None:
        """`show` is told what each answer did."""
        self.reactions = Reactions()
        self._sitting = session
        self._look = look
        self._show = show
        self._key: Hashable = None
        self._left = 0.0
        self._length = 1.0
        self._seen: tuple[int, Window | None] = (-1, None)
        self._behind: tuple[Sequence[Item], Surface] | None = None

    @property
    def window(self) -> Window | None:
        """What all are asked about now, made of the public view."""
        number = len(self._sitting.match.actions)
        if self._seen[0] != number:
            self._seen = number, self._look.window(self._sitting.view(CHANCE))
        return self._seen[1]

    @property
    def runs(self) -> bool:
        """Whether the clock of the open window is running."""
        window = self.window
        return window is not None and (window.key != self._key or self._left > 0)

    @property
    def share(self) -> float:
        """How much of the time is left, 0 to 1."""
        return self._left / self._length

    def turn_on(self, ms: float, speed: str) -> bool:
        """Lets the clock run; true once it has run down. Another window starts it anew."""
        window = self.window
        assert window is not None
        if window.key != self._key:
            self._key = window.key
            self._length = max(1.0, WINDOW_MS * SPEEDS[speed])
            self._left = self._length if SPEEDS[speed] else 0.0
        else:
            self._left = max(0.0, self._left - ms)
        return not self._left

    def let_happen(self) -> None:
        """Answers for the persons who did not want to be asked."""
        window = self.window
        if window is None:
            return
        for seat in self.reactions.automatic(self._sitting.awaited_people, window):
            legal = self._sitting.match.legal(seat)
            self._show(self._sitting.play(next(each for each in legal if each.verb == window.verb)))

    def asks(self, seat: int) -> bool:
        """Whether a person has to answer with their own hand."""
        window = self.window
        return (
            window is not None and seat in self._sitting.awaited_people and self.reactions.asks(seat, window)
        )

    def eyes(self, now: ScreenView) -> ScreenView:
        """Whose view is shown while the clock runs: among several people the public's, or of who is asked."""
        window = self.window
        alone = len(self._sitting.people) < 2
        if alone or window is None or now.seat in window.asked & set(self._sitting.awaited):
            return now
        return ScreenView(CHANCE)

    def asking(self, seat: int) -> Asking | None:
        """What the look draws of the open window for the eyes of a seat."""
        window = self.window
        if window is None:
            return None
        mine = seat in self._sitting.people
        mode = self.reactions.mode(seat, window.turn) if mine else ""
        return Asking(window, mode, mine and self.reactions.asks(seat, window))

    def buttons(self, seat: int) -> tuple[TableButton, ...]:
        """The button on the table that tells, and changes, when this person is asked."""
        if seat not in self._sitting.people or not self._look.has_windows:
            return ()
        mode = self.reactions.mode(seat, self._turn)
        return (
            TableButton(
                "ui/ask", "button/ask", f"table-ask-{mode}", "closed-eye" if mode == NEVER else "eye"
            ),
        )

    def press(self, name: str, seat: int) -> bool:
        """Takes a click on a wish (`ui/ask/MODE`), or on the button that goes to the next one."""
        if name == "ui/ask":
            mode = self.reactions.mode(seat, self._turn)
            self.reactions.choose(seat, MODES[(MODES.index(mode) + 1) % len(MODES)], self._turn)
            return True
        mode = name.removeprefix("ui/ask/")
        if mode in MODES and mode != name:
            self.reactions.choose(seat, mode, self._turn)
            return True
        return False

    @property
    def _turn(self) -> Hashable:
        return self._look.turn_key(self._sitting.view(CHANCE))

    def behind(self, frame: Composition, size: tuple[int, int]) -> Surface:
        """The table as it is seen behind a window: blurred and dim; painted anew only when it changes."""
        kept = self._behind
        if kept is None or kept[0] != frame.items or kept[1].get_size() != size:
            kept = self._behind = frame.items, _blurred(frame, size)
        return kept[1]


def _blurred(frame: Composition, size: tuple[int, int]) -> Surface:
    sheet = Surface(size).convert()
    Compositor(sheet).draw(frame)
    small = pygame.transform.smoothscale(sheet, (max(2, size[0] // _SHRINK), max(2, size[1] // _SHRINK)))
    small = pygame.transform.gaussian_blur(small, _BLUR)
    small.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(small, size)
