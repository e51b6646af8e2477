"""Summary of a finished game: places and decisive moments, in the game's own words."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from circus.content.texts import Texts
from circus.core.action import CHANCE
from circus.core.ending import Ended, KeyMomentInTurn, Standing
from circus.core.errors import RecordError
from circus.records.match import Match
from circus.records.timeline import Timeline
from circus.session.placing import SeatPlace

PUBLIC = CHANCE
"""The viewer with public information."""

MAX_MOMENTS = 3
"""Maximum number of moments in a summary."""


class NotableMark(NamedTuple):
    """Notable moment.

    Attributes:
        at: the position that it led to.
        key_moment: the moment with its turn.
    """

    at: int
    key_moment: KeyMomentInTurn


def find_marks(timeline: Timeline) -> list[NotableMark]:
    """Return the public key moments of a game, in order."""
    facts = timeline.game.facts
    return [
        NotableMark(at, KeyMomentInTurn(moment, facts.turn(view)))
        for at, event, view in timeline.visible_events(PUBLIC)
        if (moment := facts.key_moment(event, view))
    ]


def summarize(match: Match) -> Ended[Any]:
    """Return a finished match, with its key moments; raise `RecordError` if it is not over."""
    outcome = match.outcome
    if outcome is None:
        raise RecordError("the game is not over")
    return Ended(match.state, *outcome, [mark.key_moment for mark in find_marks(match.timeline)])


def rank_seats(match: Match, over: Ended[Any]) -> list[SeatPlace]:
    """Return every seat with its place, the best first.

    The seats of a team are adjacent and share a place.
    """
    ending = match.game.ending
    sides = {seat: min(side) for side in ending.sides(match.setup.seats) for seat in side}
    found: list[SeatPlace] = []
    for seats in ending.ranking(over):
        better = len({place.side for place in found})
        together = sorted(seats, key=lambda seat: (sides[seat], seat))
        found += [SeatPlace(seat, better + 1, sides[seat]) for seat in together]
    return found


def select_decisive(moments: Sequence[KeyMomentInTurn], most: int = MAX_MOMENTS) -> list[KeyMomentInTurn]:
    """Return the most decisive moments in their order; of equal ones the later."""
    order = sorted(range(len(moments)), key=lambda at: (moments[at].moment.weight, at))
    return [moments[at] for at in sorted(order[-most:])]


def format_key_moment(texts: Texts, game: str, key_moment: KeyMomentInTurn, names: Sequence[str]) -> str:
    """Return one moment in words: its sentence, or its name if it has none.

    Return "" if the game has neither.
    """
    moment, turn = key_moment
    key = f"{game}-moment-{moment.kind}"
    if not texts.has(f"{key}-told"):
        return texts.say(key) if texts.has(key) else ""
    known: dict[str, Any] = {"round": turn.round, "turn": turn.turn, "seats": moment.seats}
    if moment.seats:
        known["seat"] = moment.seats[0]
    return texts.format_facts(f"{key}-told", {**known, **moment.facts}, names)


def format_standing(texts: Texts, game: str, standing: Standing) -> str:
    """Return a seat's final value in the game's own words, or in points."""
    key = f"{game}-{standing.word}"
    if texts.has(key):
        return texts.say(key, count=standing.count)
    return texts.say("results-points", points=standing.count)
