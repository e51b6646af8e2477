"""The paths a clown may take in one turn: Quel Cirque's movement, pushing and laziness.

A path is the tuple of the cells entered, in order. Which paths are legal depends on where the other
clowns stand, not on what they carry.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from circus.games.quel_cirque.board import STEPS, Board, mask_of

Path = tuple[int, ...]

OFF: Final = 0
"""Where a clown stands that was pushed over the edge: a cell number that no board has."""


class Gait(NamedTuple):
    """How clowns move at this table: the board and the options that concern paths.

    Attributes:
        board: the board.
        push: `none`, `bousculade` (QC-16) or `clumsy` (QC-17).
        lazy: fewer steps than marbles may be walked (QC-19).
    """

    board: Board
    push: str
    lazy: bool


class _Walk(NamedTuple):
    """A path under way: the departure cell and the path, who stands where, and who was pushed."""

    trail: Path
    occupied: int
    pushed: int | None


def landing(gait: Gait, occupied: int, cell: int, step: int) -> int | None:
    """Where a clown on `cell` is shoved to by a step; `OFF` over the edge, `None` if it cannot be.

    Never into an occupied space or a gap (QC-16); over the edge only with `clumsy` (QC-17).
    """
    beyond = cell + step
    if gait.board.is_space(beyond):
        return None if occupied >> beyond & 1 else beyond
    return OFF if gait.push == "clumsy" and gait.board.is_beyond_edge(beyond) else None


def _stepped(gait: Gait, walk: _Walk, step: int) -> _Walk | None:
    """The walk one step on; `None` where that step is not allowed."""
    target = walk.trail[-1] + step
    if not gait.board.is_space(target) or target in walk.trail:  # QC-4
        return None
    trail = (*walk.trail, target)
    if not walk.occupied >> target & 1:
        return _Walk(trail, walk.occupied, walk.pushed)
    if gait.push == "none" or walk.pushed not in (None, target):  # QC-6; one other clown only, QC-16
        return None
    landed = landing(gait, walk.occupied, target, step)
    if landed is None:
        return None
    occupied = walk.occupied ^ 1 << target
    return _Walk(trail, occupied if landed == OFF else occupied | 1 << landed, landed)


def _walks(gait: Gait, walk: _Walk, steps: int) -> Iterator[_Walk]:
    """Every way to walk on by one to `steps` steps."""
    for step in STEPS:
        further = _stepped(gait, walk, step)
        if further is not None:
            yield further
            if steps > 1:
                yield from _walks(gait, further, steps - 1)


def _longest(paths: list[Path]) -> list[Path]:
    most = max(map(len, paths), default=0)
    return [path for path in paths if len(path) == most]


def legal_paths(gait: Gait, start: int, length: int, occupied: int) -> list[Path]:
    """Every legal path of a clown with `length` marbles, each once.

    `occupied` is the bit mask of the other clowns' cells. A move that only the rules of pushing allow
    has its full length, unless nothing else can be done (QC-5, QC-16, QC-19).
    """
    walks = list(_walks(gait, _Walk((start,), occupied, None), length))
    plain = [walk.trail[1:] for walk in walks if walk.pushed is None]
    pushing = [walk.trail[1:] for walk in walks if walk.pushed is not None]
    chosen = [path for path in pushing if len(path) == length]
    if not chosen and not plain:
        chosen = _longest(pushing)
    if not gait.lazy:
        return _longest(plain) + chosen
    prefixes = {path[:end] for path in chosen for end in range(1, length + 1)}
    return plain + [path for path in pushing if path in prefixes]


def every_path(board: Board, length: int) -> list[Path]:
    """Every path of up to `length` steps that some clown might walk, shorter ones first, then by cells.

    Whether it pushes makes no difference: a clown that is pushed, or that pushes, comes to no other spaces.
    """
    gait = Gait(board, "none", False)
    distance = board.columns * board.rows
    departures = mask_of(set(board.starts))
    for start in board.starts:
        departures |= board.within(start, distance)
    found = {
        walk.trail[1:]
        for cell in board.cells
        if departures >> cell & 1
        for walk in _walks(gait, _Walk((cell,), 0, None), length)
    }
    return sorted(found, key=lambda path: (len(path), path))
