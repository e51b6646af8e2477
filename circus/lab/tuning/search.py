"""Search: optuna proposes sets of numbers, all are played on the same deals, the best again on fresh ones."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from itertools import islice
from math import inf
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from circus.lab.tuning.distance import Figure, distance, least_distance, most_distance
from circus.lab.tuning.question import Choice, TuningQuestion

if TYPE_CHECKING:
    import optuna

BATCH = 4
"""Sets of numbers that are proposed and played together, whatever the number of processes."""

TRIALS = 60
"""Sets of numbers that are played in the search; if there are no more, all are."""

FINALISTS = 3
"""Number of the best sets that are played again."""

AGAIN = 5
"""Factor of the number of games with which they are played again."""

Figures = Mapping[str, Figure]
Aims = Sequence[tuple[str, float, float]]
Play = Callable[[list[Choice]], list[Figures]]
"""Function that plays sets of numbers on the same deals, and returns the figures of each."""


def never() -> bool:
    """Return false: the search is not limited."""
    return False


class Trial(NamedTuple):
    """Set of numbers with its measured figures."""

    choice: Choice
    figures: Figures


class Tuned(NamedTuple):
    """Set of numbers played on fresh deals.

    Attributes:
        choice: the numbers.
        figures: of the aims, with intervals.
        distance: of the means from the aims, in steps.
        is_nearer: whether it is nearer to the aims than the published numbers wherever in the intervals the
            true figures are.
    """

    choice: Choice
    figures: Figures
    distance: float
    is_nearer: bool


def search(
    question: TuningQuestion,
    aims: Aims,
    play: Play,
    known: Sequence[Trial],
    is_over: Callable[[], bool] = never,
) -> Iterator[Trial]:
    """Yield trials after the `known` ones of an interrupted search.

    Args:
        question: the numbers and their ranges.
        aims: name, value and step of each.
        play: plays on the deals of the search.
        known: trials of the same question, in order.
        is_over: asked before each batch; true ends the search.
    """
    tried = {trial.choice: trial for trial in known}
    source = _all(question) if plays_all(question) else _proposed(question, aims, tried)
    for choices in source:
        fresh = [choice for choice in dict.fromkeys(choices) if choice not in tried]
        if fresh and is_over():
            return
        for choice, figures in zip(fresh, play(fresh) if fresh else (), strict=True):
            tried[choice] = Trial(choice, figures)
            yield tried[choice]


def planned_trials(question: TuningQuestion) -> int:
    """Return the number of trials of a search: different sets that can be played, at most `TRIALS`."""
    return sum(1 for _ in islice(question.playable(), TRIALS))


def plays_all(question: TuningQuestion) -> bool:
    """Return whether a search plays every set that can be played."""
    return sum(1 for _ in islice(question.playable(), TRIALS + 1)) <= TRIALS


def is_optuna_missing(question: TuningQuestion) -> bool:
    """Return whether a search needs optuna, which is not installed; a small one plays all its sets."""
    return not plays_all(question) and find_spec("optuna") is None


def _all(question: TuningQuestion) -> Iterator[list[Choice]]:
    listed = list(question.playable())
    return (listed[at : at + BATCH] for at in range(0, len(listed), BATCH))


def _proposed(question: TuningQuestion, aims: Aims, tried: Mapping[Choice, Trial]) -> Iterator[list[Choice]]:
    """Yield `TRIALS` different sets in batches; the caller adds each batch to `tried` before the next one.

    A set that is proposed again is answered from `tried`. Where the proposals keep repeating themselves,
    other sets fill the batch.
    """
    import optuna

    study, met, settled = _study(question.seed), set[Choice](), set[Choice]()
    others = iter(_shuffled(question))
    while len(met) < TRIALS:
        asked: list[tuple[optuna.Trial | None, Choice]] = []
        for _ in range(MAX_ASKED):
            trial = study.ask()
            choice = tuple(
                (name, values[trial.suggest_int(name, 0, len(values) - 1)])
                for name, values in question.spaces
            )
            if choice in settled:
                study.tell(trial, min(FAR, distance(tried[choice].figures, aims)))
            elif choice in met:  # in this batch
                study.tell(trial, state=optuna.trial.TrialState.FAIL)
            elif not question.can_be_played(choice):
                study.tell(trial, FAR)
            else:
                met.add(choice)
                asked.append((trial, choice))
            if len(asked) == BATCH or len(met) == TRIALS:
                break
        left = min(BATCH - len(asked), TRIALS - len(met))
        for choice in islice((choice for choice in others if choice not in met), left):
            met.add(choice)
            asked.append((None, choice))
        yield [choice for _, choice in asked]
        settled |= met
        for known, choice in asked:
            if known:
                study.tell(known, min(FAR, distance(tried[choice].figures, aims)))


def _shuffled(question: TuningQuestion) -> list[Choice]:
    """Return sets that can be played, in random order; of very many the first ones."""
    listed = list(islice(question.playable(), MAX_SHUFFLED))
    Random(question.seed).shuffle(listed)
    return listed


MAX_SHUFFLED = 1000
"""Maximum number of sets that can fill a batch; there are always more of them than trials."""

MAX_ASKED = 100
"""Maximum number of proposals for one batch; those that cannot be played, or were played, are passed over."""

FAR = 1e6
"""Distance of a set that cannot be played, or whose games have no such figure."""


def _study(seed: int) -> "optuna.Study":
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    return optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed, constant_liar=True))


def finalists(question: TuningQuestion, aims: Aims, trials: Sequence[Trial]) -> list[Choice]:
    """Return the published numbers, then the best others, the nearest to the aims first."""
    nearest = sorted(trials, key=lambda trial: distance(trial.figures, aims))
    others = (trial.choice for trial in nearest if trial.choice != question.published)
    return [question.published, *islice(others, FINALISTS)]


def tuned(aims: Aims, trials: Sequence[Trial]) -> list[Tuned]:
    """Return the finalists with their figures on fresh deals, the nearest first.

    Args:
        aims: name, value and step of each.
        trials: of the finalists; the published numbers come first.
    """
    bar = least_distance(trials[0].figures, aims)
    found = []
    for at, trial in enumerate(trials):
        own = {name: trial.figures[name] for name, _, _ in aims if name in trial.figures}
        nearer = at > 0 and most_distance(own, aims) < bar < inf
        found.append(Tuned(trial.choice, own, distance(own, aims), nearer))
    return sorted(found, key=lambda each: each.distance)
