"""Branches: a past game continued differently from any moment, as a separate record."""

import json
from dataclasses import replace
from random import Random

from circus.content import levels
from circus.core.errors import UsageError
from circus.records.match import Match
from circus.records.record import BOT, HUMAN
from circus.session.end_of_game import PUBLIC
from circus.session.game_session import GameSession
from circus.session.playback import Playback
from circus.session.resampling import resample_hidden
from circus.session.saves import Resumed, new_header, new_record, next_number
from circus.session.series import series_of
from circus.session.table_setup import TableSetup, load_table_setup


def hides(playback: Playback, seat: int) -> bool:
    """Return whether the current position has pieces hidden from a seat (-1: the public)."""
    game, state = playback.game, playback.timeline.at(playback.at)
    return list(game.pieces(game.view(state, seat))) != list(game.pieces(state))


def branch(playback: Playback, seat: int, rng: Random, *, resamples: bool = False) -> Resumed:
    """Return the current position as a separate game, with `rng` as the generator of its draws.

    The person takes `seat`, bots take the others. With `resamples` hidden cards are determinized from the
    seat's information, else they stay as they were.

    Raises:
        UsageError: nobody is to act there, or it would reveal secrets of a running game.
        OSError: its record cannot be written.
    """
    game, setup, at = playback.game, playback.setup, playback.at
    if not playback.timeline.at(at).awaited:
        raise UsageError("the game is over here: go back to a moment when somebody has to choose")
    if not playback.ended and hides(playback, PUBLIC):
        raise UsageError("this game is not over: continue it, or look at it until its end")
    timeline = (
        resample_hidden(playback.timeline, at, seat, rng) if resamples else playback.timeline.branch(at)
    )
    seats = tuple(
        replace(who, kind=HUMAN if number == seat else BOT) for number, who in enumerate(playback.seats)
    )
    aids = load_table_setup(game.name).aids
    table_setup = TableSetup(game.name, seats, setup.choices, setup.level_name, aids=aids, board=setup.level)
    number = next_number()
    origin = {"record": playback.record, "n": at}
    header = new_header(table_setup, branch_of=origin, order=(number, number))
    lines = [header.line(), *({"action": str(action), "ms": 0} for action in timeline.actions)]
    opening = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()
    journal = new_record(header, opening, levels.copier(game, setup))
    session = GameSession(Match(game, setup, journal, timeline), seats, rng)
    return Resumed(table_setup, session, series_of(table_setup))
