"""Cache of reviews next to their records, so that each game is reviewed once."""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from circus import __version__
from circus.bots.judgement import Judgement
from circus.content.levels import digest_of
from circus.core.action import CHANCE, Action
from circus.core.errors import CircusError
from circus.lab.review.judging import EFFORTS
from circus.lab.review.verdict import JudgedChoice, Review
from circus.platform.folders import write_whole
from circus.platform.untrusted import LineError, limits, parsed_file
from circus.platform.untrusted.shapes import TEXT, choice, list_of, number, object_of, whole
from circus.records.timeline import Timeline

ENGINE = 3
"""Increased when the judgement changes: cached reviews of other versions are dropped."""

ENDING = ".review.json"

_MANY = 1_000_000
_SHARES = list_of(number(-_MANY, _MANY), _MANY)
_SHAPE = object_of(
    {
        "review": whole(1),
        "circus": TEXT,
        "of": TEXT,
        "effort": choice(*EFFORTS),
        "chances": list_of(number(0, 1), _MANY),
        "luck": _SHARES,
        "own": _SHARES,
        "others": _SHARES,
        "choices": object_of(
            {
                "n": list_of(whole(1), _MANY),
                "best": list_of(TEXT, _MANY),
                "loss": list_of(number(0, 1), _MANY),
                "stderr": list_of(number(0, 1), _MANY),
                "value": list_of(number(0, 1), _MANY),
                "gain": list_of(number(-1, 1), _MANY),
            },
            closed=True,
        ),
    },
    closed=True,
)
"""File format; the values of all positions or choices form one list each, to save space."""


def review_file(record: Path) -> Path:
    """Return the path of a record's cached review."""
    return record.with_name(f"{record.name.removesuffix('.jsonl')}{ENDING}")


def load_review(record: Path, timeline: Timeline, effort: str) -> Review | None:
    """Return the cached review of this game; `None` if there is no valid one.

    It is invalid if the file is damaged. It is also invalid if it was made by another version of the program,
    with another effort, or for another course of the game than `timeline`.
    """
    try:
        line = parsed_file(review_file(record), limits.CACHE)
        _SHAPE.check(line)
        if (line["review"], line["circus"], line["effort"]) != (ENGINE, __version__, effort):
            return None
        return _review(line, timeline) if line["of"] == course_digest(timeline) else None
    except (OSError, CircusError):
        return None


def store_review(record: Path, timeline: Timeline, review: Review, effort: str) -> None:
    """Write a review next to its record; raise OSError if the disk refuses it."""
    choices, judgements = review.choices, [each.judgement for each in review.choices]
    line = {
        "review": ENGINE,
        "circus": __version__,
        "of": course_digest(timeline),
        "effort": effort,
        "chances": [share for each in review.chances for share in each],
        "luck": list(review.luck),
        "own": list(review.own),
        "others": list(review.others),
        "choices": {
            "n": [each.n for each in choices],
            "best": [each.best for each in judgements],
            "loss": [each.loss for each in judgements],
            "stderr": [each.stderr for each in judgements],
            "value": [each.value for each in judgements],
            "gain": [each.gain for each in choices],
        },
    }
    write_whole(review_file(record), json.dumps(line).encode())


def course_digest(timeline: Timeline) -> str:
    """Return a digest of the course of a game; notes in its record do not change it.

    The same actions by other rules, or on another board, are another course.
    """
    game, setup = timeline.game, timeline.setup
    board = setup.level_name, digest_of(setup.level)
    played = game.name, game.rules, setup.seats, sorted(setup.choices.items()), board
    text = json.dumps([played, [str(action) for action in timeline.actions]])
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _review(line: dict[str, Any], timeline: Timeline) -> Review:
    """Return the review of a file's line; raise `CircusError` if its lists do not fit the game."""
    seats, positions = timeline.setup.seats, len(timeline) + 1
    shares, columns = line["chances"], line["choices"]
    luck, own, others = (tuple(line[key]) for key in ("luck", "own", "others"))
    fits = len(shares) == seats * positions and len(luck) == len(own) == len(others) == seats
    if not fits or len({len(column) for column in columns.values()}) != 1:
        raise LineError("this review is of another game")
    chances = tuple(tuple(shares[at : at + seats]) for at in range(0, len(shares), seats))
    rows = zip(*(columns[key] for key in ("n", "best", "loss", "stderr", "value", "gain")), strict=True)
    choices = tuple(
        JudgedChoice(n, _chosen(timeline, n, best), Judgement(best, loss, stderr, value), gain)
        for n, best, loss, stderr, value, gain in rows
    )
    return Review(timeline.game.name, seats, chances, luck, own, others, choices)


def _chosen(timeline: Timeline, n: int, best: str) -> Action:
    """Return the action of a choice.

    Raises:
        CircusError: it was not a choice, or the better one is illegal.
    """
    if n > len(timeline) or timeline.actions[n - 1].seat == CHANCE:
        raise LineError(f"action {n} is no choice")
    done, other = timeline.actions[n - 1], timeline.game.verbs.parse(best)
    if other.seat != done.seat:
        raise LineError(f"'{best}' is no choice of seat {done.seat}")
    return done
