"""The host: whole games without a screen, people and bots, curtains and windows, clients."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.core.action import CHANCE
from circus.core.errors import IllegalActionError
from circus.core.frame import Frame
from circus.core.option import Value
from circus.session.host import Host, Phase
from circus.session.listener import Call
from circus.session.pace import AGAIN_MS, DRAW_MS, ROW_MS, THINK_MS
from circus.session.series import series_of
from circus.session.table_setup import BOT, HUMAN
from tests.rules.clown_standoff.openings import deal_line
from tests.session import begun, chosen, played

HANDS = deal_line(["1336", "2244", "3455"])
SHORT: dict[str, dict[str, Value]] = {
    "clearing_house": {"round_limit": 1},
    "clown_standoff": {},
    "flip_circus": {"turn_limit": 6},
    "quel_cirque": {"secret_clown": True},
    "texas_showdown": {"passing": True, "length": "one_hand"},
    "pebbles": {},
}
STEP_MS = 400.0
MAX_STEPS = 6000


class Screen:
    """A screen that notes what it is told and shows nothing."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.frames: list[Frame] = []
        self.calls: list[Call] = []
        self.told: Counter[str] = Counter()
        host.listen(self)

    def view_changed(self) -> None:
        self.told["view"] += 1

    def frames_came(self, frames: Sequence[Frame]) -> None:
        game, viewer = self.host.session.match.game, self.host.viewer
        assert all(game.view(frame.view, viewer) == frame.view for frame in frames), "not for these eyes"
        self.frames += frames

    def person_asked(self, seat: int) -> None:
        assert seat == self.host.viewer
        self.told["asked"] += 1

    def person_called(self, call: Call) -> None:
        self.calls.append(call)


def hosted(folder: Path, game: str, people: int, seats: int = 0, speed: str = "normal") -> Host:
    """A table of this game whose first seats are persons."""
    table_setup = chosen(game, seats or games.find(game).usual_seats, people, SHORT[game])
    quick = tuple(replace(seat, strength="random") for seat in table_setup.seats)
    table_setup = replace(table_setup, seats=quick)
    return Host(begun(folder, table_setup), SynchronousThinker(), series_of(table_setup), speed=speed)


def played_out(host: Host, rng: Random) -> set[Phase]:
    """Plays to the end as people would; returns the phases that the table has passed through."""
    phases = set()
    for _ in range(MAX_STEPS):
        phases.add(host.phase)
        if host.is_finished:
            return phases
        if host.call is not None:
            host.open_curtain()
        elif host.asked is not None:
            host.answer(rng.choice(host.session.match.legal_actions(host.asked)))
        host.advance(STEP_MS)
    raise AssertionError(f"{host.phase} after {MAX_STEPS} steps")


@pytest.mark.parametrize("people", [0, 1, 2])
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_without_a_screen(game: str, people: int, tmp_path: Path) -> None:
    host = hosted(tmp_path, game, people)
    screen = Screen(host)
    phases = played_out(host, Random(5))
    assert (Phase.ASKING in phases) == (people > 0)
    assert bool(screen.calls) == (people == 2)
    assert (Phase.WINDOW in phases) == bool(games.find(game).facts.window_kinds)
    assert screen.frames[-1].view == host.session.view(host.viewer)
    assert host.series_after.played == 1


def test_time_stands_still_until_all_was_shown(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 1)
    host.advance(10_000, settled=False)
    assert host.session.match.actions == []
    host.advance(10_000)
    assert len(host.session.match.actions) == 1


def test_one_person_keeps_their_view_and_meets_no_curtain(tmp_path: Path) -> None:
    host = hosted(tmp_path, "texas_showdown", 1)
    screen = Screen(host)
    assert Phase.CURTAIN not in played_out(host, Random(2))
    assert not screen.calls
    assert host.viewer == 0


def test_whoever_takes_a_seat_anew_is_called_through_the_curtain(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 2, seats=3, speed="off")
    played(host.session, HANDS)
    host.advance(0)
    host.open_curtain()
    host.advance(0)
    assert host.asked == 0
    screen = Screen(host)
    host.sit(0, "bot", "random")
    host.sit(0, "human", "")
    host.look_with(CHANCE)
    host.advance(0)
    assert [(call.seat, call.stays) for call in screen.calls] == [(0, False)]


def test_behind_the_curtain_nothing_happens_and_its_recap_tells_what_was_missed(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 2, seats=3, speed="off")
    played(host.session, HANDS)
    screen = Screen(host)
    host.advance(0)
    assert host.phase is Phase.CURTAIN
    assert screen.calls[0].seat == 0
    assert host.viewer == CHANCE
    before = len(host.session.match.actions)
    host.advance(60_000)
    assert len(host.session.match.actions) == before
    host.open_curtain()
    host.advance(0)
    assert (host.viewer, host.asked) == (0, 0)
    host.answer(host.session.match.legal_actions(0)[0])
    host.advance(0)
    assert screen.calls[-1].seat == 1
    heard = [frame.event.kind for frame in screen.calls[-1].recap if frame.event]
    assert "choose" in heard
    assert "chosen" not in heard, "what another has laid down is theirs to know"


def test_the_hand_of_who_has_chosen_is_hidden_before_anybody_else_looks(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 2, seats=3, speed="off")
    played(host.session, HANDS, "0:choose card/1", "2:choose card/3")
    host.advance(0)
    host.open_curtain()
    host.advance(0)
    assert host.asked == 1
    screen = Screen(host)
    host.answer(host.session.match.game.verbs.parse("1:choose card/4"))
    assert host.viewer == CHANCE
    pieces = host.session.match.game.pieces
    for frame in screen.frames:
        assert not [each for each in pieces(frame.view) if each.place.startswith("hand/") and each.face]


def test_a_person_may_not_act_for_another(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 1, seats=3, speed="off")
    played(host.session, HANDS)
    host.advance(0)
    with pytest.raises(IllegalActionError):
        host.answer(host.session.match.legal_actions(1)[0])


def test_an_action_that_taught_nothing_is_taken_back_and_asked_for_again(tmp_path: Path) -> None:
    host = hosted(tmp_path, "flip_circus", 1, speed="off")
    while host.asked is None:
        host.advance(STEP_MS)
    before = host.session.match.state.copy()
    swap = next(action for action in host.session.match.legal_actions(0) if action.verb == "swap")
    host.answer(swap)
    assert host.undo()
    assert host.session.match.state == before
    assert not host.undo()
    host.advance(STEP_MS)
    assert host.asked == 0


def test_who_hands_their_seat_to_a_bot_is_not_waited_for(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 2, seats=3, speed="off")
    played(host.session, HANDS)
    host.advance(0)
    assert host.call is not None
    host.sit(host.call.seat, BOT, "random")
    assert host.call is None
    assert host.people == (1,)
    host.sit(0, HUMAN, "random")
    assert host.people == (0, 1)


@pytest.mark.parametrize("game", SHORT)
def test_two_clients_see_the_same_game_with_different_eyes(game: str, tmp_path: Path) -> None:
    host = hosted(tmp_path, game, 2, speed="off")
    clients, rng = [host.attach(0), host.attach(1)], Random(8)
    rules = host.session.match.game
    seen: list[list[Frame]] = [[], []]
    for _ in range(MAX_STEPS):
        if host.is_finished:
            break
        for client in clients:
            if client.legal:
                client.answer(rng.choice(client.legal))
        host.advance(STEP_MS)
        for at, client in enumerate(clients):
            seen[at] += client.take_frames()
    assert host.is_finished
    assert host.call is None, "everybody has a screen of their own"
    for seat, frames in enumerate(seen):
        assert all(rules.view(frame.view, seat) == frame.view for frame in frames)
        assert all(frame.event is None or frame.event.reaches(seat) for frame in frames)
        assert frames[-1].view == host.session.view(seat)
    if game in ("clown_standoff", "texas_showdown", "clearing_house"):
        assert [frame.view for frame in seen[0]] != [frame.view for frame in seen[1]]


def test_a_client_that_leaves_gives_its_person_back_to_the_screen(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 2, seats=3, speed="off")
    client = host.attach(1)
    assert list(host.people) == [0]
    host.detach(client)
    assert list(host.people) == [0, 1]
    played(host.session, HANDS)
    assert client.take_frames() == []


def pauses(host: Host, tick: float = 20.0) -> list[tuple[int, float]]:
    """Who acts until the person at the screen is asked, and after how many ms each."""
    found, passed, count = [], 0.0, len(host.session.match.actions)
    while host.asked is None and not host.session.match.outcome:
        host.advance(tick)
        passed += tick
        if len(host.session.match.actions) > count:
            count = len(host.session.match.actions)
            found.append((host.session.match.actions[-1].seat, passed))
            passed = 0.0
    return found


def test_the_first_bot_after_a_person_takes_its_time_and_the_others_go_on(tmp_path: Path) -> None:
    host, seen = hosted(tmp_path, "flip_circus", 1, 4), set()
    pauses(host)
    for _ in range(4):
        host.answer(Random(2).choice(host.session.match.legal_actions(0)))
        acted = [(seat, ms) for seat, ms in pauses(host) if seat != CHANCE]
        for before, (seat, ms) in zip([None, *(who for who, _ in acted)], acted, strict=False):
            least = THINK_MS if before is None else AGAIN_MS if before == seat else ROW_MS
            assert least <= ms <= least + 2 * 20 + DRAW_MS
            seen.add(least)
    assert {THINK_MS, ROW_MS} <= seen
