"""Distance of measured figures from aims, in steps: five points of a share, or a tenth of the aim."""

from collections.abc import Callable, Mapping, Sequence
from math import hypot, inf

Figure = tuple[float, float, float]
"""Mean, low and high."""

SHARE_STEP = 0.05
"""A step of a figure between 0 and 1."""

PART_STEP = 0.1
"""A step of another figure, as a part of the aim; 1 if the aim is 0."""


def step_of(aim: float, *, is_share: bool) -> float:
    """Return the size of a step of a figure.

    >>> step_of(15, is_share=False), step_of(0.25, is_share=True)
    (1.5, 0.05)
    """
    if is_share:
        return SHARE_STEP
    return PART_STEP * abs(aim) or 1.0


def distance(figures: Mapping[str, Figure], aims: Sequence[tuple[str, float, float]]) -> float:
    """Return the distance of the means from the aims: the root of the sum of squares, in steps.

    Args:
        figures: measured figures by name.
        aims: name, wished value and step of each.

    Returns:
        `inf` if a figure was not measured.

    >>> distance({"minutes": (18.0, 17.0, 19.0)}, [("minutes", 15, 1.5)])
    2.0
    """
    return _length(figures, aims, lambda figure, aim: abs(figure[0] - aim))


def least_distance(figures: Mapping[str, Figure], aims: Sequence[tuple[str, float, float]]) -> float:
    """Return the smallest distance that the intervals allow."""
    return _length(figures, aims, lambda figure, aim: max(0.0, figure[1] - aim, aim - figure[2]))


def most_distance(figures: Mapping[str, Figure], aims: Sequence[tuple[str, float, float]]) -> float:
    """Return the largest distance that the intervals allow."""
    return _length(figures, aims, lambda figure, aim: max(abs(figure[1] - aim), abs(figure[2] - aim)))


def _length(
    figures: Mapping[str, Figure],
    aims: Sequence[tuple[str, float, float]],
    off: Callable[[Figure, float], float],
) -> float:
    if any(name not in figures for name, _, _ in aims):
        return inf
    return hypot(*(off(figures[name], aim) / step for name, aim, step in aims))
