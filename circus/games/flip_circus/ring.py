"""Circle of ten positions: neighbours, opposites, and sets of positions as bit masks (FC-1)."""

from typing import Final

SIZE: Final = 10
POSITIONS: Final = range(SIZE)
EVERYWHERE: Final = (1 << SIZE) - 1
BIT: Final = tuple(1 << position for position in POSITIONS)

COUNT: Final = tuple(mask.bit_count() for mask in range(EVERYWHERE + 1))
"""Number of positions in each set."""

BEFORE: Final = tuple((position - 1) % SIZE for position in POSITIONS)
AFTER: Final = tuple((position + 1) % SIZE for position in POSITIONS)
OPPOSITE: Final = tuple((position + SIZE // 2) % SIZE for position in POSITIONS)


def mask_of(*positions: int) -> int:
    """Return the set of these positions."""
    return sum(BIT[position] for position in positions)


def positions_of(mask: int) -> tuple[int, ...]:
    """Return the positions of a set, ascending."""
    return tuple(position for position in POSITIONS if mask & BIT[position])


def _rotated(steps: int) -> tuple[int, ...]:
    """Return for every set the positions from which a member is this number of steps clockwise."""
    return tuple((mask >> steps | mask << (SIZE - steps)) & EVERYWHERE for mask in range(EVERYWHERE + 1))


LEADING: Final = _rotated(1)
"""For every set, the positions whose next neighbour clockwise is in it."""

FACING: Final = _rotated(SIZE // 2)
"""For every set, the positions whose opposite is in it."""

_FOLLOWING: Final = _rotated(SIZE - 1)

BESIDE: Final = tuple(ahead | behind for ahead, behind in zip(LEADING, _FOLLOWING, strict=True))
"""For every set, the positions with at least one neighbour in it."""

BETWEEN: Final = tuple(ahead & behind for ahead, behind in zip(LEADING, _FOLLOWING, strict=True))
"""For every set, the positions with both neighbours in it."""

PAIRS: Final = tuple(mask & LEADING[mask] for mask in range(EVERYWHERE + 1))
"""For every set, its pairs of neighbours, each as the position of its first (FC-19)."""

CENTRES: Final = {mask_of(BEFORE[position], position, AFTER[position]): position for position in POSITIONS}
"""Every set of exactly three in a row, with the position in its middle."""

NEIGHBOUR_PAIRS: Final = tuple(
    (min(position, AFTER[position]), max(position, AFTER[position])) for position in POSITIONS
)
"""Every two neighbours, ascending, in the order of the pair's first position clockwise."""
