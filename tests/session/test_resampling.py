"""Hidden cards drawn anew: the seat notices nothing, and what it did not know is mixed."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from circus.core.frame import frames_of
from circus.core.option import Value
from circus.records.timeline import Timeline
from circus.session.playback import Playback, open_playback
from circus.session.resampling import resample_hidden
from tests.session.test_playback import SHORT, recorded

OPTIONS: dict[str, dict[str, Value]] = {
    **SHORT,
    "quel_cirque": {"secret_clown": True},
    "texas_showdown": {"length": "one_hand", "passing": True},
}
"""With all the secrets that a game can have."""

AT = {
    "clearing_house": 14,
    "clown_standoff": 1,
    "flip_circus": 5,
    "quel_cirque": 8,
    "texas_showdown": 9,
    "pebbles": 1,
}

SECRETIVE = [game for game in OPTIONS if game != "pebbles"]
"""In the smallest game a choice is hidden until all have chosen, and nothing else ever is."""

each_game = pytest.mark.parametrize("game", OPTIONS)


def halfway(folder: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> Playback:
    """A game near its beginning, when much is hidden."""
    monkeypatch.setitem(SHORT, game, OPTIONS[game])
    playback = open_playback(recorded(folder, game))
    playback.go_to(AT[game])
    return playback


def views_of(timeline: Timeline, seat: int) -> list[object]:
    """All that a seat sees and hears of a game, each action proven legal."""
    state, found = timeline.game.start(timeline.setup), list[object]()
    for action in timeline.actions:
        assert timeline.game.rule_violation(state, action) is None
        found += frames_of(timeline.game, state, action, (seat,))[seat]
    return found


@each_game
def test_the_seat_sees_the_same_at_every_moment(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    playback = halfway(tmp_path, game, monkeypatch)
    other = resample_hidden(playback.timeline, playback.at, 1, Random(3))
    assert views_of(other, 1) == views_of(playback.timeline.branch(playback.at), 1)


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_it_did_not_know_is_another_thing_most_times(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    playback = halfway(tmp_path, game, monkeypatch)
    true = playback.timeline.at(playback.at)
    drawn = [
        resample_hidden(playback.timeline, playback.at, 0, Random(seed)).at(playback.at) for seed in range(2)
    ]
    assert any(state != true for state in drawn)


def test_a_hand_that_is_hidden_becomes_any_that_fits_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SHORT, "texas_showdown", {"length": "one_hand"})
    playback = open_playback(recorded(tmp_path, "texas_showdown"))
    true: Any = playback.timeline.at(9)
    kept = []
    for seed in range(3):
        drawn: Any = resample_hidden(playback.timeline, 9, 0, Random(seed)).at(9)
        hands = drawn.hands
        assert hands[0] == true.hands[0]
        assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in true.hands]
        kept.append((hands[1] & true.hands[1]).bit_count() / true.hands[1].bit_count())
    assert sum(kept) / len(kept) < 0.6


def test_where_nothing_is_hidden_nothing_changes(tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, "quel_cirque"))
    again = resample_hidden(playback.timeline, 12, 1, Random(3))
    assert again.at(12) == playback.timeline.at(12)
