"""Windows for reactions of Clearing House: the same time and the same picture whoever holds what."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from circus.scenes.table.reaction import WINDOW_MS

from circus.games.clearing_house.actions import VERBS
from circus.games.clearing_house.cards import BASE, INTERVENE, MOVE, UNIT
from circus.games.clearing_house.state import WINDOW
from circus.looks.clearing_house import question
from circus.scenes.destinations import ToCurtain
from circus.session.screen_view import ScreenView
from circus.session.table_setup import BOT, HUMAN
from tests.navigators import Recorder
from tests.stage.house import Make, Table, my_turn, openings


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Opens tables; a picture that is missing is an error."""
    yield from openings(tmp_path, monkeypatch)


def announced(make: Make, people: int = 1, intervenes: tuple[int, ...] = (), **chosen: Any) -> Table:
    """A table where seat 1, a bot beside the person, has just announced an Attack on them."""
    table = make(**chosen).until(my_turn)
    seats = enumerate(table.scene.session.seats)
    table.scene.session.seats = tuple(
        replace(who, kind=HUMAN if seat < people else BOT) for seat, who in seats
    )
    state = table.state
    state.hand[:] = [UNIT[MOVE] * 2 + UNIT[INTERVENE] * (seat in intervenes) + BASE for seat in range(4)]
    state.hand = [bag + UNIT[MOVE] * (seat not in intervenes) for seat, bag in enumerate(state.hand)]
    state.sizes[:] = [5] * 4
    state.at[:] = [0, 1, 50, 55]
    state.occupied = sum(1 << cell for cell in state.at)
    state.active, state.awaited, state.left, state.supply = 1, (1,), 2, [4] * 4
    attack = next(each for each in table.view.game.legal(state, 1) if "card/attack seat/0" in str(each))
    table.scene._hands.chooser = None
    table.scene.session.match.play(attack)
    table.scene.look_with(ScreenView(0 if people == 1 else -1))
    return table


def tell(table: Table) -> tuple[bytes, Any]:
    """All that the screen and the port say."""
    picture = table.picture()
    return picture, table.manager.facts()


def test_a_window_tells_who_attacks_whom_and_asks_the_person_at_once(make: Make) -> None:
    table = announced(make, speed="normal")
    table.scene.advance(16)
    assert table.scene.chooser and table.view.asking and table.view.asking.asked
    asked = question.question_of(table.view)
    assert (asked.actor, asked.card, asked.victim, asked.at_stake) == (1, "attack", 0, True)
    assert table.state.awaited == (0, 2, 3), "bots answer when the clock has run down"
    names = table.targets
    assert names["verb/allow"] and not any(name.startswith(("cell/", "card/")) for name in names)


def test_a_window_is_open_equally_long_whoever_holds_what(make: Make) -> None:
    lengths = []
    for holders in ((), (0,), (2, 3), (0, 1, 2, 3)):
        table = announced(make, intervenes=holders, speed="normal")
        table.scene._answers.reactions.choose(0, "never", (table.state.round, table.state.lap, 1))
        passed = 0
        while table.state.awaited == (0, 2, 3):
            table.scene.advance(20)
            passed += 20
        lengths.append(passed)
    assert len(set(lengths)) == 1 and abs(lengths[0] - WINDOW_MS) < 1000


@pytest.mark.parametrize("mode", ["always", "concerned", "never"])
def test_nobody_else_can_tell_whether_a_seat_holds_an_intervene(make: Make, mode: str) -> None:
    """Two worlds that differ in the hand of seat 2: pictures, timing and port are the same to all others."""
    films = []
    for holders in ((), (2,)):
        table = announced(make, people=3, intervenes=holders, speed="normal")
        for seat in range(3):
            table.scene._answers.reactions.choose(seat, mode, (table.state.round, table.state.lap, 1))
        frames = [tell(table)]
        for _ in range(8):
            table.scene.advance(230)
            frames.append(tell(table))
        films.append(frames)
    assert films[0] == films[1]


def test_only_the_own_screen_shows_that_the_card_is_missing(make: Make) -> None:
    screens = {}
    for holders in ((), (0,)):
        table = announced(make, intervenes=holders, speed="normal")
        table.scene.advance(16)
        screens[holders] = table.targets
    assert "verb/intervene" in screens[(0,)] and screens[(0,)]["verb/intervene"]
    assert not screens[()]["verb/intervene"]


def test_each_person_is_called_behind_the_curtain_holder_or_not(make: Make) -> None:
    for holders in ((), (0,), (2,)):
        navigator = Recorder()
        table = announced(make, people=3, intervenes=holders, navigator=navigator)
        for _ in range(3):
            table.scene.advance(1000)
        called = {way.seat for way in navigator.went if isinstance(way, ToCurtain)}
        assert called == {0}, "the first of the persons, whoever holds the card"
        assert table.state.awaited == (0, 2), "the bot has answered, the persons have not"


def test_who_is_only_asked_when_concerned_lets_other_cards_happen(make: Make) -> None:
    table = announced(make)
    table.scene._answers.reactions.choose(2, "concerned", None)
    window = table.scene._answers.window
    assert window is not None and window.concerned == frozenset({0})
    assert table.scene._answers.reactions.asks(0, window)
    assert not table.scene._answers.reactions.asks(2, window)


def test_a_wish_taken_in_the_window_answers_for_the_person(make: Make) -> None:
    table = announced(make, speed="normal")
    table.scene.advance(16)
    table.tap("ui/ask/never")
    assert table.scene.chooser is None and table.view.asking and not table.view.asking.asked
    for _ in range(200):
        table.scene.advance(50)
        if table.state.phase != WINDOW:
            break
    assert str(table.scene.session.match.actions[-1]).endswith("allow")


def test_the_bar_runs_down(make: Make) -> None:
    table = announced(make, speed="normal")
    shares = []
    for _ in range(4):
        table.scene.advance(400)
        shares.append(table.scene._answers.share)
    assert shares[0] == 1.0 and shares == sorted(shares, reverse=True) and shares[-1] < 0.5


def test_an_intervene_is_answered_in_a_window_of_its_own_with_the_pile(make: Make) -> None:
    table = announced(make, intervenes=(0, 2))
    table.scene.advance(16)
    table.scene.play(VERBS.action(0, "intervene"))
    for _ in range(20):
        if table.state.chain:
            break
        table.scene.advance(1000)
    table.scene.director.finish()
    assert table.state.chain == (2,) or table.state.chain[0] in (0, 2)
    asked = question.question_of(replace(table.view, state=table.view.game.view(table.state, 0)))
    assert asked.card == "intervene" and asked.victim in (0, 1)
    table.picture()
