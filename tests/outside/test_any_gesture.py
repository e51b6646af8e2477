"""Any stream of events makes gestures that belong together, and at a table it makes a record that holds."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame.event import Event

from circus.records.replay import read
from circus.ui.input.gestures import DragMove, DragStart, Drop, Press, Release, Tap
from circus.ui.input.pointer import Pointer
from tests.gfx.test_pointer import TARGETS, Screen
from tests.tables import Hand, seated

POSITIONS = st.tuples(st.integers(-50, 1700), st.integers(-50, 950)) | st.sampled_from(
    [each.rect.center for each in TARGETS]
)
EVENTS = st.one_of(
    st.builds(
        lambda pos, button: Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button),
        POSITIONS,
        st.integers(1, 9),
    ),
    st.builds(
        lambda pos, button: Event(pygame.MOUSEBUTTONUP, pos=pos, button=button), POSITIONS, st.integers(1, 9)
    ),
    st.builds(
        lambda pos, rel: Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(1, 0, 0)), POSITIONS, POSITIONS
    ),
    st.builds(lambda key: Event(pygame.KEYDOWN, key=key, mod=0, unicode=""), st.integers(0, 300)),
    st.builds(lambda y: Event(pygame.MOUSEWHEEL, x=0, y=y, precise_y=float(y)), st.integers(-9, 9)),
    st.sampled_from([Event(pygame.WINDOWFOCUSLOST), Event(pygame.WINDOWLEAVE), Event(pygame.WINDOWEXPOSED)]),
)


@given(rounds=st.lists(st.tuples(st.integers(0, 600), st.lists(EVENTS, max_size=4)), max_size=20))
def test_gestures_of_any_events_belong_together(rounds: list[tuple[int, list[Event]]]) -> None:
    pointer, pressed, dragging = Pointer(Screen()), False, False
    for ms, events in rounds:
        for gesture in pointer.read(events, TARGETS, ms):
            if isinstance(gesture, Tap) and gesture.name:
                assert gesture.name != "ui/undo", "what is grey takes no click"
            if isinstance(gesture, DragStart):
                assert pressed and not dragging
                dragging = True
            if isinstance(gesture, DragMove | Drop):
                assert dragging
            pressed = isinstance(gesture, Press) or (
                pressed and not isinstance(gesture, Tap | Drop | Release)
            )
            dragging = dragging and not isinstance(gesture, Drop | Release)


GAMES = ("clown_standoff", "flip_circus", "texas_showdown", "clearing_house", "quel_cirque")
STEPS = st.one_of(
    st.tuples(st.just("click"), st.integers(0, 99)),
    st.tuples(st.just("click"), st.integers(0, 99)),
    st.tuples(st.just("drag"), st.tuples(st.integers(0, 99), POSITIONS)),
    st.tuples(st.just("rest"), st.integers(1, 900)),
    st.tuples(st.just("post"), EVENTS),
)


def take(hand: Hand, step: tuple[str, object]) -> None:
    """One thing that a person does, sensible or not."""
    kind, what = step
    seen = [each["name"] for each in hand.facts["targets"]]
    if kind == "click" and seen:
        assert isinstance(what, int)
        hand.click(seen[what % len(seen)])
    elif kind == "drag" and seen:
        assert isinstance(what, tuple)
        hand.drag(seen[what[0] % len(seen)], what[1])
    elif kind == "rest":
        assert isinstance(what, int)
        hand.rest(what)
    elif isinstance(what, Event):
        hand.post(what)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=settings().max_examples // 20)
@given(steps=st.lists(STEPS, min_size=10, max_size=40))
def test_a_table_stands_any_gestures_and_its_record_holds(
    tmp_path_factory: pytest.TempPathFactory, game: str, steps: list[tuple[str, object]]
) -> None:
    folder = tmp_path_factory.mktemp("table")
    with seated(folder, game, speed="off") as hand:
        table = hand.scene
        for step in steps:
            take(hand, step)
            if not hand.pilot.manager.running:
                break
        played = list(map(str, table.session.match.actions))
    assert list(map(str, read(folder / "game.jsonl").match.actions)) == played
