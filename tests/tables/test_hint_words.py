"""A hint names the action, and marks what it means wherever the person has begun."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from circus import games, levels
from circus.core.action import CHANCE, Action
from circus.core.game import Game
from circus.core.state import State
from circus.input.picker import Picker
from circus.scenes.table.hint import deed_in_words, marks_of
from circus.scenes.table.reasons import reason_for
from circus.texts import LANGUAGES, Texts

GAMES = ["clearing_house", "clown_standoff", "flip_circus", "quel_cirque", "texas_showdown"]
NAMES = ["Ada", "Basile", "Célia", "Django", "Esther", "Félix"]
TURNS = 250
OPTIONS: dict[str, dict[str, object]] = {
    "flip_circus": {"errors": "penalised", "turn_limit": 40},
    "quel_cirque": {"over_under": True, "push": "clumsy"},
    "texas_showdown": {"passing": True, "face_cards": "pass_the_buck"},
}


@cache
def choices(game: str) -> tuple[tuple[State, tuple[Action, ...]], ...]:
    """Views of somebody who chooses in a random game, with what is legal for them."""
    declared: Game[State] = games.find(game)
    rng, found = Random(7), []
    state = declared.start(
        declared.setup(declared.usual_seats, OPTIONS.get(game, {}), levels.default(declared))
    )
    for _ in range(TURNS):
        if not state.awaited:
            break
        seat = state.awaited[0]
        if seat == CHANCE:
            declared.apply(state, declared.chance(state, rng), None)
            continue
        legal = tuple(declared.legal(state, seat))
        found.append((declared.view(state, seat), legal))
        declared.apply(state, rng.choice(legal), None)
    return tuple(found)


def sampled(game: str) -> Iterator[tuple[State, Action, tuple[Action, ...]]]:
    """A few of what is legal in each of these positions."""
    rng = Random(3)
    for view, legal in choices(game):
        for action in rng.sample(legal, min(4, len(legal))):
            yield view, action, legal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_action_can_be_told_to_somebody(game: str, language: str) -> None:
    texts, declared = Texts(language), games.find(game)
    texts.add_game(game)
    for view, action, _ in sampled(game):
        does = deed_in_words(texts, declared, view, action, NAMES)
        words = does or reason_for(texts, declared, view, action, NAMES)
        assert words, f"no words for {action}"
        assert not {"{", "$", "_", "/"} & {*words} and "-do-" not in words, words


@pytest.mark.parametrize("game", GAMES)
def test_something_is_marked_whatever_was_picked_before_and_only_what_the_action_means(game: str) -> None:
    verbs = games.find(game).verbs
    for _, action, legal in sampled(game):
        fresh = Picker(verbs, legal)
        for name in ["", *sorted(fresh.wanted)]:
            picker = fresh.pick(name) if name else fresh
            marks = marks_of(picker, action)
            assert marks or picker.done, f"{action} after {name}"
            assert set(marks) <= {*action.picks, f"verb/{action.verb}"}
