"""The laws, each tried on positions of random games of every case."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.event import Event
from circus.core.game import Game
from circus.core.state import State
from circus.records.match import Match
from circus.records.record import Player, Writer, header_of
from circus.records.replay import read
from circus.ui.input.picker import VERB, Picker
from tests.laws.cases import Case, option_cases_on_other_boards, step, walk, watchers
from tests.laws.each import every_case, in_each

MAX_SPELT = 40
"""Actions of a position that are spelt with the picker, drawn at random: a pass of two cards has 153."""


def texts(actions: Sequence[Action]) -> list[str]:
    return sorted(map(str, actions))


def played(game: Game[Any], state: State, *actions: Action) -> State:
    """A copy of `state` after the actions."""
    later = state.copy()
    for action in actions:
        game.apply(later, action, None)
    return later


def applied(game: Game[Any], state: State, action: Action) -> tuple[State, list[Event]]:
    """A copy of `state` after the action, and its events."""
    later: State = state.copy()
    events: list[Event] = []
    game.apply(later, action, events.append)
    return later, events


def visible(events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if event.reaches(seat)]


@every_case
def test_law_1_nobody_is_awaited_exactly_when_there_is_an_outcome(case: Case) -> None:
    game, positions = case.game, walk(case)
    for position in positions:
        state = position.state
        assert game.outcome(state) is None
        for seat in range(case.seats):
            assert bool(game.legal_actions(state, seat)) == (seat in state.awaited)
        assert state.awaited == (CHANCE,) or CHANCE not in state.awaited
        assert game.rule_violation(state, position.action) is None
        possible = game.legal_actions(state, CHANCE)
        assert not possible or (state.awaited == (CHANCE,) and len(set(possible)) == len(possible))
    last = played_to_the_end(game, positions[-1].state, Random(0))
    outcome = game.outcome(last)
    assert outcome is not None
    assert list(outcome.winners) == sorted(set(outcome.winners)) != []
    assert len(outcome.scores) == case.seats
    assert not any(game.legal_actions(last, seat) for seat in watchers(case))


def played_to_the_end(game: Game[Any], state: State, rng: Random) -> State:
    state = state.copy()
    while state.awaited:
        game.apply(state, step(game, state, rng), None)
    return state


@in_each(option_cases_on_other_boards())
def test_games_with_any_option_end_on_any_board(case: Case) -> None:
    game, (*_, last) = case.game, walk(case)
    assert game.outcome(played_to_the_end(game, last.state, Random(0)))


@every_case
def test_law_2_a_record_replays_to_an_equal_state(case: Case, tmp_path: Path) -> None:
    game, rng, path = case.game, Random(str(case)), tmp_path / "game.jsonl"
    path.unlink(missing_ok=True)
    players = [Player("somebody", "human")] * case.seats
    header = header_of(game, case.setup, "test", "2026-01-01T00:00:00Z", players)
    writer = Writer(path, header, lambda: 0, with_legal=True)
    match = Match(game, case.setup, writer)
    for _ in range(150):
        if match.state.awaited:
            match.play(step(game, match.state, rng))
    writer.close()
    replay = read(path)
    assert replay.match.state == match.state
    assert list(map(str, replay.match.actions)) == list(map(str, match.actions))


@every_case
def test_law_2_actions_round_trip_through_text_and_copies_are_independent(case: Case) -> None:
    game = case.game
    for position in walk(case):
        for action in (position.action, *legal_of_all(game, position.state)):
            assert str(game.verbs.parse(str(action))) == str(action)
        for action in legal_of_all(game, position.state):
            assert game.verbs.parse(str(action)) is action
        before = repr(position.state)
        copy = position.state.copy()
        assert copy == position.state
        game.apply(copy, position.action, None)
        assert copy != position.state
        assert repr(position.state) == before


def legal_of_all(game: Game[Any], state: State) -> list[Action]:
    return [action for seat in state.awaited for action in game.legal_actions(state, seat)]


@every_case
def test_law_3_what_a_seat_may_do_depends_on_what_it_sees(case: Case) -> None:
    game = case.game
    for position in walk(case):
        for seat in watchers(case):
            view = game.view(position.state, seat)
            assert view.awaited == position.state.awaited
            assert game.view(view, seat) == view
            if seat != CHANCE:
                assert texts(game.legal_actions(view, seat)) == texts(
                    game.legal_actions(position.state, seat)
                )


@every_case
def test_law_4_a_filled_view_is_a_full_state_with_that_view(case: Case) -> None:
    game, positions = case.game, walk(case)
    for position in positions:
        for seat in range(case.seats):
            view = game.view(position.state, seat)
            full = game.determinize(view, Random(7))
            assert game.view(full, seat) == view
            assert full.awaited == view.awaited
            assert game.determinize(game.view(full, seat), Random(7)) == full
            assert all(texts(game.legal_actions(full, other)) for other in full.awaited if other != CHANCE)
    for position in positions[:: max(1, len(positions) // 4)]:
        full = game.determinize(game.view(position.state, 0), Random(7))
        assert game.outcome(played_to_the_end(game, full, Random(7))) is not None


def sealed_rounds(case: Case) -> list[State]:
    """The positions of a walk in which several seats answer, none of them knowing what another does."""
    return [position.state for position in walk(case) if len(position.state.awaited) > 1]


@every_case
def test_law_5_sealed_answers_commute(case: Case) -> None:
    game, rng = case.game, Random(str(case))
    for state in sealed_rounds(case):
        answers = [rng.choice(game.legal_actions(state, seat)) for seat in state.awaited]
        turned = answers[:]
        rng.shuffle(turned)
        assert played(game, state, *answers) == played(game, state, *turned)
        first, *others = turned
        waiting = played(game, state, first)
        assert waiting.awaited == tuple(seat for seat in state.awaited if seat != first.seat)
        assert all(game.rule_violation(waiting, other) is None for other in others)


@every_case
def test_law_5_nobody_hears_what_another_has_answered_before_all_have(case: Case) -> None:
    game, rng = case.game, Random(str(case))
    for state in sealed_rounds(case):
        seat = rng.choice(state.awaited)
        heard = set()
        for action in game.legal_actions(state, seat)[:10]:
            _, events = applied(game, state, action)
            heard.add(repr([event for event in events if event.audience != frozenset((seat,))]))
        assert len(heard) == 1


@every_case
def test_law_6_told_nothing_learnt_nothing(case: Case) -> None:
    game = case.game
    for position in walk(case):
        for seat in position.state.awaited:
            results = [
                applied(game, position.state, action) for action in game.legal_actions(position.state, seat)
            ]
            for watcher in watchers(case):
                if watcher == seat:
                    continue
                views: list[tuple[list[Event], State]] = []
                for later, events in results:
                    known, view = visible(events, watcher), game.view(later, watcher)
                    alike = [other for heard, other in views if heard == known]
                    assert not alike or alike[0] == view
                    if not alike:
                        views.append((known, view))


@every_case
def test_law_6_twins_that_look_alike_still_look_alike_after_the_same_telling(case: Case) -> None:
    game, rng = case.game, Random(str(case))
    for position in walk(case):
        state, action = position.state, position.action
        later, events = applied(game, state, action)
        for watcher in range(case.seats):
            twin = game.determinize(game.view(state, watcher), rng)
            if game.rule_violation(twin, action) is not None:
                continue
            twin_later, twin_events = applied(game, twin, action)
            if visible(events, watcher) == visible(twin_events, watcher):
                assert game.view(later, watcher) == game.view(twin_later, watcher)


@every_case
def test_law_7_every_legal_action_can_be_spelt_with_the_picker(case: Case) -> None:
    game, rng = case.game, Random(str(case))
    for position in walk(case):
        for seat in position.state.awaited:
            if seat == CHANCE:
                continue
            legal = game.legal_actions(position.state, seat)
            tried = rng.sample(legal, min(len(legal), MAX_SPELT))
            assert all(spelt(game, legal, action) is action for action in tried)


def spelt(game: Game[Any], legal: Sequence[Action], action: Action) -> Action | None:
    picker = Picker(game.verbs, tuple(legal))
    for name in action.picks:
        picker = picker.pick(name)
    while picker.done is not action and VERB + action.verb in picker.selectable:
        picker = picker.pick(VERB + action.verb)
    return picker.done


@every_case
def test_law_7_every_pick_is_a_piece_in_view_or_a_place(case: Case) -> None:
    game = case.game
    places = set(game.places(case.setup))
    for position in walk(case):
        for seat in position.state.awaited:
            names = {piece.name for piece in game.pieces(game.view(position.state, seat))}
            for action in game.legal_actions(position.state, seat) if seat != CHANCE else ():
                assert set(action.picks) <= places | names, action


@every_case
def test_law_8_pieces_are_conserved(case: Case) -> None:
    game = case.game
    first, *others = [position.state for position in walk(case)]
    whole = Counter((piece.kind, piece.face) for piece in game.pieces(first))
    kinds = Counter(piece.kind for piece in game.pieces(first))
    for state in others:
        assert Counter((piece.kind, piece.face) for piece in game.pieces(state)) == whole
        for seat in watchers(case):
            assert Counter(piece.kind for piece in game.pieces(game.view(state, seat))) == kinds
