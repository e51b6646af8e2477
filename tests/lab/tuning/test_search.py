"""The search: a known optimum is found, and where nothing is to be found nothing is claimed."""

from dataclasses import replace
from random import Random

import pytest

from circus.core.errors import UsageError
from circus.lab.tuning.distance import distance, least_distance, most_distance
from circus.lab.tuning.question import Choice, TuningQuestion, of_line
from circus.lab.tuning.search import (
    FINALISTS,
    TRIALS,
    Figures,
    Play,
    Trial,
    Tuned,
    finalists,
    planned_trials,
    search,
    tuned,
)

QUESTION = TuningQuestion(
    game="clearing_house",
    seats=4,
    level=None,
    fixed=(),
    spaces=(("hearts", tuple(range(1, 10))), ("traps", tuple(range(10))), ("turns_a_round", (1, 2, 3, 4, 5))),
    aims=(("minutes", 30.0), ("ties", 0.1)),
    bots=("greedy",),
    games=20,
    seed=1,
)
AIMS = [("minutes", 30.0, 3.0), ("ties", 0.1, 0.05)]
BEST = {"hearts": 7, "traps": 2, "turns_a_round": 4}


def measured(minutes: float, ties: float, off: float = 0.0) -> Figures:
    return {
        "minutes": (minutes + off, minutes + off - 1, minutes + off + 1),
        "ties": (ties, max(0.0, ties - 0.02), ties + 0.02),
    }


def hilly(salt: str) -> Play:
    """A toy: minutes grow with hearts and turns, ties with traps, with noise that is fresh for each salt."""

    def play(choices: list[Choice]) -> list[Figures]:
        found = []
        for choice in choices:
            numbers = dict(choice)
            hearts, traps, turns = (int(numbers[name]) for name in BEST)
            noise = Random(f"{salt} {choice}").gauss(0, 0.4)
            found.append(measured(2 * hearts + 4 * turns, 0.05 * traps, noise))
        return found

    return play


def flat(salt: str) -> Play:
    """A toy in which no number changes anything but the noise."""

    def play(choices: list[Choice]) -> list[Figures]:
        return [measured(20, 0.3, Random(f"{salt} {choice}").gauss(0, 0.5)) for choice in choices]

    return play


def found_by(play: Play, again: Play) -> list[Tuned]:
    trials = list(search(QUESTION, AIMS, play, ()))
    chosen = finalists(QUESTION, AIMS, trials)
    return tuned(AIMS, list(map(Trial, chosen, again(chosen))))


def test_a_known_optimum_is_found_within_its_interval() -> None:
    best = found_by(hilly("search"), hilly("again"))[0]
    mean, low, high = best.figures["minutes"]
    assert low <= 30 <= high
    assert best.figures["ties"][1] <= 0.1 <= best.figures["ties"][2]
    assert best.is_nearer
    assert distance(best.figures, AIMS) == best.distance < 0.5
    assert mean != 30


def test_where_nothing_matters_nothing_is_claimed() -> None:
    assert not any(each.is_nearer for each in found_by(flat("search"), flat("again")))


def test_the_published_numbers_are_always_played_again() -> None:
    found = found_by(hilly("search"), hilly("again"))
    assert len(found) == 1 + FINALISTS
    assert QUESTION.published in [each.choice for each in found]
    assert not next(each for each in found if each.choice == QUESTION.published).is_nearer


def test_no_set_is_played_twice_and_all_of_a_small_search_are() -> None:
    trials = list(search(QUESTION, AIMS, hilly("a"), ()))
    assert len({trial.choice for trial in trials}) == len(trials) <= TRIALS
    small = replace(QUESTION, spaces=(("hearts", (3, 4, 5)), ("traps", (0, 4))))
    assert len(list(search(small, AIMS, flat("a"), ()))) == 6


def test_as_many_different_sets_are_played_as_were_announced() -> None:
    """The proposals repeat themselves: 60 of 72 were announced, and 42 played."""
    spaces = (
        ("white_faces", (0, 1, 2, 3)),
        ("black_faces", (1, 2, 3)),
        ("color_faces", (1, 2, 3)),
        ("marble_steps", (1, 2)),
    )
    question = replace(QUESTION, game="quel_cirque", spaces=spaces)
    played = [trial.choice for trial in search(question, AIMS, flat("a"), ())]
    assert len(set(played)) == len(played) == planned_trials(question) == TRIALS


@pytest.mark.parametrize("done", [1, 10, 31])
def test_a_stopped_search_goes_on_as_if_nothing_had_happened(done: int) -> None:
    whole = list(search(QUESTION, AIMS, hilly("a"), ()))
    rest = list(search(QUESTION, AIMS, hilly("a"), whole[:done]))
    assert whole[:done] + rest == whole


def test_sets_that_deal_too_many_cards_are_passed_over() -> None:
    wide = replace(QUESTION, spaces=(("cards_dealt", tuple(range(5, 13))), ("copies_move", tuple(range(12)))))
    for trial in search(wide, AIMS, flat("a"), ()):
        assert wide.can_be_played(trial.choice)
    with pytest.raises(UsageError, match="none of these sets of numbers can be played"):
        replace(QUESTION, spaces=(("cards_dealt", (11, 12)),))


def test_a_figure_that_was_not_measured_is_infinitely_far() -> None:
    assert distance({}, AIMS) == float("inf")


def test_intervals_tell_how_near_and_how_far_the_truth_may_be() -> None:
    figures = measured(36, 0.1)
    assert distance(figures, AIMS) == 2
    assert round(least_distance(figures, AIMS), 2) == 1.67
    assert most_distance(figures, AIMS) > 2.33


def test_a_question_is_the_same_after_writing_it() -> None:
    assert of_line(QUESTION.line()) == QUESTION
