"""Moves of a clown: legal paths by the clowns nearby, each list computed at the first request."""

from functools import partial

from circus.core.action import Action
from circus.core.memo import Memo
from circus.games.quel_cirque.actions import VERBS
from circus.games.quel_cirque.board import CirqueBoard, mask_of
from circus.games.quel_cirque.paths import Gait, Path, legal_paths


class Surroundings:
    """Paths of one length from one cell, by the cells of the other clowns.

    Attributes:
        near: by cell a number from 1 for a clown there; 0 if a clown there makes no difference.
        many: count of such numbers, 0 included.
        paths: by bit mask of the cells of the other clowns: the legal paths.
    """

    __slots__ = ("_cells", "many", "near", "paths")

    def __init__(self, gait: Gait, departure: int, length: int) -> None:
        # A pushed clown is one step ahead of its pusher, and a clown in its way is another step ahead.
        nearby = gait.board.within(departure, length + (gait.push != "none"))
        self._cells = [cell for cell in gait.board.cells if nearby >> cell & 1]
        self.many = len(self._cells) + 1
        self.near = [0] * gait.board.numbers
        for number, cell in enumerate(self._cells, 1):
            self.near[cell] = number
        self.paths: Memo[int, list[Path]] = Memo(partial(legal_paths, gait, departure, length))

    def occupied(self, *numbers: int) -> int:
        """Return the bit mask of the cells with these numbers."""
        return mask_of({self._cells[number - 1] for number in numbers if number})


class ClownMoves:
    """Cached moves of one seat with one clown from one cell, for one length.

    Attributes:
        around: paths by the cells of the other clowns.
        near: by cell a number for a clown there, as in `Surroundings`.
        many: count of such numbers.
        listed: the legal moves, by the two numbers of the other clowns; `None` for an entry not computed yet.
    """

    __slots__ = ("around", "listed", "many", "near")

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.near = around.near
        self.many = around.many
        self.listed: list[list[Action] | None] = [None] * (around.many * around.many)


class SeatReach:
    """Moves of one seat with one clown, for one length, each computed at the first request."""

    __slots__ = ("_around", "_by_cell", "_clown", "_seat")

    def __init__(self, seat: int, clown: int, board: CirqueBoard, around: Memo[int, Surroundings]) -> None:
        self._seat = seat
        self._clown = clown
        self._around = around
        self._by_cell: list[ClownMoves | None] = [None] * board.numbers

    def moves(self, departure: int, other: int, another: int) -> list[Action]:
        """Return the legal moves from the cell `departure` while the other clowns are on these cells."""
        known = self._by_cell[departure]
        if known is None:
            known = self._by_cell[departure] = ClownMoves(self._around[departure])
        near = known.near
        place = near[other] * known.many + near[another]
        found = known.listed[place]
        if found is None:
            paths = known.around.paths[known.around.occupied(near[other], near[another])]
            found = [VERBS.action(self._seat, "move", (self._clown, path)) for path in paths]
            known.listed[place] = found
        return found


def surroundings_of(gait: Gait, length: int, departure: int) -> Surroundings:
    """Return the paths of one length from one cell."""
    return Surroundings(gait, departure, length)
