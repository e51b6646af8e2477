"""Sums of an experiment: all that is stored of its games, however many there are."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from circus.lab.experiment.measures import ended, measures
from circus.lab.experiment.playing import GameLine
from circus.lab.experiment.question import ExperimentQuestion

Floats = NDArray[np.float64]


class FigureSums:
    """Sums over deals of each figure and variant, of their divisors, and of all products of these.

    The games of one deal are not independent, whatever their variant and rotation: a deal is one draw, and
    its sums are one sample. Deals have to be added in order; then equal deals leave bitwise equal sums,
    whichever process played them.

    Attributes:
        names: of the figures; those of reasons are appended when a game first ends so.
        deals: the number of deals.
        games: of each variant, without rungs of a ladder.
        actions: of all games.
        counts: for each figure and variant the number of games that have it.
        clusters: the number of deals with such a game.
        totals: for each figure the sums of the variants, then of their divisors.
        products: for each figure the sums of the products of any two of these.
        same: for each pair of variants the number of deals whose games were equal in everything measured.
    """

    def __init__(self, question: ExperimentQuestion) -> None:
        self.names = [each.name for each in measures(question)]
        variants = len(question.variants)
        self._ordinary = len(question.seated)
        self.deals = self.actions = 0
        self.games = np.zeros(variants)
        self.counts = np.zeros((len(self.names), variants))
        self.clusters = np.zeros((len(self.names), variants))
        self.totals = np.zeros((len(self.names), 2 * variants))
        self.products = np.zeros((len(self.names), 2 * variants, 2 * variants))
        self.same = np.zeros((variants, variants), dtype=int)

    @property
    def variants(self) -> int:
        """Number of variants."""
        return len(self.games)

    def add(self, lines: Sequence[GameLine]) -> None:
        """Add all games of the next deal."""
        self.meet({line.reason for line in lines if line.is_ordinary})
        deal, counts = self._of_deal(lines)
        self.deals += 1
        for line in lines:
            self.games[line.variant] += line.is_ordinary
        self.actions += sum(line.actions for line in lines)
        self.counts += counts
        self.clusters += counts > 0
        self.totals += deal
        self.products += deal[:, :, None] * deal[:, None, :]
        kinds = _kinds(lines, self.variants)
        self.same += kinds[:, None] == kinds[None, :]

    def _of_deal(self, lines: Sequence[GameLine]) -> tuple[Floats, Floats]:
        """Return the totals of one deal, and how many games have each figure."""
        variants = self.variants
        deal = np.zeros_like(self.totals)
        counts = np.zeros_like(self.counts)
        reasons = {name: at for at, name in enumerate(self.names)}
        for line in lines:
            is_known = [amount is not None for amount in line.amounts]
            pairs = np.array([amount or (0.0, 0.0) for amount in line.amounts])
            deal[: len(pairs), line.variant] += pairs[:, 0]
            deal[: len(pairs), variants + line.variant] += pairs[:, 1]
            counts[: len(pairs), line.variant] += is_known
            if line.is_ordinary:
                deal[len(pairs) :, variants + line.variant] += 1
                counts[len(pairs) :, line.variant] += 1
                deal[reasons[ended(line.reason).name], line.variant] += 1
        return deal, counts

    def meet(self, reasons: set[str]) -> None:
        """Add figures for new reasons; all games so far ended otherwise."""
        for name in sorted(ended(reason).name for reason in reasons):
            if name not in self.names:
                self.names.append(name)
                self._append_unseen()

    def _append_unseen(self) -> None:
        """Append a figure that was 0 in every game."""
        variants = self.variants
        whole = float(self._ordinary)
        total, product = np.zeros(2 * variants), np.zeros((2 * variants, 2 * variants))
        total[variants:] = self.deals * whole
        product[variants:, variants:] = self.deals * whole * whole
        self.counts = np.append(self.counts, self.games[None], axis=0)
        self.clusters = np.append(self.clusters, np.full((1, variants), float(self.deals)), axis=0)
        self.totals = np.append(self.totals, total[None], axis=0)
        self.products = np.append(self.products, product[None], axis=0)

    def rows(self, chosen: Sequence[int]) -> "FigureSums":
        """Return these sums with some figures alone."""
        other = object.__new__(FigureSums)
        other.__dict__.update(self.__dict__)
        other.names = [self.names[at] for at in chosen]
        for name in ("counts", "clusters", "totals", "products"):
            setattr(other, name, getattr(self, name)[list(chosen)])
        return other


def _kinds(lines: Sequence[GameLine], variants: int) -> NDArray[np.int64]:
    """Return a number for each variant, equal for two whose games of a deal are equal in all figures."""
    played: list[list[object]] = [[] for _ in range(variants)]
    for line in lines:
        played[line.variant].append((line.table, line.reason, line.actions, line.amounts))
    known: dict[tuple[object, ...], int] = {}
    return np.array([known.setdefault(tuple(each), len(known)) for each in played])
