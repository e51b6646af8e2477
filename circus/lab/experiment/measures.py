"""Declarations of the measured figures: name, unit, meaning, and the value of one game.

`docs/add_something.md` describes how to add one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

from circus.bots.strengths import STRENGTHS
from circus.lab import lengths
from circus.lab.experiment.counted_items import VERB, counted_items
from circus.lab.experiment.course import HIT_LIMIT, UNCOVERED
from circus.lab.experiment.observed import Amount, ObservedGame
from circus.lab.experiment.question import ExperimentQuestion

SHARE, PART, COUNT, MINUTES, ACTIONS, SECONDS = "share", "part", "count", "minutes", "actions", "seconds"
"""Units: a share from 0 to 1; a part of a variance, from 0 to 1 too; a number; minutes; actions; seconds."""

MIN_PARTS = 20
"""Minimum number of deals for a part of a variance: with fewer, its interval is as wide as its range."""

ENDED = "ended/"
"""Prefix of the reason for which a game ended; the games define the reasons."""

WATCHED_FIRST, WATCHED_EACH = 25, 25
"""Deals whose chances are evaluated if the bots choose at once: this many first ones, then one in this many.

Evaluation takes as long as playing there; for bots that search every deal is evaluated."""

REVIEWED_SELDOM, REVIEWED_OFTEN = 500, 50
"""Limits of the interval between two deals whose luck is separated from skill, by playouts from every
position.

A game of n actions costs n times as many more, so the interval grows with the square of the length."""

LENGTH_SQUARED = 240
"""Divisor of that square, so that the review takes a tenth of the time of bots that choose at once."""

REVIEWED_FIRST, REVIEWED_BEFORE = 25, 200
"""All of the first `REVIEWED_FIRST` deals are reviewed if the interval is at most `REVIEWED_BEFORE`, so that
short experiments have a luck share too. For the longest games that would take longer than everything else."""


@dataclass(frozen=True)
class Measure:
    """Figure of a variant: the sum of something over its games, divided by the sum of something else.

    Attributes:
        name: as in `results.json`; the part after a slash names the seat, verb, card or bot.
        unit: one of the units above.
        meaning: one sentence.
        value: what a game adds: a number, or for a ratio a pair; `None` if the figure does not apply to it.
        is_ratio: a game has a pair of numbers, which are summed separately ("won when used": the win of the
            seats that used it, and the number of these); otherwise it has one number, and the games are
            counted.
        rung: the pair of bots of a ladder whose games alone have it; `None` for ordinary games.
    """

    name: str
    unit: str
    meaning: str
    value: Callable[[ObservedGame], Amount | float | None]
    is_ratio: bool = False
    rung: tuple[str, str] | None = None


def _first_seat(game: ObservedGame) -> float | None:
    course = game.course
    return course.shares[course.first] if game.is_finished and course.first is not None else None


def _ties(game: ObservedGame) -> float | None:
    winners = game.course.winners
    return sum(any(seat in winners for seat in side) for side in game.sides) > 1 if winners else None


def _plies(game: ObservedGame) -> float | None:
    return len(game.acted) if game.is_finished else None


def _rounds(game: ObservedGame) -> float | None:
    return game.course.rounds if game.is_finished else None


def _minutes(game: ObservedGame) -> float | None:
    """Return the minutes by the clock, or an estimate for one person against bots, averaged over its seat."""
    if game.minutes is not None:
        return game.minutes
    if not game.is_finished or not game.pace:
        return None
    share, whole = 1 / game.seats, 0.0
    for action, width in zip(game.course.actions, game.course.widths, strict=True):
        if width > 1:
            chosen, shown = game.pace[action.verb]
            whole += chosen * share + shown
        else:
            whole += game.pace["forced" if width else "draw"]
    return whole / 60


def _waiting(game: ObservedGame) -> Amount | None:
    """Return the seconds between two choices of a seat, all together, and the number of such gaps.

    All seats are people who choose at the assumed pace.
    """
    if game.minutes is not None or not game.is_finished or not game.pace:
        return None
    now, waited, gaps = 0.0, 0.0, 0
    since: dict[int, float] = {}
    for action, width in zip(game.course.actions, game.course.widths, strict=True):
        if width > 1:
            chosen, shown = game.pace[action.verb]
            if action.seat in since:
                waited += now - since[action.seat]
                gaps += 1
            since[action.seat] = now + chosen
            now += chosen + shown
        else:
            now += game.pace["forced" if width else "draw"]
    return (waited, gaps) if gaps else None


def _score_spread(game: ObservedGame) -> float | None:
    scores = game.course.scores
    return max(scores) - min(scores) if scores else None


def _turn_share(place: int, game: ObservedGame) -> float | None:
    """Return the part of the win of the seat that follows the first one at this distance."""
    course = game.course
    if not game.is_finished or course.first is None:
        return None
    return course.shares[(course.first + place) % game.seats]


def _watching(game: ObservedGame) -> Amount | None:
    acted = len(game.acted)
    watched = [(acted - at) / acted for at in game.course.out.values()]
    return (sum(watched), len(watched)) if watched else None


def _win_share(seat: int, game: ObservedGame) -> float:
    return game.course.shares[seat]


def _is_used(item: str, game: ObservedGame) -> float:
    return item in game.choices.times


def _times(item: str, game: ObservedGame) -> float:
    return game.choices.times.get(item, 0)


def _won_with(item: str, game: ObservedGame) -> Amount | None:
    users = sorted(game.choices.users.get(item, ()))
    return (sum(game.course.shares[seat] for seat in users), len(users)) if users else None


def _bot_share(bot: str, game: ObservedGame) -> Amount | None:
    own = [share for share, each in zip(game.course.shares, game.seated, strict=False) if each == bot]
    return (sum(own), len(own)) if own else None


def _rung_share(game: ObservedGame) -> float:
    return sum(game.course.shares[seat] for seat in game.side)


ALWAYS = (
    Measure("first_seat", SHARE, "the part of the win that the seat has which first acts alone", _first_seat),
    Measure("ties", SHARE, "games that several sides have won together", _ties),
    Measure("plies", ACTIONS, "actions of all seats, draws not counted", _plies),
    Measure("rounds", COUNT, "the round, trick or hand in which it ended, as the game counts them", _rounds),
    Measure(
        "minutes",
        MINUTES,
        "the time one person against bots takes, at the pace the set-up counts with",
        _minutes,
    ),
    Measure(
        "draws", COUNT, "how often chance was asked", lambda game: len(game.course.widths) - len(game.acted)
    ),
    Measure(
        "decisions",
        COUNT,
        "choices between several actions, a seat",
        lambda game: len(game.chosen) / game.seats,
    ),
    Measure(
        "branching",
        COUNT,
        "how many actions such a choice was between",
        lambda game: (sum(game.chosen), len(game.chosen)),
        is_ratio=True,
    ),
    Measure(
        "forced_share",
        SHARE,
        "the part of all actions of seats that were forced",
        lambda game: (len(game.acted) - len(game.chosen), len(game.acted)),
        is_ratio=True,
    ),
    Measure(
        "limit",
        SHARE,
        "games that were broken off because they did not end",
        lambda game: game.course.reason == HIT_LIMIT,
    ),
    Measure(
        "uncovered",
        SHARE,
        "games with a position in which a seat is awaited and may do nothing",
        lambda game: game.course.reason == UNCOVERED,
    ),
    Measure(
        "eliminated_early",
        SHARE,
        "seats that had no decision to come before the game was over",
        lambda game: len(game.course.out) / game.seats,
    ),
    Measure("watching", SHARE, "the part of the game that such a seat watched", _watching, is_ratio=True),
    Measure(
        "drama",
        SHARE,
        "how far the winner's chance lay behind the best one, on the mean of the game",
        lambda game: game.curve.get("drama"),
    ),
    Measure(
        "lead_changes",
        COUNT,
        "how often another side took the lead, by a clear step",
        lambda game: game.curve.get("lead_changes"),
    ),
    Measure(
        "decisive_at",
        SHARE,
        "the part of the game after which the winner stayed in the lead",
        lambda game: game.curve.get("decisive_at"),
    ),
    Measure(
        "comeback",
        SHARE,
        "games whose winner had fallen below half of a fair chance",
        lambda game: game.curve.get("comeback"),
    ),
    Measure(
        "killer_moves",
        COUNT,
        "choices that raised their own seat's chance by 15 points or more",
        lambda game: game.curve.get("killer_moves"),
    ),
    Measure(
        "luck_share",
        PART,
        "the part of the variance of results that draws and hidden things explain, as a review tells",
        lambda game: game.luck,
        is_ratio=True,
    ),
    Measure("score_spread", COUNT, "the highest score less the lowest", _score_spread),
    Measure(
        "runaway",
        SHARE,
        "games whose winner was far ahead all through the second half",
        lambda game: game.curve.get("runaway"),
    ),
    Measure(
        "waiting",
        SECONDS,
        "seconds between two choices of a seat, if all are people at the assumed pace",
        _waiting,
        is_ratio=True,
    ),
)
"""Figures that every ordinary game may have, in the order of all tables."""

SHARES = frozenset(each.name for each in ALWAYS if each.unit in (SHARE, PART)) | {
    "win_share", "turn_share", "bot_share", "skill_trace", "won_with", "used", "ended",
}  # fmt: skip
"""Figures from 0 to 1, by the part before the slash."""


@lru_cache(maxsize=64)
def measures(question: ExperimentQuestion) -> tuple[Measure, ...]:
    """Return all figures of an experiment, except the reasons of endings, in the order of all tables."""
    game, setups = question.open()
    listed = [
        Measure(
            f"win_share/{seat}", SHARE, "the part of the win that this seat has", partial(_win_share, seat)
        )
        for seat in range(question.seats)
    ]
    listed += ALWAYS
    listed += [
        Measure(
            f"turn_share/{place}",
            SHARE,
            "the part of the win of who comes at this place in turn order",
            partial(_turn_share, place),
        )
        for place in range(question.seats)
    ]
    for name in counted_items(game, setups[0]):
        listed += _of_item(name)
    if len(set(question.seated[0])) > 1:
        listed += [
            Measure(
                f"bot_share/{bot}",
                SHARE,
                "the part of the win of a seat of this bot",
                partial(_bot_share, bot),
                is_ratio=True,
            )
            for bot in dict.fromkeys(question.bots)
        ]
    listed += [
        Measure(
            ladder_name(*rung),
            SHARE,
            "the part of the win of the stronger one's side",
            _rung_share,
            rung=rung,
        )
        for rung in question.rungs
    ]
    return tuple(listed)


def _of_item(name: str) -> tuple[Measure, ...]:
    """Return the figures of a verb or card."""
    item = name.removeprefix(VERB)
    return (
        Measure(f"used/{name}", SHARE, "games in which anybody chose it", partial(_is_used, item)),
        Measure(f"times/{name}", COUNT, "how often it was chosen in a game", partial(_times, item)),
        Measure(
            f"won_with/{name}",
            SHARE,
            "the part of the win of the seats that chose it",
            partial(_won_with, item),
            is_ratio=True,
        ),
    )


def ladder_name(weak: str, strong: str) -> str:
    """Return the name of the figure of one rung of the ladder."""
    return f"skill_trace/{strong}-{weak}"


@lru_cache(maxsize=64)
def ended(reason: str) -> Measure:
    """Return the figure of one reason."""
    return Measure(
        f"{ENDED}{reason}", SHARE, "games that ended so", lambda game: game.course.reason == reason
    )


def is_watched(question: ExperimentQuestion, deal: int) -> bool:
    """Return whether the chances are evaluated after each action of this deal."""
    each = WATCHED_EACH if all(STRENGTHS[bot].is_quick for bot in question.bots) else 1
    return deal < WATCHED_FIRST or deal % each == 0


@lru_cache(maxsize=64)
def reviewed_each(question: ExperimentQuestion) -> int:
    """Return the interval between two reviewed deals."""
    table = lengths.stored_lengths(question.game).get("seats", {}).get(str(question.seats))
    each = REVIEWED_SELDOM
    if table:
        actions = sum(table["choices"].values()) + table["forced"] + table["draws"]
        each = min(REVIEWED_SELDOM, max(REVIEWED_OFTEN, round(actions**2 / LENGTH_SQUARED)))
    return max(1, each // max(STRENGTHS[bot].relative_time for bot in question.bots))


def is_reviewed(question: ExperimentQuestion, deal: int) -> bool:
    """Return whether this deal is reviewed: the middle one of each interval, and maybe the first ones."""
    each = reviewed_each(question)
    return deal % each == each // 2 or (each <= REVIEWED_BEFORE and deal < REVIEWED_FIRST)
