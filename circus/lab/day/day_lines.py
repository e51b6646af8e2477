"""Output of the day as JSON, and as plain lines for a terminal."""

from collections.abc import Iterator
from typing import Any

from circus.lab.day import figures, understanding
from circus.lab.day.merging import VisitDay
from circus.lab.day.played import PlayedGame

DIGITS = 2
"""Decimals of minutes and means."""


def line(day: VisitDay) -> dict[str, Any]:
    """Return the object that `day --json` prints; means and medians of nothing are `None`."""
    return {
        "sessions": len(day.visits),
        "laptops": day.laptops,
        "games": {name: _game(day, name) for name in day.names},
        "pins": [
            {"session": visit.id, "game": game.game.name, "n": pin.n, "face": pin.face, "text": pin.text}
            for visit in day.visits
            for game in visit.games
            for pin in game.pins
        ],
        "skipped": [each._asdict() for each in day.skipped],
    }


def _game(day: VisitDay, name: str) -> dict[str, Any]:
    games = day.of(name)
    length, liked = figures.minutes(games), figures.fun(day.answers(name))
    return {
        "begun": len(games),
        "finished": len(figures.finished(games)),
        "left": len(figures.unfinished(games)),
        "minutes": {"median": _rounded(length.median), "p90": _rounded(length.p90)},
        "wins_of_people": _share(games, are_people=True),
        "wins_of_bots": _share(games, are_people=False),
        "wins_by_seat": [round(float(share.part), DIGITS) for share in figures.wins_by_seat(games)],
        "fun": {"n": liked.n, "mean": _rounded(liked.mean)},
        "refusals": understanding.refusals(games),
        "left_at": figures.left_at(games),
    }


def _share(games: list[PlayedGame], *, are_people: bool) -> dict[str, Any]:
    share = figures.wins_by_kind(games, are_people=are_people)
    return {"n": share.n, "wins": round(float(share.part), DIGITS)}


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, DIGITS)


def day_lines(day: VisitDay) -> Iterator[str]:
    """Yield the lines: one for the day, one for each game and one for each unreadable file."""
    pins = _counted(sum(len(game.pins) for game in day.games), "pin")
    visits, laptops = _counted(len(day.visits), "visit"), _counted(day.laptops, "laptop")
    visitors, begun = _counted(figures.visitors(day), "visitor"), _counted(len(day.games), "game")
    yield f"{visits} at {laptops}, {visitors}, {begun}, {pins}"
    for name in day.names:
        games = day.of(name)
        length, liked = figures.minutes(games), figures.fun(day.answers(name))
        middle = "" if length.median is None else f", {length.median:.1f} min in the middle"
        mean = "" if liked.mean is None else f"; fun {liked.mean:.1f} ({_counted(liked.n, 'answer')})"
        ended = f"{length.n} finished{middle}, {len(figures.unfinished(games))} left"
        yield f"{name}: {len(games)} begun, {ended}{mean}"
    for path, why in day.skipped:
        yield f"skipped {path}: {why}"


def _counted(times: int, what: str) -> str:
    return f"{times} {what}{'' if times == 1 else 's'}"
