"""Sentences of reviews, read by people of both languages.

`python -m tests.tables.review_sentences` writes them anew.

Read every changed sentence of the file as a friend at the table would hear it, in both languages.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from circus.content.texts import LANGUAGES, Texts
from circus.lab.review.steps import steps
from circus.lab.review.verdict import JudgedChoice, Review, review_of
from circus.session.mistakes import card_of
from circus.session.playback import Playback, open_playback
from circus.ui.gfx import bootstrap
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.scenes.review.review_words import BEST, WORST, ReviewWords
from tests.session.test_playback import recorded
from tests.shipped import SHIPPED

FILE = Path(__file__).with_name("review_sentences.json")
EACH, SEEDS = 6, range(1, 9)
"""Sentences of each game, and seeds of the games that are reviewed until their verbs are various."""


class Told(NamedTuple):
    """Sentence about one choice: action `n` of the game that random bots play with this seed."""

    game: str
    seed: int
    n: int
    kind: str
    en: str
    fr: str


def read() -> list[Told]:
    """Return the sentences of the file."""
    return [Told(**each) for each in json.loads(FILE.read_text(encoding="utf-8"))]


@cache
def playback(game: str, seed: int) -> Playback:
    """Return the game that random bots play with this seed."""
    with TemporaryDirectory() as folder:
        return open_playback(recorded(Path(folder), game, seed=seed))


def words(game: str, seed: int, language: str) -> ReviewWords:
    """Return the sentences about a game."""
    kit = Toolkit(AppWindow((1280, 720)), Texts(language), Settings(language=language))
    return ReviewWords(kit, playback(game, seed))


def whole_review(game: str, seed: int) -> Review:
    """Return the review of a game at low effort."""
    timeline = playback(game, seed).timeline
    return review_of(timeline, steps(timeline, range(len(timeline) + 1), "low", 1))


def judged(game: str, seed: int, n: int) -> JudgedChoice:
    """Judge action `n` alone, as the whole review does."""
    timeline = playback(game, seed).timeline
    [step] = steps(timeline, [n - 1], "low", 1)
    assert step.judgement and step.skill
    action = timeline.actions[n - 1]
    return JudgedChoice(n, action, step.judgement, round(step.skill[action.seat], 6))


def told(of: ReviewWords, choice: JudgedChoice, kind: str) -> str:
    """Return the sentence about a choice."""
    return of.best(choice) if kind == BEST else of.worst(choice)


def candidates(game: str, seed: int) -> Iterator[tuple[int, JudgedChoice, str]]:
    """Yield seed, choice and kind of all mistakes, and of the best choice of each seat."""
    review, english = whole_review(game, seed), words(game, seed, "en")
    for seat in range(review.seats):
        card = card_of(review, seat)
        yield from ((seed, choice, kind) for choice, _, kind in english.rows(card))
        yield from ((seed, choice, WORST) for choice in card.worst[1:])


def chosen(game: str) -> list[tuple[int, JudgedChoice, str]]:
    """Return the first ones whose verbs differ, then others, up to `EACH`."""
    kinds: dict[tuple[str, ...], tuple[int, JudgedChoice, str]] = {}
    rest = []
    for seed in SEEDS:
        for each in candidates(game, seed):
            _, choice, kind = each
            key = kind, choice.action.verb, choice.judgement.best.partition(":")[2].split()[0]
            if kinds.setdefault(key, each) is not each:
                rest.append(each)
        if len(kinds) >= EACH:
            break
    return [*kinds.values(), *rest][:EACH]


def main() -> None:
    """Write the file."""
    bootstrap.prepare()
    lines = [
        Told(game, seed, choice.n, kind, *(told(words(game, seed, each), choice, kind) for each in LANGUAGES))
        for game in SHIPPED
        for seed, choice, kind in chosen(game)
    ]
    text = json.dumps([each._asdict() for each in lines], ensure_ascii=False, indent=1)
    FILE.write_text(text + "\n", encoding="utf-8")
    print(f"wrote {len(lines)} sentences in each language")


if __name__ == "__main__":
    main()
