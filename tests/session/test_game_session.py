"""A sitting: who acts by itself, what each person missed, and which actions may be taken back."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from circus import bots
from circus.core.action import CHANCE, Action
from circus.core.errors import IllegalActionError
from circus.core.frame import Frame
from circus.records.match import Match
from circus.records.replay import read
from circus.session.game_session import GameSession
from tests.rules.clown_standoff.openings import deal_line
from tests.rules.flip_circus.openings import circle
from tests.rules.quel_cirque import COLORS
from tests.session import begun, chosen, played

HANDS = deal_line(["1336", "2244", "3455"])
FLIPS = ("*:first seat/0", circle())


def test_persons_are_the_seats_that_are_no_bots(tmp_path: Path) -> None:
    assert begun(tmp_path, chosen("clown_standoff", 3, 2)).people == (0, 1)


def test_chance_and_bots_go_on_by_themselves(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3))
    assert CHANCE in session.awaited
    session.watch(0)
    assert kinds_of(session.go_on()[0]) == ["deal", "dealt"]
    assert len(session.awaited) == 3
    session.go_on()
    session.go_on()
    assert session.awaited_people == session.awaited
    assert [action.seat for action in session.match.actions] == [CHANCE, 1, 2]


def test_the_same_generator_plays_the_same_game(tmp_path: Path) -> None:
    games = []
    for seed in (7, 7, 8):
        game, setup = chosen("flip_circus", 2).open()
        session = GameSession(Match(game, setup), chosen("flip_circus", 2, 0).seats, Random(seed))
        for _ in range(25):
            if session.awaited:
                session.go_on()
        games.append(list(map(str, session.match.actions)))
    assert games[0] == games[1] != games[2]


def test_a_bot_sees_only_its_own_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3), HANDS)
    seen = []

    def nosy(_game: object, view: object, legal: list[Action], _rng: Random) -> Action:
        seen.append(view)
        return legal[0]

    monkeypatch.setitem(bots.STRENGTHS, "random", replace(bots.STRENGTHS["random"], choose=nosy))
    own = session.view(1)
    session.go_on()
    assert seen == [own]
    assert own != session.match.state


def test_an_illegal_action_changes_nothing(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3), HANDS)
    before = session.match.state.copy()
    with pytest.raises(IllegalActionError):
        played(session, "0:choose card/5")
    assert session.match.state == before
    assert len(session.match.actions) == 1


def test_secrets_are_what_a_person_sees_and_the_public_does_not(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3))
    assert not session.has_secrets(0)
    played(session, HANDS)
    assert session.has_secrets(0)


def kinds_of(frames: Sequence[Frame]) -> list[str]:
    return [frame.event.kind for frame in frames if frame.event]


def facts_of(frames: Sequence[Frame]) -> list[dict[str, object]]:
    return [dict(frame.event.facts) for frame in frames if frame.event]


def test_nothing_is_kept_when_nobody_watches(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3, 0))
    assert session.draw() == {}
    session.watch(CHANCE)
    assert list(session.go_on()) == [CHANCE]
    session.look_away(CHANCE)
    assert session.go_on() == {}


def test_a_person_who_plays_alone_misses_nothing(tmp_path: Path) -> None:
    assert begun(tmp_path, chosen("clown_standoff", 3), HANDS).missed(0) == []


def test_a_person_is_told_what_they_missed_once_and_only_what_they_may_know(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3, 2), HANDS)
    missed = session.missed(1)
    assert kinds_of(missed).count("dealt") == 1
    assert {"seat": 1, "cards": ("card/2", "card/2", "card/4", "card/4")} in facts_of(missed)
    assert session.missed(1) == []
    played(session, "0:choose card/6")
    missed = session.missed(1)
    assert missed
    assert all(frame.event is None or frame.event.reaches(1) for frame in missed)
    assert all(session.match.game.view(frame.view, 1) == frame.view for frame in missed)
    assert "card/6" not in str(facts_of(missed))


def test_a_swap_that_taught_nothing_may_be_taken_back(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("flip_circus", 2, 2), *FLIPS)
    before = session.match.state.copy()
    played(session, "0:swap token/4 token/5")
    assert session.can_undo(0)
    assert not session.can_undo(1)
    session.undo(0)
    assert session.match.state == before
    assert list(map(str, session.match.actions)) == list(FLIPS)


def test_a_flip_that_showed_a_face_may_not_be_taken_back(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("flip_circus", 2, 2), *FLIPS)
    played(session, "0:flip token/3")
    assert 0 in session.awaited
    assert not session.can_undo(0)
    with pytest.raises(AssertionError):
        session.undo(0)


def test_a_declined_choice_may_be_taken_back(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("flip_circus", 2, 2), *FLIPS)
    played(session, "0:swap token/4 token/5", "0:applause none")
    assert session.can_undo(0)


def test_nothing_is_taken_back_before_anything_or_after_a_draw(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("quel_cirque", 3, 3))
    assert not session.can_undo(0)
    played(session, f"*:colors {' '.join(COLORS[:3])}", "*:first seat/0", "*:roll white")
    assert not session.can_undo(0)


def test_nothing_is_taken_back_once_another_is_awaited(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3, 3), HANDS)
    played(session, "0:choose card/6")
    assert session.awaited == (1, 2)
    assert not any(session.can_undo(seat) for seat in range(3))


def test_what_is_taken_back_is_written_and_the_record_still_holds(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("flip_circus", 2, 2), *FLIPS, "0:swap token/4 token/5")
    session.undo(0)
    played(session, "0:swap token/5 token/6")
    path = tmp_path / "game.jsonl"
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line.get("action") or line.get("undo") for line in lines[3:]] == [
        "0:swap token/4 token/5",
        1,
        "0:swap token/5 token/6",
    ]
    assert read(path).match.state == session.match.state


def test_nobody_is_told_later_of_what_was_taken_back(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("flip_circus", 2, 2), *FLIPS)
    before = session.missed(1)
    assert before
    played(session, "0:swap token/4 token/5")
    session.undo(0)
    assert session.missed(1) == []
    played(session, "0:swap token/6 token/7")
    assert "token/6" in str(facts_of(session.missed(1)))


def test_what_was_missed_before_an_undo_stays_missed(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("flip_circus", 2, 2), *FLIPS, "0:swap token/4 token/5")
    session.undo(0)
    assert kinds_of(session.missed(1)) != []
