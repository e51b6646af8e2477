"""Families of comparisons: what may be called sure, and what is only worth a look.

The primary figures are named before the games are played. Their differences, and what two changes do together
in them, form one family over all variants, corrected by Holm: with equal rules at most one experiment in
twenty calls anything sure. Of all other differences those with a false discovery rate of five
percent (Benjamini and Hochberg, Journal of the Royal Statistical Society B 57, 1995) are worth a look, and
`lab --confirm` plays fresh deals for them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from circus.lab import lengths
from circus.lab.experiment.question import ExperimentQuestion

PRIMARY, OTHER = "primary", "other"
"""Values of `family` in a difference."""

RATE = 0.05
"""Corrected p below which a primary difference is sure, and an explored one worth a look."""

_BASES = frozenset(
    {"win_share", "bot_share", "skill_trace", "first_seat", "ties", "ended", "limit", "eliminated_early"}
)
"""Who wins, by seat or strength; what starting is worth; ties; how games end; who is out early."""

_LENGTHS = ("minutes", "plies")
"""The length of games: at the assumed pace, or in moves for games without one. One of them is primary."""


def is_primary(question: ExperimentQuestion, name: str) -> bool:
    """Return whether a figure is primary: usual, or named by the question. A confirmation has only these."""
    if name in question.figures or (question.until is not None and name == question.until_of):
        return True
    if question.confirms:
        return False
    has_pace = bool(lengths.stored_lengths(question.game).get("seconds"))
    return name.partition("/")[0] in _BASES or name == _LENGTHS[0 if has_pace else 1]


def correct(lines: Sequence[dict[str, Any]], tested: Sequence[bool], beside: Sequence[float]) -> list[float]:
    """Correct the p-values of differences in place; return those of `beside`, which are primary too.

    Each line gets `p_adjusted` within its family, and whether it is `sure`. `p_holm` is the same for a
    primary one; for another it is corrected for all comparisons together.

    Args:
        lines: differences with `family` and `p`.
        tested: which of them compare anything; a difference of two constants does not.
        beside: p-values of the interactions.
    """
    families: dict[str, list[dict[str, Any]]] = {PRIMARY: [], OTHER: []}
    for line, is_test in zip(lines, tested, strict=True):
        if is_test:
            families[line["family"]].append(line)
    primary, others = ([line["p"] for line in families[name]] for name in (PRIMARY, OTHER))
    corrected = holm([*primary, *beside])
    for line in lines:
        line |= {"p_adjusted": line["p"], "p_holm": line["p"], "sure": False}
    for line, p in zip(families[PRIMARY], corrected, strict=False):
        line |= {"p_adjusted": p, "p_holm": p, "sure": p < RATE}
    all_together = holm([*others, *primary, *beside])
    for line, p, p_holm in zip(families[OTHER], benjamini_hochberg(others), all_together, strict=False):
        line |= {"p_adjusted": p, "p_holm": p_holm}
    return corrected[len(primary) :]


def is_sure(line: Mapping[str, Any]) -> bool:
    """Return whether a difference or an interaction of `results.json` is sure.

    Results of older programs have no families; there the p corrected by Holm decides.
    """
    p = line.get("p_holm")
    return line.get("family", PRIMARY) == PRIMARY and isinstance(p, int | float) and p < RATE


def is_worth_a_look(line: Mapping[str, Any]) -> bool:
    """Return whether a difference of `results.json` that cannot be sure is worth a look."""
    p = line.get("p_adjusted")
    return line.get("family") == OTHER and isinstance(p, int | float) and p < RATE


def comparisons(results: Mapping[str, Any]) -> dict[str, int]:
    """Return the number of comparisons in each family, as everything that reports results states it."""
    found = results.get("comparisons")
    if isinstance(found, Mapping) and all(type(found.get(name)) is int for name in (PRIMARY, OTHER)):
        return {name: found[name] for name in (PRIMARY, OTHER)}
    return {PRIMARY: len(results["differences"]), OTHER: 0}


def holm(p: Sequence[float]) -> list[float]:
    """Return p values corrected for their number (Holm, Scandinavian Journal of Statistics 6, 1979)."""
    order = sorted(range(len(p)), key=p.__getitem__)
    corrected, highest = [1.0] * len(p), 0.0
    for place, at in enumerate(order):
        highest = max(highest, min(1.0, (len(p) - place) * p[at]))
        corrected[at] = highest
    return corrected


def benjamini_hochberg(p: Sequence[float]) -> list[float]:
    """Return p values corrected for the false discovery rate.

    >>> [round(each, 3) for each in benjamini_hochberg([0.01, 0.04, 0.03, 0.9])]
    [0.04, 0.053, 0.053, 0.9]
    """
    order = sorted(range(len(p)), key=p.__getitem__, reverse=True)
    corrected, least = [1.0] * len(p), 1.0
    for place, at in enumerate(order):
        least = min(least, p[at] * len(p) / (len(p) - place))
        corrected[at] = least
    return corrected
