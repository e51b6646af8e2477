"""Why it came about: every explanation can be said in both languages, and its rule stands in the book."""

from functools import cache
from random import Random

import pytest

from circus import games
from circus.content import levels
from circus.content.texts import LANGUAGES, Texts
from circus.core.action import CHANCE
from circus.core.because import Because
from circus.core.event import Event
from circus.core.frame import frames_of
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.ui.scenes.rulebook.text import anchors

NOTHING = Game.__dataclass_fields__["because"].default
EXPLAINED = [name for name in games.names() if games.find(name).because is not NOTHING]
"""The games that say why; one that says nothing is whole all the same."""
NAMES = ["Ada", "Basile", "Célia", "Django", "Esther", "Félix"]
ENOUGH = 1500
SAME_FOR_ALL: frozenset[str] = frozenset()
"""The events whose reason has neither a name nor a number."""

GAMES = 20
"""Random games of each game, each with random values of its options."""

Happening = tuple[Event, State, int, Setup]


@cache
def happened(game: str) -> tuple[Happening, ...]:
    """What happens in random games, with the view that was told of it, whose it is, and its set-up."""
    declared, found = games.find(game), []
    level = levels.default(declared)
    for number in range(GAMES):
        rng = Random(number)
        options = {option.name: rng.choice(option.values) for option in declared.options}
        setup = declared.setup(declared.seats[(-1, -2, 0)[number % 3]], options, level)
        state = declared.start(setup)
        for _ in range(ENOUGH):
            if not state.awaited:
                break
            seat = state.awaited[0]
            chance = seat == CHANCE
            action = (
                declared.chance(state, rng)
                if chance
                else rng.choice(list(declared.legal_actions(state, seat)))
            )
            for viewer, frames in frames_of(declared, state, action, (CHANCE, 0)).items():
                found += [(frame.event, frame.view, viewer, setup) for frame in frames if frame.event]
    return tuple(found)


@cache
def reasons(game: str) -> tuple[Because, ...]:
    """What random games explain to the public and to the first seat."""
    declared = games.find(game)
    explained = (declared.explanation(event, view, setup) for event, view, _, setup in happened(game))
    return tuple(because for because in explained if because)


@pytest.mark.parametrize("game", EXPLAINED)
def test_all_that_is_told_can_be_asked_why_and_is_answered_with_who_or_how_many(game: str) -> None:
    """Whatever has a caption, whoever sees it: the answer names who acted or holds a number."""
    declared, texts = games.find(game), Texts("en")
    texts.add_game(game)
    for event, view, _, setup in happened(game):
        if not texts.has(f"{game}-event-{event.kind}"):
            continue
        because = declared.explanation(event, view, setup)
        if event.kind == "turn" and because is None:
            continue  # whose turn comes next is said by the prompt
        assert because is not None, f"{event.kind} has no answer"
        words = texts.format_facts(f"{game}-because-{because.key}", because.facts, NAMES)
        named = any(name in words for name in NAMES) or any(letter.isdigit() for letter in words)
        assert named or event.kind in SAME_FOR_ALL, f"{event.kind}: {words}"


def test_who_collects_with_a_1_is_told_that_it_beat_the_6() -> None:
    """The caption says only how many cards go to whom."""
    texts = Texts("en")
    texts.add_game("clown_standoff")
    beaten = [each for each in reasons("clown_standoff") if each.key == "collect_beats"]
    assert beaten
    words = texts.format_facts("clown_standoff-because-collect_beats", beaten[0].facts, NAMES)
    assert "beats the 6" in words and str(len(beaten[0].facts["cards"])) in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_every_explanation_can_be_said_with_all_its_numbers(game: str, language: str) -> None:
    texts = Texts(language)
    texts.add_game(game)
    assert reasons(game), "nothing is ever explained"
    for because in reasons(game):
        key = f"{game}-because-{because.key}"
        assert texts.has(key), key
        words = texts.format_facts(key, because.facts, NAMES)
        assert "{" not in words and "$" not in words and key not in words, words
        assert len(words) <= 150, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_the_rule_behind_it_is_found_in_the_book(game: str, language: str) -> None:
    missing = {because.rule for because in reasons(game)} - anchors(game, Texts(language))
    assert not missing


@pytest.mark.parametrize("game", EXPLAINED)
def test_every_sentence_of_the_catalogues_is_told_at_some_time(game: str) -> None:
    texts = Texts("en")
    texts.add_game(game)
    before = f"{game}-because-"
    written = {key.removeprefix(before) for key in sorted(texts.keys()) if key.startswith(before)}
    rare = {"five_clowns", "turn_lot", "turn_nearest", "finale"}
    assert written - {because.key for because in reasons(game)} <= rare


def test_the_count_of_a_trick_adds_up() -> None:
    for because in reasons("texas_showdown"):
        if because.key not in ("most", "zeroed", "tied"):
            continue
        assert 1 <= because.facts["count"] <= because.facts["cards"] in (3, 5, 6)
        assert because.facts["card"] in because.lit
        assert len(because.lit) == because.facts["count"]


def test_a_pie_was_one_of_those_that_were_left() -> None:
    pies = [because.facts["pies"] for because in reasons("clown_standoff") if because.key == "pie"]
    assert set(pies) <= set(range(1, 7)) and 6 in pies
