"""What is seen at Clearing House's table: panels, names on cards, rugs, odds, moments of a round."""

import random
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from circus.core.piece import Piece
from circus.games.clearing_house import GAME
from circus.games.clearing_house.board import steps_from
from circus.games.clearing_house.cards import CARDS, RANGED_ATTACK, UNIT
from circus.games.clearing_house.state import FLEE, TURN, ClearingHouse
from circus.ui import skins
from circus.ui.gfx import theme
from circus.ui.gfx.tableau import Effect
from circus.ui.input.gestures import Cancel
from circus.ui.input.picker import VERB
from circus.ui.scenes.table.pieces import box_of
from circus.ui.skins.clearing_house import bubbles, chips, painter, placement
from circus.ui.skins.clearing_house.board import plan_of
from circus.ui.skins.clearing_house.chips import MARGIN_U
from circus.ui.skins.clearing_house.moments import Fate
from circus.ui.skins.clearing_house.overlays import GOLD, field
from circus.ui.skins.clearing_house.placement import plate_of
from circus.ui.skins.clearing_house.rooms import rooms
from circus.ui.skins.clearing_house.seats import RINGS, WOODS, figure
from circus.ui.skins.clearing_house.spec import (
    BEGINS,
    CHIP_WIDE_U,
    OUT,
    PAWN,
    ROUND_OVER,
    SHEET,
    SHEET_PLACE,
    TRAP,
)
from tests.skins.harness import Make, SkinTable, with_input

SKIN = skins.find("clearing_house")

Open = Callable[..., SkinTable]


@pytest.fixture
def make(open_table: Make) -> Open:
    """Opens tables with one person."""

    def opened(**wishes: Any) -> SkinTable:
        return open_table("clearing_house", seed=4, **wishes)

    return opened


def my_turn(state: ClearingHouse) -> bool:
    """The person has both cards of a turn to play."""
    return state.phase == TURN and state.active == 0 and state.left == 2


# Panels -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(960, 540), (540, 960)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_panel_stands_at_the_corner_of_its_figure_whoever_looks(
    make: Open, seats: int, size: tuple[int, int]
) -> None:
    table = make(seats=seats, size=size)
    board = table.view.layout.zones["board"]
    for viewer in range(seats):
        view = replace(table.view, viewer=viewer, front=viewer)
        placed = SKIN.layout.place(view, view.game.pieces(view.game.start(view.setup)))
        for pawn in (each for each in placed if each.kind == PAWN):
            plate = plate_of(view, int(pawn.name.removeprefix("seat/")))
            assert (plate.x < board.x, plate.y < board.y) == (pawn.x < board.x, pawn.y < board.y), pawn.name


def test_the_own_hand_lies_at_the_lower_edge_whoever_looks(make: Open) -> None:
    table = make().until(my_turn)
    for viewer in range(4):
        view = replace(table.view, viewer=viewer, front=viewer, state=GAME.view(table.state, viewer))
        placed = SKIN.layout.place(view, view.pieces)
        lowest = max(placed, key=lambda each: each.y)
        assert lowest.place == f"hand/{viewer}"


def test_a_panel_has_the_color_of_its_figure(make: Open) -> None:
    table = make()
    tones = [SKIN.painter.plate_tone(table.view, seat) for seat in range(4)]
    assert tones == [WOODS[figure(table.view, seat)] for seat in range(4)] and len(set(tones)) == 4


# Bubbles ------------------------------------------------------------------------------------------


def over_all(make: Open, **wishes: Any) -> Iterator[SkinTable]:
    """Tables where the person can shoot, their four figures standing close together or far apart."""
    table, rng = make(**wishes).until(my_turn), random.Random(7)
    cells = sorted(plan_of(table.view).board.cells)
    for reach in (2, 2, 3, 3, 4, 9):
        state = table.state
        start = rng.choice(cells)
        near = [cell for cell in cells if steps_from(start)[cell] <= reach]
        state.at[:] = rng.sample(near, 4)
        state.occupied = sum(1 << cell for cell in state.at)
        state.traps = 0
        state.hand[0], state.sizes[0] = UNIT[RANGED_ATTACK], 1
        table.scene.host.refresh_view()
        assert table.wait()
        yield table


@pytest.mark.parametrize("level", [None, "warehouse"])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_odds_hide_no_figure_and_no_other_odds(make: Open, size: tuple[int, int], level: str | None) -> None:
    seen = 0
    for table in over_all(make, size=size, level=level, language="en"):
        if "card/ranged_attack" not in table.view.choice.selectable:
            continue
        table.tap("card/ranged_attack")
        kit, view = table.kit, table.view
        figures = [kit.units.rect(*box) for box in bubbles.figures(view)]
        bubbled = [
            item.surface.get_rect(topleft=(item.x, item.y)).inflate(*[-2 * kit.units.px(MARGIN_U)] * 2)
            for item in SKIN.painter.overlays(kit, view, table.scene.director.placed)
            if item.layer == theme.LAYER_TAG + 1
        ]
        assert len(bubbled) == len([name for name in view.choice.selectable if name.startswith("seat/")])
        for at, chip in enumerate(bubbled):
            assert kit.window.surface.get_rect().contains(chip)
            assert chip.collidelist(figures) < 0 and chip.collidelist(bubbled[:at]) < 0
        seen += len(bubbled)
        table.scene.handle(Cancel("key"))
    assert seen


@pytest.mark.parametrize("language", ["en", "fr"])
def test_odds_say_what_the_die_has_to_show(make: Open, language: str) -> None:
    table = make(language=language, size=(1280, 720))
    said = [table.kit.texts.say("clearing_house-table-odds", needs=needs, share=17) for needs in range(3, 7)]
    assert [words[:2] for words in said[:3]] == ["3+", "4+", "5+"]
    assert "6" in said[3] and "6+" not in said[3]
    for needs in (1, 3, 4, 5, 6):
        wide = table.kit.units.u(chips.odds(table.kit, needs, 1).get_width()) - 2 * MARGIN_U
        assert wide <= CHIP_WIDE_U + 1, "its place is found for this width"


def test_spaces_to_flee_to_glow_wherever_the_pointer_is(make: Open) -> None:
    table = make().until(my_turn)
    state = table.state
    state.taped, state.phase, state.awaited, state.tape = 0, FLEE, (0,), state.tape | 1 << state.at[0]
    table.scene.host.refresh_view()
    assert table.wait()
    for hover in ("", "seat/1", "card/move", "card/attack", "verb/end", "cell/4,4"):
        view = with_input(table.view, hover=hover)
        gold = field(table.kit, plan_of(view).cell, GOLD)
        glowing = [item for item in SKIN.painter.overlays(table.kit, view, ()) if item.surface is gold]
        assert len(glowing) == len(view.choice.selectable) > 0, hover


# Moments ------------------------------------------------------------------------------------------

LONG = "Marie-Antoinette Bonpied"
FATES = tuple(Fate(number, LONG, number - 1, 4 - number, 4) for number in (1, 2, 3, 4))
SHEETS: dict[str, tuple[Hashable, ...]] = {
    ROUND_OVER: (12, 15, FATES),
    BEGINS: (12, 2, LONG, 5, 5),
    OUT: (3, LONG, "trap", LONG, 3),
}


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_sheets_lie_on_the_board_and_hide_no_panel(
    make: Open, size: tuple[int, int], language: str, text_size: int
) -> None:
    """Also with the longest names and the largest text."""
    table = make(size=size, language=language, settings={"text_size": text_size})
    units, zones = table.kit.units, table.view.layout.zones
    rects = {
        name: units.rect(zone.x - zone.width / 2, zone.y - zone.height / 2, zone.width, zone.height)
        for name, zone in zones.items()
        if name.startswith(("plate/", "button/", "counters", "board"))
    }
    board = rects.pop("board")
    for kind, about in SHEETS.items():
        (laid,) = SKIN.layout.place(table.view, [Effect(kind, "", SHEET_PLACE, about)])
        paper = SKIN.painter.paint(table.kit, laid, laid.height, "normal").get_rect()
        paper.center = units.point(laid.x, laid.y)
        assert paper.clamp(board.inflate(40, 40)) == paper, kind
        assert paper.collidelist(list(rects.values())) < 0, kind


# Pictures -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_the_names_on_the_own_cards_can_be_read(make: Open, language: str, size: tuple[int, int]) -> None:
    """What a player must read is at least 20 px high on a screen of 1920 x 1080."""
    table = make(language=language, size=size)
    height = table.kit.units.px(table.view.layout.zones["hand/near"].size)
    for name in CARDS:
        words = table.kit.texts.say(f"clearing_house-card-{name}")
        assert painter.name_size(table.kit, words, height) >= 20 * 720 / 1080 - 0.5, words


def test_no_name_is_covered_in_a_hand_of_nine(make: Open) -> None:
    table = make(size=(1280, 720)).until(my_turn)
    nine = [Piece("card", CARDS[number % 8], "hand/0", "") for number in range(9)]
    placed = SKIN.layout.place(with_input(table.view, picks=(), selectable=frozenset()), nine)
    hand = sorted((each for each in placed if each.place == "hand/0"), key=lambda each: each.x)
    share = (painter.NAME_BOX[0] + painter.NAME_BOX[2]) / SHEET.wide
    for left, right in pairwise(hand):
        wide = left.height * SHEET.ratio
        assert right.x - wide / 2 >= left.x - wide / 2 + share * wide


@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (1920, 1080), (720, 1280)])
@pytest.mark.parametrize("count", [8, 9, 11])
def test_a_large_hand_lies_beside_counters_and_buttons(make: Open, size: tuple[int, int], count: int) -> None:
    table = make(size=size).until(my_turn)
    cards = [Piece("card", CARDS[number % 8], "hand/0", "") for number in range(count)]
    placed = SKIN.layout.place(with_input(table.view, picks=(), selectable=frozenset()), cards)
    hand = [each for each in placed if each.place == "hand/0"]
    assert len(hand) == count
    low = min(each.x - each.height * SHEET.ratio / 2 for each in hand)
    high = max(each.x + each.height * SHEET.ratio / 2 for each in hand)
    top = min(each.y - each.height / 2 for each in hand)
    for name, zone in table.view.layout.zones.items():
        if name.startswith(("counters", "button/", "verbs")) and zone.y + zone.height / 2 > top:
            assert high <= zone.x - zone.width / 2 or low >= zone.x + zone.width / 2, name


@pytest.mark.parametrize("count", [8, 9])
def test_the_end_of_the_turn_lies_beside_a_large_hand_in_the_largest_letters(make: Open, count: int) -> None:
    table = make(size=(1280, 720), settings={"text_size": 160}).until(my_turn)
    cards = [Piece("card", CARDS[number % 8], "hand/0", "") for number in range(count)]
    placed = SKIN.layout.place(with_input(table.view, picks=(), selectable=frozenset()), cards)
    hand = [box_of(table.kit, SKIN, each) for each in placed if each.place == "hand/0"]
    (end,) = (each.rect for each in table.scene.targets() if each.name.startswith(VERB))
    assert len(hand) == count and end.collidelist(hand) == -1


def test_no_rug_has_the_color_of_a_player(make: Open) -> None:
    """It would look like their ground."""
    table = make()
    rugs = {room.rug for room in rooms(plan_of(table.view).board, "mansion") if room.rug}
    assert len(rugs) == 5
    for rug in rugs:
        tone = pygame.transform.average_color(table.kit.sprites.svg(f"clearing_house/{rug}", width_u=240))
        hue, saturation = pygame.Color(*tone[:3]).hsva[:2]
        for ring in RINGS.values():
            apart = abs((hue - pygame.Color(ring).hsva[0] + 180) % 360 - 180)
            assert apart > 25 and saturation < 45, (rug, ring)


# Traps and hearts ---------------------------------------------------------------------------------


def test_a_figure_hides_little_of_the_trap_on_the_space_above(make: Open) -> None:
    table = make(seats=4)
    plan = plan_of(table.scene.table)
    for row in range(1, 6):
        trap = placement._trap(table.scene.table, f"cell/3,{row}", Piece(TRAP, "open", f"cell/3,{row}"))
        _, head, _, _ = bubbles.figure_box(plan, f"cell/3,{row + 1}")
        assert trap.y + trap.height / 2 - head < trap.height / 5


def test_a_lost_heart_is_a_hollow_and_no_dark_heart(make: Open) -> None:
    kit = make(seats=2).scene.kit
    full, lost = (kit.sprites.svg(f"clearing_house/{name}", height_u=60) for name in ("heart", "heart_lost"))
    assert full.get_at(full.get_rect().center).a == 255
    assert lost.get_at(lost.get_rect().center).a < 128
    assert lost.get_bounding_rect().w < 0.85 * full.get_bounding_rect().w


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_over_the_cards_of_a_draft(make: Open, seats: int) -> None:
    """With two or three, the undealt cards lay over the corner of the panel."""
    table = make(seats=seats, size=(1280, 720))
    assert table.wait() and placement.is_covered(table.view)
    zone = table.view.layout.zones["pack/0"]
    panel = table.kit.units.rect(zone.x - zone.width / 2, zone.y - zone.height / 2, zone.width, zone.height)
    others = [each for each in table.scene.director.placed if each.place != "pack/0"]
    over = [each.place for each in others if panel.colliderect(box_of(table.kit, SKIN, each))]
    assert over == []


def test_spaces_below_the_cloth_of_the_draft_are_not_explained(make: Open) -> None:
    """A pointer that rested over the cloth was told "A space: free"."""
    table = make()
    table.wait()
    named = [target.name for _, target in table.scene.context.inspectable_items]
    assert any(name.startswith("card/") for name in named)
    assert not any(name.startswith("cell/") for name in named)
