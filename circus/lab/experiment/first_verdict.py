"""Clauses on what a variant is like: who wins, what starting is worth, ties, and the length of its games."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import Any

from circus import games
from circus.content.texts import Texts
from circus.lab import lengths
from circus.lab.experiment.findings import is_vague, together
from circus.lab.experiment.meaning import fair_share
from circus.lab.experiment.naming import LENGTHS, Metric, figure_subject
from circus.lab.experiment.rounding import rounded, tidy
from circus.lab.experiment.stored import count, figure, names_of

RARE_TIES = 0.01
"""Share of ties below which they are not mentioned."""

Results = Mapping[str, Any]


def first_clauses(texts: Texts, results: Results) -> list[str]:
    """Return the clauses on the first variant, by meaning; none if nothing is known."""
    first = results["variants"][0]
    takes = list(_takes(texts, results, 0))
    if not first["games"] or not takes:
        return []
    far, start = list(_far_seat(texts, first)), list(_start(texts, results))
    even = [] if far or start else [_even(texts, first)]
    return [*far, *start, *even, *_stronger(texts, results, first), *_ties(texts, first), *takes]


def own_clauses(texts: Texts, results: Results, number: int) -> list[str]:
    """Return the clauses on what a variant is like by itself: start, places, ties, length."""
    own = results["variants"][number]
    if not own["games"]:
        return []
    return [
        *_own_start(texts, results, own),
        *_places(texts, results, own),
        *_stronger(texts, results, own),
        *_ties(texts, own, rare=0.0),
        *_takes(texts, results, number),
    ]


def _own_start(texts: Texts, results: Results, own: Mapping[str, Any]) -> Iterator[str]:
    """Yield the share of the wins of who starts, whatever it is."""
    share, fair = figure(own, "first_seat"), fair_share(results, "first_seat")
    if share and fair and not is_vague(share, count(own, "first_seat"), is_share=True):
        yield _say(texts, "lab-own-start", share, fair)


def _places(texts: Texts, results: Results, own: Mapping[str, Any]) -> Iterator[str]:
    """Yield the shares of the wins by place in turn order, without place 1, who starts."""
    seats = len(own["win_share"])
    shares = [figure(own, f"turn_share/{place}") for place in range(1, seats)]
    known = [share for share in shares if share]
    fair = fair_share(results, "turn_share")
    if seats < 3 or len(known) < seats - 1 or not fair:
        return
    if any(is_vague(share, count(own, "turn_share/1"), is_share=True) for share in known):
        return
    percents = [texts.say("lab-percent", number=rounded(*share, 100).size) for share in known]
    yield texts.say("lab-own-places", shares=texts.listed(percents), last=seats)


def _far_seat(texts: Texts, first: Mapping[str, Any]) -> Iterator[str]:
    """Yield the clause on the seat that surely wins more or less than its fair share, if one does."""
    shares = _shares(first)
    fair, wider = 1 / len(first["win_share"]), together(len(first["win_share"]))
    sure = [
        (abs(mean - fair), seat)
        for seat, (mean, low, high) in enumerate(shares)
        if not mean - wider * (mean - low) <= fair <= mean + wider * (high - mean)
    ]
    if sure:
        seat = max(sure)[1]
        yield _say(texts, "lab-fair-seat", shares[seat], fair, seat=seat + 1)


def _even(texts: Texts, first: Mapping[str, Any]) -> str:
    """Return the clause on seats none of which surely wins more."""
    seats = len(first["win_share"])
    shares = _shares(first)
    games_played = count(first, "win_share/0")
    if len(shares) < seats or any(is_vague(each, games_played, is_share=True) for each in shares):
        return texts.say("lab-fair-unknown", count=games_played)
    fair, wider = 1 / seats, together(seats)
    most = max(
        max(abs(mean - wider * (mean - low) - fair), abs(mean + wider * (high - mean) - fair))
        for mean, low, high in shares
    )
    return texts.say("lab-fair-even", points=texts.say("lab-points", number=ceil(100 * most)))


def _start(texts: Texts, results: Results) -> Iterator[str]:
    """Yield the clause on what starting is worth, if it surely is worth anything.

    Not if the same seat always starts: then its share of the wins says it.
    """
    first, name = results["variants"][0], "first_seat"
    share = figure(first, name)
    fair = fair_share(results, name)
    if share is None or fair is None or share in _shares(first):
        return
    if not share[1] <= fair <= share[2]:
        key = "lab-start-more" if share[0] > fair else "lab-start-less"
        text = _say(texts, key, share, fair)
        tied = f"{results['game']}-start-tied"
        if texts.has(tied):
            why = texts.say(tied, seats=len(first["win_share"]), **_numbers(results))
            text = texts.say("lab-start-tied", told=text, why=why)
        yield text


def _numbers(results: Results) -> dict[str, int]:
    """Return the numbers of the rules of the first variant."""
    chosen = results["variants"][0].get("options", {})
    return {each.name: chosen.get(each.name, each.default) for each in games.find(results["game"]).numbers}


def _stronger(texts: Texts, results: Results, first: Mapping[str, Any]) -> Iterator[str]:
    """Yield a clause for each rung of the ladder, and for each of several bots."""
    for name in names_of(first):
        metric, share, fair = Metric.of(name), figure(first, name), fair_share(results, name)
        if metric.base in ("skill_trace", "bot_share") and share and fair:
            who = figure_subject(texts, results["game"], metric.rest)
            yield _say(texts, f"lab-fair-{metric.base}", share, fair, who=who)


def _ties(texts: Texts, first: Mapping[str, Any], rare: float = RARE_TIES) -> Iterator[str]:
    share = figure(first, "ties")
    if share and share[0] and share[1] > rare:
        yield _say(texts, "lab-fair-ties", share)


def _takes(texts: Texts, results: Results, number: int) -> Iterator[str]:
    """Yield the clause on the length: minutes at the assumed pace, without an interval, or moves.

    Minutes of people by the clock follow apart.
    """
    first, game = results["variants"][number], results["game"]
    seats = len(first["win_share"])
    name = next((each for each in LENGTHS if figure(first, each)), "")
    value = figure(first, name)
    if value is None:
        return
    if name == "minutes":
        yield texts.say("lab-takes-minutes", mean=about(value[0]), seconds=pace_of(game, seats))
    else:
        takes = rounded(*value)
        yield texts.say(f"lab-takes-{name}{'-exact' if takes.is_constant else ''}", **takes._asdict())
    for people in results.get("humans", ()):
        clock = figure(people, "minutes") if people["variant"] == number else None
        if clock:
            takes = rounded(*clock)
            key = "lab-takes-clock-exact" if takes.is_constant else "lab-takes-clock"
            yield texts.say(key, count=count(people, "minutes"), **takes._asdict())


def about(minutes: float) -> float | int:
    """Return minutes that an assumed pace gives, with no more digits than that is worth.

    >>> about(28.98), about(4.26)
    (29, 4.5)
    """
    return tidy(round(minutes) if minutes >= 10 else round(2 * minutes) / 2 or 0.5)


def pace_of(game: str, seats: int) -> float | int:
    """Return the assumed pace of a game: the mean seconds of a choice with this number of seats.

    >>> pace_of("no_game", 4)
    4
    """
    known = lengths.stored_lengths(game) if game in games.names() else {}
    counts = known.get("seats", {}).get(str(seats), {}).get("choices", {})
    seconds = known.get("seconds", {})
    spent = sum(times * seconds[verb][0] for verb, times in counts.items() if verb in seconds)
    mean = spent / sum(counts.values()) if spent else lengths.CHOICE_SECONDS
    return tidy(round(mean) if mean >= 1.5 else round(mean, 1))


def _shares(first: Mapping[str, Any]) -> list[tuple[float, float, float]]:
    known = (figure(first, f"win_share/{seat}") for seat in range(len(first["win_share"])))
    return [each for each in known if each is not None]


def _say(texts: Texts, key: str, share: Sequence[float], fair: float = 0.0, **facts: Any) -> str:
    """Return a message on a share in percent beside the fair one."""
    figures = rounded(share[0], share[1], share[2], 100)
    return texts.say(
        key, percent=figures.size, low=figures.low, high=figures.high, fair=tidy(round(100 * fair)), **facts
    )
