"""Commands with a screen: the app, `play` and `replay`; and `gallery` and `rules`, which draw without one."""

import argparse
import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from circus import bots, games
from circus.cli.words import DONE, add_house_rules, count, house_rules, port, seed_or_random, size
from circus.content.texts import LANGUAGES
from circus.core.errors import CircusError, UsageError
from circus.core.game import Game
from circus.platform.console import show
from circus.platform.install_advice import install_advice
from circus.platform.untrusted.limits import shortened
from circus.records import lesson
from circus.session.deals import CodedDeal, known_deal
from circus.session.table_setup import BOT, HUMAN, Seat, TableSetup, first_table_setup

if TYPE_CHECKING:
    from circus.ui.scenes.shell.destinations import ToPhones

SPEEDS = ("slow", "normal", "fast", "off")

GALLERY_SIZE = 1920, 1080
"""Default size of the gallery's pictures, in pixels."""

PRINTED_TEXT = 145
"""Text size in percent, for the names on the small tables of a printed rulebook."""


def add_window(parser: argparse.ArgumentParser, *, default: str | None = None) -> None:
    """Add the window options of the app and of `play`.

    A command passes `argparse.SUPPRESS` as `default`, so that an option before the command's name stays
    valid.
    """
    parser.add_argument(
        "--size", metavar="WxH", type=size, default=default, help="size of the window in pixels"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help="language, for this run only")
    parser.add_argument(
        "--speed", choices=SPEEDS, default=default, help="speed of the pieces, for this run only"
    )
    parser.add_argument(
        "--expose", metavar="FILE", type=Path, default=default, help="write the click targets, for tests"
    )


def open_app(arguments: argparse.Namespace) -> int:
    """Open the lobby."""
    from circus.ui.app.options import Options
    from circus.ui.app.start import run

    return run(Options(arguments.size, arguments.lang, arguments.speed, arguments.expose))


def add_play(commands: Any) -> None:
    """Add the command `play` and its options."""
    command = commands.add_parser("play", help="open one table at once")
    command.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    command.add_argument("--seats", metavar="N", type=count)
    command.add_argument("--level", metavar="NAME", help="a board of levels/GAME")
    add_house_rules(command)
    command.add_argument(
        "--players", metavar="NAME,…", help="human or a bot for each seat; default you and bots"
    )
    command.add_argument("--seed", metavar="S", type=int, help="the same seed draws the same cards")
    command.add_argument("--deal", metavar="CODE", help="six letters: the same draws for everybody")
    command.add_argument("--record", metavar="FILE", type=Path, help="file of the game")
    command.add_argument("--learn", action="store_true", help="start the lesson of the game")
    command.add_argument("--phones", action="store_true", help="let people play on their phones")
    command.add_argument(
        "--host", metavar="ADDRESS", help="of this computer, at which phones connect; default only itself"
    )
    command.add_argument("--port", metavar="N", type=port, help="of the page on phones")
    add_window(command, default=argparse.SUPPRESS)
    command.set_defaults(run=_play)


def _play(arguments: argparse.Namespace) -> int:
    from circus.ui.app.options import Options
    from circus.ui.app.start import run
    from circus.ui.gfx.bootstrap import set_environment
    from circus.ui.scenes.shell.destinations import ToFirstTable

    set_environment()  # before a level is read: that imports pygame, which would name the windows itself
    game = games.find(arguments.game)
    if arguments.learn:
        return _learn(game, arguments)
    table_setup = replace(
        first_table_setup(game.name, _seats(game, arguments)),
        options=house_rules(game, arguments),
        level=arguments.level,
    )
    table_setup = replace(table_setup, seats=_players(table_setup, arguments.players))
    table_setup.open()
    if arguments.record and arguments.record.exists():
        raise UsageError(f"{arguments.record} exists already: choose another file for the record")
    seed = seed_or_random(arguments.seed)

    table = ToFirstTable(table_setup, Random(seed), arguments.record, _deal(arguments))
    phones = _phones(game.name, arguments)
    return run(Options(arguments.size, arguments.lang, arguments.speed, arguments.expose, table, phones))


def _phones(game: str, arguments: argparse.Namespace) -> "ToPhones | None":
    """Return the sheet of the phones; raise `UsageError` for an address or a port without `--phones`."""
    from circus.ui.scenes.shell.destinations import PhoneRequest, ToPhones

    if arguments.phones:
        return ToPhones(game, PhoneRequest(arguments.host, arguments.port), starts=True)
    if arguments.host or arguments.port:
        raise UsageError("--host and --port are for phones: add --phones")
    return None


def _deal(arguments: argparse.Namespace) -> CodedDeal | None:
    """Return the deal of `--deal`; raise `UsageError` for an invalid code, or with `--seed`."""
    if arguments.deal is None:
        return None
    deal = known_deal(arguments.deal)
    if deal is None:
        raise UsageError(f"'{shortened(arguments.deal)}' is no deal: give six letters, none an I or O")
    if arguments.seed is not None:
        raise UsageError("a deal says what is drawn: leave out --seed")
    return deal


def _learn(game: Game[Any], arguments: argparse.Namespace) -> int:
    """Open the lesson of a game, which has a table already."""
    from circus.ui.app.options import Options
    from circus.ui.app.start import run
    from circus.ui.scenes.shell.destinations import ToLesson

    others = ("seats", "level", "option", "number", "players", "seed", "deal", "record")
    given = [name for name in others if getattr(arguments, name) not in (None, [])]
    if given:
        raise UsageError(f"--learn brings its own table: leave out --{given[0]}")
    if lesson.find(game.name) is None:
        raise UsageError(f"{game.name} has no lesson: play it without --learn")
    where = ToLesson(game.name)
    return run(Options(arguments.size, arguments.lang, arguments.speed, arguments.expose, where))


def _seats(game: Game[Any], arguments: argparse.Namespace) -> int:
    named = None if arguments.players is None else len(arguments.players.split(","))
    if named and arguments.seats and named != arguments.seats:
        raise UsageError(f"{named} players for {arguments.seats} seats: name one a seat")
    seats: int = arguments.seats or named or game.usual_seats
    if seats not in game.seats:
        game.setup(seats)
    return seats


def _players(table_setup: TableSetup, words: str | None) -> tuple[Seat, ...]:
    """Return the seats of `--players`; raise `UsageError`."""
    if words is None:
        return table_setup.seats
    seats = []
    for seat, word in zip(table_setup.seats, words.split(","), strict=True):
        if word == HUMAN:
            seats.append(replace(seat, kind=HUMAN))
        else:
            bots.find(word)
            seats.append(replace(seat, kind=BOT, strength=word))
    return tuple(seats)


def add_replay(commands: Any) -> None:
    """Add the command `replay` and its options."""
    command = commands.add_parser("replay", help="open a record on its table")
    command.add_argument("file", metavar="FILE", type=Path)
    command.add_argument("--at", metavar="N", type=int, default=0, help="show the position after N actions")
    add_window(command, default=argparse.SUPPRESS)
    command.set_defaults(run=_replay)


def _replay(arguments: argparse.Namespace) -> int:
    from circus.session.playback import open_playback
    from circus.ui.app.options import Options
    from circus.ui.app.start import run
    from circus.ui.gfx.bootstrap import set_environment
    from circus.ui.scenes.shell.destinations import ToReplay

    set_environment()
    playback = open_playback(arguments.file)
    last = len(playback.timeline)
    if not 0 <= arguments.at <= last:
        raise UsageError(f"there is no position {arguments.at} in {arguments.file}: choose 0 to {last}")
    where = ToReplay(playback, arguments.at)
    return run(Options(arguments.size, arguments.lang, arguments.speed, arguments.expose, where))


def add_gallery(commands: Any) -> None:
    """Add the command `gallery` and its options."""
    command = commands.add_parser("gallery", help="draw every scene to PNG, without a screen")
    command.add_argument("folder", metavar="DIR", type=Path)
    command.add_argument("--size", metavar="WxH", type=size, default=argparse.SUPPRESS)
    command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS)
    command.add_argument(
        "--only", metavar="TEXT", default="", help="draw only pictures with this in their name"
    )
    command.add_argument(
        "--phones", action="store_true", help="also show the page on phones, which needs a browser"
    )
    command.add_argument(
        "--browser", metavar="NAME", help="of the page on phones: chromium (default), firefox or webkit"
    )
    command.set_defaults(run=_gallery)


def _gallery(arguments: argparse.Namespace) -> int:
    from circus.ui.gfx import bootstrap

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    bootstrap.prepare()
    from circus.tools.gallery.drawing import draw_all

    measures, language = arguments.size or GALLERY_SIZE, arguments.lang or "en"
    if arguments.browser and not arguments.phones:
        raise UsageError("--browser is for the page on phones: add --phones")
    photograph_pages = _page_photographer(arguments.browser) if arguments.phones else None
    drawn = draw_all(arguments.folder, measures, language, arguments.only)
    if photograph_pages:
        drawn += photograph_pages(arguments.folder, language, arguments.only)
    show(f"{len(drawn)} pictures in {arguments.folder}")
    return DONE


def _page_photographer(browser: str | None) -> Callable[[Path, str, str], list[Path]]:
    """Return what writes pictures of the phones' page; raise `CircusError` if it lacks a program."""
    try:
        from circus.tools.gallery.phone_pages.browsers import BROWSERS, expect_browser
        from circus.tools.gallery.phone_pages.photographs import photograph_all
    except ImportError as error:
        advice = install_advice("selenium", extra="test")
        raise CircusError(f"pictures of the phones' page need {error.name}: {advice}") from None

    name = browser or BROWSERS[0]
    expect_browser(name)
    return partial(photograph_all, browser=name)


def add_rules(commands: Any) -> None:
    """Add the command `rules` and its options."""
    command = commands.add_parser("rules", help="write a rulebook for printing")
    command.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    command.add_argument("folder", metavar="DIR", type=Path)
    command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS)
    command.set_defaults(run=_rules)


def _rules(arguments: argparse.Namespace) -> int:
    from circus.ui.gfx import bootstrap

    game = games.find(arguments.game).name
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    bootstrap.prepare()
    from circus.content.texts import Texts
    from circus.ui.gfx.settings import Settings
    from circus.ui.gfx.toolkit import Toolkit
    from circus.ui.gfx.window import AppWindow
    from circus.ui.scenes.rulebook.print import write_book

    settings = Settings(language=arguments.lang or "en", text_size=PRINTED_TEXT, speed="off")
    kit = Toolkit(AppWindow(GALLERY_SIZE), Texts(settings.language), settings)
    show(write_book(arguments.folder, game, kit))
    return DONE


_TAKEN = {
    open_app: ("size", "lang", "speed", "expose"),
    _play: ("size", "lang", "speed", "expose"),
    _replay: ("size", "lang", "speed", "expose"),
    _gallery: ("size", "lang"),
    _rules: ("lang",),
}
"""Window options that each command uses, given before its name or after it; other commands have `takes`."""


def check_window(arguments: argparse.Namespace) -> None:
    """Raise `UsageError` for a window option that the command does not use."""
    taken: tuple[str, ...] = _TAKEN.get(arguments.run, ()) or getattr(arguments, "takes", ())
    for name in ("size", "lang", "speed", "expose"):
        if getattr(arguments, name, None) is not None and name not in taken:
            raise UsageError(f"--{name} says nothing to this command: leave it out")
