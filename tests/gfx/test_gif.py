"""GIFs as they are written picture by picture, and as another program reads them."""

from io import BytesIO

import pygame
import pytest
from PIL import Image, ImageChops, ImageStat
from pygame import Surface

from circus.ui.gfx.gif import GifWriter
from circus.ui.gfx.window import AppWindow

SIZE = (160, 90)


@pytest.fixture(autouse=True)
def pygame_is_ready(window: AppWindow) -> None:
    """Surfaces can be made."""


def table(*discs: tuple[int, int]) -> Surface:
    """A ground of many shades, and red discs on it."""
    picture = Surface(SIZE)
    for x in range(SIZE[0]):
        pygame.draw.line(picture, (40, 60 + x // 2, 90), (x, 0), (x, SIZE[1]))
    for middle in discs:
        pygame.draw.circle(picture, (200, 30, 40), middle, 9)
    return picture


def written(*shown: tuple[Surface, int]) -> bytes:
    writer = GifWriter([picture for picture, _ in shown])
    for picture, ms in shown:
        writer.add(picture, ms)
    return writer.finished()


def read(content: bytes) -> list[tuple[Image.Image, int]]:
    """Each picture as it is seen, and for how long."""
    found = []
    with Image.open(BytesIO(content)) as gif:
        assert gif.format == "GIF" and gif.info["loop"] == 0
        for number in range(getattr(gif, "n_frames", 1)):
            gif.seek(number)
            found.append((gif.convert("RGB"), gif.info["duration"]))
    return found


def apart(seen: Image.Image, drawn: Surface) -> float:
    """How far a picture's colours are from those that were drawn, of 255."""
    original = Image.frombytes("RGB", drawn.get_size(), pygame.image.tobytes(drawn, "RGB"))
    return max(ImageStat.Stat(ImageChops.difference(seen, original)).rms)


def test_every_picture_is_seen_in_its_colours_and_for_its_time() -> None:
    pictures = [table((20, 30)), table((80, 30)), table(), table((80, 30), (140, 70))]
    seen = read(written(*((picture, 80 * number) for number, picture in enumerate(pictures, 1))))
    assert [ms for _, ms in seen] == [80, 160, 240, 320]
    for (image, _), picture in zip(seen, pictures, strict=True):
        assert apart(image, picture) < 8


def test_what_stands_still_has_the_same_colours_all_along() -> None:
    (first, _), *later = read(written(*((table((x, 30)), 80) for x in range(20, 140, 20))))
    still = (0, 45, *SIZE)
    assert len(later) == 5
    for image, _ in later:
        assert ImageChops.difference(image.crop(still), first.crop(still)).getbbox() is None


def test_pictures_that_are_alike_are_one_that_is_shown_longer() -> None:
    assert [ms for _, ms in read(written((table(), 80), (table(), 80), (table((20, 20)), 80)))] == [160, 80]


def test_what_stays_is_shown_longer() -> None:
    writer = GifWriter([table()])
    writer.add(table(), 80)
    writer.stay(320)
    assert [ms for _, ms in read(writer.finished())] == [400]


def test_a_small_change_takes_little_room() -> None:
    alone = len(written((table((20, 20)), 80)))
    both = len(written((table((20, 20)), 80), (table((24, 20)), 80)))
    assert both - alone < 500


@pytest.mark.parametrize("colour", ["#000000", "#FFFFFF"])
def test_one_colour_alone_is_enough(colour: str) -> None:
    picture = Surface(SIZE)
    picture.fill(colour)
    ((image, _),) = read(written((picture, 80)))
    assert apart(image, picture) < 2
