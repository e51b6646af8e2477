"""The review: luck and skill add up, what nobody could see is luck, and a dear choice is found."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from circus.bots.judgement import judge
from circus.bots.search import Search
from circus.core.action import CHANCE, Action
from circus.core.game import Game, Setup
from circus.core.policy import Policy
from circus.lab.review.review_lines import review_lines
from circus.lab.review.steps import steps
from circus.lab.review.verdict import BLUNDER, Review, review_of
from circus.records.match import Match
from circus.records.timeline import Timeline
from tests.bots.toys import BLIND, PENNIES
from tests.laws.cases import Case, all_cases, step

CASES = {case.name: case for case in all_cases()}
"""One way to play each game, the toy among them."""


def reviewed(timeline: Timeline, effort: str = "low", seed: int = 1) -> Review:
    return review_of(timeline, steps(timeline, range(len(timeline) + 1), effort, seed))


def scripted(game: Game[Any], *lines: str) -> Timeline:
    return Timeline(game, game.setup(), map(game.verbs.parse, lines))


def played(game: Game[Any], setup: Setup, most: int) -> Timeline:
    match, rng = Match(game, setup), Random(4)
    while match.state.awaited and len(match.timeline) < most:
        match.play(step(game, match.state, rng))
    return match.timeline


@pytest.mark.parametrize("case", CASES.values(), ids=str)
def test_luck_and_skill_are_what_a_game_has_changed_for_each_seat(case: Case) -> None:
    timeline = played(case.game, case.setup, most=30)
    review = reviewed(timeline)
    assert len(review.chances) == len(timeline) + 1
    for seat in range(review.seats):
        gained = review.chances[-1][seat] - review.chances[0][seat]
        parts = review.luck[seat], review.own[seat], review.others[seat]
        assert sum(parts) == pytest.approx(gained, abs=1e-5)
        assert review.own[seat] + review.others[seat] == pytest.approx(review.skill[seat], abs=1e-5)
        assert review.own[seat] == pytest.approx(sum(each.gain for each in review.made_by(seat)), abs=1e-5)
    for chances in review.chances:
        assert sum(chances) == pytest.approx(1, abs=1e-5)
    made = [choice.n for choice in review.choices]
    assert all(timeline.actions[n - 1].seat != CHANCE for n in made) and made == sorted(set(made))


def test_the_end_is_certain_and_shared_among_those_who_have_won() -> None:
    review = reviewed(scripted(PENNIES, "0:show coin/heads", "1:show coin/tails"))
    assert review.chances[-1] == (0.0, 1.0)


def test_a_guess_that_comes_true_is_luck_and_choosing_to_guess_was_the_mistake() -> None:
    review = reviewed(scripted(BLIND, "*:toss coin/heads", "0:try", "0:call coin/heads"), "normal")
    chose, called = review.choices
    assert (chose.n, chose.judgement.best) == (2, "0:bet")
    assert chose.clear and chose.judgement.loss >= BLUNDER
    assert called.judgement.loss < 2 * called.judgement.stderr + 0.02
    assert review.chances[-1] == (1.0, 0.0)
    assert review.luck[0] > 0.35
    assert abs(review.skill[0]) < 0.2
    assert review.errors(0)["blunders"] == 1


@pytest.mark.parametrize("other", ["0:show coin/heads", "0:show coin/tails"])
def test_a_sealed_choice_is_judged_without_knowing_what_another_has_sealed(other: str) -> None:
    first = list(steps(scripted(PENNIES, "0:show coin/heads", "1:show coin/tails"), [1], "low", 1))
    second = list(steps(scripted(PENNIES, other, "1:show coin/tails"), [1], "low", 1))
    assert (first[0].skill, first[0].judgement) == (second[0].skill, second[0].judgement)


def test_where_one_choice_alone_is_worth_thinking_about_nothing_is_thought_and_nothing_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thought: list[Search] = []
    iterate = Search.iterate

    def counted(search: Search, rng: Random) -> float:
        thought.append(search)
        return iterate(search, rng)

    def narrowed(state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        return [action for action in legal if action.verb == "bet"] or legal

    monkeypatch.setattr(Search, "iterate", counted)
    policy: Policy[Any] = Policy(greedy=lambda view, legal, rng: legal[0], evaluate=lambda state: [0.5, 0.5])
    game: Game[Any] = replace(BLIND, policy=replace(policy, candidates=narrowed))
    timeline = scripted(BLIND, "*:toss coin/heads")
    view = game.view(timeline.at(1), 0)
    legal = game.legal_actions(timeline.at(1), 0)
    bet, tried = (next(each for each in legal if each.verb == verb) for verb in ("bet", "try"))
    assert judge(game, view, legal, bet, 1000, Random(1))[:3] == (str(bet), 0.0, 0.0)
    assert not thought
    other = judge(game, view, legal, tried, 1000, Random(1))
    assert (other.best, len(thought)) == (str(bet), 1000)
    assert other.loss > other.stderr > 0


def test_a_forced_action_changes_nothing() -> None:
    case = CASES["texas_showdown"]
    timeline = played(case.game, case.setup, most=80)
    review = reviewed(timeline)
    forced = [
        n
        for n, action in enumerate(timeline.actions, 1)
        if action.seat != CHANCE and len(case.game.legal_actions(timeline.at(n - 1), action.seat)) == 1
    ]
    assert forced, "the game has forced actions"
    assert all(review.chances[n] == review.chances[n - 1] for n in forced)


def test_equal_seeds_judge_equally_in_whatever_order_the_positions_are_taken() -> None:
    case = CASES["clown_standoff"]
    timeline = played(case.game, case.setup, most=12)
    backwards = steps(timeline, range(len(timeline), -1, -1), "low", 7)
    assert review_of(timeline, backwards) == reviewed(timeline, seed=7)


def test_who_made_no_choice_has_no_skill_of_its_own_from_the_mistakes_of_others() -> None:
    timeline = scripted(BLIND, "*:toss coin/heads", "0:try", "0:call coin/heads")
    review = reviewed(timeline, "high")
    assert not review.made_by(1) and review.errors(1)["blunders"] == 0
    assert review.own[1] == 0 < review.others[1]
    assert review.own[0] < 0 == review.others[0]
    told = list(review_lines(review, "game.jsonl", ["Ada", "Ben"], timeline.actions))
    assert f"own choices {review.own[0]:+.2f}, choices of others +0.00" in told[1]
    assert f"own choices +0.00, choices of others {review.others[1]:+.2f}" in told[2]
    assert review.line("game.jsonl", timeline.actions)["own"] == list(review.own)


def test_luck_is_split_by_its_source_and_adds_up() -> None:
    case = CASES["clearing_house"]
    timeline = played(case.game, case.setup, most=30)
    review = reviewed(timeline)
    by_source = review.luck_by_source(timeline.actions)
    assert "deal" in by_source and list(by_source)[-1] == "hidden"
    for seat in range(review.seats):
        assert sum(each[seat] for each in by_source.values()) == pytest.approx(review.luck[seat], abs=1e-5)


def test_a_coin_that_is_tossed_is_the_luck_of_a_draw() -> None:
    timeline = scripted(BLIND, "*:toss coin/heads", "0:try", "0:call coin/heads")
    assert timeline.actions[0].seat == CHANCE
    review = reviewed(timeline, "high")
    early, late = review.chances[:2]
    assert review.luck_by_source(timeline.actions)["draw"] == pytest.approx(
        [after - before for before, after in zip(early, late, strict=True)]
    )


def test_in_plain_lines_it_names_the_seats_and_the_choice_that_cost_most() -> None:
    timeline = scripted(BLIND, "*:toss coin/heads", "0:try", "0:call coin/tails")
    review = reviewed(timeline, "normal")
    lines = list(review_lines(review, "game.jsonl", ["Ada", "Ben"], timeline.actions))
    assert lines[0] == "game.jsonl: blind, 2 seats, 3 actions"
    assert lines[1].startswith("  Player 1, Ada: ") and lines[2].startswith("  Player 2, Ben: ")
    assert lines[3].startswith("  at 2: 0:try; better 0:bet, by 0.")
