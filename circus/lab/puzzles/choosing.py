"""Selection of the most different puzzles, the easy ones first."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from circus.lab.puzzles.mining import PuzzleDecision


def choose_puzzles(found: Iterable[PuzzleDecision], count: int) -> Sequence[PuzzleDecision]:
    """Return `count` puzzles, from easy to hard: by kind of choice, phase and table in turn the hardest.

    Of several that careless bots miss as often, the one whose other actions cost most is taken.
    """
    kinds: defaultdict[tuple[str, str, int], list[PuzzleDecision]] = defaultdict(list)
    for each in sorted(found, key=_clarity):
        kinds[each.best.verb, each.phase, each.setup.seats].append(each)
    taken: list[PuzzleDecision] = []
    while len(taken) < count and any(kinds.values()):
        for kind in sorted(kinds):
            if kinds[kind] and len(taken) < count:
                taken.append(kinds[kind].pop())
    return sorted(taken, key=_clarity)


def _clarity(found: PuzzleDecision) -> tuple[int, float]:
    """Return difficulty and clarity; the last in this order is selected first."""
    return found.missed, found.gap
