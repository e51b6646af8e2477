"""Verdicts: one plain sentence a variant, by rule from the figures, never stronger than their intervals."""

import math
from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

from circus.content.texts import LANGUAGES, Texts
from circus.lab.experiment.naming import LENGTHS, Metric, noun_of, variant_name
from circus.lab.experiment.stored import figure

Results = Mapping[str, Any]
"""Content of `results.json`."""

SURE = 0.05
"""Corrected p below which a difference is stated as sure."""

NARROW_LENGTH, NARROW_SHARE = 0.05, 0.02
"""Bounds within which an interval counts as no change: 5 percent of the length, 2 points of a share."""

MOST_MORE = 2
"""Maximum number of other differences in a sentence."""

LESS, MORE, MAYBE_LESS, MAYBE_MORE, SAME, UNSEEN = (
    "less",
    "more",
    "maybe-less",
    "maybe-more",
    "same",
    "unseen",
)
_CLEAR = (LESS, MORE)


class Finding(NamedTuple):
    """Statement on one difference.

    Attributes:
        kind: `less` and `more` are sure; `maybe-…` is significant only without the correction for the number
            of comparisons; `same` stays within a narrow bound; `unseen` has an interval too wide for that.
        size, low, high: of the difference without its sign; for `same` and `unseen` `high` is the bound.
    """

    kind: str
    size: float
    low: float
    high: float


def verdicts(results: Results) -> list[dict[str, str]]:
    """Return a sentence a variant in every language: the first one described, the others compared with it."""
    told = []
    spoken = {language: _texts(language, results["game"]) for language in LANGUAGES}
    for number in range(len(results["variants"])):
        said = {}
        for language, texts in spoken.items():
            teller = _VerdictWriter(texts, results)
            said[language] = teller.compared(number) if number else teller.alone()
        told.append(said)
    return told


def _texts(language: str, game: str) -> Texts:
    texts = Texts(language)
    texts.add_game(game)
    return texts


def finding(difference: Mapping[str, Any] | None, narrow: float, wider: float = 1.0) -> Finding | None:
    """Return the statement that a difference allows; `None` if it or its interval is missing.

    Args:
        difference: one of `results.json`.
        narrow: the bound of `same`.
        wider: factor of the interval if several are stated together.
    """
    if difference is None:
        return None
    size, low, high = (difference[key] for key in ("diff", "low", "high"))
    if not all(isinstance(each, int | float) and math.isfinite(each) for each in (size, low, high)):
        return None
    near, far = sorted((abs(low), abs(high)))
    if low <= 0 <= high:
        most = max(size + wider * (high - size), wider * (size - low) - size)
        return Finding(SAME if most <= narrow else UNSEEN, abs(size), 0.0, most)
    kind = LESS if size < 0 else MORE
    corrected = difference.get("p_holm")
    sure = isinstance(corrected, int | float) and corrected < SURE
    return Finding(kind if sure else f"maybe-{kind}", abs(size), near, far)


def together(count: int) -> float:
    """Return the factor that widens `count` 95 percent intervals to hold at once (Bonferroni)."""
    normal = NormalDist()
    return normal.inv_cdf(1 - 0.025 / max(1, count)) / normal.inv_cdf(0.975)


def relative(difference: Mapping[str, Any], mean: Sequence[float]) -> dict[str, Any]:
    """Return a difference relative to a mean, whose own interval widens the result."""
    size, low, high = (difference[key] for key in ("diff", "low", "high"))
    middle, least, most = mean
    if any(not isinstance(each, int | float) for each in (size, low, high, *mean)) or min(mean) <= 0:
        return {**difference, "diff": math.nan}
    return {
        **difference,
        "diff": size / middle,
        "low": min(low / least, low / most),
        "high": max(high / least, high / most),
    }


class _VerdictWriter:
    """Writer of the sentences of one language."""

    def __init__(self, texts: Texts, results: Results) -> None:
        self._texts = texts
        self._results = results
        self._first = results["variants"][0]
        self._seats = len(self._first["win_share"])

    def alone(self) -> str:
        """Return the sentence on the first variant: the length of its games, and any advantage of a seat."""
        name = self._name(0)
        length = next((each for each in LENGTHS if figure(self._first, each)), "")
        takes = figure(self._first, length)
        if not self._first["games"] or takes is None:
            return self._texts.say("lab-verdict-nothing", variant=name)
        mean, low, high = _near(*takes)
        lasts = self._texts.say(f"lab-takes-{length}", mean=mean, low=low, high=high)
        return self._texts.say("lab-verdict-first", variant=name, takes=lasts, fair=self._fairness())

    def compared(self, number: int) -> str:
        """Return the sentence on what a variant changes compared with the first one."""
        changes = {
            each["metric"]: each
            for each in self._results["differences"]
            if (each["a"], each["b"]) == (0, number)
        }
        name = self._name(number)
        length, wins = self._length(changes), self._wins(changes)
        if length is None and wins is None:
            return self._texts.say("lab-verdict-nothing", variant=name)
        parts = [part for part in (length, wins) if part]
        told = parts[0] if len(parts) == 1 else self._texts.say("list-and", first=parts[0], last=parts[1])
        more = self._more(changes)
        if more:
            return self._texts.say("lab-verdict-also", variant=name, told=told, more=more)
        return self._texts.say("lab-verdict", variant=name, told=told)

    def _name(self, number: int) -> str:
        return variant_name(self._texts, self._results, number, short=True)

    def _length(self, changes: Mapping[str, Mapping[str, Any]]) -> str | None:
        for metric in LENGTHS:
            mean = figure(self._first, metric)
            if mean and metric in changes:
                found = finding(relative(changes[metric], mean), NARROW_LENGTH)
                return found and self._say(f"lab-length-{found.kind}", found, 100)
        return None

    def _wins(self, changes: Mapping[str, Mapping[str, Any]]) -> str | None:
        """Return the clause on the seat with the largest change, or else on the bound of any change."""
        wider = together(self._seats)
        found = [
            finding(changes.get(f"win_share/{seat}"), NARROW_SHARE, wider) for seat in range(self._seats)
        ]
        known = {seat: each for seat, each in enumerate(found) if each}
        if len(known) < self._seats:
            return None
        for kinds in (_CLEAR, (MAYBE_LESS, MAYBE_MORE)):
            changed = [seat for seat, each in known.items() if each.kind in kinds]
            if changed:
                seat = max(changed, key=lambda each: known[each].size)
                return self._say(f"lab-wins-{known[seat].kind}", known[seat], 100, seat=seat + 1)
        widest = max(known.values(), key=lambda each: each.high)
        return self._say(f"lab-wins-{widest.kind}", widest, 100)

    def _more(self, changes: Mapping[str, Mapping[str, Any]]) -> str:
        """Return the clause on the clearest of the other differences."""
        clear: list[tuple[float, str, Finding]] = []
        for name, change in changes.items():
            base = Metric.of(name).base
            if base in LENGTHS or base == "win_share" or not noun_of(self._texts, name):
                continue
            found = finding(change, 0.0)
            if found and found.kind in _CLEAR:
                clear.append((found.size / (found.high - found.low or 1), name, found))
        clear.sort(key=lambda each: (-each[0], each[1]))
        told = [self._moved(name, found) for _, name, found in clear[:MOST_MORE]]
        if len(told) < MOST_MORE:
            return "".join(told)
        return self._texts.say("list-and", first=told[0], last=told[1])

    def _moved(self, name: str, found: Finding) -> str:
        share = Metric.of(name).is_share
        key = f"lab-moves-{found.kind}-points" if share else f"lab-moves-{found.kind}"
        return self._say(key, found, 100 if share else 1, what=noun_of(self._texts, name))

    def _say(self, key: str, found: Finding, scale: float, **facts: Any) -> str:
        """Return a message with the interval rounded outward, so that it claims no more than the figures."""
        size, low, high = (each * scale for each in found[1:])
        step = _step(low, high)
        rounded = {
            "size": _tidy(round(size / step) * step),
            "low": _tidy(math.floor(low / step + 1e-9) * step),
            "high": _tidy(math.ceil(high / step - 1e-9) * step),
        }
        bound = rounded["high" if found.kind in (SAME, UNSEEN) else "size"]
        points = self._texts.say("lab-points", number=bound)
        return self._texts.say(key, points=points, **rounded, **facts)

    def _fairness(self) -> str:
        """Return the clause on a seat that wins more or less than its fair share, or on a common bound."""
        fair, wider = 1 / self._seats, together(self._seats)
        far: tuple[int, float, float, float] | None = None
        most = 0.0
        for seat in range(self._seats):
            share = figure(self._first, f"win_share/{seat}")
            if share is None:
                return self._texts.say("lab-fair-unknown")
            mean, low, high = share
            low, high = mean - wider * (mean - low), mean + wider * (high - mean)
            most = max(most, abs(low - fair), abs(high - fair))
            if not low <= fair <= high and (far is None or abs(mean - fair) > abs(far[1] - fair)):
                far = seat, *share
        if far is None:
            bound = self._texts.say("lab-points", number=math.ceil(100 * most))
            return self._texts.say("lab-fair-even", points=bound)
        mean, low, high = _near(*(100 * each for each in far[1:]))
        return self._texts.say(
            "lab-fair-seat", seat=far[0] + 1, percent=mean, fair=_tidy(round(100 * fair)), low=low, high=high
        )


def _step(low: float, high: float) -> float:
    """Return the unit to which an interval is rounded: 1, or the decimal place of a fourth of its width."""
    fourth = (high - low) / 4
    return 10.0 ** max(-2, min(0, math.floor(math.log10(fourth)))) if fourth > 0 else 1.0


def _near(mean: float, low: float, high: float) -> tuple[float, float, float]:
    """Return a mean and its interval, rounded outward."""
    step = _step(low, high)
    least, most = math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step
    return _tidy(round(mean / step) * step), _tidy(least), _tidy(most)


def _tidy(value: float) -> float | int:
    """Return an integer if it is one, without the rounding errors of binary fractions."""
    clean = round(value, 3)
    return int(clean) if clean == int(clean) else clean
