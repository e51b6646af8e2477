"""What is measured of a game: each figure by its name, its unit, and what it tells."""

from dataclasses import dataclass
from functools import lru_cache

from circus.lab import lengths
from circus.lab.experiment.question import Question
from circus.lab.experiment.things import things

SHARE, PART, COUNT, MINUTES, ACTIONS = "share", "part", "count", "minutes", "actions"
"""Units: a share from 0 to 1; a part of a variance, likewise; how many; as they say."""

LEAST_PARTS = 20
"""Deals that a part of a variance is told from: of fewer its interval is as wide as all that is possible."""

ENDED = "ended/"
"""Before the word for what ended a game; which words there are, only the games tell."""

WATCHED_FIRST, WATCHED_EACH = 25, {"random": 25, "greedy": 25}
"""Of bots that choose at once, the chances are looked at in the first deals and in each so-manieth.

There, looking takes as long as playing; bots that search are watched in every deal.
"""

REVIEWED_SELDOM, REVIEWED_OFTEN = 500, 50
"""In each so-manieth deal luck is told from skill, by games played on from every position: between these.

A game of so many actions costs so many of these times as many again, so it goes by the square of the length.
"""

LENGTH_SQUARED = 240
"""By what that square is divided, so that it takes a tenth of the time of bots that choose at once."""

REVIEWED_FIRST, REVIEWED_BEFORE = 25, 200
"""So many deals are all reviewed at the beginning, where otherwise one in this number or in fewer is: short
experiments tell luck too, but for the longest games, where that takes longer than all else.
"""

THINKING = {"random": 1, "greedy": 1, "easy": 10, "normal": 80, "hard": 500}
"""How many times as long as these the others take, at least; their games are reviewed so much more often."""


@dataclass(frozen=True)
class Measure:
    """One figure of a variant: the sum of something over its games, divided by the sum of something else.

    Attributes:
        name: as in `results.json`; what stands behind a slash says of which seat, verb, card or bot.
        unit: one of those above.
        is_ratio: a game has two numbers of it, which are summed apart ("won when used": the win of the
            seats that used it, and how many these were); else one, and the games are counted.
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
def measures(question: Question) -> tuple[Measure, ...]:
    """Every figure of an experiment but the reasons for which games end, in the order of all tables."""
    game, setups = question.open()
    listed = [
        Measure(f"win_share/{seat}", SHARE, "the part of the win that this seat has")
        for seat in range(question.seats)
    ]
    listed += _ALWAYS
    for thing in things(game, setups[0]):
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
    """The figure of one rung of the ladder."""
    return f"skill_trace/{strong}-{weak}"


def unit_of(name: str, question: Question) -> str:
    """Of any figure; the reasons for which games end are shares of the games."""
    return next((each.unit for each in measures(question) if each.name == name), SHARE)


@lru_cache(maxsize=64)
def ended(reason: str) -> Measure:
    """The figure of one reason."""
    return Measure(f"{ENDED}{reason}", SHARE, "games that ended so")


def is_watched(question: Question, deal: int) -> bool:
    """Whether the chances are looked at after each action of this deal."""
    each = min(WATCHED_EACH.get(bot, 1) for bot in question.bots)
    return deal < WATCHED_FIRST or deal % each == 0


@lru_cache(maxsize=64)
def reviewed_each(question: Question) -> int:
    """One deal of so many is reviewed."""
    table = lengths.known(question.game).get("seats", {}).get(str(question.seats))
    each = REVIEWED_SELDOM
    if table:
        actions = sum(table["choices"].values()) + table["forced"] + table["draws"]
        each = min(REVIEWED_SELDOM, max(REVIEWED_OFTEN, round(actions**2 / LENGTH_SQUARED)))
    return max(1, each // max(THINKING[bot] for bot in question.bots))


def is_reviewed(question: Question, deal: int) -> bool:
    """Whether luck is told from skill in this deal: one in the middle of so many, and the first ones."""
    each = reviewed_each(question)
    return deal % each == each // 2 or (each <= REVIEWED_BEFORE and deal < REVIEWED_FIRST)
