"""Paths that a clown may take in one turn: movement, pushing and laziness.

A path is the tuple of the cells entered, in order. The legal paths depend on the cells of the other clowns,
not on their marbles.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from circus.games.quel_cirque.board import STEPS, CirqueBoard, mask_of

Path = tuple[int, ...]

OFF: Final = 0
"""Cell of a clown that was pushed over the edge: a number that no board has."""


class Gait(NamedTuple):
    """Movement rules of one game: the board and the options that concern paths.

    Attributes:
        board: the board.
        push: `none`, `bousculade` (QC-16) or `clumsy` (QC-17).
        lazy: a clown may take fewer steps than it has marbles (QC-19).
    """

    board: CirqueBoard
    push: str
    lazy: bool


class _Walk(NamedTuple):
    """Partial path: departure cell and path, bit mask of the other clowns, cell of the pushed clown."""

    trail: Path
    occupied: int
    pushed: int | None


def landing(gait: Gait, occupied: int, cell: int, step: int) -> int | None:
    """Return the cell to which a step pushes the clown on `cell`; `OFF` over the edge, `None` if impossible.

    A clown is never pushed into an occupied space or a gap (QC-16), and over the edge only with `clumsy`
    (QC-17).
    """
    beyond = cell + step
    if gait.board.is_space(beyond):
        return None if occupied >> beyond & 1 else beyond
    return OFF if gait.push == "clumsy" and gait.board.is_beyond_edge(beyond) else None


def _stepped(gait: Gait, walk: _Walk, step: int) -> _Walk | None:
    """Return the walk after one more step; `None` if that step is not allowed."""
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
    """Yield every continuation of the walk by one to `steps` steps."""
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
    """Return every legal path of a clown with `length` marbles, each once.

    `occupied` is the bit mask of the other clowns' cells. A move that only the rules of pushing allow has its
    full length, unless no other move is possible (QC-5, QC-16, QC-19).
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


def every_path(board: CirqueBoard, length: int) -> list[Path]:
    """Return every path of up to `length` steps that a clown may ever take, by length, then by cells.

    Pushing makes no difference here: it leads clowns to no other spaces.
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
