"""What is measured has a name in every language, and is told in its own unit."""

import pytest

from circus import games
from circus.lab.day.words import NOTHING
from circus.lab.experiment.measures import PART, SHARE, ended, measures
from circus.lab.experiment.naming import Metric, metric_of, p_of, spelt, spelt_difference
from circus.session.experiments import Asked, question_of, tries
from circus.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_figure_has_a_name_and_its_unit(game: str, language: str) -> None:
    texts = Texts(language)
    texts.add_game(game)
    seats = games.find(game).usual_seats
    asked = Asked(game, seats, "random", tuple(tries(game)[:1]))
    listed = [*measures(question_of(asked, 1)), ended("limit"), ended("uncovered")]
    for measure in listed:
        told = metric_of(texts, game, measure.name)
        assert told != measure.name and "lab-" not in told, measure.name
        assert Metric.of(measure.name).is_share == (measure.unit in (PART, SHARE)), measure.name
    assert len({metric_of(texts, game, each.name) for each in listed}) == len(listed)


def test_numbers_are_told_as_a_language_writes_them() -> None:
    english, french = Texts("en"), Texts("fr")
    share, length = Metric.of("ties"), Metric.of("minutes")
    assert (spelt(english, share, 0.1234), spelt(english, length, 24.04)) == ("12.3%", "24.0")
    assert spelt(french, share, 0.1234) == "12,3\N{NO-BREAK SPACE}%"
    told = [spelt_difference(english, share, each) for each in (0.02, -0.02, 0.0)]
    assert told == ["+2.0", "\N{MINUS SIGN}2.0", "0.0"]
    assert (p_of(english, 1e-9), p_of(english, 0.0421), p_of(english, None)) == ("< 0.001", "0.042", NOTHING)
