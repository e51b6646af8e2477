"""What a search says besides the nearest set: aims out of reach, numbers that do nothing, aims apart."""

import pytest

from circus.core.errors import UsageError
from circus.lab.tuning.aims import checked_aims
from circus.lab.tuning.findings import aims_apart, idle_numbers, missed_aims
from circus.lab.tuning.question import Choice, TuningQuestion
from circus.lab.tuning.search import Trial

AIMS = [("minutes", 12.0, 1.2), ("ties", 0.1, 0.05)]


def trial(hearts: int, tape: int, minutes: float, ties: float = 0.1) -> Trial:
    choice: Choice = (("hearts", hearts), ("tape", tape))
    figures = {"minutes": (minutes, minutes - 0.5, minutes + 0.5), "ties": (ties, ties - 0.02, ties + 0.02)}
    return Trial(choice, figures)


def test_an_aim_that_no_set_comes_near_is_said_with_the_nearest() -> None:
    (missed,) = missed_aims(AIMS, [trial(3, 20, 8.0), trial(4, 20, 9.5)])
    assert missed == {
        "metric": "minutes",
        "aim": 12.0,
        "nearest": 9.5,
        "numbers": {"hearts": 4, "tape": 20},
        "is_above": True,
    }
    assert not missed_aims(AIMS, [trial(3, 20, 8.0), trial(4, 20, 11.8)])
    assert not missed_aims(AIMS, [trial(3, 20, 8.0), trial(4, 20, 14.0)]), "one on each side"


def test_a_number_that_changes_nothing_is_said_to_do_nothing() -> None:
    assert idle_numbers([trial(3, 20, 8.0), trial(3, 30, 8.0), trial(4, 20, 9.5)]) == ["tape"]
    assert idle_numbers([trial(3, 20, 8.0), trial(4, 30, 8.0)]) == [], "nothing differs in one alone"


def test_aims_are_told_apart() -> None:
    published, own = trial(3, 20, 8.0), trial(4, 20, 12.0, ties=0.3)
    assert aims_apart(AIMS, own.figures, published.figures) == {"minutes": "nearer", "ties": "farther"}


@pytest.mark.parametrize(
    ("name", "aim", "why"),
    [("ties", 30.0, "a share is from 0 to 1, ties=0.3 is 30 %"), ("minutes", -3.0, "no figure is negative")],
)
def test_an_aim_that_a_figure_cannot_have_is_refused(name: str, aim: float, why: str) -> None:
    question = TuningQuestion(
        "clearing_house", 4, None, (), (("hearts", (3, 4)),), ((name, aim),), ("greedy",), 10, 1
    )
    with pytest.raises(UsageError, match=why):
        checked_aims(question)
