"""Sentences of reviews: those of the file, which people have read, and laws over whole reviews."""

import re

import pytest

from circus import games
from circus.content.texts import LANGUAGES
from circus.session.mistakes import card_of
from circus.ui.gfx import bootstrap
from circus.ui.scenes.review.review_words import BEST, WORST
from tests.shipped import SHIPPED
from tests.tables import review_sentences as reviewed
from tests.tables.review_sentences import Told

EVERY = reviewed.read()
QUICK = [("clown_standoff", 1), ("clown_standoff", 2), ("quel_cirque", 1), ("texas_showdown", 2)]
SENTENCES = 3


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts can be measured."""
    bootstrap.prepare()


def test_there_are_sixty_sentences_in_two_languages() -> None:
    assert [each.game for each in EVERY] == [game for game in SHIPPED for _ in range(reviewed.EACH)]
    assert len(EVERY) * len(LANGUAGES) == 60


@pytest.mark.parametrize("game", SHIPPED)
def test_each_choice_is_told_as_it_was_read(game: str) -> None:
    for each in EVERY:
        if each.game == game:
            choice = reviewed.judged(game, each.seed, each.n)
            assert choice.is_mistake == (each.kind == WORST)
            for language in LANGUAGES:
                words = reviewed.told(reviewed.words(game, each.seed, language), choice, each.kind)
                assert words == getattr(each, language)


@pytest.mark.parametrize("told", EVERY, ids=lambda told: f"{told.game}-{told.seed}-{told.n}")
def test_each_says_choice_better_choice_reason_and_numbers_in_three_sentences(told: Told) -> None:
    check_sentences(told.kind, told.en, told.fr)


def check_sentences(kind: str, english: str, french: str) -> None:
    """A mistake names a better choice, two numbers that agree with it, and a reason; no sentence is cut."""
    for text in (english, french):
        assert len(sentences(text)) == SENTENCES and "…" not in text, text
        assert all(sentence[:1].isupper() or sentence[:1].isdigit() for sentence in sentences(text)), text
    first, second, _ = sentences(english)
    if kind == BEST:
        assert first.startswith("Best move · ") and "It gains" in english
        return
    high, low = (
        int(each) for each in re.findall(r"(\d+)\N{NO-BREAK SPACE}wins?.*instead of (\d+)", second)[0]
    )
    assert first.startswith("Worst move · ") and high > low >= 0, english
    act, better = first.partition(": ")[2], second.removeprefix("It was better to ").partition(": ")[0]
    assert act and better and better not in act, english


def sentences(text: str) -> list[str]:
    """Return the sentences of a text, without their periods."""
    return [each for each in text.removesuffix(".").split(". ") if each]


@pytest.mark.parametrize(("game", "seed"), QUICK)
def test_no_two_sentences_of_a_page_contradict_each_other(game: str, seed: int) -> None:
    check_page(game, seed)


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["clearing_house", "flip_circus"])
def test_no_two_sentences_of_a_long_page_contradict_each_other(game: str) -> None:
    check_page(game, 2)


def check_page(game: str, seed: int) -> None:
    """Sums agree, best and worst choices differ, and as many mistakes are counted as can be learnt from."""
    found = reviewed.whole_review(game, seed)
    english, french = (reviewed.words(game, seed, language) for language in LANGUAGES)
    for seat in range(found.seats):
        card = card_of(found, seat)
        rows, others = english.rows(card), french.rows(card)
        for (_, text, kind), (_, other, _) in zip(rows, others, strict=True):
            check_sentences(kind, text, other)
        if len(rows) == 2:
            best, worst = (sentences(text)[0].partition(": ")[2] for _, text, _ in rows)
            assert best != worst
        sums = english.parts(card).replace("\N{MINUS SIGN}", "-").replace("100\N{NO-BREAK SPACE}games", "")
        start, end, *parts = (int(number) for number in re.findall(r"-?\d+", sums.replace("+", "")))
        assert start + sum(parts) == end, sums
        assert (WORST in {kind for *_, kind in rows}) == bool(card.mistakes)
        assert ("no clear mistake" in english.decisions(card)) == (card.decisions > 0 == card.mistakes)
        lucky = english.luck(card)
        assert lucky.startswith("Good" if parts[0] >= 2 else "Bad" if parts[0] <= -2 else "Neither"), sums


@pytest.mark.parametrize("game", SHIPPED)
def test_every_choice_of_a_seat_has_its_words(game: str) -> None:
    declared = games.find(game)
    alone = {"quel_cirque": {"skip"}}.get(game, set())  # nobody ever chooses it among others
    for language in LANGUAGES:
        texts = reviewed.words(game, 1, language)._texts
        for verb in declared.verbs:
            if not verb.by_chance and verb.name not in alone:
                assert texts.has(f"{game}-choice-{verb.name}"), verb.name
