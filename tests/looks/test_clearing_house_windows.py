"""Windows for reactions of Clearing House: the same time and the same picture whoever holds what."""

from collections.abc import Callable
from typing import Any

import pytest

from circus.games.clearing_house import GAME
from circus.games.clearing_house.actions import VERBS
from circus.games.clearing_house.cards import ATTACK, BASE, INTERVENE, MOVE, UNIT
from circus.games.clearing_house.facts import Question, question_of
from circus.games.clearing_house.state import WINDOW
from circus.scenes.destinations import ToCurtain
from circus.session.pace import WINDOW_MS
from tests.looks.harness import LookTable, Make
from tests.looks.test_clearing_house import my_turn
from tests.navigators import Recorder

Open = Callable[..., LookTable]


@pytest.fixture
def announced(open_table: Make) -> Open:
    """Opens a table where seat 1, a bot beside the person, has just announced an Attack on them."""

    def opened(people: int = 1, intervenes: tuple[int, ...] = (), **wishes: Any) -> LookTable:
        table = open_table("clearing_house", seed=4, **wishes).until(my_turn)
        session = table.scene.session
        for seat in range(people):
            session.sit(seat, "human", "")
        state = table.state
        state.hand[:] = [UNIT[MOVE] * 3 + BASE] * 4
        for seat in intervenes:
            state.hand[seat] += UNIT[INTERVENE] - UNIT[MOVE]
        state.sizes[:] = [5] * 4
        state.at[:] = [0, 1, 50, 55]
        state.occupied = sum(1 << cell for cell in state.at)
        state.active, state.awaited, state.left, state.supply = 1, (1,), 2, [4] * 4
        session.play(VERBS.parse("1:play card/attack seat/0"))
        table.scene.host.withdraw()
        table.scene.host.look_with(0 if people == 1 else -1)
        table.scene.look_anew()
        return table

    return opened


def tell(table: LookTable) -> tuple[bytes, Any]:
    """All that the screen and the port say."""
    picture = table.picture()
    return picture, table.manager.facts()


def test_a_window_tells_who_attacks_whom_and_asks_the_person_at_once(announced: Open) -> None:
    table = announced(speed="normal")
    table.scene.advance(16)
    assert table.scene.chooser and table.view.asking and table.view.asking.asked
    assert question_of(GAME.view(table.state, 0)) == Question(1, ATTACK, 0, at_stake=True)
    assert table.state.awaited == (0, 2, 3), "bots answer when the clock has run down"
    names = table.targets
    assert names["verb/allow"] and not any(name.startswith(("cell/", "card/")) for name in names)


def test_a_window_is_open_equally_long_whoever_holds_what(announced: Open) -> None:
    lengths = []
    for holders in ((), (0,), (2, 3), (0, 1, 2, 3)):
        table = announced(intervenes=holders, speed="normal")
        clock = table.scene.host.clock
        clock.reactions.choose(0, "never", clock.turn)
        passed = 0
        while table.state.awaited == (0, 2, 3):
            table.scene.advance(20)
            passed += 20
        lengths.append(passed)
    assert len(set(lengths)) == 1 and abs(lengths[0] - WINDOW_MS) < 1000


@pytest.mark.parametrize("mode", ["always", "concerned", "never"])
def test_nobody_else_can_tell_whether_a_seat_holds_an_intervene(announced: Open, mode: str) -> None:
    """Two worlds that differ in the hand of seat 2: pictures, timing and port are the same to all others."""
    films = []
    for holders in ((), (2,)):
        table = announced(people=3, intervenes=holders, speed="normal")
        clock = table.scene.host.clock
        for seat in range(3):
            clock.reactions.choose(seat, mode, clock.turn)
        frames = [tell(table)]
        for _ in range(8):
            table.scene.advance(230)
            frames.append(tell(table))
        films.append(frames)
    assert films[0] == films[1]


def test_only_the_own_screen_shows_that_the_card_is_missing(announced: Open) -> None:
    screens = {}
    for holders in ((), (0,)):
        table = announced(intervenes=holders, speed="normal")
        table.scene.advance(16)
        screens[holders] = table.targets
    assert "verb/intervene" in screens[(0,)] and screens[(0,)]["verb/intervene"]
    assert not screens[()]["verb/intervene"]


def test_each_person_is_called_behind_the_curtain_holder_or_not(announced: Open) -> None:
    for holders in ((), (0,), (2,)):
        navigator = Recorder()
        table = announced(people=3, intervenes=holders, navigator=navigator)
        for _ in range(3):
            table.scene.advance(1000)
        called = {way.seat for way in navigator.went if isinstance(way, ToCurtain)}
        assert called == {0}, "the first of the persons, whoever holds the card"


def test_who_is_only_asked_when_concerned_lets_other_cards_happen(announced: Open) -> None:
    clock = announced().scene.host.clock
    clock.reactions.choose(2, "concerned", None)
    window = clock.window
    assert window is not None and window.concerned == frozenset({0})
    assert clock.reactions.asks(0, window)
    assert not clock.reactions.asks(2, window)


def test_a_wish_taken_in_the_window_answers_for_the_person(announced: Open) -> None:
    table = announced(speed="normal")
    table.manager.advance(16)
    while table.manager.guard.rests:
        table.manager.advance(50)
    table.tap("ui/ask/never")
    assert table.scene.chooser is None and table.view.asking and not table.view.asking.asked
    for _ in range(200):
        table.scene.advance(50)
        if table.state.phase != WINDOW:
            break
    assert table.last.endswith("allow")


def test_the_bar_runs_down(announced: Open) -> None:
    table = announced(speed="normal")
    shares = []
    for _ in range(4):
        table.scene.advance(400)
        shares.append(table.scene.host.clock.share)
    assert shares[0] == 1.0 and shares == sorted(shares, reverse=True) and shares[-1] < 0.5


def test_an_intervene_is_answered_in_a_window_of_its_own_with_the_pile(announced: Open) -> None:
    table = announced(intervenes=(0, 2))
    table.scene.advance(16)
    table.scene.play(VERBS.action(0, "intervene"))
    for _ in range(20):
        if table.state.chain:
            break
        table.scene.advance(1000)
    table.scene.director.finish()
    assert table.state.chain in ((2,), (0,))
    asked = question_of(GAME.view(table.state, 0))
    assert asked is not None and asked.card == INTERVENE and asked.victim in (0, 1)
    table.picture()
