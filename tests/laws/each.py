"""Parametrisation over set-ups: an item for each everyday one, and one item for many others."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import wraps
from itertools import groupby

import pytest

from tests.laws import failures
from tests.laws.cases import Case, Walk, all_cases, is_everyday

Decorator = Callable[[Callable[..., None]], Callable[..., None]]


@dataclass(frozen=True)
class Others:
    """Set-ups of one game with one number of seats, which one item tries one after another."""

    cases: tuple[Case, ...]

    def __str__(self) -> str:
        return f"{self.cases[0].name} {self.cases[0].seats} others"


def in_each(cases: Iterable[Case]) -> Decorator:
    """Return a decorator that parametrises a test with `case`.

    Each everyday set-up is an item. The others of a game with as many seats share one, which is marked
    `thorough` and reports every set-up that fails: one item more costs pytest 3 ms.
    """
    listed = list(cases)
    others = groupby((case for case in listed if not is_everyday(case)), lambda case: (case.name, case.seats))
    parameters = [
        *(pytest.param(case, id=str(case)) for case in listed if is_everyday(case)),
        *(
            pytest.param(shared, id=str(shared), marks=pytest.mark.thorough)
            for shared in (Others(tuple(group)) for _, group in others)
        ),
    ]

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def tried(case: Case | Others, **fixtures: object) -> None:
            if isinstance(case, Case):
                test(case=case, **fixtures)
            else:
                try_all(case.cases, lambda one: test(case=one, **fixtures))

        decorated: Callable[..., None] = pytest.mark.parametrize("case", parameters)(tried)
        return decorated

    return decorate


def try_all(cases: Sequence[Case], test: Callable[[Case], None]) -> None:
    """Run a test with each set-up; raise the failures of all together, each with its game.

    A skip counts as a failure: it would skip all set-ups after it.
    """
    failed: list[BaseException] = []
    for case in cases:
        Walk.checked = None
        try:
            test(case)
        except (Exception, pytest.fail.Exception, pytest.skip.Exception) as failure:
            failure.add_note(failures.describe(case))
            failed.append(failure)
    if failed:
        raise BaseExceptionGroup(f"{len(failed)} of {len(cases)} set-ups fail", failed)


every_case = in_each(all_cases())
