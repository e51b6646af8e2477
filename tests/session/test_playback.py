"""Playback: any moment of a record again, with the eyes that may see it, and played on otherwise."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.core.action import CHANCE
from circus.core.errors import UsageError
from circus.core.frame import OPEN
from circus.core.option import Value
from circus.records.replay import read
from circus.session import saves
from circus.session.branches import branch
from circus.session.end_of_game import PUBLIC
from circus.session.playback import Playback, open_playback
from circus.session.table_setup import first_table_setup
from tests.other_systems import IS_WINDOWS

SHORT: dict[str, dict[str, Value]] = {
    "clearing_house": {"round_limit": 1},
    "clown_standoff": {},
    "flip_circus": {"turn_limit": 6},
    "quel_cirque": {},
    "texas_showdown": {"length": "one_hand"},
    "pebbles": {},
}


def recorded(
    folder: Path, game: str, actions: int = 100_000, seats: int | None = None, seed: int = 1
) -> Path:
    """The record of a game between bots that choose at random, broken off after so many actions."""
    first = first_table_setup(game, seats)
    bots = tuple(replace(seat, kind="bot", strength="random") for seat in first.seats)
    table_setup = replace(first, seats=bots, options=SHORT.get(game, {}))
    session = saves.begin(table_setup, Random(seed), folder / "game.jsonl")
    while session.awaited and len(session.match.actions) < actions:
        session.go_on()
    return folder / "game.jsonl"


each_game = pytest.mark.parametrize("game", SHORT)


@each_game
def test_every_position_is_seen_as_its_eyes_saw_it(game: str, tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, game))
    declared = games.find(game)
    for at in range(0, playback.of + 1, 7):
        playback.go_to(at)
        state = playback.timeline.at(at)
        for eyes in (PUBLIC, 0, 1):
            assert playback.view(eyes) == declared.view(state, eyes)
        assert playback.view(OPEN) == state


@each_game
def test_step_by_step_it_comes_to_the_end_and_each_step_ends_where_its_position_is(
    game: str, tmp_path: Path
) -> None:
    playback = open_playback(recorded(tmp_path, game))
    while frames := playback.step(OPEN):
        assert frames[-1].view == playback.view(OPEN)
    assert playback.at == playback.of
    assert games.find(game).outcome(playback.view(OPEN))


@each_game
def test_nobody_looks_into_a_hand_before_the_game_is_over(game: str, tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, game, actions=3))
    assert playback.eyes == (PUBLIC,)
    for eyes in (OPEN, 0):
        with pytest.raises(UsageError, match="not over"):
            playback.view(eyes)


@each_game
def test_turns_and_rounds_lead_on_and_back_again(game: str, tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, game))
    for leads in (playback.next_turn, playback.next_round):
        playback.go_to(0)
        stops = [0]
        while playback.at < playback.of:
            playback.go_to(leads())
            stops.append(playback.at)
        assert stops == sorted(set(stops))
        while playback.at:
            playback.go_to(leads(back=True))
            assert playback.at in stops


@each_game
def test_key_moments_stand_in_their_order(game: str, tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, game))
    places = [mark.at for mark in playback.marks]
    assert places == sorted(places)
    assert all(1 <= at <= playback.of for at in places)


@each_game
def test_from_any_moment_the_game_can_be_played_on_to_another_end(game: str, tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, game))
    playback.go_to(_a_choice(playback))
    before = list(map(str, playback.timeline.actions[: playback.at]))
    resumed = branch(playback, 1, Random(5))
    assert resumed.session.people == (1,)
    while resumed.session.awaited:
        if resumed.session.awaited_people:
            resumed.session.play(Random(1).choice(resumed.session.match.legal_actions(1)))
        else:
            resumed.session.go_on()
    assert [str(action) for action in resumed.session.match.actions[: playback.at]] == before


def _a_choice(playback: Playback) -> int:
    """A position in the first half where somebody chooses."""
    at = playback.of // 2
    while CHANCE in playback.timeline.at(at).awaited or not playback.timeline.at(at).awaited:
        at -= 1
    return at


def test_the_record_of_a_branch_holds_and_says_where_it_comes_from(tmp_path: Path, own_folders: Path) -> None:
    playback = open_playback(recorded(tmp_path, "texas_showdown"))
    playback.go_to(20)
    branch(playback, 0, Random(5))
    (path,) = own_folders.rglob("*texas_showdown.jsonl")
    again = read(path)
    assert len(again.match.actions) == 20
    if not IS_WINDOWS:  # which has no mode bits
        assert path.stat().st_mode & 0o077 == path.parent.stat().st_mode & 0o077 == 0
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert '"branch_of": {"record": "game.jsonl", "n": 20}' in first


def test_at_the_end_nothing_is_left_to_be_played_otherwise(tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, "pebbles"))
    playback.go_to(playback.of)
    with pytest.raises(UsageError, match="over here"):
        branch(playback, 0, Random(1))
