"""Reasons and warnings in words: what speaks for a move can be told of somebody else, and warned of."""

import pytest

from circus import games
from circus.content.texts import Texts
from circus.session.motives import Motive
from circus.ui.scenes.table.motives import motive_in_words
from tests.table import assert_whole
from tests.texts.schemes import NAMES, every_language
from tests.texts.test_hints import LONGEST, PEOPLE, reasons

LONGEST_MOTIVE = 120


@pytest.mark.parametrize("texts", every_language(), ids=lambda texts: texts.language)
@pytest.mark.parametrize("name", NAMES)
def test_every_reason_can_be_told_of_somebody_else_and_names_them(name: str, texts: Texts) -> None:
    policy = games.find(name).policy
    if policy is None or policy.reason is None:
        pytest.skip("this game gives no reasons")
    for reason in reasons(name):
        assert texts.has(f"{name}-motive-{reason.key}"), reason.key
        assert texts.has(f"{name}-merit-{reason.key}"), reason.key
        merit = texts.format_facts(f"{name}-merit-{reason.key}", {**reason.facts, "seat": 2}, PEOPLE)
        assert_whole(merit, reason.key)
        assert len(merit) <= LONGEST_MOTIVE, merit
        words = motive_in_words(texts, name, list(PEOPLE), Motive(2, reason))
        assert_whole(words, reason.key)
        assert PEOPLE[2] in words or "target" in reason.facts, words
        assert len(words) <= LONGEST_MOTIVE, words


@pytest.mark.parametrize("texts", every_language(), ids=lambda texts: texts.language)
def test_what_is_hidden_forced_or_nothing_special_is_said_so(texts: Texts) -> None:
    motives = Motive(1, hidden=True), Motive(1, forced=True), Motive(1)
    said = [motive_in_words(texts, "texas_showdown", list(PEOPLE), each) for each in motives]
    assert len(set(said)) == 3 and all(PEOPLE[1] in words for words in said)


@pytest.mark.parametrize("texts", every_language(), ids=lambda texts: texts.language)
@pytest.mark.parametrize("name", NAMES)
def test_every_warning_belongs_to_a_reason_and_fits(name: str, texts: Texts) -> None:
    texts.add_game(name)
    before = f"{name}-warning-"
    warned = {key.removeprefix(before) for key in sorted(texts.keys()) if key.startswith(before)}
    for key in warned:
        assert texts.has(f"{name}-hint-{key}"), key
    for reason in reasons(name):
        if reason.key in warned:
            words = texts.format_facts(before + reason.key, reason.facts, PEOPLE)
            assert_whole(words, reason.key)
            assert len(words) <= LONGEST, words
