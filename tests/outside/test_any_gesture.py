"""Any stream of events makes gestures that belong together, and at a table it makes a record that holds."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame.event import Event

from circus.content.texts import LANGUAGES
from circus.records.replay import read
from circus.ui.gfx.settings import TEXT_SIZES
from circus.ui.input.gestures import DragMove, DragStart, Drop, Press, Release, Tap
from circus.ui.input.pointer import Pointer
from tests.gfx.test_pointer import TARGETS, Screen
from tests.outside import COUNTED
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
    st.builds(
        lambda x, y: Event(pygame.MOUSEWHEEL, x=int(x), y=int(y), precise_x=x, precise_y=y),
        st.sampled_from((0.0, 0.0, 0.3, -2.0)),
        st.floats(-9, 9).map(lambda amount: round(amount, 2)),
    ),
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

SIZES = ((640, 360), (1280, 720), (360, 480), (1024, 600))
CHANGES = st.one_of(
    st.tuples(st.just("size"), st.sampled_from(SIZES)),
    st.tuples(st.just("language"), st.sampled_from(LANGUAGES)),
    st.tuples(st.just("text_size"), st.sampled_from(TEXT_SIZES)),
    st.tuples(st.just("post"), st.just(Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))),
)
"""What may change while anything moves."""


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
    elif kind == "size":
        assert isinstance(what, tuple)
        pygame.display.set_mode(what, pygame.RESIZABLE)
        hand.rest(200)
    elif kind in ("language", "text_size"):
        hand.pilot.manager.change(**{kind: what})
    elif isinstance(what, Event):
        hand.post(what)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=settings().max_examples // 20)
@given(steps=st.lists(STEPS, min_size=10, max_size=40))
def test_a_table_stands_any_gestures_and_its_record_holds(
    tmp_path_factory: pytest.TempPathFactory, game: str, steps: list[tuple[str, object]]
) -> None:
    play(tmp_path_factory.mktemp("table"), game, steps, speed="off")


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=settings().max_examples // 20)
@given(people=st.integers(1, 2), steps=st.lists(STEPS | CHANGES, min_size=10, max_size=40))
def test_a_table_stands_any_change_of_its_window_while_it_moves(
    tmp_path_factory: pytest.TempPathFactory, game: str, people: int, steps: list[tuple[str, object]]
) -> None:
    play(tmp_path_factory.mktemp("table"), game, steps, people=people, speed="normal", size=SIZES[0])


def play(folder: Path, game: str, steps: list[tuple[str, object]], **table_setup: Any) -> None:
    """Take the steps at a table; its record must hold what was played."""
    COUNTED["gestures at tables"] += len(steps)
    with seated(folder, game, **table_setup) as hand:
        table = hand.scene
        for step in steps:
            take(hand, step)
            if not hand.pilot.manager.running:
                break
        played = list(map(str, table.session.match.actions))
    assert list(map(str, read(folder / "game.jsonl").match.actions)) == played
