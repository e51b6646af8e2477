"""The sentence of a hint: whatever a game's bots give as a reason can be said in every language."""

from collections.abc import Iterator
from random import Random

import pytest

from circus import games
from circus.content import levels
from circus.content.texts import Texts
from circus.core.action import CHANCE
from circus.core.policy import Reason
from circus.records.match import Match
from tests.table import assert_whole
from tests.texts.schemes import NAMES, every_language

GAMES, ACTIONS, LONGEST = 4, 60, 90
PEOPLE = ("Ada", "Basile", "Célia", "Django", "Esther", "Félix")


def reasons(name: str) -> Iterator[Reason]:
    """Why each of some actions of random games would be a good one."""
    game, rng = games.find(name), Random(1)
    for number in range(GAMES):
        seats = game.seats[number % len(game.seats)]
        match = Match(game, game.setup(seats, level=levels.default(game)))
        for _ in range(ACTIONS):
            if CHANCE in match.state.awaited:
                match.draw(rng)
                continue
            for seat in match.state.awaited[:1]:
                legal = match.legal_actions(seat)
                assert game.policy and game.policy.reason
                found = (game.policy.reason(game.view(match.state, seat), each) for each in legal[:8])
                yield from (reason for reason in found if reason)
                match.play(rng.choice(legal))


@pytest.mark.parametrize("texts", every_language(), ids=lambda texts: texts.language)
@pytest.mark.parametrize("name", NAMES)
def test_every_reason_has_words_that_fit_below_the_table(name: str, texts: Texts) -> None:
    policy = games.find(name).policy
    if policy is None or policy.reason is None:
        pytest.skip("this game gives no reasons")
    for reason in reasons(name):
        key = f"{name}-hint-{reason.key}"
        assert texts.has(key), key
        words = texts.format_facts(key, reason.facts, PEOPLE)
        assert_whole(words, key)
        assert len(words) <= LONGEST, words
