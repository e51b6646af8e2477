"""Benchmark of a stand: many visits in one process, and programs that are killed in the middle."""

import math
import multiprocessing
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from circus import games
from circus.lab.day.merging import day_of
from circus.platform.console import say
from circus.platform.folders import elsewhere
from circus.session.table_setup import TableSetup
from circus.stand.place import StandFolder
from circus.stand.plan import StaffPlan
from circus.stand.staff_pin import of_digits
from circus.tools.bench.resident import handles, most_resident_mb, resident_mb
from circus.tools.bench.stand_hand import ROUND, SIZES, Hand
from circus.tools.bench.stand_kills import kills
from circus.ui.app.loop import Loop
from circus.ui.app.options import Options
from circus.ui.app.stand_router import StandAttendant
from circus.ui.gfx import bootstrap

VISITS = 200
KILLED_EVERY = 4
"""Number of visits for each kill."""
IDLE_S = 5


class QuickPlan(StaffPlan):
    """Plan whose bots choose at once."""

    def table(self, game: str, people: int = 1) -> TableSetup:
        """Return the table of a stand with random bots."""
        table_setup = super().table(game, people)
        return replace(
            table_setup, seats=tuple(replace(seat, strength="random") for seat in table_setup.seats)
        )


@dataclass(frozen=True)
class VisitSample:
    """Measurement after a visit: resident megabytes, open files, child processes."""

    mb: float
    handles: int
    processes: int


def stand(visits: int = VISITS) -> dict[str, Any]:
    """Run the visits, then the kills; return the growth per hundred visits.

    Each visit is printed on stderr. Ctrl-C ends the visits with the figures so far.
    """
    samples, begun = list[VisitSample](), monotonic()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "stand"
        with suppress(KeyboardInterrupt):
            for sample in _samples(path, visits):
                samples.append(sample)
                held = f"{sample.mb} MB, {sample.handles} files, {sample.processes} processes"
                say(f"visit {len(samples)}: {held}")
        day = day_of([path])
    found = {
        "visits": len(samples),
        "kept": len(day.visits),
        "unreadable": len(day.skipped),
        "seconds": round(monotonic() - begun),
        "peak_mb": round(most_resident_mb(), 1),
    }
    columns = {name: [float(getattr(each, name)) for each in samples] for name in VisitSample.__annotations__}
    grown = {name: {"most": max(values), **_grown(values)} for name, values in columns.items() if values}
    return {"visits": found, **grown, "kills": kills(visits // KILLED_EVERY, _plan())}


def _grown(values: Sequence[float]) -> dict[str, float]:
    """Return the growth per hundred visits over the second half, from visits one round apart.

    It is the median of the differences with its 95 % interval, because the reel sometimes shows another game.
    """
    half = len(values) // 2
    apart = sorted(
        after - before for before, after in zip(values[half:], values[half + ROUND :], strict=False)
    )
    if len(apart) < 3:
        return {}
    middle, reach = len(apart) // 2, math.ceil(0.98 * math.sqrt(len(apart)))
    low, high = apart[max(0, middle - reach)], apart[min(len(apart) - 1, middle + reach)]
    rises = {"per_100": median(apart), "low": low, "high": high}
    return {name: round(rise * 100 / ROUND, 3) for name, rise in rises.items()}


def _samples(path: Path, visits: int) -> Iterator[VisitSample]:
    with opened(path, _plan()) as loop:
        for number in range(visits):
            Hand(loop, Random(number)).visit(number)
            yield VisitSample(round(resident_mb(), 1), handles(), len(multiprocessing.active_children()))


def _plan() -> StaffPlan:
    return QuickPlan(tuple(games.in_order()), minutes=0, idle=IDLE_S)


@contextmanager
def opened(path: Path, plan: StaffPlan) -> Iterator[Loop]:
    """Yield the program at a stand with a simulated clock."""
    bootstrap.choose_display()
    bootstrap.prepare()
    path.mkdir(parents=True)
    with elsewhere(path / "user"):
        attendant = StandAttendant(
            StandFolder(path), plan, of_digits("0000"), {"language": "en", "speed": "off"}
        )
        loop = Loop(Options(size=SIZES[0], language="en", speed="off", attendant=attendant))
        try:
            loop.step(0, [])
            yield loop
        finally:
            loop.close()
