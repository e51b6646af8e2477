"""Chart of a review below the bar of its replay: a click opens a position or a turning point."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from circus.lab.review.judging import Shares
from circus.session.table_setup import Seat
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Pose, Target
from circus.ui.scenes.parts.portraits import medallion
from circus.ui.scenes.review.lines import ink, needle, painted_lines

CHART, TURNING = "ui/chart", "ui/turning/"
"""The chart; the prefix of turning points."""

FACE_U = 30.0
_HAND_U = 22.0
"""Width of a turning point's target."""


@dataclass(frozen=True)
class Chart:
    """Lines of all seats over the positions of a game.

    Attributes:
        box: in units, with the ends of the track above.
        game: its name.
        seats: the players.
        chances: each seat's share of the win at every position.
        turning: the numbers of the actions that changed a share much.
        at: the current position.
    """

    box: Box
    game: str
    seats: Sequence[Seat]
    chances: Sequence[Shares]
    turning: Sequence[int]
    at: int

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the lines, the needle of the current position, and a face at the end of each line."""
        rect = kit.units.rect(*self.box)
        inks = tuple(ink(self.game, self.seats, seat) for seat in range(len(self.seats)))
        lines = painted_lines(kit, rect.size, tuple(self.chances), tuple(self.turning), inks)
        hand = needle(kit, rect.h)
        x = rect.x + self._across(rect, self.at) - hand.get_width() // 2
        layer = theme.LAYER_CONTROL
        return [Item(layer, lines, rect.x, rect.y), Item(layer, hand, x, rect.y), *self._faces(kit)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return its whole box, and each turning point."""
        rect, wide = kit.units.rect(*self.box), kit.units.px(_HAND_U)
        found = [Target(CHART, rect)]
        for n in self.turning:
            x = rect.x + self._across(rect, n)
            found.append(Target(f"{TURNING}{n}", Rect(x - wide // 2, rect.y, wide, rect.h)))
        return found

    def position(self, kit: Toolkit, x: int) -> int:
        """Return the position under a point, `x` in pixels."""
        rect = kit.units.rect(*self.box)
        return round(min(1.0, max(0.0, (x - rect.x) / max(1, rect.w))) * (len(self.chances) - 1))

    def _across(self, rect: Rect, at: int) -> int:
        return round(at / max(1, len(self.chances) - 1) * rect.w)

    def _faces(self, kit: Toolkit) -> list[Item]:
        """Return faces at the right edge, as near to the ends of their lines as possible."""
        left, top, wide, high = self.box
        ends = self.chances[-1]
        order = sorted(range(len(self.seats)), key=lambda seat: -ends[seat])
        side = min(FACE_U, high / len(order))
        tops = apart([(1 - ends[seat]) * (high - side) for seat in order], side, high)
        found = []
        for seat, down in zip(order, tops, strict=True):
            face = medallion(kit, self.game, self.seats[seat], side)
            middle = kit.units.point(left + wide + 8 + FACE_U / 2, top + down + side / 2)
            found.append(Item(theme.LAYER_CONTROL, face, *face.get_rect(center=middle).topleft))
        return found


def apart(tops: Sequence[float], side: float, room: float) -> list[float]:
    """Return the positions from above, each `side` high, moved apart within `room`."""
    placed: list[float] = []
    for top in tops:
        placed.append(max(top, placed[-1] + side) if placed else top)
    lowest = room - side
    for at in range(len(placed) - 1, -1, -1):
        placed[at] = min(placed[at], lowest)
        lowest = placed[at] - side
    return placed
