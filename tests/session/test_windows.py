"""Windows for reactions as the host leads them: who is asked, how long they last, what several persons do.

Whole games of Clearing House say how much of a game they are; scripted ones say what nobody may learn.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from circus.bots.thinker import SynchronousThinker
from circus.core.action import CHANCE
from circus.core.frame import Frame
from circus.games.clearing_house import GAME
from circus.games.clearing_house.cards import INTERVENE
from circus.games.clearing_house.facts import may_hold
from circus.games.clearing_house.state import ClearingHouse
from circus.records.match import Match
from circus.session import saves
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.session.listener import Call
from circus.session.pace import ASKED_WINDOW_MS, QUIET_WINDOW_MS, SHARED_WINDOW_MS, SPEEDS
from circus.session.reactions import ALWAYS, CONCERNED, NEVER
from circus.session.series import series_of
from tests.rules.clearing_house.openings import drafted, full_hands, yard
from tests.session import chosen

TICK_MS = 50.0
GAMES = 12
SHOOTS = "1:play card/ranged_attack seat/0"


class Watcher:
    """Counts what a table asks of its persons, round by round."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.count: Counter[str] = Counter()
        self.curtains: Counter[object] = Counter()
        self.calls: list[Call] = []
        host.listen(self)

    def view_changed(self) -> None:
        pass

    def frames_came(self, frames: Sequence[Frame]) -> None:
        pass

    def person_asked(self, seat: int) -> None:
        pass

    def person_called(self, call: Call) -> None:
        turn = self.host.session.match.game.facts.turn(self.host.session.match.state)
        self.calls.append(call)
        if turn.phase == "draft":
            self.count["taken up" if call.stays else "draft curtains"] += 1
        if not call.stays:
            self.curtains[(turn.phase == "draft", turn.round)] += 1


def played_by_policy(folder: Path, people: int, seed: int) -> Watcher:
    """A whole game; the persons click what a bot would choose in their place."""
    table_setup = chosen("clearing_house", 4, people)
    seats = tuple(replace(seat, strength="greedy") for seat in table_setup.seats)
    table_setup = replace(table_setup, seats=seats)
    session = saves.begin(table_setup, Random(seed), folder / "game.jsonl")
    host = Host(session, SynchronousThinker(), series_of(table_setup))
    watcher = Watcher(host)
    for _ in range(60_000):
        if host.is_finished:
            return watcher
        if host.call is not None:
            host.open_curtain()
        elif host.asked is not None:
            action = session.choice_of(host.asked, "greedy")
            answers = host.clock.window is not None
            watcher.count["clicks"] += max(1, len(action.picks))
            watcher.count["answers"] += answers
            host.answer(action)
        host.advance(TICK_MS)
    raise AssertionError("it never ends")


def test_at_most_one_click_in_five_is_a_reaction_as_tables_come(tmp_path: Path) -> None:
    count: Counter[str] = Counter()
    for seed in range(GAMES):
        count += played_by_policy(tmp_path / str(seed), 1, seed).count
    assert count["answers"] > GAMES, "people are asked"
    assert count["answers"] * 5 <= count["clicks"]


def test_a_round_of_two_persons_has_at_most_eight_curtains(tmp_path: Path) -> None:
    for seed in range(4):
        curtains = played_by_policy(tmp_path / str(seed), 2, seed).curtains
        draft = curtains.pop((True, 1))
        assert draft <= 9, "one for each change of hands: eight cards are chosen twice"
        assert curtains and max(curtains.values()) <= 8


def test_a_draft_of_two_persons_has_a_curtain_a_change_of_hands_and_no_hand_is_picked_up_again(
    tmp_path: Path,
) -> None:
    for seed in range(4):
        count = played_by_policy(tmp_path / str(seed), 2, seed).count
        assert count["draft curtains"] == 9, "as before"
        assert count["taken up"] == 0, "of seven before"


def test_who_had_the_mouse_last_is_never_called_through_a_curtain_again(tmp_path: Path) -> None:
    calls = played_by_policy(tmp_path, 2, 1).calls
    pairs = list(pairwise(calls))
    assert any(call.seat == after.seat for call, after in pairs)
    assert all(after.stays == (call.seat == after.seat) for call, after in pairs)


class Sitting(GameSession):
    """A game that a script brings to where a test begins."""

    def play_lines(self, *lines: str) -> "Sitting":
        for line in lines:
            self.play(GAME.verbs.parse(line))
        return self


class Script:
    """Passes lines on, as `tests.rules` plays them."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def play(self, *lines: str) -> "Script":
        self.sitting.play_lines(*lines)
        return self


def opened(*hands: str, people: int = 1, first: int = 1, speed: str = "normal", **options: object) -> Host:
    """A table after the draft: seats 0, 1, … hold these cards, seat 1 has the turn and can shoot seat 0."""
    table_setup = chosen("clearing_house", 4, people)
    seats = tuple(replace(seat, strength="greedy") for seat in table_setup.seats)
    setup = GAME.setup(4, options, yard("1,1 4,1 6,6 1,6"))
    sitting = Sitting(Match(GAME, setup), seats, Random(7))
    drafted(Script(sitting), full_hands(list(hands), 4))  # type: ignore[arg-type]
    sitting.play_lines(f"*:first seat/{first}")
    return Host(sitting, SynchronousThinker(), series_of(table_setup), speed=speed)


def announced(*hands: str, line: str = SHOOTS, **table: object) -> Host:
    """A card has been announced."""
    host = opened(*hands, **table)  # type: ignore[arg-type]
    assert isinstance(host.session, Sitting)
    host.session.play_lines(line)
    return host


def lasted(host: Host, most: float = 20_000) -> float:
    """How long the open window lasts while nobody at the screen does anything."""
    window, passed = host.clock.window, 0.0
    assert window
    while host.clock.window and host.clock.window.key == window.key and passed < most:
        host.advance(TICK_MS)
        passed += TICK_MS
    return passed


HOLDS = "intervene", "ranged_attack"
LACKS = "move", "ranged_attack intervene"
"""Two worlds that differ in who holds an Intervene: seat 0, or the one who shoots."""


def test_who_is_aimed_at_is_asked_and_the_window_waits_for_them() -> None:
    host = announced(*HOLDS)
    assert lasted(host, 8_000) == 8_000 and host.asked == 0


@pytest.mark.parametrize("phones", [(0,), (1, 2), (0, 1, 2)])
def test_where_persons_have_other_screens_a_window_takes_its_time_with_and_without_the_card(
    phones: tuple[int, ...],
) -> None:
    lengths = set()
    for hands in (HOLDS, LACKS):
        host = announced(*hands, people=3)
        for seat in phones:
            host.attach(seat)
        lengths.add(lasted(host))
        assert (host.viewer, host.asked) == (CHANCE, None)
    assert len(lengths) == 1 and lengths.pop() >= 0.7 * SHARED_WINDOW_MS


def test_who_plays_alone_and_lacks_the_card_is_not_asked() -> None:
    host = announced(*LACKS)
    assert ASKED_WINDOW_MS <= lasted(host, 8_000) <= ASKED_WINDOW_MS + 2 * TICK_MS
    assert host.asked is None


@pytest.mark.parametrize("hands", [HOLDS, LACKS])
def test_what_concerns_others_passes_quickly_and_unasked(hands: tuple[str, ...]) -> None:
    host = announced(hands[0], hands[1] + " armor", line="1:play card/armor")
    assert lasted(host) <= QUIET_WINDOW_MS + 2 * TICK_MS
    assert host.asked is None


def test_a_window_that_nobody_can_react_in_as_all_can_count_lasts_no_time() -> None:
    host = announced("intervene intervene intervene intervene", "armor armor", line="1:play card/armor")
    assert lasted(host) > TICK_MS
    state = host.session.match.state
    assert isinstance(state, ClearingHouse) and may_hold(state, 0, INTERVENE)
    state.shown[1] = state.shown[1] + 4 * (1 << 5 * INTERVENE)
    host.clock.forget()
    assert isinstance(host.session, Sitting)
    host.session.play_lines("1:play card/armor")
    assert host.clock.window and host.clock.window.able == frozenset()
    assert lasted(host) <= TICK_MS


@pytest.mark.parametrize("mode", [ALWAYS, CONCERNED, NEVER])
def test_a_window_lasts_as_long_whoever_holds_what(mode: str) -> None:
    lengths = set()
    for hands in (("armor", "armor intervene"), ("armor", "armor", "intervene"), ("armor", "armor", "", "")):
        host = announced(*hands, line="1:play card/armor")
        host.clock.reactions.choose(0, mode, host.clock.turn)
        host.advance(TICK_MS)
        if host.asked is not None:
            host.answer(GAME.verbs.action(0, "allow"))
        lengths.add(lasted(host))
    assert len(lengths) == 1
    assert (max(lengths) > QUIET_WINDOW_MS + 2 * TICK_MS) == (mode == ALWAYS)
    assert max(lengths) <= ASKED_WINDOW_MS + 2 * TICK_MS


def settled(host: Host) -> list[str]:
    """The actions of the persons since the window opened, once it has closed."""
    before = len(host.session.match.actions)
    lasted(host)
    return [str(each) for each in host.session.match.actions[before:] if each.seat in host.session.people]


def test_who_is_armed_intervenes_at_the_next_such_card_unasked() -> None:
    host = opened("intervene", "ranged_attack")
    host.clock.reactions.arm(0, "card/ranged_attack")
    assert isinstance(host.session, Sitting)
    host.session.play_lines(SHOOTS)
    assert settled(host) == ["0:intervene"]
    assert host.clock.reactions.armed(0) == frozenset()


def test_arming_without_the_card_does_nothing_and_takes_the_same_time() -> None:
    seen = []
    for hands in (HOLDS, LACKS):
        host = opened(*hands)
        host.clock.reactions.arm(0, "card/ranged_attack")
        assert isinstance(host.session, Sitting)
        host.session.play_lines(SHOOTS)
        assert host.clock.runs
        seen.append((lasted(host), host.clock.reactions.armed(0)))
    assert seen[0] == seen[1]
    assert str(host.session.match.actions[-3]) != "0:intervene"
    assert "0:allow" in map(str, host.session.match.actions)


def test_an_arm_for_another_kind_of_card_waits() -> None:
    host = opened("intervene", "armor")
    host.clock.reactions.arm(0, "card/abduct")
    assert isinstance(host.session, Sitting)
    host.session.play_lines("1:play card/armor")
    assert settled(host) == ["0:allow"]
    assert host.clock.reactions.armed(0) == {"card/abduct"}


@pytest.mark.parametrize("speed", SPEEDS)
def test_several_persons_watch_a_window_together_and_nobody_is_called(speed: str) -> None:
    host = announced(*HOLDS, people=3, speed=speed)
    watcher = Watcher(host)
    passed = lasted(host)
    assert host.viewer == CHANCE
    assert not watcher.curtains and not watcher.count
    assert passed >= 0.7 * SHARED_WINDOW_MS, "time to press a key, at every speed"


def test_a_declared_reaction_is_played_when_the_window_closes() -> None:
    host = announced(*HOLDS, people=3)
    host.advance(TICK_MS)
    assert host.declare(0)
    assert settled(host)[0] == "0:intervene"


def test_who_cannot_be_asked_declares_nothing() -> None:
    host = announced(*HOLDS, people=3)
    assert not host.declare(1), "their own card"
    assert not host.declare(3), "a bot"
    assert not opened(*HOLDS, people=3).declare(0), "no window"
    assert not announced(*HOLDS).declare(0), "one who plays alone has buttons"


def test_a_declaration_counts_for_its_own_window_alone() -> None:
    host = announced("intervene", "ranged_attack armor armor", people=3, line=SHOOTS)
    host.advance(TICK_MS)
    assert host.declare(2), "they hold no card"
    assert "2:allow" in settled(host)
    assert isinstance(host.session, Sitting)
    host.call = None
    host.session.play_lines("*:roll die/1", "1:play card/armor")
    assert set(settled(host)) == {"0:allow", "2:allow"}


@pytest.mark.parametrize("declares", [(), (0,), (0, 2)])
def test_nobody_learns_of_a_declaration_without_the_card(declares: tuple[int, ...]) -> None:
    """The same at the same times for the public, whether who declares lacks the card or says nothing."""
    films = []
    for hands, pressed in ((LACKS, declares), (LACKS, ()), (("move", "ranged_attack", "move"), declares)):
        host = announced(*hands, people=3)
        film: list[object] = []
        while host.clock.window:
            host.advance(TICK_MS)
            film.append((host.session.view(CHANCE).awaited, host.phase, host.asked, host.busy))
            if len(film) == 5:
                assert all(host.declare(seat) for seat in pressed)
        films.append(film)
    assert films[0] == films[1] == films[2]


def test_after_a_window_the_turn_goes_on_without_a_curtain_and_the_hand_stays_covered() -> None:
    host = opened("intervene", "armor armor", people=2)
    watcher = Watcher(host)
    while host.call is None:
        host.advance(TICK_MS)
    host.open_curtain()
    host.advance(TICK_MS)
    assert (host.viewer, host.asked) == (1, 1)
    host.answer(GAME.verbs.parse("1:play card/armor"))
    assert host.viewer == CHANCE
    while host.call is None:
        host.advance(TICK_MS)
    assert [(call.seat, call.stays) for call in watcher.calls] == [(1, False), (1, True)]
    assert host.viewer == CHANCE, "nobody's hand is open while others may look"
    host.open_curtain()
    host.advance(TICK_MS)
    assert (host.viewer, host.asked) == (1, 1)
