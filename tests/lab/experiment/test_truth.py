"""What the lab measures is true: known chances are found, equal rules differ no more often than stated."""

import csv
from functools import cache
from math import isinf
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import stats

from circus.core.errors import UsageError
from circus.lab import crew
from circus.lab.experiment import families, sequence
from circus.lab.experiment.question import ExperimentQuestion, variants_of
from circus.lab.experiment.run import Experiment
from tests.lab.experiment.duel import COLOURS, DUEL, FIRST_WINS, duel

RUNS, DEALS = 200, 60

SELDOM = 0.001
"""Of all tests that are in order, so many of each kind would fail with other seeds."""


def answered(question: ExperimentQuestion) -> dict[str, Any]:
    experiment = Experiment(question)
    for _ in experiment.run(crew.alone()):
        pass
    return experiment.results(spoken=False)


def difference(results: dict[str, Any], metric: str, b: int = 1) -> dict[str, Any]:
    (found,) = [each for each in results["differences"] if (each["b"], each["metric"]) == (b, metric)]
    return dict(found)


@cache
def runs() -> tuple[dict[str, Any], ...]:
    """Many small experiments on two variants that are equal rules."""
    return tuple(answered(duel(DEALS, seed)) for seed in range(RUNS))


def test_equal_variants_differ_significantly_in_a_twentieth_of_all_runs() -> None:
    found = sum(difference(each, "win_share/0")["p"] < 0.05 for each in runs())
    least, most = (stats.binom.ppf(at, RUNS, 0.05) for at in (SELDOM, 1 - SELDOM))
    assert least <= found <= most


def test_corrected_for_their_number_hardly_any_run_finds_any_difference() -> None:
    found = sum(any((each["p_holm"] or 1) < 0.05 for each in run["differences"]) for run in runs())
    assert found <= stats.binom.ppf(1 - SELDOM, RUNS, 0.05)


@pytest.mark.parametrize(
    ("metric", "truth"), [("win_share", FIRST_WINS), ("plies", 3.0), ("first_seat", FIRST_WINS)]
)
def test_intervals_hold_the_truth_in_nineteen_of_twenty_runs(metric: str, truth: float) -> None:
    told = [run["variants"][0][metric] for run in runs()]
    figures = [each[0] if metric == "win_share" else each for each in told]
    held = sum(low <= truth <= high for _, low, high in figures)
    assert held >= stats.binom.ppf(SELDOM, RUNS, 0.95)


def test_intervals_of_differences_hold_what_is_no_difference() -> None:
    for metric in ("win_share/0", "plies"):
        told = [difference(run, metric) for run in runs()]
        held = sum(each["low"] <= 0 <= each["high"] for each in told)
        assert held >= stats.binom.ppf(SELDOM, RUNS, 0.95)


def test_the_first_seats_advantage_is_measured_within_its_interval_and_closely() -> None:
    told = answered(duel(4000, 7))
    for variant in told["variants"]:
        share, low, high = variant["win_share"][0]
        assert low <= FIRST_WINS <= high
        assert high - low < 0.04
        assert abs(share - FIRST_WINS) < 0.03
        assert variant["ended/hit"][0] == 1
        assert variant["n"]["win_share/0"] == 4000


def test_a_difference_that_exists_is_found() -> None:
    variants = variants_of(DUEL, {}, {"may_wait": (False, True)})
    found = difference(answered(duel(300, 1, variants=variants)), "plies")
    assert found["p_holm"] < 1e-6
    assert found["low"] > 1
    assert found["diff"] == pytest.approx(6 - 3, abs=1)


def test_paired_is_in_the_mean_what_unpaired_is() -> None:
    told = answered(duel(2000, 5))
    first, second = (variant["plies"] for variant in told["variants"])
    paired = difference(told, "plies")
    assert paired["diff"] == pytest.approx(second[0] - first[0], abs=2e-6)
    other = answered(duel(2000, 6, variants=variants_of(DUEL, {"colour": COLOURS[1]}, {})))
    apart = other["variants"][0]["plies"][0] - first[0]
    error = (paired["high"] - paired["low"]) / 2
    assert abs(apart - paired["diff"]) < 2 * error


def test_the_same_deals_make_a_difference_surer() -> None:
    """Waiting only lets the other one shoot: with the same luck most of the scatter goes out."""
    variants = variants_of(DUEL, {}, {"may_wait": (False, True)})
    told = answered(duel(400, 3, variants=variants))
    paired = difference(told, "draws")
    single = [variant["draws"] for variant in told["variants"]]
    unpaired = sum(((high - low) / 2) ** 2 for _, low, high in single) ** 0.5
    assert (paired["high"] - paired["low"]) / 2 < 0.8 * unpaired


def test_the_sequence_keeps_its_error_at_all_looks_together() -> None:
    rng = np.random.default_rng(11)
    missed = 0
    for _ in range(RUNS):
        steps = rng.choice([-1.0, 0.0, 1.0], size=3000, p=[0.24, 0.52, 0.24])
        deals = np.arange(1, len(steps) + 1)
        means = np.cumsum(steps) / deals
        scatter = np.cumsum(steps**2) / deals - means**2
        looks = range(sequence.FIRST_LOOK, len(steps), 10)
        missed += any(abs(means[at]) > sequence.reach(scatter[at], int(deals[at])) for at in looks)
    assert missed <= stats.binom.ppf(1 - SELDOM, RUNS, sequence.ERROR)


def test_looking_all_the_time_at_an_ordinary_interval_would_miss_far_more_often() -> None:
    rng = np.random.default_rng(11)
    steps = rng.choice([-1.0, 0.0, 1.0], size=(RUNS, 3000), p=[0.24, 0.52, 0.24])
    deals = np.arange(1, 3001)
    means = np.cumsum(steps, axis=1) / deals
    reach = 1.96 * np.sqrt(0.48 / deals)
    missed = (np.abs(means) > reach)[:, sequence.FIRST_LOOK :: 10].any(axis=1).sum()
    assert missed > stats.binom.ppf(1 - SELDOM, RUNS, sequence.ERROR)


def test_before_the_first_look_the_sequence_says_nothing() -> None:
    assert isinf(sequence.reach(0.5, sequence.FIRST_LOOK - 1))
    assert sequence.p_value(1.0, 0.5, sequence.FIRST_LOOK - 1) == 1
    assert sequence.reach(0.0, 1000) > 0


def test_the_p_of_the_sequence_is_below_its_error_where_the_interval_leaves_nought_out() -> None:
    for deals in (100, 1000, 50_000):
        reach = sequence.reach(0.4, deals)
        assert sequence.p_value(reach * 1.001, 0.4, deals) < sequence.ERROR
        assert sequence.p_value(reach * 0.999, 0.4, deals) > sequence.ERROR


def test_an_experiment_stops_as_soon_as_the_interval_is_narrow() -> None:
    told = answered(duel(None, 2, until=0.3))
    main = difference(told, "win_share/0")
    assert 0.25 < main["high"] - main["low"] < 0.3
    assert sequence.FIRST_LOOK <= told["done"] < 2000
    assert told["of"] is None


def test_holm_corrects_the_smallest_p_most() -> None:
    assert families.holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert families.holm([0.5, 0.9]) == [1.0, 1.0]
    assert families.holm([]) == []


def test_what_was_never_seen_may_still_happen() -> None:
    limit = runs()[0]["variants"][0]["limit"]
    assert limit[:2] == [0.0, 0.0]
    assert limit[2] == pytest.approx(1 - 0.025 ** (1 / DEALS), abs=1e-6)


def test_one_deal_alone_has_no_interval() -> None:
    told = answered(duel(1, 1))
    assert told["variants"][0]["plies"][1:] == [None, None]
    assert told["differences"] == []


def test_what_differs_in_every_deal_alike_is_as_sure_as_so_many_equal_signs() -> None:
    """Where nobody shoots no duel ever ends: that never scatters."""
    variants = variants_of(DUEL, {"may_wait": True}, {}, without="shoot")
    found = difference(answered(duel(8, 1, variants=variants)), "limit")
    assert found["diff"] == 1
    assert found["p"] == pytest.approx(2**-7, rel=1e-3)
    assert found["low"] == pytest.approx(0.025 ** (1 / 8), abs=1e-6)


def test_equal_deals_are_counted_and_leave_about_three_in_their_number() -> None:
    variants = variants_of(DUEL, {}, {"may_wait": (False, True)}, without="wait")
    told = answered(duel(30, 1, variants=variants))
    same = told["same_deals"]
    assert [same[at][at] for at in range(4)] == [30] * 4
    assert same[0][1] == same[1][0] == 30, "where nobody may wait, nobody does without it either"
    assert same[0][2] < 30
    for metric in ("win_share/0", "ties", "used/verb/wait"):
        found = difference(told, metric)
        assert (found["diff"], found["p"]) == (0, 1)
        assert found["high"] == -found["low"] == pytest.approx(1 - 0.05 ** (1 / 30), abs=1e-6)
    assert 3 / 30 * 0.9 < difference(told, "ties")["high"] < 3 / 30


def test_differences_of_shares_stay_within_what_is_possible() -> None:
    for seed in range(40):
        told = answered(duel(4, seed))
        for each in told["differences"]:
            if each["metric"].startswith(("win_share", "first_seat", "ended")):
                assert -1 <= each["low"] <= each["diff"] <= each["high"] <= 1, each


@pytest.mark.parametrize(("metric", "width"), [("plies", 2.0), ("ties", 0.1), ("win_share/0", 0.3)])
def test_any_figure_can_be_the_one_that_ends_an_experiment(metric: str, width: float) -> None:
    variants = variants_of(DUEL, {}, {"may_wait": (False, True)})
    told = answered(duel(None, 2, variants=variants, until=width, until_of=metric))
    main = difference(told, metric)
    assert main["high"] - main["low"] < width
    assert sequence.FIRST_LOOK <= told["done"] < 4000
    assert told["question"].get("until_of", "win_share/0") == metric


def test_a_single_variant_ends_when_its_own_figure_is_narrow() -> None:
    told = answered(duel(None, 2, variants=variants_of(DUEL, {}, {}), until=1.0, until_of="plies"))
    mean, low, high = told["variants"][0]["plies"]
    assert 0.5 < high - low < 1.0 and low < mean < high
    assert low < 3 < high


def test_what_never_differs_ends_an_experiment_too() -> None:
    variants = variants_of(DUEL, {}, {"may_wait": (False, True)}, without="wait")[:2]
    assert answered(duel(None, 2, variants=variants, until=1.0, until_of="plies"))["done"] < 1000


def test_a_figure_that_nobody_measures_cannot_end_an_experiment() -> None:
    with pytest.raises(UsageError, match="knows no boredom: choose win_share/0, first_seat, ties"):
        Experiment(duel(None, 2, until=1.0, until_of="boredom"))


def test_the_sequence_of_any_figure_keeps_its_error_at_all_looks_together() -> None:
    rng = np.random.default_rng(5)
    missed = 0
    for _ in range(RUNS):
        minutes = rng.gamma(9.0, 3.0, size=2000)
        deals = np.arange(1, len(minutes) + 1)
        means = np.cumsum(minutes) / deals
        scatter = np.cumsum(minutes**2) / deals - means**2
        looks = range(sequence.FIRST_LOOK, len(minutes), 10)
        missed += any(
            abs(means[at] - 27) > sequence.reach(scatter[at], int(deals[at]), means[at]) for at in looks
        )
    assert missed <= stats.binom.ppf(1 - SELDOM, RUNS, sequence.ERROR)


def test_sums_and_intervals_are_those_that_another_library_finds(tmp_path: Path) -> None:
    """From the lines of the games, by scipy's own tests of pairs and of proportions."""
    variants = variants_of(DUEL, {}, {"may_wait": (False, True)})
    experiment = Experiment(duel(200, 4, variants=variants), tmp_path)
    for _ in experiment.run(crew.alone()):
        pass
    told = experiment.results(spoken=False)
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for metric in ("plies", "decisions", "win_share/0", "times/verb/wait"):
        columns = [[float(row[metric]) for row in rows if row["variant"] == str(at)] for at in range(2)]
        paired = stats.ttest_rel(columns[1], columns[0])
        found, interval = difference(told, metric), paired.confidence_interval(0.95)
        assert found["diff"] == pytest.approx(np.mean(columns[1]) - np.mean(columns[0]), abs=1e-6)
        assert (found["low"], found["high"]) == pytest.approx((interval.low, interval.high), abs=1e-5)
        assert found["p"] == pytest.approx(paired.pvalue, rel=1e-3)
    wins = [float(row["win_share/0"]) for row in rows if row["variant"] == "0"]
    exact = stats.binomtest(int(sum(wins)), len(wins)).proportion_ci(0.95, method="exact")
    _, low, high = told["variants"][0]["win_share"][0]
    assert (low, high) == pytest.approx((exact.low, exact.high), abs=2e-3)


def test_what_two_changes_do_together_is_found_deal_by_deal(tmp_path: Path) -> None:
    variants = variants_of(DUEL, {}, {"colour": COLOURS[:2], "may_wait": (False, True)})
    experiment = Experiment(duel(150, 4, variants=variants), tmp_path)
    for _ in experiment.run(crew.alone()):
        pass
    told = experiment.results(spoken=False)["interactions"]
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    wins = [
        np.array([float(row["win_share/0"]) for row in rows if row["variant"] == str(at)]) for at in range(4)
    ]
    paired = stats.ttest_1samp(wins[3] - wins[2] - wins[1] + wins[0], 0)
    (found,) = [each for each in told if each["metric"] == "win_share/0"]
    assert (found["of"], sorted(found["cells"])) == (["may_wait", "colour"], [0, 1, 2, 3])
    assert found["p"] == pytest.approx(paired.pvalue, rel=1e-3) and found["p_holm"] >= found["p"]
    interval = paired.confidence_interval(0.95)
    assert (found["low"], found["high"]) == pytest.approx((interval.low, interval.high), abs=1e-5)


def test_changes_that_were_not_tried_together_have_no_interaction() -> None:
    variants = variants_of(DUEL, {}, {"colour": COLOURS[1:2], "may_wait": (True,)}, each=True)
    assert "interactions" not in answered(duel(20, 4, variants=variants))
