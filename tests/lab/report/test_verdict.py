"""A verdict: one sentence a variant, by rule from the figures, never stronger than their intervals."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.lab.experiment.findings import finding, together
from circus.lab.experiment.measures import SHARES
from circus.lab.experiment.naming import Metric, variant_name
from circus.lab.experiment.verdict import verdicts
from tests.lab.report import EDGE, SHORT, USUAL, change, no_seat, results, variant

SHORTER = change("minutes", -4.3, -5.2, -3.4, 1e-9)
AS_LONG = change("minutes", 0.0, -0.5, 0.5, 0.9)


def sentence_of(found: dict[str, Any], number: int = 1, language: str = "en") -> str:
    return verdicts(found)[number][language]


def test_a_sure_change_is_told_with_its_interval_and_no_change_with_its_bound() -> None:
    found = results(SHORTER, *no_seat(0.01))
    assert sentence_of(found) == (
        "“Police tape falls: from the edge”: games are 18% shorter (13 to 23%); "
        "who wins does not change (no player by more than 1.3 points)."
    )
    assert sentence_of(found, language="fr") == (
        "«_La police scelle_: depuis le bord_»_: les parties sont 18_% plus courtes (de 13 à 23_%)_; "
        "qui gagne ne change pas (aucun joueur de plus de 1,3 point).".replace("_", "\N{NO-BREAK SPACE}")
    )


def test_what_is_told_in_percent_reaches_as_far_as_the_mean_may_lie_elsewhere() -> None:
    vague = variant(minutes=[24.0, 12.0, 36.0])
    found = results(SHORTER, *no_seat(0.01), variants=[vague, variant(EDGE)])
    assert "18% shorter (9 to 44%)" in sentence_of(found)


@pytest.mark.parametrize("width", [0.03, 0.08, 0.3])
def test_a_wide_interval_is_never_told_as_no_change(width: float) -> None:
    found = results(change("minutes", 0.5, -2.4, 3.4, 0.7), *no_seat(width))
    for language, never in (("en", "who wins does not change"), ("fr", "qui gagne ne change pas")):
        assert never not in sentence_of(found, language=language)
    assert "there may be one of up to 15%" in sentence_of(found)
    points = float(re.findall(r"up to ([\d.]+) points for a player", sentence_of(found))[0])
    assert points >= 100 * width * together(4)


def test_a_seat_that_surely_wins_more_is_named() -> None:
    more = change("win_share/2", 0.05, 0.02, 0.08, 0.001)
    found = results(AS_LONG, *(each for each in no_seat(0.01) if each["metric"] != "win_share/2"), more)
    assert sentence_of(found) == (
        "“Police tape falls: from the edge”: player 3 wins more, by 5 points (2 to 8); "
        "games take as long (within 2.2%)."
    )
    less = more | {"diff": -0.05, "low": -0.08, "high": -0.02}
    others = [each for each in no_seat(0.01) if each["metric"] != "win_share/2"]
    assert "player 3 wins less, by 5 points (2 to 8)" in sentence_of(results(AS_LONG, *others, less))


def test_what_only_holds_without_the_correction_is_no_more_than_possible() -> None:
    possible = SHORTER | {"p": 0.02, "p_holm": 0.3}
    told = sentence_of(results(possible, *no_seat(0.01)))
    assert "games may be 18% shorter (13 to 23%), which could be chance among so many comparisons" in told
    assert "games are" not in told
    uncorrected = {key: value for key, value in SHORTER.items() if key != "p_holm"}
    assert "games may be" in sentence_of(results(uncorrected, *no_seat(0.01)))


def test_a_small_p_never_outweighs_an_interval_that_holds_nought() -> None:
    assert finding(change("ties", 0.01, -0.01, 0.03, 0.0001), 0.0) == ("unseen", 0.01, 0.0, 0.03)


def test_other_sure_differences_are_told_by_their_meaning_and_then_the_clearest_first() -> None:
    others = [
        change("ties", 0.02, 0.001, 0.04, 0.01),
        change("forced_share", 0.12, 0.11, 0.13, 1e-9),
        change("lead_changes", -1.2, -1.5, -0.9, 1e-9),
        change("drama", 0.3, -0.1, 0.7, 0.9),
        change("used/verb/flee", 0.3, 0.29, 0.31, 1e-9),
    ]
    before = variant(ties=[0.1, 0.09, 0.11], forced_share=[0.3, 0.29, 0.31], lead_changes=[3.0, 2.8, 3.2])
    after = variant(EDGE, ties=[0.12, 0.1, 0.14], forced_share=[0.42, 0.4, 0.44], lead_changes=[1.8, 1.6, 2])
    told = sentence_of(results(SHORTER, *no_seat(0.01), *others, variants=[before, after]))
    assert told == (
        "“Police tape falls: from the edge”: the share of ties rises from 10 to 12% (by 2 points, 0.1 to 4); "
        "games are 18% shorter (13 to 23%); "
        "the share of moves without a choice rises from 30 to 42% (by 12 points, 11 to 13); "
        "the number of changes of the lead falls from 3 to 1.8 (by 1.2, 0.9 to 1.5); "
        "who wins does not change (no player by more than 1.3 points)."
    )


def test_intervals_are_rounded_outward() -> None:
    told = sentence_of(results(change("minutes", -4.3, -5.201, -3.399, 1e-9), *no_seat(0.0101)))
    assert "(13 to 23%)" in told and "1.3 points" in told


def test_without_figures_nothing_is_claimed() -> None:
    empty = [variant(minutes=[None, None, None], games=0), variant(EDGE, games=0)]
    nothing = results(variants=empty)
    assert sentence_of(nothing, 0).startswith("There is too little to say anything")
    assert sentence_of(nothing, 1).startswith("There is too little to say anything")
    unknown = change("minutes", None, 0.0, 0.0, 1.0)
    assert sentence_of(results(unknown, *no_seat(0.01))).startswith(
        "“Police tape falls: from the edge”: who wins does not change"
    )


def test_of_the_first_variant_is_told_what_it_is_like() -> None:
    assert sentence_of(results(), 0) == (
        "“The usual rules”: no player surely wins more than another (each within 3 points of a fair share); "
        "a game takes about 24 min, at an assumed pace of 4 s a choice."
    )
    ahead = [[0.34, 0.31, 0.37], *[[0.22, 0.2, 0.24]] * 3]
    told = sentence_of(results(variants=[variant(win_share=ahead), variant(EDGE)]), 0)
    assert told.startswith("“The usual rules”: player 1 wins 34% (31 to 37%), where 25% would be fair; ")


def test_a_seat_that_looks_ahead_only_among_four_is_not_called_so() -> None:
    ahead = [[0.272, 0.2515, 0.2925], *[[0.243, 0.22, 0.26]] * 3]
    assert "no player surely wins more" in sentence_of(
        results(variants=[variant(win_share=ahead), variant(EDGE)]), 0
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_is_called_by_what_the_first_one_has_not(language: str) -> None:
    texts = Texts(language)
    texts.add_game("clearing_house")
    found = results(variants=[variant(), variant(EDGE), variant(SHORT), variant(USUAL, without="flee")])
    names = [variant_name(texts, found, number, short=True) for number in range(4)]
    assert len(set(names)) == 4
    verb = texts.say("clearing_house-verb-flee")
    edge = texts.say("clearing_house-option-police_start-edge").lower()
    assert verb in names[3] and edge in names[1]
    assert names[0] == texts.say("lab-usual")
    unusual = results(variants=[variant(EDGE), variant(SHORT), variant()])
    told = [variant_name(texts, unusual, number) for number in range(3)]
    assert all(texts.say("clearing_house-option-round_limit") in each for each in told)
    assert variant_name(texts, results(variants=[variant(EDGE)]), 0) == texts.say("lab-rules")


def test_every_sentence_can_be_told_of_every_game_in_both_languages() -> None:
    for name in games.names():
        options = {option.name: option.default for option in games.find(name).options}
        found = results(SHORTER, *no_seat(0.3), variants=[variant(options), variant(options, without="play")])
        for told in verdicts(found | {"game": name}):
            assert set(told) == set(LANGUAGES)
            assert all(sentence.endswith(".") and "lab-" not in sentence for sentence in told.values())


def test_shares_are_told_in_percent_and_counts_as_they_stand() -> None:
    assert Metric.of("used/verb/flee").is_share and not Metric.of("times/verb/flee").is_share
    assert "minutes" not in SHARES


def test_verdicts_are_plain_json(tmp_path: Path) -> None:
    told = verdicts(results(SHORTER, *no_seat(0.01)))
    assert json.loads(json.dumps(told)) == told
