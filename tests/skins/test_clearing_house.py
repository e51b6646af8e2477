"""The table of Clearing House: drafts, targets, dice, tape, every option; nothing told before it is seen."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Rect

from circus.core.frame import Frame, frames_of
from circus.core.option import Value
from circus.games.clearing_house import GAME
from circus.games.clearing_house.actions import VERBS
from circus.games.clearing_house.cards import MOVE, UNIT, cards_in, count
from circus.games.clearing_house.legal import pack_held_by
from circus.games.clearing_house.state import DISCARD, DRAFT, FLEE, TURN, ClearingHouse
from circus.ui import skins
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.tableau import Effect
from circus.ui.gfx.widgets import Plate, Pose
from circus.ui.input.gestures import DragStart, Drop, Hover
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.clearing_house import painter, plates
from circus.ui.skins.clearing_house.placement import heart_spot, plate_of
from circus.ui.skins.clearing_house.seats import FIGURES, figure
from circus.ui.skins.clearing_house.spec import (
    ANGRY,
    CARD,
    CHIP,
    DIE,
    HEART_U,
    LOSS,
    NOTICE,
    PAWN,
    TUMBLING,
    UNROLLING,
)
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.plain import NORMAL
from circus.ui.skins.table_view import TableChoice
from tests.rules.clearing_house.openings import allowed, ended, opened
from tests.skins.harness import Make, SkinSetup, SkinTable, watched
from tests.table import Table

SKIN = skins.find("clearing_house")
OPTIONS: dict[str, dict[str, Value]] = {
    "plain": {},
    "wishes": {
        "refill": "redraft",
        "intervene": "one_card",
        "base_deck": "protected",
        "hearts_as_tape": True,
    },
    "others": {"intervene": "one_time", "base_deck": "open", "police_start": "edge", "round_limit": 5},
}
MAX_FRAMES = 700
"""A game is watched so far: some end only when most have died."""

Open = Callable[..., SkinTable]


@pytest.fixture
def make(open_table: Make) -> Open:
    """Opens tables with one person."""

    def opened_with(options: str = "plain", **wishes: Any) -> SkinTable:
        return open_table("clearing_house", options=OPTIONS[options], seed=4, **wishes)

    return opened_with


def my_turn(state: ClearingHouse) -> bool:
    """The person has both cards of a turn to play."""
    return state.phase == TURN and state.active == 0 and state.left == 2


def catch(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From now on what the person carries out is listed and changes nothing."""
    played: list[str] = []
    monkeypatch.setattr(TableScene, "play", lambda _, action: played.append(str(action)))
    return played


def set_anew(table: SkinTable) -> SkinTable:
    """The table after its state was changed: laid anew, and the person asked."""
    table.scene.host.refresh_view()
    assert table.wait()
    return table


# Every table --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [None, "warehouse"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_every_table_can_be_drawn_while_it_is_played(
    make: Open, options: str, seats: int, level: str | None
) -> None:
    table, rng = make(options=options, seats=seats, level=level), random.Random(seats)
    for number in range(60):
        if not table.wait():
            break
        if number % 4 == 0:
            table.picture()
        assert table.scene.chooser
        table.scene.play(rng.choice(table.scene.chooser.picker.legal))


@pytest.mark.parametrize("viewer", [-1, 0])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_whole_games_are_shown_frame_by_frame(stage: None, options: str, seats: int, viewer: int) -> None:
    """No piece is lost on the way, and nothing is told before it is shown."""
    wish = SkinSetup("clearing_house", seats=seats, options=OPTIONS[options], seed=seats)
    kinds = Counter[str]()
    for number, (frame, _) in enumerate(watched(wish, viewer)):
        kinds[frame.event.kind if frame.event else ""] += 1
        if number > MAX_FRAMES:
            break
    assert {"deal", "pass", "drafted", "play", "enter", "turn"} <= kinds.keys()


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (900, 1600), (640, 480)])
def test_the_whole_board_is_on_the_screen_and_can_be_hit(make: Open, size: tuple[int, int]) -> None:
    table = make(size=size).until(my_turn)
    assert {f"cell/{column},{row}" for column in range(1, 7) for row in range(1, 7)} <= table.targets.keys()
    window = table.kit.window.surface.get_rect()
    assert all(window.contains(each.rect) for each in table.manager.targets if each.name.startswith("cell/"))


def test_figures_go_with_the_colors_of_persons(make: Open) -> None:
    table = make()
    table.picture()
    numbers = [figure(table.view, seat) for seat in range(4)]
    assert sorted(numbers) == [1, 2, 3, 4]
    colours = [who.colour for who in table.view.seats]
    assert all(FIGURES.get(*each) == each[1] for each in zip(colours, numbers, strict=True))
    turned = replace(table.view, seats=(*table.view.seats[1:], table.view.seats[0]))
    assert [figure(turned, seat) for seat in range(4)] == [*numbers[1:], numbers[0]]


def test_a_figure_is_angry_while_its_card_is_announced_and_keeps_its_face(make: Open) -> None:
    table = make().until(my_turn)
    calm = next(each for each in SKIN.layout.place(table.view, table.view.pieces) if each.key == "pawn=0")
    state = table.state.copy()
    play = next(action for action in table.view.choice.legal if action.verb == "play")
    table.view.game.apply(state, play, None)
    view = replace(table.view, state=state)
    angry = next(each for each in SKIN.layout.place(view, view.pieces) if each.key == "pawn=0")
    assert (calm.about, angry) == ((), replace(calm, about=(ANGRY,)))
    pictures = [SKIN.painter.paint(table.kit, each, 80.0, NORMAL) for each in (calm, angry)]
    assert pygame.image.tobytes(pictures[0], "RGBA") != pygame.image.tobytes(pictures[1], "RGBA")


# The draft ----------------------------------------------------------------------------------------


def test_the_own_pack_lies_open_and_the_others_are_piles_of_backs(make: Open) -> None:
    table = make().until(lambda state: state.phase == DRAFT)
    placed = SKIN.layout.place(table.view, table.view.game.pieces(table.view.state))
    packs = {seat: [each for each in placed if each.place == f"pack/{seat}"] for seat in range(4)}
    assert [len(packs[seat]) for seat in range(4)] == [9, 9, 9, 9]
    assert all(each.face for each in packs[0]) and len({(each.x, each.y) for each in packs[0]}) == 9
    assert not any(each.face or each.name for seat in (1, 2, 3) for each in packs[seat])
    assert not any(each.kind == PAWN for each in placed), "the cloth covers the board"


def test_a_kept_card_lies_in_the_hand_while_the_others_choose(make: Open) -> None:
    table = make().until(lambda state: state.phase == DRAFT)
    state = table.state.copy()
    card = VERBS.action(0, "draft", next(card for card in range(8) if count(state.packs[0], card)))
    table.view.game.apply(state, card, None)
    view = replace(table.view, state=table.view.game.view(state, 0), choice=TableChoice(), acting=(1, 2, 3))
    placed = SKIN.layout.place(view, view.game.pieces(view.state))
    assert Counter(each.place for each in placed)["hand/0"] == 1
    texts = table.kit.texts
    others = texts.say("table-still-choosing", count=0)
    assert SKIN.words.prompt(texts, view) == texts.say("clearing_house-table-kept", others=others)
    last = SKIN.words.prompt(texts, replace(view, acting=(2,)))
    assert table.view.seats[2].name in last and others not in last


def kept_twin(make: Open, monkeypatch: pytest.MonkeyPatch) -> tuple[SkinTable, list[str]]:
    """A draft where a Move is kept and the pack holds another; what is carried out is listed."""
    table = make(language="en").until(lambda state: state.phase == DRAFT and len(state.picks[0]) == 1)
    state = table.state
    state.hand[0], state.sizes[0] = UNIT[MOVE], 1
    packs, held = list(state.packs), pack_held_by(state, 0)
    packs[held] += UNIT[MOVE] - UNIT[cards_in(packs[held])[0]]
    state.packs = tuple(packs)
    return set_anew(table), catch(monkeypatch)


def test_a_kept_card_neither_glows_nor_is_drafted_for_its_twin_in_the_pack(
    make: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, played = kept_twin(make, monkeypatch)
    assert table.targets["card/move"] and not table.targets["kept/move"]
    hand = [each for each in table.scene.director.placed if each.place == "hand/0"]
    assert [each.name for each in hand] == ["kept/move"]
    table.tap("kept/move")
    assert not played
    table.tap("card/move")
    assert played == ["0:draft card/move"]


def test_a_click_on_a_kept_card_says_what_it_is(make: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = kept_twin(make, monkeypatch)
    table.tap("kept/move")
    asked = table.scene.parts.inquiry.asked
    assert asked and asked.answer.title == "Move: kept" and "kept" in asked.answer.does
    assert table.scene.parts.refusals.shown is None


def test_packs_pass_to_the_left_and_end_where_they_lie(make: Open) -> None:
    table = make(speed="normal").until(lambda state: state.phase == DRAFT)
    state = table.state.copy()
    for seat in (0, 1, 2):
        GAME.apply(state, GAME.legal_actions(state, seat)[0], None)
    chosen, frame = frames_of(GAME, state, GAME.legal_actions(state, 3)[0], (0,))[0][:2]
    before = replace(table.view, state=chosen.view)
    assert frame.event is not None and frame.event.kind == "pass"
    after = replace(table.view, state=frame.view, event=frame.event)
    _, going, _ = SKIN.choreography.animate(frame.event, before.pieces, after.pieces, after)
    flown = {each.key: each for each in SKIN.layout.place(after, going.pieces) if "passed" in each.key}
    assert len(flown) == 4 * 8
    assert {each.place for key, each in flown.items() if key.startswith("card=@passed/0")} == {"pack/0"}
    there = {(each.x, each.y) for each in SKIN.layout.place(after, after.pieces) if each.place == "pack/1"}
    assert {(each.x, each.y) for key, each in flown.items() if key.startswith("card=@passed/0")} == there


# Cards and targets --------------------------------------------------------------------------------


def test_a_card_then_its_target_plays_it(make: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make().until(lambda state: my_turn(state) and count(state.hand[0], MOVE) > 0)
    played = catch(monkeypatch)
    table.tap("card/move")
    aims = [name for name, wanted in table.targets.items() if wanted]
    assert aims and all(name.startswith("cell/") for name in aims)
    table.tap(aims[0])
    assert played == [f"0:play card/move {aims[0]}"]


def test_a_card_dragged_onto_its_target_plays_it(make: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make().until(lambda state: my_turn(state) and count(state.hand[0], MOVE) > 0)
    move = next(action for action in table.view.choice.legal if action.picks[:1] == ("card/move",))
    played = catch(monkeypatch)
    table.manager.handle(DragStart("card/move", (0, 0)))
    table.manager.handle(Drop("card/move", (0, 0), move.picks[1], (move.picks[1],)))
    assert played == [str(move)]


def test_a_card_without_a_target_is_refused_with_the_rule_that_forbids_it(make: Open) -> None:
    table = make().until(my_turn)
    state = table.state
    state.hand[0] = sum(UNIT[card] for card in range(8))
    state.sizes[0] = 8
    state.at[:] = [0, 5, 50, 55]
    state.occupied = sum(1 << cell for cell in state.at)
    set_anew(table)
    for card, rule in (("attack", "CH-20"), ("abduct", "CH-16"), ("intervene", "CH-34")):
        assert table.scene.chooser
        why = table.scene.chooser.tap(f"card/{card}").why
        assert why is not None and why.rule == rule, (card, why)


def test_the_odds_of_a_shot_can_be_switched_off(make: Open) -> None:
    table = shooter(make)
    table.tap("card/ranged_attack")
    told = table.picture()
    table.scene.parts.changes.switch_aid("odds")
    assert table.picture() != told
    table.scene.parts.changes.switch_aid("odds")


def shooter(make: Open) -> SkinTable:
    """A table where the person can shoot along a line of three spaces."""
    table = make().until(my_turn)
    state = table.state
    state.hand[0] = sum(UNIT[card] for card in range(8))
    state.sizes[0] = 8
    state.at[0], state.at[1] = 0, 3
    state.occupied = sum(1 << cell for cell in state.at)
    return set_anew(table)


# What happens -------------------------------------------------------------------------------------


def shown(table: Table, line: str, kind: str, screen: SkinTable) -> tuple[list[Keyframe], Frame]:
    """The keyframes of one event of an action, as the public sees it, and its frame."""
    frame_before = Frame(None, GAME.view(table.state, -1))
    for frame in frames_of(GAME, table.state, GAME.verbs.parse(line), (-1,))[-1]:
        before, after = (
            replace(screen.view, setup=table.setup, state=each.view, viewer=-1)
            for each in (frame_before, frame)
        )
        if frame.event is not None and frame.event.kind == kind:
            keyframes = list(SKIN.choreography.animate(frame.event, before.pieces, after.pieces, after))
            for each in keyframes:
                SKIN.layout.place(after, each.pieces)
            return keyframes, frame
        frame_before = frame
    raise AssertionError(f"{line} tells of no {kind}")


def effects(keyframes: list[Keyframe], kind: str) -> list[int]:
    """How many effects of a kind lie there, keyframe by keyframe."""
    return [sum(isinstance(each, Effect) and each.kind == kind for each in key.pieces) for key in keyframes]


def test_a_shot_shows_what_it_needs_and_what_was_rolled(make: Open) -> None:
    table = opened("ranged_attack", at="1,1 4,1 6,6 1,6")
    allowed(table, "0:play card/ranged_attack seat/1")
    keyframes, _ = shown(table, "*:roll die/5", "roll", make())
    assert max(effects(keyframes, CHIP)) == 1 and effects(keyframes, CHIP)[-1] == 0
    faces = [piece.face for each in keyframes for piece in each.pieces if piece.kind == DIE]
    assert set(TUMBLING) <= set(faces)
    told = next(each for each in keyframes if each.captioned)
    assert [piece.face for piece in told.pieces if piece.kind == DIE] == ["5"]


def test_a_lost_heart_leaves_the_plate_when_the_blow_is_shown(make: Open) -> None:
    table = opened("attack", at="1,1 2,2 6,6 1,6")
    table.play("0:play card/attack seat/1", "1:allow", "2:allow")
    keyframes, _ = shown(table, "3:allow", "damage", make())
    assert effects(keyframes, LOSS) == [1, 0]
    assert keyframes[0].captioned
    assert [sum(piece.place == "hearts/1" for piece in each.pieces) for each in keyframes] == [3, 3]


def test_tape_is_placed_die_by_die_and_unrolls(make: Open) -> None:
    table = opened("attack", at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/attack seat/1")
    ended(table, 12)
    keyframes, _ = shown(table, "*:police cell/3,5", "police", make())
    dice = [
        sorted(piece.place for piece in each.pieces if piece.kind in (DIE, "throw")) for each in keyframes
    ]
    assert ["aside/5", "on_top/3"] in dice
    laid = [piece.face for each in keyframes for piece in each.pieces if piece.place == "cell/3,5"]
    assert [face for face in UNROLLING if face in laid] == list(UNROLLING)


def test_the_kit_comes_back_when_a_round_begins(make: Open) -> None:
    table = opened("armor", at="1,1 5,5 6,6 1,6")
    allowed(table, "0:play card/armor")
    ended(table, 11)
    keyframes, frame = shown(table, f"{table.awaited[0]}:end", "refill", make())
    view = frame.view
    assert isinstance(view, ClearingHouse)
    assert len(keyframes) == 1 and list(keyframes[0].pieces) == GAME.pieces(view)
    assert not any(piece.place == "played/0" for piece in keyframes[0].pieces)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_surprises_is_told_over_the_table(make: Open, language: str) -> None:
    screen = make(language=language, size=(1600, 900))
    table = opened("", "intervene", at="1,1 5,5 6,6 1,6", first=3)
    table.play(next(line for line in table.legal(3) if "card/" in line), "0:allow", "1:intervene", "2:allow")
    table.play("0:allow", "2:allow", "3:allow", "3:end")
    keyframes, _ = shown(table, "0:end", "skip", screen)
    assert effects(keyframes, NOTICE) == [1, 0]
    placed = SKIN.layout.place(screen.view, keyframes[0].pieces)
    slip = next(each for each in placed if each.kind == NOTICE)
    assert SKIN.painter.paint(screen.kit, slip, slip.height, "normal").get_width() > 300


def test_who_stands_on_tape_discards_and_flees_by_taps(make: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make().until(my_turn)
    state = table.state
    state.taped, state.phase, state.awaited, state.tape = 0, FLEE, (0,), state.tape | 1 << state.at[0]
    set_anew(table)
    played = catch(monkeypatch)
    aims = [name for name, wanted in table.targets.items() if wanted]
    assert aims and all(name.startswith("cell/") for name in aims)
    table.manager.handle(Hover(aims[0], (0, 0)))
    table.picture()
    table.tap(aims[0])
    assert played == [f"0:flee {aims[0]}"]


def test_with_an_empty_hand_the_played_cards_pay_the_police(
    make: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make().until(my_turn)
    state = table.state
    state.played[0], state.hand[0], state.sizes[0] = UNIT[MOVE], 0, 0
    state.taped, state.phase, state.awaited = 0, DISCARD, (0,)
    set_anew(table)
    played = catch(monkeypatch)
    table.tap("card/move")
    assert played == ["0:discard card/move"]


def test_the_dead_watch(make: Open) -> None:
    table = make().until(my_turn)
    state = table.state
    state.living, state.hearts[0] = (1, 2, 3), 0
    state.occupied -= 1 << state.at[0]
    state.at[0] = -1
    state.active, state.awaited = 1, (1,)
    table.scene.host.refresh_view()
    words = SKIN.words.prompt(table.kit.texts, table.view)
    assert words == table.kit.texts.say("clearing_house-table-you-watch")
    table.picture()


# Words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["attack", "double_move", "ranged_attack", "intervene", "ambush"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_carries_its_name(make: Open, language: str, name: str) -> None:
    table = make(language=language)
    table.picture()
    named = painter.card(table.kit, CARD, name, 170.0, "normal")
    bare = table.kit.sprites.svg(f"clearing_house/card_{name}", height_u=170.0)
    assert named.get_size() == bare.get_size() and named.get_buffer().raw != bare.get_buffer().raw


@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
def test_the_largest_letters_stay_on_their_plate_and_off_the_hearts(
    size: tuple[int, int], open_table: Make
) -> None:
    table = open_table("clearing_house", seats=4, size=size, settings={"text_size": 160})
    table.manager.frame()
    kit, tabletop, sunk = (
        table.kit,
        table.scene.context.tabletop,
        heart_spot(plate_of(table.view, 0), 0, 4)[1],
    )
    for seat in range(4):
        plate, name, _ = tabletop._plate(seat)
        assert isinstance(plate, Plate)
        (item,) = name.items(kit, Pose())
        assert kit.units.rect(*plate.box).contains(letters(item)), table.view.seats[seat].name
    numbers = plates._counts(kit, table.view, 0, plate_of(table.view, 0))[1:3]
    assert all(letters(item).top >= kit.units.px(sunk + HEART_U / 2) for item in numbers)


def letters(item: Item) -> Rect:
    """Where something is seen of what is drawn."""
    return item.surface.get_bounding_rect().move(item.x, item.y)
