"""Kills at a stand: a supervised program is killed in the middle of its visits, again and again."""

import json
import os
import signal
import threading
import time
from collections.abc import Sequence
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from circus.platform.console import say
from circus.platform.folders import elsewhere
from circus.session.records_index import stem_of
from circus.stand.place import StandFolder
from circus.stand.plan import StaffPlan
from circus.stand.repeated_faults import LeftOut
from circus.stand.staff_pin import of_digits
from circus.stand.supervisor import Pulse, supervise
from circus.stand.visit import ACTS
from circus.tools.bench.stand_hand import SIZES, Hand
from circus.ui.app.loop import Loop
from circus.ui.app.options import Options
from circus.ui.app.stand_router import StandAttendant
from circus.ui.gfx import bootstrap

SHORTEST_S, LONGEST_S = 0.1, 2.5
"""Limits of the seconds that a program runs before it is killed."""

_GIVEN = {"language": "en", "speed": "off"}


def kills(count: int, plan: StaffPlan) -> dict[str, Any]:
    """Kill `count` times; return the losses, and the seconds until the program was visible again."""
    with TemporaryDirectory() as folder:
        stand, diary = Path(folder) / "stand", Path(folder) / "diary"
        stand.mkdir()
        supervise(partial(_killed, stand, diary, count, plan))
        lines = _lines(diary)
    backs = [line for line in lines if "back_s" in line]
    attract = [line["back_s"] for line in backs if line["scene"] == "attract"]
    return {
        "kills": len(backs),
        "lost": sum(line["lost"] for line in lines if "lost" in line),
        "frozen": sum("frozen" in line for line in lines),
        "back_s": _seconds([line["back_s"] for line in backs]),
        "attract_s": _seconds(attract),
    }


def _seconds(each: Sequence[float]) -> dict[str, float]:
    return {
        "times": len(each),
        "median": round(median(each or [0.0]), 2),
        "most": round(max(each, default=0.0), 2),
    }


def _killed(
    stand: Path, diary: Path, count: int, plan: StaffPlan, goes_on: bool, left_out: LeftOut, wire: Connection
) -> None:
    """Run the program: report what the last kill lost, continue, get killed; the last run exits."""
    bootstrap.choose_display()
    bootstrap.prepare()
    with elsewhere(stand / "user"):
        attendant = StandAttendant(
            StandFolder(stand),
            plan,
            of_digits("0000"),
            _GIVEN,
            goes_on=goes_on,
            pulse=Pulse(wire),
            left_out=left_out,
        )
        loop = Loop(Options(size=SIZES[0], speed="off", attendant=attendant))
        loop.step(0, [])
        loop.step(16, [])
        _look(diary, loop.manager.scene.name)
        number = sum("back_s" in line for line in _lines(diary))
        if number >= count:
            loop.close()
            raise SystemExit(0)
        rng = Random(number)
        hand = Hand(loop, rng, partial(_note, diary, attendant))
        threading.Thread(target=_kill, args=(diary, rng.uniform(SHORTEST_S, LONGEST_S)), daemon=True).start()
        while True:
            hand.go_on(rng.randrange(1000))


def _look(diary: Path, scene: str) -> None:
    """Report the loss by the last kill, or a restart by the supervisor of a program that was too slow."""
    lines = _lines(diary)
    if not lines:
        return
    if "killed" in lines[-1]:
        back_s = time.time() - lines[-1]["killed"]
        _write_line(diary, back_s=back_s, scene=scene, lost=_lost(lines))
        say(f"killed in {scene}: back after {back_s:.1f} s")
    else:
        _write_line(diary, frozen=True, lost=_lost(lines))


def _kill(diary: Path, seconds: float) -> None:
    time.sleep(seconds)
    _write_line(diary, killed=time.time())
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))


def _note(diary: Path, attendant: StandAttendant) -> None:
    """Note the lines of the visit and of its record that are on disk and must not be lost."""
    visit = attendant.keeper.visit
    if visit:
        record = visit.record
        _write_line(
            diary,
            visit=str(visit.folder),
            stem=stem_of(record.name)[0] if record else "",
            lines=_count(record) if record else 0,
            acts=_count(visit.folder / ACTS),
        )


def _lost(events: Sequence[dict[str, Any]]) -> int:
    """Return the number of whole lines that existed at the last note and are missing now."""
    noted = next((line for line in reversed(events) if "visit" in line), None)
    if noted is None:
        return 0
    visit = Path(noted["visit"])
    records = [path for path in visit.glob("[0-9][0-9]-*.jsonl") if stem_of(path.name)[0] == noted["stem"]]
    lines = max(map(_count, records), default=0)
    there = lines, _count(visit / ACTS)
    return sum(max(0, int(noted[key]) - now) for key, now in zip(("lines", "acts"), there, strict=True))


def _count(path: Path) -> int:
    """Return the number of whole lines of a file; 0 if it cannot be read."""
    try:
        return path.read_bytes().count(b"\n")
    except OSError:
        return 0


def _write_line(diary: Path, **what: object) -> None:
    with diary.open("a", encoding="utf-8") as file:
        file.write(json.dumps(what) + "\n")


def _lines(diary: Path) -> list[dict[str, Any]]:
    """Return the entries of the diary; a line in whose middle the program was killed is ignored."""
    whole = diary.read_text(encoding="utf-8").rpartition("\n")[0].splitlines() if diary.exists() else []
    return [line for line in map(_parsed, whole) if line]


def _parsed(line: str) -> dict[str, Any]:
    try:
        return dict(json.loads(line))
    except ValueError:
        return {}
