"""Law 9: what is shown of an action, moment by moment, is always a table that these eyes may see."""

from collections import Counter
from random import Random

from circus.core.frame import OPEN, frames_of
from tests.laws.cases import Case, walk, watchers
from tests.laws.each import every_case


@every_case
def test_every_frame_is_a_view_of_its_seat_and_the_last_one_is_the_position(case: Case) -> None:
    game = case.game
    for position in walk(case):
        later = position.state.copy()
        for watcher, frames in frames_of(game, later, position.action, watchers(case)).items():
            assert frames[-1].view == game.view(later, watcher)
            for frame in frames:
                assert game.view(frame.view, watcher) == frame.view, frame.event
                assert frame.event is None or frame.event.reaches(watcher)


@every_case
def test_every_frame_can_be_drawn_as_text(case: Case) -> None:
    game = case.game
    for position in walk(case):
        later = position.state.copy()
        for frames in frames_of(game, later, position.action, (OPEN, *watchers(case))).values():
            for frame in frames:
                first, *_ = str(frame.view).splitlines()
                assert " to act" in first, frame.event


@every_case
def test_pieces_are_conserved_from_frame_to_frame(case: Case) -> None:
    game, positions = case.game, walk(case)
    kinds = Counter(piece.kind for piece in game.pieces(positions[0].state))
    for position in positions:
        later = position.state.copy()
        for frames in frames_of(game, later, position.action, watchers(case)).values():
            for frame in frames:
                assert Counter(piece.kind for piece in game.pieces(frame.view)) == kinds, frame.event


@every_case
def test_twins_that_look_alike_and_are_told_alike_see_the_same_frames(case: Case) -> None:
    game, rng = case.game, Random(str(case))
    for position in walk(case):
        state, action = position.state, position.action
        for watcher in range(case.seats):
            twin = game.determinize(game.view(state, watcher), rng)
            if game.rule_violation(twin, action) is not None:
                continue
            seen = frames_of(game, state.copy(), action, (watcher,))[watcher]
            alike = frames_of(game, twin, action, (watcher,))[watcher]
            if [frame.event for frame in seen] == [frame.event for frame in alike]:
                assert seen == alike
