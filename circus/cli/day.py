"""Command `day`: the visits at one or more stands, as one page, as tables or as JSON."""

import argparse
import json
import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from circus.cli.words import DONE
from circus.content.texts import LANGUAGES
from circus.core.errors import UsageError
from circus.platform.console import say, show

if TYPE_CHECKING:
    from circus.lab.day.merging import VisitDay
    from circus.lab.day.parts import See


def add_day(commands: Any) -> None:
    """Add the command `day` and its options."""
    command = commands.add_parser("day", help="summarize the visits at stands in one page")
    command.add_argument(
        "folders", metavar="DIR", nargs="+", type=Path, help="folder of a stand, or of one visit"
    )
    command.add_argument("--html", metavar="FILE", type=Path, help="write a page that needs no other file")
    command.add_argument("--event", metavar="NAME", default="", help="name of the event, above the page")
    command.add_argument("--contact", metavar="TEXT", default="", help="whom to ask, below the title")
    command.add_argument("--csv", metavar="DIR", type=Path, help="write tables for a spreadsheet")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.add_argument(
        "--paper", action="store_true", help="first ask for sessions on paper, and store them in DIR"
    )
    command.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="first language of the page"
    )
    command.set_defaults(run=_day, takes=("lang",))


def _day(arguments: argparse.Namespace) -> int:
    if arguments.paper:
        from circus.cli.paper import enter_sessions

        if len(arguments.folders) != 1:
            raise UsageError("--paper adds sessions to one folder: name that one")
        enter_sessions(arguments.folders[0])
    from circus.lab.day.day_lines import day_lines, line
    from circus.lab.day.merging import day_of
    from circus.lab.day.page import write_page
    from circus.lab.day.tables import write_tables
    from circus.ui.scenes.rulebook.text import heading_of

    day = day_of(arguments.folders)
    written: list[Path] = []
    if arguments.html:
        language, see = arguments.lang or LANGUAGES[0], _eyes(day)
        head = {"event": arguments.event, "contact": arguments.contact}
        write_page(day, arguments.html, language, see, heading_of, **head)
        written.append(arguments.html)
    if arguments.csv:
        written += write_tables(day, arguments.csv)
    if arguments.json:
        show(json.dumps(line(day)))
    else:
        for each in [*day_lines(day), *written]:
            show(each)
    return DONE


def _eyes(day: "VisitDay") -> "See":
    """Return the function that draws the pins; without pins or pygame it makes no pictures."""
    from circus.lab.day.parts import see_lines

    if not any(game.pins for game in day.games):
        return see_lines
    if find_spec("pygame") is None:
        say("circus: pygame-ce is not installed: pins are told without pictures")
        return see_lines
    from circus.ui.gfx import bootstrap

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    bootstrap.prepare()
    from circus.content.texts import Texts
    from circus.ui.gfx.settings import Settings
    from circus.ui.gfx.toolkit import Toolkit
    from circus.ui.gfx.window import AppWindow
    from circus.ui.scenes.stand.moments import STAGE, Moments

    kit = Toolkit(AppWindow(STAGE), Texts(LANGUAGES[0]), Settings(language=LANGUAGES[0], speed="off"))
    return Moments(kit).render_moment
