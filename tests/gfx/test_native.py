"""What a native library would crash on is refused before it, and what came with the program is not."""

import io
import struct
import wave
from pathlib import Path
from time import process_time

import pytest

from circus.content.data import data_root
from circus.ui.gfx import native, svg
from circus.ui.gfx.audio import Audio
from circus.ui.gfx.fonts import FACES, font_path
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.sprites import Sprites
from circus.ui.gfx.window import AppWindow

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">{}</svg>'
PICTURES = sorted((data_root() / "assets").rglob("*.svg"))
SOUNDS = sorted((data_root() / "assets").rglob("*.wav"))
FONTS = [path for face in FACES if (path := font_path(face))]

UNDRAWABLE = {
    "a number without end": ('<path d="M0 0 L1e308 5"/>', "a number in d of <path> is too large"),
    "a number far away": ('<path d="M0 0L100000 5"/>', "a number in d of <path>"),
    "a number that is none": ('<rect x="nan" width="9" height="9"/>', "a number in x of <rect>"),
    "an endless line": ('<path d="M0 0L9 9" stroke-width="inf"/>', "a number in stroke-width"),
    "a scale without end": ('<g transform="scale(1e30)"><rect/></g>', "a number in transform of <g>"),
    "too deep": ("<g>" * 70 + "</g>" * 70, "within one another"),
    "too many": ("<g/>" * 20_001, "more than 20000 elements"),
    "not closed": ("<g>", "it is no plain XML"),
    "an entity": ("&big;", "it is no plain XML"),
}

HALL = object()
"""The scene whose piece is heard."""


@pytest.mark.parametrize(("body", "reason"), UNDRAWABLE.values(), ids=UNDRAWABLE)
def test_a_picture_that_cannot_be_drawn_is_refused(body: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        native.check_picture(SVG.format(body).encode())


@pytest.mark.parametrize(
    "box",
    ["0 0 1e308 5", "0 0 0 0", "0 0 . .", "0 0 99999 5", "0 0 5 0.001", "0 0 1.1.1 5", "0 0 5", "0 0 -5 5"],
)
def test_a_picture_without_proportions_is_refused(box: str) -> None:
    with pytest.raises(ValueError, match="viewBox"):
        native.proportions(SVG.format("").replace("0 0 100 100", box).encode())


def test_a_document_type_is_refused() -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>' + SVG.format("&b;")
    with pytest.raises(ValueError, match="DOCTYPE"):
        native.check_picture(bomb.encode())


def test_every_picture_of_the_program_can_be_drawn() -> None:
    assert len(PICTURES) > 100
    for path in PICTURES:
        native.check_picture(path.read_bytes())


def test_colours_and_names_are_no_numbers() -> None:
    body = (
        '<g id="n1e5x100000"><rect fill="#1e5e00" style="fill:#123456;stroke:#99999999" width="99999"/></g>'
    )
    native.check_picture(SVG.format(body).encode())


@pytest.mark.parametrize("content", [b"", b"<svg", b"\0" * 4000, SVG.format("x" * 3_000_000).encode()])
def test_a_broken_picture_is_told_and_a_plain_one_stands_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], window: AppWindow, content: bytes
) -> None:
    name = f"broken{len(content)}"
    (tmp_path / f"{name}.svg").write_bytes(content)
    assert Sprites(1.0, assets=tmp_path).svg(name, width_u=40).get_width() == 40
    said = capsys.readouterr().err
    assert said.startswith(f"circus: picture {name}: ") and said.count("\n") == 1


def wav(frames: int = 100, channels: int = 1, width: int = 2, rate: int = 22_050) -> bytes:
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(b"\1" * (frames * channels * width))
    return made.getvalue()


def longer_than_it_is() -> bytes:
    """A header that tells of a million samples more than follow."""
    return wav()[:40] + struct.pack("<I", 2_000_000) + b"\1" * 50


UNHEARD = {
    "nothing": (b"", "cut short"),
    "a header alone": (wav(0), "it lasts 0 s"),
    "half a header": (wav()[:20], "cut short"),
    "less than it tells": (longer_than_it_is(), "cut short"),
    "no sound at all": (b"hello" * 99, "it is no WAV file"),
    "eight bits": (wav(width=1), "8 bits"),
    "nine channels": (wav(channels=9), "9 channels"),
    "one sample a second": (wav(rate=1), "1 a second"),
    "a million a second": (wav(rate=1_000_000), "1000000 a second"),
    "an hour": (wav(8_000 * 121, rate=8_000), "it lasts 121 s"),
    "no rate at all": (wav()[:24] + b"\0" * 8 + wav()[32:], "0 a second"),
}


@pytest.mark.parametrize(("content", "reason"), UNHEARD.values(), ids=UNHEARD)
def test_a_sound_that_cannot_be_heard_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    (tmp_path / "bell.wav").write_bytes(content)
    with pytest.raises(ValueError, match=reason):
        native.sound(tmp_path / "bell.wav")


@pytest.mark.parametrize("content", [wav(0), wav()[:20], longer_than_it_is()])
def test_a_broken_sound_is_told_with_its_file_and_not_heard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for name in ("bell", "march"):
        (tmp_path / f"{name}.wav").write_bytes(content)
    sounds = Audio(Settings(), folder=tmp_path)
    sounds.open()
    sounds.play("bell")
    sounds.stream("march", HALL)
    sounds.close()
    assert capsys.readouterr().err.count(f" ({tmp_path}") == 2


def test_every_sound_of_the_program_can_be_heard() -> None:
    assert len(SOUNDS) > 20
    for path in SOUNDS:
        with wave.open(native.sound(path)) as anew, wave.open(str(path)) as was:
            assert anew.getparams() == was.getparams()
            assert anew.readframes(10**7) == was.readframes(10**7)


def test_every_font_of_the_program_is_whole() -> None:
    assert len(FONTS) == len(FACES)
    for path in FONTS:
        native.check_font(path)


@pytest.mark.parametrize("share", [0.0, 0.00005, 0.001, 0.5, 0.99])
def test_a_font_that_was_cut_is_refused(tmp_path: Path, share: float) -> None:
    font = FONTS[0].read_bytes()
    (tmp_path / "font.otf").write_bytes(font[: round(len(font) * share)])
    with pytest.raises(ValueError, match=r"cut short|no TrueType"):
        native.check_font(tmp_path / "font.otf")


def test_looking_costs_less_than_drawing(window: AppWindow) -> None:
    """A ratio of one run: the look is taken only where a picture is drawn."""
    most = max(PICTURES, key=lambda path: path.stat().st_size).read_bytes()
    began = process_time()
    for _ in range(5):
        native.check_picture(most)
    looked = process_time()
    for _ in range(5):
        svg.raster(most, (900, 900))
    assert looked - began < process_time() - looked
