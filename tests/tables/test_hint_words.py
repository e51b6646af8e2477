"""A hint names the action, and marks what it means wherever the person has begun."""

from collections.abc import Iterator
from functools import cache, partial
from random import Random

import pytest

from circus import games
from circus.bots.thinker import MoveQuestion, SynchronousThinker, explain_move
from circus.content import levels
from circus.content.texts import LANGUAGES, Texts
from circus.core.action import CHANCE, Action
from circus.core.game import Game
from circus.core.policy import Reason
from circus.core.state import State
from circus.platform.job import DoneWork, Job, only_part
from circus.ui.input.picker import Picker
from circus.ui.scenes.table.hint import Hint, format_instruction, marks_of
from circus.ui.scenes.table.reasons import reason_for

GAMES = ["clearing_house", "clown_standoff", "flip_circus", "quel_cirque", "texas_showdown"]
NAMES = ["Ada", "Basile", "Célia", "Django", "Esther", "Félix"]
TURNS = 250
OPTIONS: dict[str, dict[str, object]] = {
    "flip_circus": {"errors": "penalised", "turn_limit": 40},
    "quel_cirque": {"over_under": True, "push": "clumsy"},
    "texas_showdown": {"passing": True, "face_cards": "pass_the_buck"},
}


@cache
def choices(game: str, seed: int = 7) -> tuple[tuple[State, tuple[Action, ...]], ...]:
    """Views of somebody who chooses in a random game, with what is legal for them."""
    declared: Game[State] = games.find(game)
    rng, found = Random(seed), []
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
        legal = tuple(declared.legal_actions(state, seat))
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
        does = format_instruction(texts, declared, view, action, NAMES)
        words = does or reason_for(texts, declared, view, action, NAMES)
        assert words, f"no words for {action}"
        assert not {"{", "$", "_", "/"} & {*words} and "-do-" not in words, words


@pytest.mark.parametrize("game", GAMES)
def test_something_is_marked_whatever_was_picked_before_and_only_what_the_action_means(game: str) -> None:
    verbs = games.find(game).verbs
    for _, action, legal in sampled(game):
        fresh = Picker(verbs, legal)
        for name in ["", *sorted(fresh.selectable)]:
            picker = fresh.pick(name) if name else fresh
            marks = marks_of(picker, action)
            assert marks or picker.done, f"{action} after {name}"
            assert set(marks) <= {*action.picks, f"verb/{action.verb}"}


def tempted() -> Iterator[tuple[MoveQuestion, Action, Reason]]:
    """Positions with stars to win at once, another action, and the reason that speaks for the stars."""
    declared = games.find("quel_cirque")
    policy = declared.policy
    assert policy and policy.reason
    setup = declared.setup(declared.usual_seats, OPTIONS["quel_cirque"], levels.default(declared))
    for view, legal in (each for seed in range(9) for each in choices("quel_cirque", seed)):
        gains = policy.reason(view, policy.greedy(view, legal, Random(1)))
        if gains and gains.key == "drop":
            question = MoveQuestion(declared, setup, view, legal[0].seat, "hard", 1, with_reason=True)
            others = [each for each in legal if policy.reason(view, each) != gains]
            for other in Random(1).sample(others, min(3, len(others))):
                yield question, other, gains


def test_a_hint_against_stars_at_once_says_what_is_gained_instead_or_takes_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("circus.bots.thinker.COMPARED", 60)
    texts, kinds = Texts("en"), set()
    texts.add_game("quel_cirque")
    for question, other, gains in tempted():
        answer, hint = explain_move(question, other), Hint(SynchronousThinker())
        hint._job = Job(partial(DoneWork, [answer]), only_part)
        assert hint.has_come()
        kinds.add(answer.instead is not None)
        if answer.instead:
            words = hint.words(texts, question.game, question.view, NAMES)
            assert answer.action == other and answer.instead.gain > 0
            assert f"more games in 100 than {gains.facts['stars']} star" in words
        else:
            assert answer.reason and answer.reason.key == "drop"
        if len(kinds) == 2:
            return
    raise AssertionError(f"only one kind of hint: {kinds}")
