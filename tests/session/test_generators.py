"""What deals and what bots draw from are apart: no bot, hint or question changes or foretells a card."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from circus import bots
from circus.core.action import CHANCE
from circus.records.match import Match
from circus.session.game_session import GameSession, generator_of_bots
from circus.session.table_setup import BOT, first_table_setup

GAMES = ("clown_standoff", "texas_showdown", "quel_cirque", "clearing_house", "flip_circus")


def seated(game: str, seed: int = 5) -> GameSession:
    table_setup = first_table_setup(game)
    session = GameSession(Match(*table_setup.open()), table_setup.seats, Random(seed))
    session.sit(0, BOT, "random")
    return session


def draws_of(session: GameSession, between: Any = lambda _session: None) -> list[str]:
    """What chance draws in the first 60 actions; seats do the first thing that is legal."""
    for _ in range(60):
        if not session.awaited:
            break
        if CHANCE in session.awaited:
            session.draw()
        else:
            between(session)
            session.play(session.match.legal_actions(session.awaited[0])[0])
    return [str(action) for action in session.match.actions if action.seat == CHANCE]


def disturb(session: GameSession) -> None:
    seat = session.awaited[0]
    for strength in ("random", "greedy"):
        session.choice_of(seat, strength)
    session.question(seat)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_bots_are_asked_changes_what_is_dealt(game: str) -> None:
    assert draws_of(seated(game)) == draws_of(seated(game), disturb)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_never_holds_the_generator_that_deals(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hostile bot reads all of the generator that it is given, plays on it, and hits no draw."""
    held: list[Random] = []

    def spy(_game: Any, _view: Any, legal: Any, rng: Random, *_: Any) -> Any:
        held.append(rng)
        rng.seed(1)
        return legal[0]

    monkeypatch.setitem(bots.STRENGTHS, "random", replace(bots.STRENGTHS["random"], choose=spy))
    session = seated(game)
    drawn = draws_of(session, lambda each: each.choice_of(each.awaited[0], "random"))
    assert held and all(rng is held[0] for rng in held)
    assert drawn == draws_of(seated(game))


def test_a_generator_of_bots_tells_nothing_of_the_draws() -> None:
    draws = Random(3)
    before = draws.getstate()
    choices = generator_of_bots(draws)
    assert draws.getstate() == before
    assert not set(before[1][1:-1]) & set(choices.getstate()[1][1:-1])  # the first word is the same in all
    to_come = {draws.getrandbits(32) for _ in range(20_000)}
    seen = {choices.getrandbits(32) for _ in range(2_000)}
    assert len(to_come & seen) <= 2  # by chance 0.01 are expected


def test_one_seed_gives_the_same_table_again_and_another_seed_another() -> None:
    assert generator_of_bots(Random(3)).random() == generator_of_bots(Random(3)).random()
    assert generator_of_bots(Random(3)).random() != generator_of_bots(Random(4)).random()


def test_the_question_of_a_bot_does_not_carry_a_seed_of_the_dealer() -> None:
    session = seated("texas_showdown", 11)
    session.draw()
    dealer = Random(11)
    dealt = {dealer.getrandbits(48) for _ in range(10_000)}
    assert session.question(session.awaited[0]).seed not in dealt
