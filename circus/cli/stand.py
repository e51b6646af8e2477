"""Command `stand`: a table that can be left unattended all day."""

import argparse
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from circus import games
from circus.cli import screen
from circus.cli.words import FAILED, count
from circus.core.errors import CircusError, UsageError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from circus.stand.repeated_faults import LeftOut
    from circus.stand.supervisor import Pulse

_WINDOW = ("size", "lang", "speed", "expose")


def add_stand(commands: Any) -> None:
    """Add the command `stand` and its options."""
    command = commands.add_parser("stand", help="run an unattended table at an event")
    command.add_argument("--games", metavar="a,b", help="games on offer; default all")
    command.add_argument(
        "--questions", metavar="SET", help="ready set of questions of the card: usual, unpub"
    )
    command.add_argument("--minutes", metavar="N", type=int, help="time box of a visit; 0 for none")
    command.add_argument(
        "--idle", metavar="S", type=count, help="seconds without an action until it asks who is there"
    )
    command.add_argument(
        "--folder", metavar="DIR", type=Path, help="folder of all data: visits, PIN, plan, settings"
    )
    command.add_argument(
        "--pin-file", metavar="FILE", type=Path, help="file with the staff's PIN in its first line"
    )
    screen.add_window(command, default=argparse.SUPPRESS)
    command.set_defaults(run=_stand, takes=_WINDOW)


def _stand(arguments: argparse.Namespace) -> int:
    from circus.platform.folders import data_folder, private_folder
    from circus.stand import plan, staff_pin, supervisor
    from circus.stand.place import StandFolder

    stand = (arguments.folder or data_folder() / "stand").absolute()
    try:
        private_folder(stand)
    except OSError as error:
        reason = f"{stand} cannot hold the visits: {error.strerror}; choose another --folder"
        raise CircusError(reason) from None
    _check_minutes(arguments.minutes)
    offered = plan.parse_games(arguments.games) if arguments.games else ()
    chosen = plan.load_plan(stand) or plan.StaffPlan(tuple(games.in_order()))
    given = {"games": offered or None, "minutes": arguments.minutes, "idle": arguments.idle}
    chosen = replace(chosen, **{name: value for name, value in given.items() if value is not None})
    plan.store_plan(stand, chosen)
    if arguments.questions:
        _choose_questions(stand, arguments.questions)
    _check_questions(stand)
    if arguments.pin_file:
        staff_pin.keep(stand, staff_pin.of_digits(_digits(arguments.pin_file)))
    else:
        staff_pin.read_pin(stand)
    window = (arguments.size, arguments.lang, arguments.speed, arguments.expose)
    known = (StandFolder(stand).name, chosen, staff_pin.read_pin(stand))
    return supervisor.supervise(partial(_attended, stand, known, window))


def _attended(
    stand: Path,
    known: tuple[Any, ...],
    window: tuple[Any, ...],
    goes_on: bool,
    left_out: "LeftOut",
    wire: "Connection",
) -> None:
    """Run the program itself in the child process.

    `known` is the content of the folder at the first start; the folder may be missing now.
    """
    from circus.platform.console import say
    from circus.stand.supervisor import UNOPENED, Pulse

    pulse = Pulse(wire)
    try:
        code = _run(stand, known, window, goes_on, left_out, pulse)
    except CircusError as error:
        say(f"circus: {error}")
        code = FAILED if pulse.has_begun else UNOPENED
    raise SystemExit(code)


def _run(
    stand: Path,
    known: tuple[Any, ...],
    window: tuple[Any, ...],
    goes_on: bool,
    left_out: "LeftOut",
    pulse: "Pulse",
) -> int:
    """Run the stand's app in this process; return its exit code."""
    from circus.platform.folders import elsewhere
    from circus.ui.app.options import Options
    from circus.ui.app.start import run
    from circus.ui.gfx.bootstrap import set_environment

    set_environment()
    from circus.stand import plan, staff_pin
    from circus.stand.place import StandFolder
    from circus.ui.app.stand_router import StandAttendant, end_broken_off

    name, chosen, pin = known
    place, (size, language, speed, expose) = StandFolder(stand, name), window
    if not goes_on:
        end_broken_off(stand)
    if place.is_there:
        chosen, pin = plan.load_plan(stand) or chosen, staff_pin.read_pin(stand) or pin
    asked = {"language": language, "speed": speed}
    given = {name: value for name, value in asked.items() if value}
    attendant = StandAttendant(place, chosen, pin, given, goes_on=goes_on, pulse=pulse, left_out=left_out)
    with elsewhere(stand / "user"):
        return run(Options(size, None if goes_on else language, speed, expose, attendant=attendant))


def _choose_questions(stand: Path, name: str) -> None:
    """Use a ready set of questions; raise `CircusError`."""
    from circus.stand.questions import SETS, choose_set

    if name not in SETS:
        raise UsageError(f"there is no set of questions '{name}': choose {', '.join(SETS)}")
    try:
        choose_set(stand, name)
    except OSError as error:
        raise CircusError(f"{stand} cannot hold the questions: {error.strerror or error}") from None


def _check_questions(stand: Path) -> None:
    """Print the faults of the designer's file; until they are corrected the default questions are used."""
    from circus.platform.console import say
    from circus.stand.questions import of_stand, questions

    try:
        questions(of_stand(stand))
    except UsageError as error:
        say(f"circus: {error}; the usual questions are asked instead")


def _check_minutes(minutes: int | None) -> None:
    if minutes is not None and not 0 <= minutes <= 600:
        raise UsageError("--minutes takes 0 to 600")


def _digits(path: Path) -> str:
    from circus.platform.untrusted import content

    try:
        lines = content(path, 1000).decode(errors="replace").splitlines()
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}") from None
    return lines[0].strip() if lines else ""
