"""Every few actions a record says how the game stands: a replay that goes astray is noticed at once."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.core.errors import RecordError
from circus.core.game import Setup
from circus.core.state import State
from circus.records import fingerprint as fingerprints
from circus.records.fingerprint import fingerprint
from circus.records.match import CHECKED_EVERY, Match
from circus.records.record import Writer, header_of
from circus.records.replay import read
from tests.laws.cases import Case, step
from tests.laws.each import every_case
from tests.program import ROOT
from tests.records import Line
from tests.timeline import random_match


def usual(game: str) -> Setup:
    return Case(game, games.find(game).usual_seats, (), None).setup


def written(folder: Path, game: str, actions: int) -> Path:
    """The record of a game that was broken off after so many actions."""
    played, setup, rng = games.find(game), usual(game), Random(4)
    path = folder / f"{game}.jsonl"
    people = [{"name": "Ada", "kind": "human"}] * setup.seats
    header = header_of(played, setup, "0", "2026-11-20T10:00:00Z", [])
    writer = Writer(path, (json.dumps({**header.line(), "players": people}) + "\n").encode(), lambda: 0)
    match = Match(played, setup, writer)
    while match.state.awaited and len(match.actions) < actions:
        match.play(step(played, match.state, rng))
    writer.close()
    return path


def lines_of(path: Path) -> list[Line]:
    return list(map(json.loads, path.read_text(encoding="utf-8").splitlines()))


@pytest.mark.parametrize("game", games.names())
def test_a_state_stands_after_every_sixty_fourth_action_and_holds(tmp_path: Path, game: str) -> None:
    path = written(tmp_path, game, 3 * CHECKED_EVERY + 1)
    lines = [line for line in lines_of(path)[1:] if "end" not in line]
    actions = 0
    for line in lines:
        if "state" in line:
            assert actions and actions % CHECKED_EVERY == 0
        actions += "action" in line
    assert sum("state" in line for line in lines) == (actions - 1) // CHECKED_EVERY
    assert len(read(path).match.actions) == actions


@pytest.mark.parametrize("game", games.names())
def test_a_replay_that_goes_astray_stops_at_the_next_state(tmp_path: Path, game: str) -> None:
    path = written(tmp_path, game, CHECKED_EVERY + 1)
    lines = lines_of(path)
    number = next((number for number, line in enumerate(lines) if "state" in line), None)
    if number is None:
        return  # the toy's games are over before
    lines[number]["state"] = "1:0123456789abcdef"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        read(path)
    assert str(caught.value).startswith(f"{path}:{number + 1}: the game stands otherwise here")


def test_a_change_of_rules_is_noticed_although_every_action_stays_legal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, "texas_showdown", 2 * CHECKED_EVERY)
    game = games.find("texas_showdown")

    def start(setup: Setup) -> State:
        state: State = game.start(setup)
        state.points = (1, *state.points[1:])  # type: ignore[attr-defined]
        return state

    monkeypatch.setattr(games, "find", lambda _name: replace(game, start=start))
    with pytest.raises(RecordError, match=f":{CHECKED_EVERY + 2}: the game stands otherwise here"):
        read(path)


def test_undone_actions_leave_their_states_behind_and_new_ones_come(tmp_path: Path) -> None:
    path = written(tmp_path, "flip_circus", CHECKED_EVERY + 1)
    game, rng = games.find("flip_circus"), Random(9)
    replayed = read(path).match
    for _ in range(3):
        with path.open("ab") as file:
            file.write(b'{"undo": 4}\n')
            replayed.undo(4)
            for _ in range(6):
                state = fingerprint(game, replayed.state)
                action = step(game, replayed.state, rng)
                replayed.play(action)
                lines = ({"state": state}, {"action": str(action), "ms": 0})
                file.write("".join(json.dumps(line) + "\n" for line in lines).encode())
    assert list(map(str, read(path).match.actions)) == list(map(str, replayed.actions))


@pytest.mark.parametrize("state", ["0:00", "2:0123456789abcdef", "", "later"])
def test_a_state_of_another_version_says_nothing(tmp_path: Path, state: str) -> None:
    path = written(tmp_path, "quel_cirque", 5)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"state": state}) + "\n")
    assert len(read(path).match.actions) == 5


@every_case
def test_positions_that_differ_have_other_fingerprints(case: Case) -> None:
    """All positions of a game are held against one another."""
    match = random_match(case)
    found = set()
    for n in range(len(match.actions) + 1):
        state = match.timeline.at(n)
        found.add(said := fingerprint(case.game, state))
        assert fingerprint(case.game, state.copy()) == said
    assert len(found) > 0.6 * len(match.actions)


@pytest.mark.parametrize("hidden", ["hands", "colors", "faces", "hand"])
def test_a_secret_alone_makes_another_fingerprint(hidden: str) -> None:
    tried = 0
    for name in games.names():
        game = games.find(name)
        rng = Random(1)
        state = game.start(usual(name))
        for _ in range(3):
            game.apply(state, step(game, state, rng), None)
        worlds = [game.determinize(game.view(state, -1), Random(seed)) for seed in range(20)]
        other = [world for world in worlds if hidden in world.contents() and world != state]
        for world in other:
            if game.pieces(world) != game.pieces(state):
                tried += 1
                assert fingerprint(game, world) != fingerprint(game, state)
    assert tried


SPELL = """
from random import Random
from circus import games
from circus.content import levels
from circus.records.fingerprint import fingerprint
from tests.laws.cases import step
for name in ("clearing_house", "clown_standoff", "flip_circus", "quel_cirque", "texas_showdown"):
    game, rng = games.find(name), Random(2)
    state = game.start(game.setup(level=levels.default(game)))
    for _ in range(40):
        if state.awaited:
            game.apply(state, step(game, state, rng), None)
    print(fingerprint(game, state))
"""


def test_every_process_finds_the_same_fingerprint_whatever_its_hashes() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", SPELL],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(found) == 1


def test_the_version_of_a_fingerprint_stands_before_it() -> None:
    game = games.find("pebbles")
    told = fingerprint(game, game.start(game.setup()))
    assert told.startswith(f"{fingerprints.VERSION}:") and len(told) == 18
