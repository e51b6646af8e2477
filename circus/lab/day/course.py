"""Course of the games: thinking times, undos, helps, and unused verbs and cards."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from circus.lab.day.figures import MedianSpread, spread
from circus.lab.day.played import CARD, PlayedDecision, PlayedGame

MAX_SLOW = 8
"""Maximum number of slowest choices in the list."""

HINT, LESSON, WHAT_IS, WHY, RULES = "hint", "lesson", "what_is", "why", "rules"
HELPS = (HINT, RULES, WHAT_IS, WHY, LESSON)
"""Kinds of help."""


def by_verb(games: Sequence[PlayedGame]) -> dict[str, MedianSpread]:
    """Return the seconds of each kind of choice, the slowest kind first."""
    seconds: dict[str, list[float]] = {}
    for game in games:
        for decision in game.decisions:
            seconds.setdefault(decision.verb, []).append(decision.ms / 1000)
    spreads = {verb: spread(each) for verb, each in seconds.items()}
    return dict(sorted(spreads.items(), key=lambda pair: (-(pair[1].median or 0), pair[0])))


def first_moves(games: Sequence[PlayedGame]) -> MedianSpread:
    """Return the seconds from the start of a game to its first choice."""
    return spread([game.first_ms / 1000 for game in games if game.first_ms is not None])


def slowest(games: Sequence[PlayedGame]) -> list[tuple[PlayedGame, PlayedDecision]]:
    """Return the slowest choices, the longest first."""
    every = [(game, decision) for game in games for decision in game.decisions]
    return sorted(every, key=lambda pair: -pair[1].ms)[:MAX_SLOW]


class Use(NamedTuple):
    """Number of uses, and of games with at least one."""

    times: int
    games: int


def undos(games: Sequence[PlayedGame]) -> Use:
    """Return the use of undo."""
    return Use(sum(game.undos for game in games), sum(game.undos > 0 for game in games))


def helps(games: Sequence[PlayedGame]) -> dict[str, Use]:
    """Return the use of each kind of help."""
    counts = [Counter(noted.what for noted in game.noted) for game in games]
    return {
        what: Use(sum(each[what] for each in counts), sum(each[what] > 0 for each in counts))
        for what in HELPS
    }


def asked_about(games: Sequence[PlayedGame]) -> list[tuple[str, int]]:
    """Return the items on the table that people asked about, the most frequent first."""
    items = Counter(noted.at for game in games for noted in game.noted if noted.what == WHAT_IS and noted.at)
    return sorted(items.items(), key=lambda pair: (-pair[1], pair[0]))


class Unused(NamedTuple):
    """Verbs that nobody chose.

    Attributes:
        offered: those that could be chosen, with how often.
        never: those that could never be chosen.
    """

    offered: Mapping[str, int]
    never: Sequence[str]


def unused_verbs(games: Sequence[PlayedGame]) -> Unused:
    """Return the verbs that no person chose although there was another choice."""
    offered, chosen = _used(games)
    verbs = [verb.name for verb in games[0].game.verbs if not verb.by_chance] if games else []
    idle = [verb for verb in verbs if not chosen[verb]]
    known = {verb: offered[verb] for verb in idle if offered[verb]}
    return Unused(known, [verb for verb in idle if not offered[verb]])


def unused_cards(games: Sequence[PlayedGame]) -> dict[str, int]:
    """Return the cards that people could choose and never did, with how often they could."""
    offered, chosen = _used(games)
    cards = [name for name in offered if name.startswith(CARD) and not chosen[name]]
    return {card: offered[card] for card in sorted(cards, key=lambda card: (-offered[card], card))}


def _used(games: Sequence[PlayedGame]) -> tuple[Counter[str], Counter[str]]:
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for game in games:
        offered.update(game.offered)
        chosen.update(game.chosen)
    return offered, chosen
