"""Sentences that designers read: each row once misled although its figures were right."""

import re
from pathlib import Path
from typing import Any

import pytest

from circus.content.texts import LANGUAGES, Texts
from circus.lab.experiment import report
from circus.lab.experiment.planning import games_needed, plan, plan_for
from circus.lab.experiment.result_lines import result_lines
from circus.lab.experiment.verdict import verdicts
from tests.lab.report import EDGE, SHORT, USUAL, change, experiment, no_seat, results, variant

ONCE = {**USUAL, "intervene": "one_time"}
EVEN3 = [[1 / 3, 0.1, 0.7]] * 4


def plain(text: str) -> str:
    """The text with ordinary spaces and apostrophes."""
    return re.sub(r"[\u00a0\u202f]", " ", text).replace("\u2019", "'")


def sentences_of(found: dict[str, Any], number: int = 1) -> dict[str, str]:
    """The sentence on a variant in each language, with plain signs."""
    return {language: plain(told) for language, told in verdicts(found)[number].items()}


def page(folder: Path, found: dict[str, Any]) -> str:
    source = report.write(experiment(folder, found)).read_text(encoding="utf-8")
    return plain(source)


def identical(games: int, **more: Any) -> dict[str, Any]:
    """Intervene used once, in games in which nobody intervened."""
    usual = {**USUAL, "intervene": "lose_turn"}
    unused = {"used/verb/intervene": [0.0, 0.0, 0.7], "used/verb/play": [1.0, 0.3, 1.0]}
    compared = [variant(usual, games=games, **unused), variant(ONCE, games=games, **unused)]
    same = [[games, games], [games, games]]
    zero = [change("minutes", 0.0, 0.0, 0.0, 1.0), *no_seat(1 - 0.05 ** (1 / games))]
    return results(*zero, variants=compared, same_deals=same, done=games, **more)


def test_identical_games_say_that_nobody_intervened_and_how_many_deals_may_differ() -> None:
    told = sentences_of(identical(3))
    assert told["en"] == (
        "“Intervene costs: the card itself”: all 3 games were the same as with "
        "“The usual rules”, for nobody used “Intervene (the act)”; "
        "up to 64% of deals may still show a difference."
    )
    assert told["fr"].endswith(
        ": les 3 parties étaient toutes les mêmes qu'avec « Les règles habituelles », "
        "car personne n'a utilisé « Intervenir » ; "
        "jusqu'à 64 % des donnes peuvent encore montrer une différence."
    )
    assert "up to 1% of deals" in sentences_of(identical(300))["en"], "three in three hundred"


def test_two_variants_that_played_the_same_games_are_told_once(tmp_path: Path) -> None:
    same = [[50, 10, 10], [10, 50, 50], [10, 50, 50]]
    compared = [variant(), variant(EDGE), variant(SHORT)]
    found = results(
        *(change("minutes", -4.3, -5.2, -3.4, 1e-9, b) for b in (1, 2)),
        *no_seat(0.01, 1),
        *no_seat(0.01, 2),
        variants=compared,
        same_deals=same,
        done=50,
    )
    assert "the same" not in sentences_of(found, 1)["en"]
    assert (
        "all 2,000 games were the same as with “Police tape falls: from the edge”"
        in sentences_of(found, 2)["en"]
    )
    source = page(tmp_path, found)
    charts = re.findall(r"<h3>([^<]*): length, in percent</h3>", source)
    assert charts == ["Police tape falls: from the edge"]


def test_what_starting_is_worth_is_the_answer_and_a_card_that_starts_is_named() -> None:
    options = {"face_cards": "sheriff", "passing": False, "length": "full"}
    fair = [[0.25, 0.244, 0.256]] * 4
    texas = variant(options, win_share=fair, first_seat=[0.278, 0.27, 0.286], games=11_077)
    told = sentences_of({**results(variants=[texas]), "game": "texas_showdown"}, 0)
    assert told["en"].startswith(
        "“The usual rules”: starting is an advantage, whoever starts wins 27.8% (27 to 28.6%), "
        "where 25% would be fair (who starts is who holds the 0, so this is the worth of that card too); "
    )
    assert "no player surely wins more" not in told["en"]
    assert "qui commence gagne dans 27,8 % des cas (de 27 à 28,6 %), alors que 25 % serait" in told["fr"]
    assert "commence qui tient le 0" in told["fr"]
    moved = variant({**options, "opening_card": 20}, win_share=fair, first_seat=[0.278, 0.27, 0.286])
    assert (
        "who holds the opening card"
        in sentences_of({**results(variants=[moved]), "game": "texas_showdown"}, 0)["en"]
    )
    even = variant(options, win_share=fair, first_seat=[0.252, 0.244, 0.26])
    assert "starting" not in sentences_of({**results(variants=[even]), "game": "texas_showdown"}, 0)["en"]


def test_the_stronger_one_stands_beside_the_fair_share(tmp_path: Path) -> None:
    trace: dict[str, Any] = {"skill_trace/hard-easy": [0.5, 0.43, 0.57]}
    ladder = variant(**trace)
    found = results(variants=[ladder], bots=["easy", "hard"], seats=4, question={"ladder": True, "seed": 1})
    told = sentences_of(found, 0)
    assert "Hard against Easy wins 50% (43 to 57%), where 25% would be fair" in told["en"]
    assert "Difficile contre Facile gagne dans 50 % des cas (de 43 à 57 %), alors que 25 %" in told["fr"]
    assert "   skill_trace/hard-easy: 0.5 (0.43 to 0.57), fair 0.25" in list(result_lines(found))
    chart = page(tmp_path, found).partition("<h3>Wins of the stronger: Hard against Easy</h3>")[2]
    assert chart.startswith("<svg") and "The green mark is what equally strong players would win" in chart


def test_fewer_stalemates_outrank_moves_without_a_choice() -> None:
    stalemate = "ended/stalemate"
    often: dict[str, Any] = {stalemate: [0.255, 0.24, 0.27], "forced_share": [0.3, 0.299, 0.301]}
    seldom: dict[str, Any] = {stalemate: [0.065, 0.055, 0.075], "forced_share": [0.4, 0.399, 0.401]}
    before, after = variant(**often), variant(EDGE, **seldom)
    found = results(
        change("minutes", 0.0, -0.5, 0.5, 0.9),
        *no_seat(0.01),
        change(stalemate, -0.19, -0.21, -0.17, 1e-9),
        change("forced_share", 0.1, 0.0995, 0.1005, 1e-12),
        variants=[before, after],
    )
    told = sentences_of(found)
    texts = Texts("en")
    texts.add_game("clearing_house")
    ends_so = plain(texts.say("clearing_house-reason-stalemate")).removesuffix(".")
    assert told["en"].startswith(
        "“Police tape falls: from the edge”: the share of games that end like this, "
        f"“{ends_so}”, falls from 25.5 to 6.5% "
        "(by 19 points, 17 to 21); the share of moves without a choice rises"
    )
    assert "baisse de 25,5 à 6,5 % (soit de 19 points, de 17 à 21)" in told["fr"]


def test_figures_that_say_nothing_are_left_out_in_players_words(tmp_path: Path) -> None:
    few: dict[str, Any] = {
        "games": 4,
        "win_share": [[0.5, 0.07, 0.93]] * 4,
        "ties": [1.0, 0.24, 1.0],
        "minutes": [24.0, 9.0, 39.0],
    }
    found = results(
        change("ties", -1.0, -1.0, -0.53, 0.2),
        change("minutes", 3.0, -60.0, 66.0, 0.9),
        *no_seat(0.95),
        variants=[variant(**few), variant(EDGE, **few)],
        bots=["greedy"],
        seats=4,
        question={"seed": 1},
    )
    assert sentences_of(found)["en"] == (
        "“Police tape falls: from the edge”: 4 games cannot tell whether others win; "
        "4 games cannot tell whether games get longer."
    )
    assert "4 parties ne disent pas si d'autres gagnent" in sentences_of(found)["fr"]
    assert sentences_of(found, 0)["en"].startswith("“The usual rules”: 4 games cannot tell who wins; ")
    source = page(tmp_path, found)
    assert "Ties" in source and "4 games cannot tell" in source and "4 parties ne disent rien" in source
    assert "(24.0% to 100%)" not in source
    assert "   ties: 4 games cannot tell" in list(result_lines(found))
    assert not re.search(r"\b(10[1-9]|1[1-9][0-9]|[2-9][0-9]{2}) points", source)


def test_what_happens_seldom_is_not_told_as_never(tmp_path: Path) -> None:
    source = page(tmp_path, results(variants=[variant(limit=[0.0001, 0.0, 0.0004]), variant(EDGE)]))
    assert "0.0% (0.0" not in source
    assert "0.01% (0% to 0.04%), 2,000 games" in source


def test_luck_is_told_with_its_meaning_and_not_at_all_between_equal_bots(tmp_path: Path) -> None:
    luck: dict[str, Any] = {"luck_share": [0.98, 0.9, 1.0], "n": {"luck_share": 200}}
    equal = results(variants=[variant(**luck)], bots=["greedy"], seats=4, question={"seed": 1})
    source = page(tmp_path / "equal", equal)
    assert "Share of luck" not in source and "luck_share" not in "\n".join(result_lines(equal))
    mixed = {**equal, "bots": ["hard", "easy", "easy", "easy"]}
    source = page(tmp_path / "mixed", mixed)
    for words in ("Share of luck", "the rest comes from choices", "le reste vient des choix"):
        assert words in source
    assert "   luck_share: 0.98 (0.9 to 1)" in list(result_lines(mixed))


def test_minutes_are_about_so_many_at_an_assumed_pace_and_those_of_people_by_the_clock(
    tmp_path: Path,
) -> None:
    people = {"variant": 0, "people": True, **variant(games=17, minutes=[41.5, 35.0, 48.0])}
    timed = [variant(minutes=[28.98, 28.89, 29.07]), variant(EDGE)]
    found = results(variants=timed, humans=[people], bots=["greedy"], seats=4, question={"seed": 1})
    told = sentences_of(found, 0)
    assert "a game takes about 29 min, at an assumed pace of 4 s a choice" in told["en"]
    assert "people took 42 min by the clock (35 to 48), 17 games" in told["en"]
    assert "une partie dure environ 29 min, au rythme supposé de 4 s par choix" in told["fr"]
    assert "des personnes ont mis 42 min à l'horloge (de 35 à 48), 17 parties" in told["fr"]
    lines = list(result_lines(found))
    assert "   minutes: about 29 at the assumed pace of 4 s a choice" in lines
    assert "      minutes by the clock: 41.5 (35 to 48)" in lines
    source = page(tmp_path, found)
    assert "28.9" not in source and "29.1" not in source
    assumed, clock = (
        source.index(f"<h3>Minutes {which}</h3>") for which in ("at an assumed pace", "by the clock")
    )
    assert "(people)" not in source[assumed:clock]


def test_an_axis_has_one_unit(tmp_path: Path) -> None:
    found = results(
        change("minutes", -4.3, -5.2, -3.4, 1e-9), change("ties", 0.1, 0.05, 0.15, 1e-9), *no_seat(0.01),
        variants=[variant(ties=[0.1, 0.09, 0.11]), variant(EDGE, ties=[0.2, 0.18, 0.22])],
    )  # fmt: skip
    source = page(tmp_path, found)
    for length, share in (
        (": length, in percent</h3>", ": shares of games, in points</h3>"),
        (" : durée, en pour cent</h3>", " : parts des parties, en points</h3>"),
    ):
        first, second = source.index(length), source.index(share)
        lengths_drawn, shares_drawn = (source[at:].partition("</svg>")[0] for at in (first, second))
        assert "%" in lengths_drawn and " points (" not in lengths_drawn
        assert " points (" in shares_drawn and "%" not in shares_drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_chance_is_called_by_players_words(language: str, tmp_path: Path) -> None:
    source = page(tmp_path, results(variants=[variant(draws=[24.0, 23.0, 25.0])]))
    assert "Draws in a game" not in source and "Tirages dans une partie" not in source
    assert {"en": "Times that chance decides", "fr": "Fois où le hasard décide"}[language] in source


def test_two_changes_that_do_more_together_than_each_alone_are_told_so(tmp_path: Path) -> None:
    both = {"metric": "minutes", "of": ["police_start", "round_limit"], "cells": [0, 1, 2, 3]}
    beyond = {**both, "diff": -6.0, "low": -8.0, "high": -4.0, "p": 1e-6, "p_holm": 1e-5}
    compared = [variant(), variant(EDGE), variant({**USUAL, "round_limit": 5}), variant(SHORT)]
    changes = [
        each for b in (1, 2, 3) for each in (change("minutes", -4.3, -5.2, -3.4, 1e-9, b), *no_seat(0.01, b))
    ]
    found = results(*changes, variants=compared, interactions=[beyond])
    told = sentences_of(found, 3)
    assert (
        "with both changes the length in minutes stays 6 below the sum of each alone (4 to 8)" in told["en"]
    )
    assert "la durée en minutes reste 6 sous la somme de chacun (de 4 à 8)" in told["fr"]
    assert "both changes" not in sentences_of(found, 1)["en"]
    section = page(tmp_path, found).partition("What two changes do together")[2].partition("</section>")[0]
    assert "\N{MINUS SIGN}6.0" in section


def test_how_many_games_would_tell_is_told_for_who_wins_ties_and_length(tmp_path: Path) -> None:
    known = [variant(ties=[0.1, 0.08, 0.12]), variant(EDGE, ties=[0.1, 0.08, 0.12])]
    same_ties = change("ties", 0.0, -0.02, 0.02, 0.9)
    found = results(change("minutes", -4.3, -5.5, -3.1, 1e-9), same_ties, *no_seat(0.03), variants=known)
    planned = {each.metric: each.games for each in plan(found)}
    assert planned == {"win_share/0": 18_000, "ties": 8_000, "minutes": planned["minutes"]}
    assert 2_000 < planned["minutes"] < 3_000, "5 percent of 24 minutes is what the interval has already"
    source = page(tmp_path, found)
    assert "How many games would tell" in source and "18,000" in source
    assert games_needed(found, "ties", 0.02) == 2_000, "as many as were played"
    assert games_needed(found, "boredom", 0.02) is None
    asked = plan_for(found, {"minutes": 1.2, "boredom": 1.0})
    assert [each["games"] for each in asked] == [planned["minutes"], None], "5 percent of 24 are 1.2 minutes"
