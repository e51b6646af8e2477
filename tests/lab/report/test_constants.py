"""Constants have no interval, and a chart rounds a figure as the sentence beside it."""

import re
from typing import Any

import pytest

from circus.content.texts import LANGUAGES, Texts
from circus.lab.experiment.figure_words import figure_text
from circus.lab.experiment.result_lines import result_lines
from circus.lab.experiment.stored import PlayerFigures
from circus.lab.experiment.verdict import absolutes
from tests.lab.report import EDGE, change, no_seat, results, variant
from tests.lab.report.test_sentences import page, plain, sentences_of

ASKED: dict[str, Any] = {"bots": ["greedy"], "seats": 4, "question": {"seed": 1}}


def constant(value: float) -> list[float]:
    """The interval of a figure that is the same in every game."""
    return [value, value, value]


def no_minutes(options: Any, **figures: Any) -> dict[str, Any]:
    """A variant whose length is known in rounds alone."""
    made = variant(options, **figures)
    del made["minutes"]
    return made


def test_a_constant_is_stated_without_an_interval(tmp_path: Any) -> None:
    usual = results()["variants"][0]["options"]
    compared = [
        no_minutes(usual, rounds=constant(4), lead_changes=constant(1)),
        no_minutes(EDGE, rounds=constant(5), lead_changes=constant(2.5)),
    ]
    found = results(
        change("rounds", 1.0, 1.0, 1.0, 1e-9), change("lead_changes", 1.5, 1.5, 1.5, 1e-9), *no_seat(0.01),
        variants=compared, **ASKED,
    )  # fmt: skip
    told, first = sentences_of(found), sentences_of(found, 0)
    assert told["en"].startswith(
        "“Police tape falls: from the edge”: games are 25% longer; "
        "the number of changes of the lead rises from 1 to 2.5; "
    )
    assert "les parties sont 25 % plus longues ; " in told["fr"]
    assert "augmente de 1 à 2,5 ; " in told["fr"]
    assert first["en"].endswith("a game takes 4 rounds.") and first["fr"].endswith("dure 4 manches.")
    shown = [page(tmp_path, found), *result_lines(found), *told.values(), *first.values()]
    for text in shown:
        assert not re.search(r"([\d.,]+)%? \((?:de )?\+?\1%? (?:to|à) \+?\1", text)
    assert ">4, 2,000 games<" in shown[0] and ">2.5, 2,000 games<" in shown[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "share", [[0.2731, 0.2709, 0.2753], [0.27, 0.2501, 0.2933], [0.2666, 0.2216, 0.3116], [0.004, 0, 0.02]]
)
def test_a_chart_rounds_as_the_sentence_does(language: str, share: list[float]) -> None:
    texts = Texts(language)
    texts.add_game("clearing_house")
    found = results(variants=[variant(), variant(EDGE, first_seat=share)])
    sentence = plain(absolutes(found)[1][language])
    in_chart = plain(
        figure_text(texts, "clearing_house", "first_seat", PlayerFigures(1, False, found["variants"][1]))
    )
    numbers = re.findall(r"[\d.,]*\d", in_chart)[:3]
    assert numbers == re.findall(r"[\d.,]*\d", sentence)[:3]
