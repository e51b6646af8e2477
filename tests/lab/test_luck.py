"""Luck by source, on games where the answer is known."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from circus import games
from circus.core.action import CHANCE, Action, Verbs, one_of
from circus.core.errors import UsageError
from circus.core.event import EventSink
from circus.core.game import Game, Outcome, Setup
from circus.core.state import State
from circus.lab import luck as luck_module
from circus.lab.luck import DealLuck, LuckQuestion, luck_lines, luck_of, play_deal
from circus.lab.sources import sources_of
from tests.lab.experiment.duel import DUEL

VERBS = Verbs(
    2,
    one_of("deal", "coin", ("tails", "heads"), by_chance=True),
    one_of("roll", "die", ("low", "high"), by_chance=True),
)


class CoinsState(State):
    """Coin that was dealt, and die that was rolled."""

    __slots__ = ("fallen",)

    def __init__(self, fallen: tuple[int, ...] = ()) -> None:
        self.fallen, self.awaited = fallen, (CHANCE,) if len(fallen) < 2 else ()

    def copy(self) -> "CoinsState":
        return CoinsState(self.fallen)


def apply(state: CoinsState, action: Action, _emit: EventSink | None) -> None:
    state.fallen = (*state.fallen, action.code)
    state.awaited = (CHANCE,) if len(state.fallen) < 2 else ()


def chance(state: CoinsState, rng: Random) -> Action:
    return VERBS.action(CHANCE, "roll" if state.fallen else "deal", int(rng.random() < 0.5))


def coins(wins: Callable[[int, int], bool]) -> Game[Any]:
    """A game without choices, in which the first seat wins with some of four equally likely outcomes."""

    def outcome(state: CoinsState) -> Outcome | None:
        if state.awaited:
            return None
        winner = 0 if wins(*state.fallen) else 1
        return Outcome((winner,), (1 - winner, winner), "fallen")

    def start(_setup: Setup) -> CoinsState:
        return CoinsState()

    plain: Game[Any] = DUEL
    rules: dict[str, Any] = {"start": start, "apply": apply, "chance": chance, "outcome": outcome}
    return replace(
        plain, name="coins", options=(), verbs=VERBS, legal_actions=lambda _state, _seat: [], **rules
    )


def found(game: Game[Any], monkeypatch: pytest.MonkeyPatch, deals: int = 3000) -> dict[str, Any]:
    monkeypatch.setattr(games, "find", lambda _name: game)
    luck_module._opened.cache_clear()
    question = LuckQuestion(game.name, 2, (), None, ("random",), deals, 1)
    return luck_of(question, [play_deal(question, number) for number in range(deals)])


def test_a_coin_or_a_die_that_each_wins_explain_a_third_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """The variance is 3/16; either alone moves the mean between 1/2 and 1, which is 1/16 of variance."""
    luck = found(coins(lambda coin, die: bool(coin or die)), monkeypatch)
    assert luck["games"] == 4 * 3000
    for mean, low, high in (luck["luck"]["deal"], luck["luck"]["die"], luck["rest"]):
        assert low < 1 / 3 < high and abs(mean - 1 / 3) < 0.08
    for mean, low, high in luck["total"].values():
        assert low < 2 / 3 < high and abs(mean - 2 / 3) < 0.08


def test_what_two_sources_do_only_together_is_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = found(coins(lambda coin, die: coin == die), monkeypatch)
    assert luck["luck"]["deal"][1] < 0 < luck["luck"]["deal"][2]
    assert luck["rest"][1] < 1 < luck["rest"][2]
    assert all(low < 1 < high for _, low, high in luck["total"].values())


def test_one_source_that_decides_alone_has_all(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = found(coins(lambda coin, _die: bool(coin)), monkeypatch)
    assert luck["luck"]["deal"] == (1.0, 1.0, 1.0) and luck["total"]["die"] == (0.0, 0.0, 0.0)
    assert luck_lines(luck)[1].startswith("deal: 100% alone, ")


def test_an_outcome_that_never_varies_has_no_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = found(coins(lambda _coin, _die: True), monkeypatch, 10)
    assert luck["luck"] == {"deal": None, "die": None} and luck["rest"] is None
    assert "never varies" in luck_lines(luck)[1]


def test_the_five_games_have_their_sources() -> None:
    five = "clearing_house", "clown_standoff", "flip_circus", "quel_cirque", "texas_showdown"
    assert {name: sources_of(games.find(name)) for name in five} == {
        "clearing_house": ("deal", "die", "draw", "start"),
        "clown_standoff": ("deal", "draw", "start"),
        "flip_circus": ("deal", "start"),
        "quel_cirque": ("deal", "die", "start"),
        "texas_showdown": ("deal",),
    }


@pytest.mark.parametrize("name", games.names())
def test_equal_questions_have_equal_terms_in_every_game(name: str) -> None:
    game = games.find(name)
    question = LuckQuestion(name, game.usual_seats, (), None, ("random",), 2, 7)
    terms = play_deal(question, 1)
    assert isinstance(terms, DealLuck) and terms == play_deal(question, 1)


def test_what_cannot_be_asked_is_refused() -> None:
    with pytest.raises(UsageError, match="one deal tells nothing"):
        LuckQuestion("quel_cirque", 2, (), None, ("random",), 1, 7)
    with pytest.raises(UsageError, match="3 bots for 2 seats"):
        LuckQuestion("quel_cirque", 2, (), None, ("random",) * 3, 9, 7)
