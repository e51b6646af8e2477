"""What has to be seen at the table of Texas Showdown: the points of a hand, a full trick, the last one."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from pygame import Surface

from circus.content.texts import LANGUAGES
from circus.games.texas_showdown.facts import faces_won, last_trick
from circus.session.table_setup import load_table_setup
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.input.gestures import Key, Tap
from circus.ui.skins.about import about, zones
from circus.ui.skins.texas_showdown import overlays, slips
from circus.ui.skins.texas_showdown.spec import LAST_TRICK, SCORE, SORT
from tests.skins.harness import Make, SkinSetup, SkinTable, watched

SOLID = 200
"""Opacity of what hides other things; a shadow has less."""

HAPPY = {"face_cards": "happy_faces", "length": "one_hand"}

Open = Callable[..., SkinTable]


@pytest.fixture
def make(open_table: Make) -> Open:
    """Opens a table with one person."""

    def opened(**wishes: Any) -> SkinTable:
        return open_table("texas_showdown", **{"seed": 4, **wishes})

    return opened


def scored(table: SkinTable) -> SkinTable:
    """The table while the points of its first hand are told."""
    for _ in range(2000):
        if table.scene.director.waiting:
            return table
        if table.scene.chooser and not table.scene.director.busy:
            table.scene.play(table.scene.chooser.picker.legal[0])
        table.manager.advance(400)
    raise AssertionError("no sheet waits")


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_the_points_of_a_hand_stay_until_a_click(make: Open, speed: str) -> None:
    table = scored(make(speed=speed))
    assert not table.manager.busy, "nothing changes by itself any more"
    hand = table.state.hand
    for _ in range(100):
        table.manager.advance(1000)
    assert any(piece.kind == SCORE for piece in table.scene.director.placed) and table.state.hand == hand
    assert table.targets["ui/seen"]
    assert [name for name, wanted in table.targets.items() if wanted] == ["ui/seen"]
    table.tap("ui/seen")
    assert not any(piece.kind == SCORE for piece in table.scene.director.placed)
    assert table.wait() and table.state.hand > hand


def test_the_points_of_a_hand_are_seen_by_keyboard_and_the_menu_still_opens(make: Open) -> None:
    table = scored(make())
    table.manager.handle(Key("a"))
    assert table.scene.director.waiting
    assert table.points().keys().isdisjoint((SORT, LAST_TRICK)), "what they show lies under the sheet"
    table.manager.handle(Tap(LAST_TRICK, (5, 5)))
    assert table.scene.director.waiting, "a button of the table is no sign that the points were seen"
    table.manager.handle(Key("space"))
    assert not table.scene.director.waiting


def test_a_click_that_comes_too_soon_does_not_take_the_points_away(make: Open) -> None:
    table = scored(make(speed="normal"))
    pos = table.points()["ui/seen"]
    table.manager.guard.close()
    table.manager.handle(Tap("ui/seen", pos))
    assert table.scene.director.waiting
    table.manager.advance(1000)
    table.manager.handle(Tap("ui/seen", pos))
    assert not table.scene.director.waiting


def test_where_nobody_sits_no_points_wait(make: Open) -> None:
    table = make(people=0)
    hands = set()
    for _ in range(600):
        table.manager.advance(4000)
        assert not table.scene.director.waiting
        hands.add(table.state.hand)
    assert len(hands) > 1


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_a_full_trick_is_seen_at_any_speed(make: Open, speed: str) -> None:
    table = make(speed=speed)
    assert table.wait()
    seen = 0.0
    for _ in range(3000):
        if table.scene.chooser and not table.scene.director.busy:
            table.scene.play(table.scene.chooser.picker.legal[0])
        full = sum(piece.place.startswith("trick/") for piece in table.scene.director.placed) == 4
        seen += 50 if full else 0
        if not full and seen:
            break
        table.manager.advance(50)
    assert seen >= 800


def test_the_last_trick_stops_the_table_while_it_is_looked_at(make: Open) -> None:
    """TX-17: it may be looked at until the next lead, so the next lead waits."""
    table = make(speed="fast")
    scene = table.scene
    for _ in range(3000):
        if not scene.director.busy and last_trick(table.state) and table.state.awaited[0] != 0:
            break
        if scene.chooser and not scene.director.busy:
            scene.play(scene.chooser.picker.legal[0])
        table.manager.advance(15)
    assert not scene.director.waiting
    table.tap(LAST_TRICK)
    before = len(table.scene.session.match.actions)
    for _ in range(50):
        table.manager.advance(1000)
    assert len(table.scene.session.match.actions) == before
    table.tap(LAST_TRICK)
    assert table.wait() and len(table.scene.session.match.actions) > before


def test_how_the_hand_is_sorted_is_remembered_for_the_next_table(make: Open) -> None:
    table = make()
    assert table.wait() and SORT not in table.view.opened
    table.tap(SORT)
    kept = load_table_setup("texas_showdown").aids
    assert kept[SORT]
    other = make(aids=kept)
    assert other.wait() and SORT in other.view.opened
    other.tap(SORT)
    assert not load_table_setup("texas_showdown").aids[SORT]


def test_happy_faces_that_were_won_lie_at_their_seats(make: Open) -> None:
    """TX-12."""
    table = make(options=HAPPY)
    table.until(lambda state: sum(faces_won(state)) > 0, 5)
    shown = [item.surface for item in overlays.overlays(table.kit, table.view, table.scene.director.placed)]
    wanted = [slips.faces(table.kit, faces) for faces in faces_won(table.state) if faces]
    assert wanted and all(any(each is paper for each in shown) for paper in wanted)


def test_a_tie_stands_long_enough_to_read_why_it_goes_where_it_goes(make: Open) -> None:
    table = make(people=0)
    seen: dict[bool, set[float]] = {True: set(), False: set()}
    for frame, presenter in watched(SkinSetup("texas_showdown", people=0, seed=4), 0):
        if frame.event and frame.event.kind == "win":
            shown = replace(table.view, state=frame.view)
            (keyframe,) = presenter.skin.choreography.animate(frame.event, (), (), shown)
            seen[bool(frame.event.facts["tied"])].add(keyframe.hold)
    assert seen[True] and min(seen[True]) >= 1800 > max(seen[False])


def test_no_trick_is_taken_before_everybody_has_played(make: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ribbon says so of the card that is ahead only once the trick is full."""
    table = make(people=0)
    kit, cards = table.kit, 0
    told: dict[str, set[int]] = {}
    ribbon = slips.ribbon

    def heard(kit: Toolkit, words: str, *rest: bool) -> Surface:
        told.setdefault(words, set()).add(cards)
        return ribbon(kit, words, *rest)

    for _, presenter in islice(watched(SkinSetup("texas_showdown", people=0, seed=4), 0), 200):
        placed = presenter.director.placed
        cards = sum(piece.place.startswith("trick/") for piece in placed)
        with monkeypatch.context() as patched:
            patched.setattr(slips, "ribbon", heard)
            overlays.overlays(kit, presenter.table, placed)
    say = kit.texts.say
    assert told[say("texas_showdown-table-takes")] == {4}
    assert told[say("texas_showdown-table-takes-so-far")] == {1, 2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_beside_the_hand_have_one_width(open_table: Make, language: str) -> None:
    table = open_table("texas_showdown", language=language, settings={"text_size": 160})
    names = ("ui/hint", "ui/sort", "ui/last_trick", "ui/undo")
    rects = [each.rect for each in table.scene.context.own_targets if each.name in names]
    assert len(rects) == len(names)
    assert len({(rect.left, rect.width) for rect in rects}) == 1, rects


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_grey_button_of_the_last_trick_says_why(make: Open, language: str) -> None:
    table = make(language=language)
    table.until(lambda state: not last_trick(state))
    button = next(each for each in table.scene.inspectable_targets() if each.name == LAST_TRICK)
    tip, why = table.scene.tip(button), table.kit.texts.say("texas_showdown-what-ui-no_trick-does")
    assert not button.enabled and tip and tip.text == why
    table.until(lambda state: bool(last_trick(state)))
    button = next(each for each in table.scene.inspectable_targets() if each.name == LAST_TRICK)
    tip = table.scene.tip(button)
    assert button.enabled and tip and tip.text != why


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_what_the_points_on_its_plates_mean(
    make: Open, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a click: at how many points the fewest win."""
    table, written = make(language=language), list[str]()
    texts, view, skin = table.kit.texts, table.view, table.scene.presenter.skin
    label = slips.label

    def heard(kit: Toolkit, words: str, width_u: float) -> Surface:
        written.append(words)
        return label(kit, words, width_u)

    monkeypatch.setattr(slips, "label", heard)
    overlays.overlays(table.kit, view, table.scene.director.placed)
    assert texts.say("texas_showdown-table-limit", points=15) in written[0]
    status = next(each for each in zones(texts, view) if each.place == "status")
    assert "15 points" in about(texts, view, status, skin.words.known(view, status)).does


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", ["takes", "takes-so-far"])
def test_the_ribbon_of_a_card_leaves_the_number_beside_it_in_sight(
    make: Open, language: str, words: str
) -> None:
    """Six cards lie so close that a longer one lay over the lower corner of the next."""
    kit = make(seats=6, language=language).kit
    ribbon = slips.ribbon(kit, kit.texts.say(f"texas_showdown-table-{words}")).get_bounding_rect(SOLID)
    assert kit.units.u(ribbon.width) < 162


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 160])
def test_the_status_ends_above_the_next_hand(open_table: Make, language: str, text_size: int) -> None:
    settings = {"text_size": text_size}
    table = open_table("texas_showdown", seats=6, language=language, settings=settings, size=(1280, 720))
    assert table.wait()
    (status,) = overlays._status(table.kit, table.view)
    box = status.surface.get_bounding_rect(200).move(status.x, status.y)
    hands = [each for each in table.scene.director.placed if each.place == "hand/1"]
    assert hands and box.bottom <= min(table.kit.units.px(each.y - each.height / 2) for each in hands)
