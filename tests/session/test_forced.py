"""A choice with a single answer is not asked, unless that would tell others of a hidden hand."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from circus.bots.thinker import SynchronousThinker
from circus.core.action import CHANCE
from circus.session import saves
from circus.session.forced import forced_action, is_public_knowledge
from circus.session.host import Host
from circus.session.pace import FORCED_MS
from circus.session.series import series_of
from tests.session import chosen

TICK_MS = 50.0


def hosted(folder: Path, game: str, people: int, seed: int) -> Host:
    table_setup = chosen(game, 4, people)
    seats = tuple(replace(seat, strength="greedy") for seat in table_setup.seats)
    session = saves.begin(replace(table_setup, seats=seats), Random(seed), folder / "game.jsonl")
    return Host(session, SynchronousThinker(), series_of(table_setup))


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", ["texas_showdown", "clown_standoff"])
def test_nobody_is_asked_or_called_for_what_is_forced(game: str, people: int, tmp_path: Path) -> None:
    """Among several only where it is no secret: with one card left, or none."""
    host, rng, forced = hosted(tmp_path, game, people, 3), Random(1), 0
    host.forced.plays_reveals = True
    session = host.session
    for _ in range(9_000):
        if session.match.outcome:
            break
        if host.call is not None:
            assert len(session.match.legal_actions(host.call.seat)) > 1 or not is_public_knowledge(
                session, host.call.seat
            )
            host.open_curtain()
        elif host.asked is not None:
            legal = session.match.legal_actions(host.asked)
            assert len(legal) > 1 or (people > 1 and not is_public_knowledge(session, host.asked))
            host.answer(rng.choice(legal))
        forced += forced_action(session, host.people) is not None
        host.advance(TICK_MS)
    assert session.match.outcome and forced * TICK_MS >= FORCED_MS, "it was seen for a moment"


@pytest.mark.parametrize("plays", [False, True])
def test_a_forced_pie_is_asked_for_unless_the_settings_play_it(plays: bool, tmp_path: Path) -> None:
    host, asked, played = hosted(tmp_path, "clown_standoff", 1, 3), 0, 0
    host.forced.plays_reveals = plays
    session = host.session
    for _ in range(9_000):
        if session.match.outcome:
            break
        if host.asked is not None:
            legal = session.match.legal_actions(host.asked)
            asked += [action.verb for action in legal] == ["reveal"]
            host.answer(next((each for each in legal if each.verb != "reveal"), legal[0]))
        count = len(session.match.actions)
        host.advance(TICK_MS)
        for at in range(count, len(session.match.actions)):
            action = session.match.actions[at]
            played += action.seat == 0 and action.verb == "reveal" and host.forced.has_played_at(at + 1)
    assert session.match.outcome
    assert (asked == 0, played > 0) == (plays, plays) and asked + played


def test_among_several_a_forced_card_is_asked_for_as_any_other(tmp_path: Path) -> None:
    """In all worlds that look alike to the public it is asked, or it is asked in none."""
    host, rng, compared = hosted(tmp_path, "texas_showdown", 2, 4), Random(2), 0
    session, game = host.session, host.session.game
    while not session.match.outcome:
        if session.awaited_people:
            seat = session.awaited_people[0]
            public = session.view(CHANCE)
            decided = forced_action(session, host.people) is not None
            for seed in range(3):
                world = game.determinize(public, Random(seed))
                alike = len(game.legal_actions(world, seat)) == 1
                if is_public_knowledge(session, seat):
                    assert decided == alike
                    compared += 1
                else:
                    assert not decided
        session.go_on("random") if not session.awaited_people else session.play(
            rng.choice(session.match.legal_actions(session.awaited_people[0]))
        )
    assert compared
