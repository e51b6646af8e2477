"""The reason of a bot's move gives nothing away: worlds that look alike to who asks have one answer."""

from random import Random

import pytest

from circus import games
from circus.content import levels
from circus.core.action import CHANCE
from circus.core.frame import frames_of
from circus.records.match import Match
from circus.session.motives import (
    Motive,
    action_behind,
    inferred_motive,
    is_fully_visible,
    latest_pick_of,
    motive,
)

TOLD = [name for name in games.names() if (policy := games.find(name).policy) and policy.reason]
"""The games whose bots give reasons."""
PLAYED, TWINS = 90, 4


def played(name: str, actions: int = PLAYED, **options: object) -> Match:
    """A game in its middle, played by greedy bots."""
    game, rng = games.find(name), Random(5)
    assert game.policy
    match = Match(game, game.setup(game.usual_seats, options, level=levels.default(game)))
    for _ in range(actions):
        if CHANCE in match.state.awaited:
            match.draw(rng)
        elif match.state.awaited:
            seat = match.state.awaited[0]
            legal = match.legal_actions(seat)
            match.play(game.policy.greedy(game.view(match.state, seat), legal, rng))
    return match


@pytest.mark.parametrize("viewer", [-1, 0])
@pytest.mark.parametrize("name", TOLD)
def test_what_looks_alike_to_who_asks_has_the_same_reason(name: str, viewer: int) -> None:
    match, tried = played(name), 0
    game, timeline = match.game, match.timeline
    for n in range(1, len(timeline) + 1, 3):
        action = timeline.actions[n - 1]
        if action.seat in (CHANCE, viewer):
            continue
        seen, told = game.view(timeline.at(n - 1), viewer), timeline.frames(n, viewer)
        found = inferred_motive(game, seen, told, viewer, action)
        for number in range(TWINS):
            twin = game.determinize(seen, Random(f"twin {number}"))
            for other in game.legal_actions(twin, action.seat)[:40]:
                if frames_of(game, twin.copy(), other, (viewer,))[viewer] == told:
                    tried += 1
                    again = inferred_motive(game, game.view(twin, viewer), told, viewer, other)
                    assert again == found, f"{action} or {other}"
    assert tried > TWINS


SECRETS = {"clown_standoff": {"choose"}, "clearing_house": {"draft"}, "texas_showdown": {"give"}}
"""What is done in secret, and never told while the game is going."""


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_choice_is_not_explained_before_the_end(name: str) -> None:
    options = {"passing": True} if name == "texas_showdown" else {}
    match, hidden = played(name, 24, **options), set()
    assert not match.outcome
    for n in range(1, len(match.timeline) + 1):
        action = match.actions[n - 1]
        others_choose = len(match.timeline.at(n - 1).awaited) > 1
        if action.seat > 0 and action.verb in SECRETS[name] and others_choose:
            assert not is_fully_visible(match.game, match.timeline.frames(n, 0), action)
            assert motive(match.timeline, n, 0) == Motive(action.seat, hidden=True)
            hidden.add(action.verb)
    assert hidden == SECRETS[name]


def test_most_moves_in_the_open_can_be_explained() -> None:
    told = 0
    match = played("texas_showdown", 60)
    for n in range(1, len(match.timeline) + 1):
        action = match.actions[n - 1]
        found = motive(match.timeline, n, 0) if action.seat > 0 and action.verb == "play" else None
        told += found is not None and found.reason is not None
    assert told > 20


@pytest.mark.parametrize("name", TOLD)
def test_once_the_game_is_over_every_reason_is_that_of_the_seat_itself(name: str) -> None:
    match = played(name, 3000)
    game = match.game
    assert match.outcome and game.policy and game.policy.reason
    for n in range(1, len(match.timeline) + 1, 7):
        action = match.actions[n - 1]
        found = motive(match.timeline, n, -1)
        if action.seat == CHANCE:
            assert found is None
            continue
        assert found and not found.hidden
        view = game.view(match.timeline.at(n - 1), action.seat)
        assert found.reason == game.policy.reason(view, action)


def test_what_is_told_and_what_was_moved_lead_to_the_action() -> None:
    game = games.find("quel_cirque")
    match = Match(game, game.setup(2, level=levels.default(game)))
    for line in ("*:colors red blue", "*:first seat/0", "*:roll red", "0:add red clown/1"):
        match.play(game.verbs.parse(line))
    timeline = match.timeline
    (event,) = [frame.event for frame in timeline.frames(4, 1) if frame.event][:1]
    assert event and action_behind(timeline, event, 1) == 4 == latest_pick_of(timeline, "clown/1")
    assert latest_pick_of(timeline, "clown/5") == 0
