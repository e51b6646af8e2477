"""Choosing: of many puzzles that were found the most different ones, the easy ones first."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from circus.lab.puzzles.mining import Found


def chosen(found: Iterable[Found], count: int) -> Sequence[Found]:
    """So many of them, sorted from easy to hard: of each kind of choice, phase and table in turn the hardest.

    Of several that careless looks miss as often, the one whose other actions cost most is taken.
    """
    kinds: defaultdict[tuple[str, str, int], list[Found]] = defaultdict(list)
    for each in sorted(found, key=_clarity):
        kinds[each.best.verb, each.phase, each.setup.seats].append(each)
    taken: list[Found] = []
    while len(taken) < count and any(kinds.values()):
        for kind in sorted(kinds):
            if kinds[kind] and len(taken) < count:
                taken.append(kinds[kind].pop())
    return sorted(taken, key=_clarity)


def _clarity(found: Found) -> tuple[int, float]:
    """How hard, and how clear: what is to be taken first sorts last."""
    return found.missed, found.gap
