"""The display list: whatever changes, the picture is that of a full repaint, and little is repainted."""

import random

import pygame
import pytest
from pygame import Rect, Surface

from circus.ui.gfx.compositor import Composition, Compositor, Item, MovedPile, Pile
from circus.ui.gfx.window import AppWindow

SIZE = (640, 480)


def background(colour: str) -> Surface:
    surface = Surface(SIZE).convert()
    surface.fill(colour)
    pygame.draw.circle(surface, "#806030", (320, 240), 200)
    return surface


def card(colour: str, size: tuple[int, int] = (60, 80)) -> Surface:
    surface = Surface(size, pygame.SRCALPHA).convert_alpha()
    surface.fill(colour)
    pygame.draw.circle(surface, "#FFFFFF40", (30, 40), 25)
    return surface


def whole(frame: Composition) -> bytes:
    """The frame painted from nothing."""
    sheet = Surface(SIZE).convert()
    sheet.blit(frame.background, (0, 0))
    for item in sorted(frame.items, key=lambda item: item.layer):
        sheet.blit(item.surface, (item.x, item.y))
    return pygame.image.tobytes(sheet, "RGB")


def pixels(window: AppWindow) -> bytes:
    return pygame.image.tobytes(window.surface, "RGB")


def test_an_equal_frame_repaints_nothing(window: AppWindow) -> None:
    canvas, felt, ace = Compositor(window.surface), background("#205040"), card("#C03030A0")
    assert canvas.draw(Composition(felt, [Item(1, ace, 10, 10)])) == [Rect(0, 0, *SIZE)]
    assert canvas.draw(Composition(felt, [Item(1, ace, 10, 10)])) == []


def test_a_moved_item_repaints_where_it_was_and_where_it_is(window: AppWindow) -> None:
    canvas, felt, ace = Compositor(window.surface), background("#205040"), card("#C03030A0")
    canvas.draw(Composition(felt, [Item(1, ace, 10, 10)]))
    near = canvas.draw(Composition(felt, [Item(1, ace, 14, 12)]))
    assert near == [Rect(10, 10, 64, 82)]
    far = canvas.draw(Composition(felt, [Item(1, ace, 400, 300)]))
    assert far == [Rect(14, 12, 60, 80), Rect(400, 300, 60, 80)]
    assert pixels(window) == whole(Composition(felt, [Item(1, ace, 400, 300)]))


def test_another_background_repaints_all(window: AppWindow) -> None:
    canvas, ace = Compositor(window.surface), card("#C03030A0")
    canvas.draw(Composition(background("#205040"), [Item(1, ace, 10, 10)]))
    assert canvas.draw(Composition(background("#402050"), [Item(1, ace, 10, 10)])) == [Rect(0, 0, *SIZE)]


def test_an_item_outside_the_window_repaints_nothing(window: AppWindow) -> None:
    canvas, felt, ace = Compositor(window.surface), background("#205040"), card("#C03030A0")
    canvas.draw(Composition(felt, []))
    assert canvas.draw(Composition(felt, [Item(1, ace, -100, 10)])) == []


def test_forgetting_repaints_all_on_another_target(window: AppWindow) -> None:
    canvas, felt = Compositor(window.surface), background("#205040")
    canvas.draw(Composition(felt, []))
    other = Surface(SIZE).convert()
    canvas.forget(other)
    assert canvas.draw(Composition(felt, [])) == [Rect(0, 0, *SIZE)]
    assert pygame.image.tobytes(other, "RGB") == whole(Composition(felt, []))


def test_swapped_order_repaints_the_two(window: AppWindow) -> None:
    canvas, felt = Compositor(window.surface), background("#205040")
    low, high, far = (
        Item(1, card("#C03030"), 10, 10),
        Item(1, card("#3030C0"), 30, 30),
        Item(1, card("#30C030"), 500, 9),
    )
    canvas.draw(Composition(felt, [low, high, far]))
    parts = canvas.draw(Composition(felt, [high, low, far]))
    assert not any(part.colliderect((500, 9, 60, 80)) for part in parts)
    assert pixels(window) == whole(Composition(felt, [high, low, far]))


def test_the_same_item_twice_is_drawn_twice(window: AppWindow) -> None:
    canvas, felt, twin = Compositor(window.surface), background("#205040"), Item(1, card("#C0303060"), 50, 50)
    for items in ([twin], [twin, twin], [twin, Item(1, card("#3030C060"), 60, 60), twin], [twin]):
        canvas.draw(Composition(felt, items))
        assert pixels(window) == whole(Composition(felt, items))


@pytest.mark.parametrize("seed", range(6))
def test_any_sequence_of_frames_looks_as_painted_from_nothing(window: AppWindow, seed: int) -> None:
    chance = random.Random(seed)
    backgrounds = [background("#205040"), background("#402050")]
    cards = [card(f"#{chance.randrange(1 << 24):06X}{chance.choice(('FF', '80'))}") for _ in range(24)]
    canvas = Compositor(window.surface)
    items = [Item(chance.randrange(3), one, chance.randrange(640), chance.randrange(480)) for one in cards]
    felt = backgrounds[0]
    for _ in range(40):
        for _ in range(chance.choice((0, 1, 2, 20))):
            place = chance.randrange(len(items))
            left, top = chance.randrange(-80, 680), chance.randrange(-80, 520)
            items[place] = Item(chance.randrange(3), items[place].surface, left, top)
        if chance.random() < 0.2:
            chance.shuffle(items)
        if chance.random() < 0.1:
            felt = chance.choice(backgrounds)
        shown = items[: chance.randrange(len(items) + 1)] if chance.random() < 0.3 else list(items)
        parts = canvas.draw(Composition(felt, shown))
        assert all(window.surface.get_rect().contains(part) for part in parts)
        assert pixels(window) == whole(Composition(felt, shown))


@pytest.mark.parametrize("seed", range(6))
def test_loose_items_on_piles_look_as_painted_from_nothing(window: AppWindow, seed: int) -> None:
    chance = random.Random(seed)
    felts = [background("#205040"), background("#402050")]
    cards = [card(f"#{chance.randrange(1 << 24):06X}{chance.choice(('FF', '80'))}") for _ in range(30)]
    canvas = Compositor(window.surface)

    def lying(some: list[Surface]) -> list[Item]:
        return [
            Item(chance.randrange(3), one, chance.randrange(-80, 680), chance.randrange(-80, 520))
            for one in some
        ]

    felt, loose = felts[0], lying(cards[24:])
    ground, upon = Pile(lying(cards[:16])), Pile(lying(cards[16:24]))
    for _ in range(60):
        if chance.random() < 0.15:
            ground = Pile(lying(cards[:16]))
        if chance.random() < 0.3:
            upon = Pile([*upon.items[:4], *lying(cards[20:24])])
        if chance.random() < 0.1:
            felt = chance.choice(felts)
        if chance.random() < 0.3:
            chance.shuffle(loose)
        for place in range(chance.randrange(len(loose))):
            loose = [*loose[:place], *lying([loose[place].surface]), *loose[place + 1 :]]
        shown = loose[: chance.randrange(len(loose) + 1)] if chance.random() < 0.3 else list(loose)
        piles = chance.choice(((ground, upon), (ground, upon), (ground,), ()))
        frame = Composition(felt, shown, piles)
        canvas.draw(frame)
        assert pixels(window) == whole(frame)


@pytest.mark.parametrize("seed", range(6))
def test_a_pile_that_is_carried_about_looks_as_painted_from_nothing(window: AppWindow, seed: int) -> None:
    chance = random.Random(seed)
    felt, ground = background("#205040"), Pile([Item(1, card("#3030C0A0"), 300, 200)])
    colours = "#C03030A0", "#30C03080", "#C0C030"
    near = Pile([Item(at, card(colour), 60 + 4 * at, 50 - 3 * at) for at, colour in enumerate(colours)])
    apart = Pile([Item(at, card(colour), 200 * at, 50) for at, colour in enumerate(colours)])
    canvas, places = Compositor(window.surface), [(0, 0), (3, 2), (420, 330), (-90, 20), (700, 0)]
    for _ in range(60):
        carried = MovedPile(chance.choice((near, near, near, apart)), *chance.choice(places))
        piles = (ground, *chance.choices(((carried,), (carried.origin,), ()), (8, 1, 1))[0])
        frame = Composition(felt, [], piles)
        canvas.draw(frame)
        assert pixels(window) == whole(frame)


def test_a_carried_pile_is_one_box_where_it_was_and_one_where_it_is(window: AppWindow) -> None:
    canvas, felt = Compositor(window.surface), background("#205040")
    piece = Pile([Item(1, card("#00000040"), 12, 14), Item(1, card("#C03030A0"), 10, 10)])
    canvas.draw(Composition(felt, [], (MovedPile(piece, 0, 0),)))
    assert canvas.draw(Composition(felt, [], (MovedPile(piece, 0, 0),))) == []
    assert canvas.draw(Composition(felt, [], (MovedPile(piece, 300, 0),))) == [
        Rect(10, 10, 62, 84),
        Rect(310, 10, 62, 84),
    ]


def test_a_loose_item_repaints_where_it_was_and_where_it_is(window: AppWindow) -> None:
    canvas, felt, ace = Compositor(window.surface), background("#205040"), card("#C03030A0")
    ground = Pile([Item(2, card("#3030C0A0"), 20, 20)])
    assert canvas.draw(Composition(felt, [Item(1, ace, 10, 10)], (ground,))) == [Rect(0, 0, *SIZE)]
    assert canvas.draw(Composition(felt, [Item(1, ace, 10, 10)], (ground,))) == []
    assert canvas.draw(Composition(felt, [Item(1, ace, 14, 12)], (ground,))) == [Rect(10, 10, 64, 82)]
