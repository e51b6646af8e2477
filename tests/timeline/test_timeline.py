"""Every position of a timeline is the one that replaying from the start leads to."""

from random import Random

import pytest

from circus.core.errors import UsageError
from circus.core.frame import Frame, FrameRecorder
from circus.records.match import Match
from circus.records.timeline import INTERVAL, MAX_SNAPSHOTS, Timeline
from tests.laws.cases import Case, step, watchers
from tests.laws.each import every_case
from tests.timeline import random_match, replayed

LONG = Case("flip_circus", 2, (), None)
TOY = Case("pebbles", 2, (), None)


@every_case
def test_every_position_in_any_order_is_the_one_a_replay_leads_to(case: Case) -> None:
    actions = list(random_match(case).actions)
    timeline = Timeline(case.game, case.setup, actions)
    positions = [state.copy() for state in replayed(case, actions)]
    order = [*range(len(positions))] * 2
    Random(1).shuffle(order)
    for n in order:
        assert timeline.at(n) == positions[n], n


@every_case
def test_frames_are_those_that_were_seen_live(case: Case) -> None:
    match, rng = Match(case.game, case.setup), Random(str(case))
    seen: list[dict[int, list[Frame]]] = []
    while match.state.awaited and len(seen) < 80:
        recorder = FrameRecorder(case.game, watchers(case))
        match.play(step(match.game, match.state, rng), recorder.event_sink(match.state))
        recorder.settle(match.state)
        seen.append(recorder.frames)
    for n in range(len(seen), 0, -1):
        for viewer in watchers(case):
            assert match.timeline.frames(n, viewer) == seen[n - 1][viewer]
    for viewer in watchers(case):
        frames = [frame for each in seen for frame in each[viewer] if frame.event]
        told = list(match.timeline.visible_events(viewer))
        assert [(event, view) for _, event, view in told] == frames
        assert all(event in [each.event for each in seen[at - 1][viewer]] for at, event, _ in told)


def test_the_frame_of_the_start_is_the_start() -> None:
    timeline = random_match(TOY).timeline
    view = TOY.game.view(TOY.game.start(TOY.setup), 1)
    assert timeline.frames(0, 1) == [Frame(None, view)]


def test_a_position_belongs_to_who_asked_for_it() -> None:
    timeline = random_match(LONG).timeline
    for n in (0, INTERVAL, INTERVAL + 3):
        before = timeline.at(n)
        LONG.game.apply(timeline.at(n), timeline.actions[n], None)
        assert timeline.at(n) == before


def long_timeline(length: int) -> Timeline:
    """A game of that many actions: one artist, turned to and fro."""
    game, setup = LONG.game, LONG.setup
    match, rng = Match(game, setup), Random(1)
    while len(match.actions) < 2:
        match.draw(rng)
    while len(match.actions) < length:
        (seat,) = match.state.awaited
        legal = match.legal_actions(seat)
        flips = [action for action in legal if action.verb == "flip"]
        ends = [action for action in legal if action.verb == "end"]
        match.play((ends or flips or legal)[0])
    return match.timeline


def test_a_game_longer_than_its_snapshots_allow_keeps_every_position() -> None:
    length = 2 * INTERVAL * MAX_SNAPSHOTS + 5
    timeline = long_timeline(length)
    timeline.at(length)
    for n, state in enumerate(replayed(LONG, list(timeline.actions))):
        if n % 97 == 0 or n > length - 5:
            assert timeline.at(n) == state


@pytest.mark.parametrize("n", [-1, 5, 999])
def test_a_position_there_is_not_is_refused(n: int) -> None:
    match = random_match(TOY)
    timeline = match.timeline.branch(4)
    for ask in (timeline.at, timeline.truncate, timeline.branch):
        with pytest.raises(UsageError, match=f"there is no position {n}: choose 0 to 4"):
            ask(n)
    with pytest.raises(UsageError):
        timeline.frames(n, 0)
    assert len(timeline) == 4


def test_other_actions_after_a_shorter_past_lead_elsewhere() -> None:
    timeline, other = random_match(LONG).timeline, list(random_match(LONG, "other").actions)
    timeline.at(len(timeline))
    timeline.truncate(0)
    for action in other:
        timeline.append(action)
    for n, state in enumerate(replayed(LONG, other)):
        assert timeline.at(n) == state
