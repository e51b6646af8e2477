"""Whole games of Clown Standoff as they are shown: nothing is lost, and nothing is told before it is seen."""

from dataclasses import replace

import pytest

from circus.core.option import Value
from circus.games.clown_standoff.state import CHOOSING, HIT_SEEN, PIE_DUE, TURN, ClownStandoff
from circus.ui.gfx.widgets.slips import dark_notes
from circus.ui.scenes.table.handover_sheet import handover_sheet
from circus.ui.skins.about import InspectableItem, about
from circus.ui.skins.clown_standoff import SKIN, overlays
from circus.ui.skins.clown_standoff.spec import ODDS, SPLAT, state_of
from tests.skins.harness import Make, SkinSetup, watched

OPTIONS: dict[str, dict[str, Value]] = {
    "plain": {},
    "strict": {"one_beats_six": "uncancelled", "no_tricks": "sit_out"},
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("viewer", [-1, 0])
def test_every_frame_of_a_game_can_be_shown(stage: None, options: str, seats: int, viewer: int) -> None:
    wish = SkinSetup("clown_standoff", seats=seats, options=OPTIONS[options], seed=seats)
    kinds = {frame.event.kind for frame, _ in watched(wish, viewer) if frame.event}
    assert {"deal", "show", "collect", "win"} <= kinds


def test_plates_tell_of_cards_that_lie_there_and_no_ring_is_lit_before_a_pie_is_seen(stage: None) -> None:
    wish = SkinSetup("clown_standoff", seats=4, language="en", seed=11)
    texts, rings = wish.kit().texts, []
    for frame, presenter in watched(wish, 0):
        table = presenter.table
        assert isinstance(table.state, ClownStandoff)
        for seat in range(4):
            count = sum(piece.place == f"collected/{seat}" for piece in presenter.director.placed)
            assert presenter.skin.words.plate_line(texts, table, seat).split()[0] == str(count), frame.event
        if table.state.phase in (PIE_DUE, HIT_SEEN):
            rings.append(table.acting)
    assert rings and set(rings) == {()}


def test_a_face_has_its_cream_from_the_splat_on(stage: None) -> None:
    """The plate changes when the pie is heard, under the pie that still covers the face."""
    for frame, presenter in watched(SkinSetup("clown_standoff", seats=4, seed=5), 0):
        if frame.event and frame.event.kind == "hit":
            view = replace(presenter.table, event=frame.event)
            steps = presenter.skin.choreography.animate(frame.event, view.pieces, view.pieces, view)
            (splat,) = (step for step in steps if "pie_splat" in step.sounds)
            assert splat.captioned and splat.ms == 0
            assert any(piece.kind == SPLAT and piece.place != "flip" for piece in splat.pieces)
            return
    raise AssertionError("nobody was hit")


@pytest.mark.parametrize("aid", [True, False])
def test_the_drum_is_asked_about_the_odds_only_while_they_are_on_it(stage: None, *, aid: bool) -> None:
    wish = SkinSetup("clown_standoff", seats=3, language="en", seed=2)
    slip, titles = InspectableItem("thing/zone/slip", "zone", "slip", "slip"), {}
    for _, presenter in watched(wish, 0):
        table, known = replace(presenter.table, aids=frozenset({ODDS} if aid else ())), SKIN.words.known
        titles[state_of(table).phase] = about(wish.kit().texts, table, slip, known(table, slip)).title
    assert titles[CHOOSING] == "The drum"
    assert titles[TURN] == ("The chance of a pie" if aid else "The drum")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_why_clowns_are_collected_is_said_while_one_is_chosen(open_table: Make, language: str) -> None:
    table = open_table("clown_standoff", language=language, size=(1280, 720))
    assert table.wait()
    texts, drum = table.kit.texts, table.view.layout.zones["drum"]
    key = "clown_standoff-table-worth"
    words = texts.say(key), texts.say(f"{key}-price", count=table.view.setup.seats)
    slip = dark_notes(table.kit, words, drum.width * 0.74)
    assert any(item.surface is slip for item in overlays.furniture(table.kit, table.view))
    assert texts.say(
        "clown_standoff-table-collected", count=0
    ) == table.scene.presenter.skin.words.plate_line(texts, table.view, 0)
    table.until(lambda state: state.phase == TURN)
    assert not any(item.surface is slip for item in overlays.furniture(table.kit, table.view))
    assert "ramass" not in table.scene.presenter.skin.words.plate_line(texts, table.view, 0)


def test_the_pie_stays_on_the_face_at_the_curtain_and_in_the_menu(open_table: Make) -> None:
    table = open_table("clown_standoff", seed=5, people=0)
    for _ in range(400):
        if table.state.fallen:
            break
        table.manager.advance(3000)
    session = table.scene.session
    marked = [seat for seat in range(4) if session.mark(seat)]
    assert marked == sorted(table.state.fallen)
    kit, seat = table.kit, session.seats[0]
    with_cream = handover_sheet(kit, "clown_standoff", seat, (), {}, session.mark(marked[0]))
    assert [each for each in with_cream if each not in handover_sheet(kit, "clown_standoff", seat, (), {})]
