"""Verdicts: one plain sentence a variant, by rule from the figures, never stronger than their intervals."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from math import ceil
from typing import Any

from circus.content.texts import LANGUAGES, Texts
from circus.lab.experiment.families import is_worth_a_look
from circus.lab.experiment.findings import (
    CLEAR,
    EQUAL,
    NARROW_LENGTH,
    NARROW_SHARE,
    POSSIBLE,
    SAME,
    UNSEEN,
    VAGUE,
    VAGUE_LENGTH,
    VAGUE_SHARE,
    Finding,
    finding,
    relative,
    together,
)
from circus.lab.experiment.first_verdict import first_clauses, own_clauses
from circus.lab.experiment.meaning import fair_share, is_shown
from circus.lab.experiment.naming import LENGTHS, Metric, figure_subject, noun_of, variant_name, varied
from circus.lab.experiment.rounding import Number, near, rounded, step_of, tidy
from circus.lab.experiment.stored import count, figure, names_of

Results = Mapping[str, Any]
"""Content of `results.json`."""

_Interval = tuple[float, float, float]

RANKS = (
    "win_share", "first_seat", "turn_share", "skill_trace", "bot_share", "ties", "ended", "limit",
    "uncovered", *LENGTHS, "eliminated_early", "comeback",
)  # fmt: skip
"""Figures by their meaning for a designer; the others follow, the clearest first."""

MAX_CLEAR = 4
"""Maximum number of sure differences in a sentence."""

MAX_LOOKS = 3
"""Maximum number of named differences that are worth a look."""

ALWAYS_SAID = ("first_seat", "ties")
"""Figures that every sentence states, beside who wins and length: the first questions of a designer."""

FINEST = 0.1
"""Unit of the means between which a figure rises or falls, unless its interval is narrower still."""

MOSTLY_SAME = 0.5
"""Share of equal deals from which a sentence states how many differed."""


def verdicts(results: Results) -> list[dict[str, str]]:
    """Return a sentence a variant in every language: the first one described, the others compared with it."""
    spoken = {language: _texts(language, results["game"]) for language in LANGUAGES}
    return [
        {language: verdict(texts, results, number) for language, texts in spoken.items()}
        for number in range(len(results["variants"]))
    ]


def absolutes(results: Results) -> list[dict[str, str]]:
    """Return a sentence a variant in every language on its own figures; "" if nothing is known.

    It has the wins of who starts and of each place beside the fair share, ties and length.
    """
    spoken = {language: _texts(language, results["game"]) for language in LANGUAGES}
    return [
        {language: absolute(texts, results, number) for language, texts in spoken.items()}
        for number in range(len(results["variants"]))
    ]


def absolute(texts: Texts, results: Results, number: int) -> str:
    """Return the sentence on the own figures of a variant in one language."""
    clauses = own_clauses(texts, results, number)
    return texts.say("lab-own", told=joined(texts, clauses)) if clauses else ""


def verdict(texts: Texts, results: Results, number: int) -> str:
    """Return the sentence about a variant in one language; before the end of the games it says so."""
    told = _verdict(texts, results, number)
    return told if results.get("is_over", True) else texts.say("lab-so-far", told=told)


def _verdict(texts: Texts, results: Results, number: int) -> str:
    clauses = _Comparison(texts, results, number).clauses() if number else first_clauses(texts, results)
    name = variant_name(texts, results, number, short=True)
    if not clauses:
        return texts.say("lab-verdict-nothing", variant=name)
    return texts.say("lab-verdict", variant=name, told=joined(texts, clauses))


def joined(texts: Texts, clauses: Sequence[str]) -> str:
    """Return clauses as one sentence without its end."""
    return reduce(lambda first, last: texts.say("lab-also", first=first, last=last), clauses)


def twin_of(results: Results, number: int) -> int | None:
    """Return the first earlier variant whose games were all the same; `None` if there is none."""
    same = results.get("same_deals") or []
    if number >= len(same) or not same[number][number]:
        return None
    return next((other for other in range(number) if same[number][other] == same[number][number]), None)


def _texts(language: str, game: str) -> Texts:
    texts = Texts(language)
    texts.add_game(game)
    return texts


class _Comparison:
    """Clauses on what a variant changes compared with the first one, in one language."""

    def __init__(self, texts: Texts, results: Results, number: int) -> None:
        self._texts = texts
        self._results = results
        self._number = number
        self._first, self._own = results["variants"][0], results["variants"][number]
        self._seats = len(self._first["win_share"])
        self._changes = {
            each["metric"]: each for each in results["differences"] if (each["a"], each["b"]) == (0, number)
        }

    def clauses(self) -> list[str]:
        """Return the clauses: sure differences by meaning, then what is possible or bounded."""
        twin = twin_of(self._results, self._number)
        if twin is not None:
            return self._same(twin)
        wins, length = self._wins(), self._length()
        clear = [(rank_of("win_share"), 0.0, wins[1])] if wins and wins[0].kind in CLEAR else []
        clear += [(rank_of(LENGTHS[0]), 0.0, length[1])] if length and length[0].kind in CLEAR else []
        clear += self._others()
        bounds = [text for each in (wins, length) if each and each[0].kind not in CLEAR for text in each[1:]]
        ranked = sorted(clear)
        left_out = [text for *_, text in ranked[MAX_CLEAR:] if length and text == length[1]]
        found = [text for *_, text in ranked[:MAX_CLEAR]] + left_out + bounds
        if not found:
            return []
        stated = [text for name in ALWAYS_SAID for text in self._unchanged(name)]
        return [*found, *stated, *self._together(), *self._how_many_differed(), *self._looks()]

    def _unchanged(self, name: str) -> Iterator[str]:
        """Yield the clause on a figure that does not surely change: its value, and the change ruled out."""
        change, before, after = self._changes.get(name), figure(self._first, name), figure(self._own, name)
        found = finding(change, NARROW_SHARE, VAGUE_SHARE) if change else None
        if found is None or found.kind in (*CLEAR, EQUAL, VAGUE) or before is None or after is None:
            return
        if self._is_of_a_seat(name) or found.high > VAGUE_SHARE:
            return
        points = self._texts.say("lab-points", number=rounded(found.high, found.low, found.high, 100).high)
        value = rounded(after[0], after[1], after[2], 100)
        yield self._texts.say(
            f"lab-unchanged-{name}",
            percent=value.size,
            low=value.low,
            high=value.high,
            before=near(before[0] * 100, step_of(value.low, value.high)),
            points=points,
        )

    def _is_of_a_seat(self, name: str) -> bool:
        """Return whether the wins of a seat say the same: it always starts."""
        size = self._changes[name]["diff"]
        seats = (self._changes.get(f"win_share/{seat}", {}) for seat in range(self._seats))
        return name == "first_seat" and bool(size) and any(each.get("diff") == size for each in seats)

    def _looks(self) -> Iterator[str]:
        """Yield the clause on what is worth a look: not sure, however small its p."""
        names = [
            what
            for name, each in self._changes.items()
            if is_worth_a_look(each) and is_shown(self._results, name)
            if (what := noun_of(self._texts, self._results["game"], name))
        ]
        if names:
            what = self._texts.listed(names[:MAX_LOOKS])
            yield self._texts.say("lab-look", what=what, more=max(0, len(names) - MAX_LOOKS))

    def _together(self) -> Iterator[str]:
        """Yield the clause on what both changes do beyond the sum of each, if that is sure."""
        sure = []
        for each in self._results.get("interactions", ()):
            found = finding(each, 0.0) if each["cells"][-1] == self._number else None
            if found and found.kind in CLEAR:
                sure.append((rank_of(Metric.of(each["metric"]).base), -found.size, each["metric"], found))
        if sure:
            *_, name, found = min(sure)
            what = noun_of(self._texts, self._results["game"], name)
            share = Metric.of(name).is_share
            key = f"lab-beyond-{found.kind}-points" if share else f"lab-beyond-{found.kind}"
            yield self._say(key, found, 100 if share else 1, name, what=what)

    def _same(self, twin: int) -> list[str]:
        """Return the clauses on a variant that played the very games of an earlier one."""
        deals = self._results["same_deals"][self._number][self._number]
        other = variant_name(self._texts, self._results, twin, short=True)
        text = self._texts.say("lab-same", count=self._own["games"], other=other)
        idle = self._unused_rules()
        if idle:
            what = figure_subject(self._texts, self._results["game"], idle[0])
            text = self._texts.say("lab-same-unused", same=text, what=what)
        left = self._texts.say("lab-same-left", percent=bound_percent(deals))
        return [text, left]

    def _unused_rules(self) -> list[str]:
        """Return the verbs and cards that the variant is about, if nobody used them."""
        options = varied([self._first, self._own])
        without = self._own.get("without")
        found = []
        for name in names_of(self._own):
            metric = Metric.of(name)
            thing = metric.rest.partition("/")[2]
            is_named = any(thing in option.split("_") for option in options)
            value = figure(self._own, name) if metric.base == "used" else None
            if value and not value[0] and (is_named or without in (thing, metric.rest)):
                found.append(metric.rest)
        return found

    def _how_many_differed(self) -> Iterator[str]:
        same = self._results.get("same_deals") or []
        if self._number < len(same):
            deals, equal = same[self._number][self._number], same[self._number][0]
            if equal > MOSTLY_SAME * deals:
                yield self._texts.say("lab-differed", count=deals - equal, of=deals)

    def _length(self) -> tuple[Finding, str] | None:
        for metric in LENGTHS:
            mean = figure(self._first, metric)
            if mean and metric in self._changes:
                found = finding(relative(self._changes[metric], mean), NARROW_LENGTH, VAGUE_LENGTH)
                return found and (found, self._say(f"lab-length-{found.kind}", found, 100, metric))
        return None

    def _wins(self) -> tuple[Finding, str] | None:
        """Return the clause on the seat with the largest change, or else on the bound of any change."""
        wider = together(self._seats)
        found = [
            finding(self._changes.get(f"win_share/{seat}"), NARROW_SHARE, VAGUE_SHARE, wider)
            for seat in range(self._seats)
        ]
        known = {seat: each for seat, each in enumerate(found) if each}
        if len(known) < self._seats:
            return None
        for kinds in (CLEAR, POSSIBLE):
            changed = [seat for seat, each in known.items() if each.kind in kinds]
            if changed:
                seat = max(changed, key=lambda each: known[each].size)
                told = self._say(
                    f"lab-wins-{known[seat].kind}", known[seat], 100, "win_share/0", seat=seat + 1
                )
                return known[seat], told
        widest = max(known.values(), key=lambda each: each.high)
        return widest, self._say(f"lab-wins-{widest.kind}", widest, 100, "win_share/0")

    def _others(self) -> list[tuple[int, float, str]]:
        """Return the other sure differences, each with its rank and how unclear it is."""
        found: list[tuple[int, float, str]] = []
        ties = self._changes.get("ties")
        for name, change in self._changes.items():
            base = Metric.of(name).base
            if base in LENGTHS or base == "win_share" or not is_shown(self._results, name):
                continue
            if self._is_of_a_seat(name):
                continue
            if base == "ended" and ties and abs(ties["diff"] or 0) == abs(change["diff"] or 0):
                continue  # the games that end so are the ties, or all the others
            each = finding(change, 0.0)
            told = self._moved(name, each) if each and each.kind in CLEAR else ""
            if each and told:
                found.append((rank_of(base), (each.high - each.low or 1) / each.size, told))
        return found

    def _moved(self, name: str, found: Finding) -> str:
        """Return the clause on a figure that rises or falls; "" for one that sentences leave out."""
        what = noun_of(self._texts, self._results["game"], name)
        before, after = figure(self._first, name), figure(self._own, name)
        if not what or before is None or after is None:
            return ""
        share = Metric.of(name).is_share
        scale = 100 if share else 1
        ends = _ends(before, after, found, scale)
        key = f"lab-moves-{found.kind}-points" if share else f"lab-moves-{found.kind}"
        told = self._say(key, found, scale, name, what=what, **ends)
        fair = fair_share(self._results, name)
        if fair is not None and after[1] <= fair <= after[2] and not before[1] <= fair <= before[2]:
            told = self._texts.say("lab-moves-to-fair", told=told, fair=tidy(round(100 * fair)))
        return told

    def _say(self, key: str, found: Finding, scale: float, metric: str, **facts: Any) -> str:
        """Return a message with the interval rounded outward."""
        figures = rounded(found.size, found.low, found.high, scale)
        bound = figures.high if found.kind in (SAME, EQUAL, UNSEEN, VAGUE) else figures.size
        points = self._texts.say("lab-points", number=bound)
        if figures.is_constant and self._texts.has(f"{key}-exact"):
            key = f"{key}-exact"
        games = min(count(each, metric) for each in (self._first, self._own))
        return self._texts.say(key, points=points, count=games, **figures._asdict(), **facts)


def _ends(before: _Interval, after: _Interval, found: Finding, scale: float) -> dict[str, Number]:
    """Return both means, rounded as in the charts if their difference is then the stated one."""
    first, last = (rounded(*each, scale).size for each in (before, after))
    if tidy(abs(last - first)) == rounded(found.size, found.low, found.high, scale).size:
        return {"from": first, "to": last}
    step = min(FINEST, step_of(found.low * scale, found.high * scale))
    return {"from": near(before[0] * scale, step), "to": near(after[0] * scale, step)}


def rank_of(base: str) -> int:
    """Return the rank of a figure among those of a sentence."""
    return RANKS.index(LENGTHS[0] if base in LENGTHS else base) if base in RANKS else len(RANKS)


def bound_percent(deals: int) -> float | int:
    """Return the highest plausible percent of differing deals, if none of `deals` observed ones differed.

    >>> bound_percent(3), bound_percent(3000)
    (64, 0.1)
    """
    bound = 100 * (1 - 0.05 ** (1 / deals))
    return tidy(ceil(bound) if bound > 2 else ceil(10 * bound) / 10)
