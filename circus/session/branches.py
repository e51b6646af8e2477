"""Branches: a game of the past is played on otherwise from any moment, as a record of its own."""

import json
from dataclasses import replace
from random import Random

from circus.core.errors import UsageError
from circus.match import Match
from circus.record import BOT, HUMAN
from circus.session.game_session import GameSession
from circus.session.playback import Playback
from circus.session.saves import Resumed, header_now, new_record
from circus.session.series import series_of
from circus.session.table_setup import TableSetup, load_table_setup


def branch(playback: Playback, seat: int, rng: Random) -> Resumed:
    """The position that is looked at as a game of its own; hidden cards lie as they lay.

    Args:
        playback: the game of the past, and the position in it.
        seat: taken by the person; bots have the others.
        rng: draws from here on.

    Raises:
        UsageError: if nobody is to act there any more.
        OSError: if its record cannot be written.
    """
    game, setup, at = playback.game, playback.setup, playback.at
    timeline = playback.timeline.branch(at)
    if not timeline.at(at).awaited:
        raise UsageError("the game is over here: go back to a moment when somebody has to choose")
    seats = tuple(
        replace(who, kind=HUMAN if number == seat else BOT) for number, who in enumerate(playback.seats)
    )
    table_setup = TableSetup(
        game.name, seats, dict(setup.options), setup.level_name, aids=load_table_setup(game.name).aids
    )
    header = header_now(table_setup, branch_of={"record": playback.record, "n": at})
    lines = [header.line(), *({"action": str(action), "ms": 0} for action in timeline.actions)]
    opening = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()
    journal = new_record(header, opening)
    session = GameSession(Match(game, setup, journal, timeline), seats, rng)
    return Resumed(table_setup, session, series_of(table_setup))
