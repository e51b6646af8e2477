"""What is measured has a name in every language, and is told in its own unit."""

import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.lab.day.words import NOTHING
from circus.lab.experiment.measures import PART, SHARE, ended, measures
from circus.lab.experiment.naming import Metric, metric_of, p_of, spelt, spelt_difference, variant_name
from circus.lab.experiment.results import figures
from circus.lab.experiment.sums import FigureSums
from circus.session.experiments import ExperimentRequest, question_of, unusual_values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_figure_has_a_name_and_its_unit(game: str, language: str) -> None:
    texts = Texts(language)
    texts.add_game(game)
    seats = games.find(game).usual_seats
    asked = ExperimentRequest(game, seats, "random", tuple(unusual_values(game)[:1]))
    listed = [*measures(question_of(asked, 1)), ended("limit"), ended("uncovered")]
    for measure in listed:
        told = metric_of(texts, game, measure.name)
        assert told != measure.name and "lab-" not in told, measure.name
        assert Metric.of(measure.name).is_share == (measure.unit in (PART, SHARE)), measure.name
    assert len({metric_of(texts, game, each.name) for each in listed}) == len(listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_on_other_boards_are_called_by_these(language: str) -> None:
    texts = Texts(language)
    texts.add_game("quel_cirque")
    tried = (("lazy_clown", True), ("level", "long_parade"))
    question = question_of(ExperimentRequest("quel_cirque", 2, "random", tried, all_together=True), 1)
    found = {
        "game": "quel_cirque",
        "variants": figures(question, FigureSums(question)),
        "question": question.line(),
    }
    names = [variant_name(texts, found, number) for number in range(4)]
    wanted = texts.say("quel_cirque-level-long_parade")
    assert names[0] == texts.say("lab-usual")
    assert [wanted in name for name in names] == [False, True, False, True]
    assert names[3] == f"{names[2]} \N{MIDDLE DOT} {names[1]}"


def test_numbers_are_told_as_a_language_writes_them() -> None:
    english, french = Texts("en"), Texts("fr")
    share, length = Metric.of("ties"), Metric.of("minutes")
    assert (spelt(english, share, 0.1234), spelt(english, length, 24.04)) == ("12.3%", "24.0")
    assert spelt(french, share, 0.1234) == "12,3\N{NO-BREAK SPACE}%"
    told = [spelt_difference(english, share, each) for each in (0.02, -0.02, 0.0)]
    assert told == ["+2.0", "\N{MINUS SIGN}2.0", "0"]
    assert (p_of(english, 1e-9), p_of(english, 0.0421), p_of(english, None)) == ("< 0.001", "0.042", NOTHING)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Hearts a player: 5\u00a0hearts"), ("fr", "Cœurs par joueur\u00a0: 5\u00a0cœurs")],
)
def test_variants_of_other_numbers_are_called_by_these(language: str, told: str) -> None:
    texts = Texts(language)
    texts.add_game("clearing_house")
    variants = [{"options": {"refill": "kit", "hearts": hearts}} for hearts in (4, 5)]
    results = {"game": "clearing_house", "variants": variants}
    assert variant_name(texts, results, 0) == texts.say("lab-usual")
    assert variant_name(texts, results, 1) == told
