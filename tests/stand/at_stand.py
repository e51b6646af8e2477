"""A stand to be tried: the app without a screen, its attendant, and what the visits have left."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

from circus.stand.place import StandFolder
from circus.stand.plan import StaffPlan
from circus.stand.repeated_faults import WHOLE, LeftOut
from circus.stand.staff_pin import of_digits
from circus.stand.supervisor import Pulse
from circus.stand.visit import facts_of, folders_of
from circus.ui.app.stand_router import StandAttendant
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.pilot import Pilot, piloted

PIN = "2580"
GIVEN = {"language": "en", "speed": "off"}
PLAN = StaffPlan(("pebbles",), minutes=0, idle=30)


@contextmanager
def stand(
    folder: Path,
    plan: StaffPlan = PLAN,
    *,
    goes_on: bool = False,
    pulse: Pulse | None = None,
    left_out: LeftOut = WHOLE,
    **options: Any,
) -> Iterator[Pilot]:
    place, pin = StandFolder(folder), of_digits(PIN)
    attendant = StandAttendant(place, plan, pin, GIVEN, goes_on=goes_on, pulse=pulse, left_out=left_out)
    with piloted(attendant=attendant, **options) as pilot:
        yield pilot


def facts(pilot: Pilot) -> dict[str, Any]:
    return pilot.manager.facts()


def scene(pilot: Pilot) -> object:
    return facts(pilot)["scene"]


def visits(folder: Path) -> list[dict[str, Any]]:
    return [cast("dict[str, Any]", facts_of(each)) for each in folders_of(folder)]


def acts(folder: Path) -> list[dict[str, Any]]:
    path = folders_of(folder)[-1] / "acts.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def answers_of(folder: Path) -> list[tuple[int | None, str, object]]:
    path = folders_of(folder)[-1] / "answers.jsonl"
    told = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [(each["seat"], each["question"], each["answer"]) for each in told]


def played_out(pilot: Pilot) -> None:
    """To the results, whoever has to choose."""
    table, rng = cast(TableScene, pilot.scene), Random(1)
    for _ in range(2000):
        if pilot.scene is not table:
            return
        if chooser := table.chooser:
            action = rng.choice(chooser.picker.legal)
            pilot.loop._spared(partial(table.play, action))
        pilot.rest(400)
