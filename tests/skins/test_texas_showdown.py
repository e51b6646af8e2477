"""The table of Texas Showdown: where cards lie, how they move, what is told when, that words fit."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from circus.core.event import Event
from circus.core.frame import Frame, frames_of
from circus.core.option import Value
from circus.core.state import State as AnyState
from circus.games.texas_showdown import GAME
from circus.games.texas_showdown.facts import current_trick, last_trick
from circus.games.texas_showdown.state import DEALT, EXCHANGE, ShowdownState
from circus.session.table_setup import first_table_setup
from circus.ui import skins
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.tableau import Effect
from circus.ui.gfx.widgets.boards import Ribbon
from circus.ui.skins.about import about, named
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.table_view import TableView
from circus.ui.skins.texas_showdown import papers, slips
from circus.ui.skins.texas_showdown.spec import LAST_TRICK, LIFT_U, NOTICE, SCORE, SORT, SUITS, buttons
from tests.skins.harness import Make, SkinSetup, SkinTable, watched, with_input

OPTIONS: dict[str, dict[str, Value]] = {
    "plain": {},
    "passing": {"passing": True},
    "happy": {"face_cards": "happy_faces", "length": "one_hand"},
    "buck": {"face_cards": "pass_the_buck", "passing": True},
}
SKIN = skins.find("texas_showdown")

Open = Callable[..., SkinTable]


@pytest.fixture
def make(open_table: Make) -> Open:
    """Opens a table with one person."""

    def opened(options: str = "plain", **wishes: Any) -> SkinTable:
        return open_table("texas_showdown", options=OPTIONS[options], **{"seed": 4, **wishes})

    return opened


def until(table: SkinTable, holds: Callable[[TableView], bool], seed: int = 3) -> TableView:
    """Plays at random until the person is asked and something holds of what they see."""
    table.until(lambda _: holds(table.view), seed)
    return table.view


def state_of(view: TableView) -> ShowdownState:
    """The state that is shown."""
    assert isinstance(view.state, ShowdownState)
    return view.state


def placed_at(view: TableView, place: str) -> list[PlacedPiece]:
    """Where the pieces of a place lie on the screen."""
    return [piece for piece in SKIN.layout.place(view, view.pieces) if piece.place.startswith(place)]


def keyframes(table: SkinTable, line: str, viewer: int = 0) -> list[tuple[Event, list[Keyframe]]]:
    """The choreography of a line of play, event after event, as a seat sees it; the table stays."""
    state = table.state.copy()
    view = replace(table.view, viewer=viewer)
    before = GAME.pieces(GAME.view(state, viewer))
    seen = []
    for frame in frames_of(GAME, state, GAME.verbs.parse(line), (viewer,))[viewer]:
        after = GAME.pieces(_texas(frame.view))
        if frame.event:
            shown = replace(view, state=frame.view, event=frame.event)
            seen.append((frame.event, list(SKIN.choreography.animate(frame.event, before, after, shown))))
        before = after
    return seen


def _texas(state: AnyState) -> ShowdownState:
    assert isinstance(state, ShowdownState)
    return state


def play_any(table: SkinTable, which: int) -> None:
    """Whoever is awaited plays the first or the last of what they may, or chance draws; nobody looks."""
    state, session = table.state, table.scene.session
    seat = state.awaited[0]
    session.play(GAME.chance(state, random.Random(5)) if seat < 0 else GAME.legal_actions(state, seat)[which])


def legal(table: SkinTable) -> list[str]:
    """What the person may do."""
    assert table.scene.chooser
    return list(map(str, table.scene.chooser.picker.legal))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
def test_every_table_can_be_drawn_while_it_is_played(make: Open, options: str, seats: int) -> None:
    table, rng, drawn = make(options, seats=seats), random.Random(seats), 0
    while drawn < 8 and table.wait():
        drawn += bool(table.picture())
        table.scene.play(GAME.verbs.parse(rng.choice(legal(table))))
    assert drawn == 8


@pytest.mark.parametrize(
    ("options", "seats", "viewer"),
    [
        ("plain", 3, 0),
        ("plain", 6, -1),
        ("passing", 4, 2),
        ("passing", 5, -1),
        ("happy", 4, 0),
        ("buck", 6, 3),
    ],
)
def test_a_game_is_shown_frame_by_frame_and_told_no_sooner(
    stage: None, options: str, seats: int, viewer: int
) -> None:
    """`watched` looks at every keyframe: no card is lost, none lies nowhere, nothing is told before."""
    wish = SkinSetup("texas_showdown", seats=seats, options=OPTIONS[options], seed=seats)
    kinds: Counter[str] = Counter()
    for frame, _ in watched(wish, viewer):
        kinds[frame.event.kind if frame.event else ""] += 1
        if kinds["score"]:
            break
    assert kinds["take"] == kinds["win"] == (60 if seats > 3 else 32) // seats
    assert kinds["play"] == kinds["win"] * seats
    assert bool(kinds["pass"]) == bool(OPTIONS[options].get("passing"))


def test_every_card_on_the_table_lies_in_a_zone(make: Open) -> None:
    """Also in the moments that pass while cards are dealt and change hands."""
    table = make("passing", people=0, seats=5)
    for moment in (DEALT, EXCHANGE):
        state = _moment(moment)
        view = replace(table.view, state=GAME.view(state, 0), viewer=0)
        assert len(SKIN.layout.place(view, view.pieces)) == 60, moment


def _moment(step: str) -> ShowdownState:
    """A table with five seats in a moment that nobody is asked in."""
    game, setup = replace(first_table_setup("texas_showdown", 5), options={"passing": True}).open()
    state, rng = game.start(setup), random.Random(1)
    while True:
        action = (
            game.chance(state, rng)
            if state.awaited == (-1,)
            else game.legal_actions(state, state.awaited[0])[0]
        )
        for frame in frames_of(game, state, action, (-1,))[-1]:
            if _texas(frame.view).step == step:
                return _texas(frame.view)


def test_the_hand_is_sorted_by_number_or_by_what_follows(make: Open) -> None:
    table = make()
    view = until(table, lambda view: 1 < len(view.choice.live) < len(placed_at(view, "hand/0")))
    by_number = [int(card.face) for card in _hand(view)]
    assert by_number == sorted(by_number)
    table.tap(SORT)
    first = [int(card.face) for card in _hand(table.view)]
    playable = [int(action.picks[0].partition("/")[2]) for action in view.choice.live]
    assert first[: len(playable)] == sorted(playable) and sorted(first) == by_number
    table.tap(SORT)
    assert [int(card.face) for card in _hand(table.view)] == by_number


def _hand(view: TableView) -> list[PlacedPiece]:
    hand = placed_at(view, "hand/0")
    assert all(one.x < other.x for one, other in pairwise(hand))
    return hand


def test_what_can_be_played_is_raised(make: Open) -> None:
    view = until(make(), lambda view: 1 < len(view.choice.live) < len(placed_at(view, "hand/0")))
    raised = [card for card in _hand(view) if card.name in view.choice.selectable]
    before = {card.name: card.y for card in _hand(with_input(view, selectable=frozenset()))}
    assert raised and all(before[card.name] - card.y == pytest.approx(LIFT_U) for card in raised)


def test_tricks_lie_face_down_in_packets_on_their_plate(make: Open) -> None:
    view = until(make(), lambda view: max(map(state_of(view).tricks, range(4))) >= 5, 8)
    piles = placed_at(view, "pile/")
    assert all(card.face == "" for card in piles)
    for place, count in Counter(card.place for card in piles).items():
        zone = view.locate(place)
        assert zone
        cards = [card for card in piles if card.place == place]
        assert len({round(card.x - index % 4 * 0.5, 2) for index, card in enumerate(cards)}) == count // 4
        assert all(abs(card.x - zone.x) <= zone.width / 2 for card in cards)


def test_picked_cards_lie_before_whom_they_are_for(make: Open) -> None:
    table = make("passing")
    assert table.wait()
    table.play(*(str(GAME.legal_actions(table.state, seat)[0]) for seat in table.state.awaited if seat))
    assert table.view.viewer == 0
    name = sorted(table.view.choice.selectable)[0]
    assert "Basile" in SKIN.words.prompt(table.kit.texts, table.view)
    table.tap(name)
    table.manager.advance(500)
    card = next(card for card in table.scene.director.placed if card.name == name)
    zone = table.view.layout.zones["give/0"]
    assert (card.place, card.x) == ("give/0", zone.x - zone.step / 2)
    laid = Counter(card.place for card in table.scene.director.placed)
    assert [laid[f"give/{seat}"] for seat in (1, 2, 3)] == [2, 2, 2]


def test_passed_cards_fly_from_each_giver_to_the_receiver(stage: None) -> None:
    """Two cards leave the place before each seat and come to lie before the next."""
    wish = SkinSetup("texas_showdown", seats=4, options={"passing": True})
    for viewer in (-1, 0, 2):
        before: tuple[PlacedPiece, ...] = ()
        for frame, presenter in watched(wish, viewer):
            if frame.event and frame.event.kind == "pass":
                came = [piece for piece in presenter.director.placed if piece.place.startswith("got/")]
                left = [piece for piece in before if piece.place.startswith("give/")]
                assert [(int(piece.place[-1]) + 1) % 4 for piece in left] == [
                    int(piece.place[-1]) for piece in came
                ]
                break
            before = presenter.director.placed


def test_a_leader_is_named_on_a_plate_or_in_the_trick(make: Open) -> None:
    view = until(make("buck"), lambda view: "seat/2" in view.choice.selectable, 2)
    places = {place.name: place for place in SKIN.layout.places(view)}
    assert places.keys() == {f"seat/{seat}" for seat in range(4)}
    assert places["seat/2"].x == view.layout.zones["trick/2"].x


def test_the_last_trick_is_shown_until_the_next_lead(make: Open) -> None:
    table = make()
    until(table, lambda view: bool(last_trick(state_of(view))) and bool(view.choice.live), 8)
    plain = table.picture()
    table.tap(LAST_TRICK)
    assert LAST_TRICK in table.view.opened and table.picture() != plain
    table.tap(LAST_TRICK)
    assert LAST_TRICK not in table.view.opened
    table.tap(LAST_TRICK)
    table.scene.play(GAME.verbs.parse(legal(table)[0]))
    assert LAST_TRICK not in table.view.opened
    assert not {button.name: button.enabled for button in buttons(table.view)}[LAST_TRICK]


def test_the_card_under_the_pointer_tells_what_it_would_do(make: Open) -> None:
    table = make()
    view = until(table, lambda view: bool(current_trick(state_of(view))) and len(view.choice.live) > 1)
    placed = SKIN.layout.place(view, view.pieces)
    plain = SKIN.painter.overlays(table.kit, view, placed)
    hovered = SKIN.painter.overlays(
        table.kit, with_input(view, hover=sorted(view.choice.selectable)[0]), placed
    )
    assert len(hovered) == len(plain) + 5
    settled = with_input(view, hover=sorted(view.choice.selectable)[0], selectable=frozenset())
    assert SKIN.painter.overlays(table.kit, settled, placed) == plain


def effects_of(choreography: Sequence[tuple[Event, list[Keyframe]]], kind: str) -> list[tuple[str, object]]:
    """The effects of a kind that are laid down: their faces, and what they tell."""
    return [
        (piece.face, piece.about[0])
        for _, steps in choreography
        for step in steps
        for piece in step.pieces
        if piece.kind == kind and isinstance(piece, Effect)
    ]


def test_a_color_is_told_to_be_zeroed_when_another_joins_its_sheriff(make: Open) -> None:
    table = make(people=0)
    state = table.state
    while not (state.step == "play" and _zeroes(state)):
        play_any(table, 0)
        state = table.state
    line = str(_zeroes(state)[0])
    effects = effects_of(keyframes(table, line), NOTICE)
    assert [face for face, _ in effects] == ["zero"]
    notice = effects[0][1]
    assert isinstance(notice, papers.SheriffNotice) and notice.colors


def _zeroes(state: ShowdownState) -> list[Any]:
    """The plays that make a color count for nothing."""
    plays = [action for seat in state.awaited if seat >= 0 for action in GAME.legal_actions(state, seat)]
    return [
        action
        for action in plays
        if any(
            frame.event and frame.event.kind == "zero"
            for frame in frames_of(GAME, state.copy(), action, (-1,))[-1]
        )
    ]


def test_points_are_on_a_sheet_for_a_while_and_then_on_the_plates(stage: None) -> None:
    wish = SkinSetup("texas_showdown", seats=4, options={"length": "one_hand"})
    shown: list[Frame] = []
    texts = wish.kit().texts
    for frame, presenter in watched(wish, 0):
        shown.append(frame)
        if frame.event and frame.event.kind == "take":
            assert SKIN.words.plate_line(texts, presenter.table, 0).startswith("0")
    scored = next(frame for frame in shown if frame.event and frame.event.kind == "score")
    assert scored.event
    view = replace(presenter.table, state=scored.view, event=scored.event)
    sheet, lifted, landed, last = SKIN.choreography.animate(scored.event, view.pieces, view.pieces, view)
    assert sheet.waits and [piece.kind for piece in sheet.pieces].count(SCORE) == 1
    assert [each.captioned for each in (sheet, lifted, landed)] == [False, False, True]
    flown = [piece for piece in landed.pieces if isinstance(piece, Effect)]
    assert [piece.face for piece in flown] == [f"+{each}" for each in scored.event.facts["scored"] if each]
    plates = {piece.place: (piece.x, piece.y) for piece in SKIN.layout.place(view, flown)}
    assert len(set(plates.values())) == len(flown)
    assert not [piece for piece in last.pieces if isinstance(piece, Effect)]


def test_a_plate_tells_the_points_that_end_the_game_and_the_tricks_of_the_hand(make: Open) -> None:
    table = make(language="en")
    view = until(table, lambda view: state_of(view).tricks(1) == 2, 8)
    assert SKIN.words.plate_line(table.kit.texts, view, 1) == "0/15"
    plate = named("seat/1")
    explained = about(table.kit.texts, view, plate, SKIN.words.known(view, plate)).does
    assert explained == "Points: 0. Tricks in this hand: 2. At 15 points the game ends."
    one_hand = make("happy", language="en")
    assert one_hand.wait() and SKIN.words.plate_line(one_hand.kit.texts, one_hand.view, 0) == "0 pts"


def test_the_score_sheet_of_happy_faces_adds_up(stage: None) -> None:
    """TX-12: tricks without the Face Cards that were won."""
    wish = SkinSetup("texas_showdown", seats=4, options=OPTIONS["happy"], seed=2)
    for frame, presenter in watched(wish, 0):
        if frame.event and frame.event.kind == "score":
            view = replace(presenter.table, event=frame.event)
            sheet = SKIN.choreography.animate(frame.event, view.pieces, view.pieces, view)[0].pieces[-1]
            assert isinstance(sheet, Effect) and isinstance(sheet.about[0], papers.Score)
            score = sheet.about[0]
            left = [row.tricks - row.cancelled for row in score.rows]
            assert score.happy and left == list(frame.event.facts["scored"])
            assert sum(row.tricks for row in score.rows) == 15
            assert any(row.cancelled for row in score.rows)
            return
    raise AssertionError("no hand was scored")


def test_what_a_trick_costs_stands_above_the_tricks_for_a_moment(make: Open) -> None:
    table = make(people=0)
    while not (table.state.step == "play" and table.state.plays_last(table.state.awaited[0])):
        play_any(table, 0)
    last = str(GAME.legal_actions(table.state, table.state.awaited[0])[0])
    steps = next(steps for event, steps in keyframes(table, last) if event.kind == "take")
    (disc,) = (piece for piece in steps[1].pieces if isinstance(piece, Effect))
    assert disc.face == "+1" and steps[0].captioned
    (placed,) = SKIN.layout.place(table.view, [disc])
    pile = table.view.locate(disc.place.replace("cost", "pile"))
    assert pile and placed.x == pile.x and placed.y < pile.y


def test_a_full_trick_is_looked_at_before_it_is_taken(make: Open) -> None:
    table = make(people=0)
    state = table.state
    while not (state.step == "play" and state.plays_last(state.awaited[0]) and current_trick(state)):
        play_any(table, 0)
        state = table.state
    last = str(GAME.legal_actions(state, state.awaited[0])[0])
    seen = {event.kind: steps for event, steps in keyframes(table, last)}
    assert seen["win"][0].hold >= 800
    assert any(piece.place.startswith("trick/") for piece in seen["win"][0].pieces)
    assert not any(piece.place.startswith("trick/") for piece in seen["take"][-1].pieces)


def test_hidden_cards_make_no_difference_to_the_picture(make: Open) -> None:
    table = make("passing")
    for _ in range(5):
        assert table.wait()
        table.scene.play(GAME.verbs.parse(legal(table)[-1]))
    assert table.wait()
    seen = set()
    for seed in range(3):
        view = GAME.view(GAME.determinize(GAME.view(table.state, 0), random.Random(seed)), 0)
        seen.add(SKIN.layout.place(replace(table.view, state=view), GAME.pieces(view)))
    assert len(seen) == 1


def test_a_table_at_rest_draws_nothing_anew(make: Open) -> None:
    table = make()
    assert table.wait()
    table.manager.advance(2000)
    compositor = Compositor(table.kit.window.surface)
    for _ in range(20):
        compositor.draw(table.manager.frame())
    assert compositor.draw(table.manager.frame()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_fit_where_they_stand(make: Open, language: str) -> None:
    table = make(language=language, size=(1600, 900))
    kit, zones = table.kit, table.view.layout.zones
    said, tell = kit.texts.say, kit.texts.format_facts
    notices: list[tuple[str, dict[str, Any]]] = [
        ("happy", {"seat": 0, "faces": 2}),
        ("buck", {"seat": 0}),
        ("restore", {"seat": 0}),
    ]
    notices += [("zero", {"seat": 0, "color": "color/red", "colors": ("color/red", "color/blue")})]
    for color in SUITS:
        facts: dict[str, Any] = {"seat": 0, "color": f"color/{color}", "colors": (f"color/{color}",)}
        notices += [("zero", facts), ("alone", facts)]
    for kind, told_facts in notices:
        words = tell(f"texas_showdown-event-{kind}", told_facts, ["Alexandra"])
        assert kit.fonts.fits(words, "display", 26, 604), words
    status = said("texas_showdown-table-status", hand=12, trick=15, tricks=15)
    assert kit.fonts.width_u(status, "ui-semibold") <= zones["status"].width
    for key in ("by-number", "playable", "last-trick"):
        wide = kit.fonts.width_u(said(f"texas_showdown-table-{key}"), "ui-bold")
        assert wide <= zones["button/sort"].width - 70
    assert slips.whole_width(kit, 6) <= zones["slip"].width + 96
    for key in ("lead-off", "free", "name-leader", "given", "give", "give-one", "open"):
        words = said(f"texas_showdown-table-{key}", name="Alexandra", card=31)
        assert kit.fonts.width_u(words, "display", 27) <= zones["prompt"].width - 116, words


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
def test_the_prompt_on_two_lines_touches_neither_bar_nor_the_bar_the_trick(
    make: Open, size: tuple[int, int], seats: int
) -> None:
    table = make(seats=seats, size=size, settings={"text_size": 160})
    kit, zones = table.kit, table.view.layout.zones
    prompt, slip, trick = (zones[name] for name in ("prompt", "slip", "trick/0"))
    words = 2 * kit.texts.say("texas_showdown-table-name-leader")
    ribbon = Ribbon(prompt.x, prompt.y, words, True, prompt.width)
    assert ribbon.lines(kit) >= 2
    assert ribbon.reach(kit)[1] > slip.y + slips.SLIP_U / 2
    assert slip.y - slips.SLIP_U / 2 > trick.y + slips.place_size(trick)[1] / 2
