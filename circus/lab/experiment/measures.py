"""Declarations of the measured figures: name, unit and meaning."""

from dataclasses import dataclass
from functools import lru_cache

from circus.bots.strengths import STRENGTHS
from circus.lab import lengths
from circus.lab.experiment.counted_items import counted_items
from circus.lab.experiment.question import ExperimentQuestion

SHARE, PART, COUNT, MINUTES, ACTIONS = "share", "part", "count", "minutes", "actions"
"""Units: a share from 0 to 1; a part of a variance, from 0 to 1 too; a number; minutes; actions."""

LEAST_PARTS = 20
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
        is_ratio: a game has a pair of numbers, which are summed separately ("won when used": the win of the
            seats that used it, and the number of these); otherwise it has one number, and the games are
            counted.
        meaning: one sentence.
    """

    name: str
    unit: str
    meaning: str
    is_ratio: bool = False


_ALWAYS = (
    Measure("first_seat", SHARE, "the part of the win that the seat has which first acts alone"),
    Measure("ties", SHARE, "games that several sides have won together"),
    Measure("plies", ACTIONS, "actions of all seats, draws not counted"),
    Measure("rounds", COUNT, "the round, trick or hand in which it ended, as the game counts them"),
    Measure("minutes", MINUTES, "the time one person against bots takes, at the pace the set-up counts with"),
    Measure("draws", COUNT, "how often chance was asked"),
    Measure("decisions", COUNT, "choices between several actions, a seat"),
    Measure("branching", COUNT, "how many actions such a choice was between", is_ratio=True),
    Measure("forced_share", SHARE, "the part of all actions of seats that were forced", is_ratio=True),
    Measure("limit", SHARE, "games that were broken off because they did not end"),
    Measure("uncovered", SHARE, "games with a position in which a seat is awaited and may do nothing"),
    Measure("eliminated_early", SHARE, "seats that had no decision to come before the game was over"),
    Measure("watching", SHARE, "the part of the game that such a seat watched", is_ratio=True),
    Measure("drama", SHARE, "how far the winner's chance lay behind the best one, on the mean of the game"),
    Measure("lead_changes", COUNT, "how often another side took the lead, by a clear step"),
    Measure("decisive_at", SHARE, "the part of the game after which the winner stayed in the lead"),
    Measure("comeback", SHARE, "games whose winner had fallen below half of a fair chance"),
    Measure("killer_moves", COUNT, "choices that raised their own seat's chance by 15 points or more"),
    Measure(
        "luck_share",
        PART,
        "the part of the variance of results that draws and hidden things explain, as a review tells",
        is_ratio=True,
    ),
)


@lru_cache(maxsize=64)
def measures(question: ExperimentQuestion) -> tuple[Measure, ...]:
    """Return all figures of an experiment, except the reasons of endings, in the order of all tables."""
    game, setups = question.open()
    listed = [
        Measure(f"win_share/{seat}", SHARE, "the part of the win that this seat has")
        for seat in range(question.seats)
    ]
    listed += _ALWAYS
    for thing in counted_items(game, setups[0]):
        listed += [
            Measure(f"used/{thing}", SHARE, "games in which anybody chose it"),
            Measure(f"times/{thing}", COUNT, "how often it was chosen in a game"),
            Measure(
                f"won_with/{thing}", SHARE, "the part of the win of the seats that chose it", is_ratio=True
            ),
        ]
    if len(set(question.seated[0])) > 1:
        listed += [
            Measure(f"bot_share/{bot}", SHARE, "the part of the win of a seat of this bot", is_ratio=True)
            for bot in dict.fromkeys(question.bots)
        ]
    listed += [
        Measure(ladder_name(weak, strong), SHARE, "the part of the win of the stronger one's side")
        for weak, strong in question.rungs
    ]
    return tuple(listed)


def ladder_name(weak: str, strong: str) -> str:
    """Return the name of the figure of one rung of the ladder."""
    return f"skill_trace/{strong}-{weak}"


def unit_of(name: str, question: ExperimentQuestion) -> str:
    """Return the unit of a figure; reasons for which games end are shares."""
    return next((each.unit for each in measures(question) if each.name == name), SHARE)


@lru_cache(maxsize=64)
def ended(reason: str) -> Measure:
    """Return the figure of one reason."""
    return Measure(f"{ENDED}{reason}", SHARE, "games that ended so")


def is_watched(question: ExperimentQuestion, deal: int) -> bool:
    """Return whether the chances are evaluated after each action of this deal."""
    each = WATCHED_EACH if all(STRENGTHS[bot].is_quick for bot in question.bots) else 1
    return deal < WATCHED_FIRST or deal % each == 0


@lru_cache(maxsize=64)
def reviewed_each(question: ExperimentQuestion) -> int:
    """Return the interval between two reviewed deals."""
    table = lengths.known(question.game).get("seats", {}).get(str(question.seats))
    each = REVIEWED_SELDOM
    if table:
        actions = sum(table["choices"].values()) + table["forced"] + table["draws"]
        each = min(REVIEWED_SELDOM, max(REVIEWED_OFTEN, round(actions**2 / LENGTH_SQUARED)))
    return max(1, each // max(STRENGTHS[bot].relative_time for bot in question.bots))


def is_reviewed(question: ExperimentQuestion, deal: int) -> bool:
    """Return whether this deal is reviewed: the middle one of each interval, and maybe the first ones."""
    each = reviewed_each(question)
    return deal % each == each // 2 or (each <= REVIEWED_BEFORE and deal < REVIEWED_FIRST)
