"""Why it came about: every explanation can be said in both languages, and its rule stands in the book."""

from functools import cache
from random import Random

import pytest

from circus import games, levels
from circus.core.action import CHANCE
from circus.core.because import Because
from circus.core.frame import frames_of
from circus.core.game import Game
from circus.scenes.rulebook.text import anchors
from circus.texts import LANGUAGES, Texts

NOTHING = Game.__dataclass_fields__["because"].default
EXPLAINED = [name for name in games.names() if games.find(name).because is not NOTHING]
"""The games that say why; one that says nothing is whole all the same."""
NAMES = ["Ada", "Basile", "Célia", "Django", "Esther", "Félix"]
ENOUGH = 1500

MODES: dict[str, list[dict[str, object]]] = {
    "texas_showdown": [{}, {"face_cards": "happy_faces"}],
    "clown_standoff": [{}],
    "quel_cirque": [{"push": "clumsy"}],
    "flip_circus": [{"turn_limit": 60}],
    "clearing_house": [{}],
}


@cache
def told(game: str) -> tuple[Because, ...]:
    """What random games explain to the public."""
    declared, found = games.find(game), []
    level = levels.default(declared)
    for number, options in enumerate(MODES.get(game, [{}]) * 4):
        rng = Random(number)
        setup = declared.setup(declared.seats[-1 - number % 2], options, level)
        state = declared.start(setup)
        for _ in range(ENOUGH):
            if not state.awaited:
                break
            seat = state.awaited[0]
            chance = seat == CHANCE
            action = declared.chance(state, rng) if chance else rng.choice(list(declared.legal(state, seat)))
            for frame in frames_of(declared, state, action, (CHANCE,))[CHANCE]:
                because = declared.because(frame.event, frame.view) if frame.event else None
                found += [because] if because else []
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_every_explanation_can_be_said_with_all_its_numbers(game: str, language: str) -> None:
    texts = Texts(language)
    texts.add_game(game)
    assert told(game), "nothing is ever explained"
    for because in told(game):
        key = f"{game}-because-{because.key}"
        assert texts.has(key), key
        words = texts.tell(key, because.facts, NAMES)
        assert "{" not in words and "$" not in words and key not in words, words
        assert len(words) <= 150, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_the_rule_behind_it_is_found_in_the_book(game: str, language: str) -> None:
    missing = {because.rule for because in told(game)} - anchors(game, language)
    assert not missing


@pytest.mark.parametrize("game", EXPLAINED)
def test_every_sentence_of_the_catalogues_is_told_at_some_time(game: str) -> None:
    texts = Texts("en")
    texts.add_game(game)
    before = f"{game}-because-"
    written = {key.removeprefix(before) for key in sorted(texts.keys()) if key.startswith(before)}
    rare = {"five_clowns", "turn_lot", "turn_nearest", "finale"}
    assert written - {because.key for because in told(game)} <= rare


def test_the_count_of_a_trick_adds_up() -> None:
    for because in told("texas_showdown"):
        assert 1 <= because.facts["count"] <= because.facts["cards"] in (5, 6)
        assert because.facts["card"] in because.lit
        assert len(because.lit) == because.facts["count"]


def test_a_pie_was_one_of_those_that_were_left() -> None:
    pies = [because.facts["pies"] for because in told("clown_standoff") if because.key == "pie"]
    assert set(pies) <= set(range(1, 7)) and 6 in pies
