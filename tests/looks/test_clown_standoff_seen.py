"""Whole games of Clown Standoff as they are shown: nothing is lost, and nothing is told before it is seen."""

import pytest

from circus.core.option import Value
from circus.games.clown_standoff.state import HIT_SEEN, PIE_DUE, ClownStandoff
from tests.looks.harness import Wish, watched

OPTIONS: dict[str, dict[str, Value]] = {
    "plain": {},
    "strict": {"one_beats_six": "uncancelled", "no_tricks": "sit_out"},
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("viewer", [-1, 0])
def test_every_frame_of_a_game_can_be_shown(stage: None, options: str, seats: int, viewer: int) -> None:
    wish = Wish("clown_standoff", seats=seats, options=OPTIONS[options], seed=seats)
    kinds = {frame.event.kind for frame, _ in watched(wish, viewer) if frame.event}
    assert {"deal", "show", "collect", "win"} <= kinds


def test_plates_tell_of_cards_that_lie_there_and_no_ring_is_lit_before_a_pie_is_seen(stage: None) -> None:
    wish = Wish("clown_standoff", seats=4, language="en", seed=11)
    texts, rings = wish.kit().texts, []
    for frame, presenter in watched(wish, 0):
        table = presenter.table
        assert isinstance(table.state, ClownStandoff)
        for seat in range(4):
            count = sum(piece.place == f"collected/{seat}" for piece in presenter.director.placed)
            assert presenter.look.plate_line(texts, table, seat).split()[0] == str(count), frame.event
        if table.state.phase in (PIE_DUE, HIT_SEEN):
            rings.append(table.acting)
    assert rings and set(rings) == {()}
