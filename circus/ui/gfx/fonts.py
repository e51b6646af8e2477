"""Text rendering: lines and blocks in the project's fonts, cached, in design units."""

import re
from bisect import bisect_right
from collections import OrderedDict, deque
from collections.abc import Sequence
from functools import cache, lru_cache, partial
from importlib.util import find_spec
from io import BytesIO
from itertools import accumulate, groupby, islice
from pathlib import Path
from typing import NamedTuple
from weakref import proxy

import pygame
from pygame import Surface
from pygame.font import Font

from circus.platform.console import say
from circus.platform.sanitizing import letters, strip_invisible
from circus.platform.untrusted import reason_of
from circus.ui.gfx import native, theme
from circus.ui.gfx.blank import blank
from circus.ui.gfx.line_breaks import broken
from circus.ui.gfx.scripts import is_digit, script_of, spans_of
from circus.ui.gfx.stand_in import draw_mark, mark_width
from circus.ui.gfx.surface_cache import USUAL_ROOM, SurfaceStore
from circus.ui.gfx.system_fonts import SYSTEM_FONTS, read_font

FACES = {
    "display": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "ui": ("font_hanken_grotesk", "HankenGrotesk-Medium.otf"),
    "ui-italic": ("font_hanken_grotesk", "HankenGrotesk-MediumItalic.otf"),
    "ui-semibold": ("font_hanken_grotesk", "HankenGrotesk-SemiBold.otf"),
    "ui-bold": ("font_hanken_grotesk", "HankenGrotesk-Bold.otf"),
}
"""Package and file of each face."""
SPARE = "ui-bold"
"""It has the letters of more languages than the display face; pygame's own font is the next fallback."""
SMALLEST_SHARE = 0.8
"""A line that is too long shrinks to this share of its size at 100 % before it is cut with an ellipsis."""
MAX_IN_LINE = 1000
MAX_IN_BLOCK = 4000
"""Maximum number of letters that are laid out; no screen holds more, and longer texts are cut."""
_MAX_SET = 500
"""Number of cached line breaks of blocks."""
_MAX_WIDE = 4_000
"""Number of cached widths of lines: a rulebook has 2,000 different words, measured many times."""
_MAX_OPEN = 24
"""Maximum number of open fonts; one takes a quarter of a MB with the letters that it has drawn."""
_ELLIPSIS = "…"


class Strain(NamedTuple):
    """Text that was shrunk or cut for lack of room.

    Attributes:
        text: the whole text.
        share: its drawn size, relative to that at the chosen text size.
        cut: whether some of it cannot be read.
        small: whether it is smaller than at a text size of 100 %.
    """

    text: str
    share: float
    cut: bool
    small: bool


class _Run(NamedTuple):
    """Part of a line in one font.

    Attributes:
        text: its letters in the order of typing.
        font: the font; `None` for a mark that stands in for a single letter.
        height: of the line in pixels.
        share: factor of the drawn size, for fonts of pictures that have one size.
    """

    text: str
    font: Font | None
    height: int
    share: float = 1.0

    @property
    def width(self) -> int:
        """Its width in pixels."""
        if self.font is None:
            return mark_width(self.height)
        return round(self.font.size(self.text)[0] * self.share)

    def draw(self, line: Surface, x: int, ascent: int, colour: str) -> None:
        """Draw it on a line whose letters have this ascent."""
        if self.font is None:
            line.blit(draw_mark(self.text, self.height, colour), (x, 0))
            return
        drawn, low = self.font.render(self.text, True, colour), ascent - self.font.get_ascent()
        if self.share != 1.0:
            drawn = pygame.transform.smoothscale(drawn.convert_alpha(), (self.width, self.height))
            low = 0
        line.blit(drawn, (x, low))


class Typeface:
    """Font of one size that renders any string, with fallbacks for missing letters and a maximum length.

    Letters that the program's fonts lack are drawn in fonts of the system, once those are read.
    """

    def __init__(self, path: Path | None, size: int) -> None:
        """Open the font of `path`, or pygame's own without one, at `size` pixels."""
        self._path, self._size = path, size
        self._font = _opened(path, size)
        self._spare: dict[Path | None, Font] = {}
        self._system: dict[tuple[Path, str, bool], tuple[Font, float] | None] = {}
        self.height = self._font.get_height()
        self.linesize = self._font.get_linesize()

    def width(self, text: str) -> int:
        """Return the width of a line in pixels."""
        text = _drawable(text)
        if _USUAL(text):
            return self._font.size(text)[0]
        return sum(run.width for run in self._runs(text))

    def render(self, text: str, colour: str) -> Surface:
        """Return one line as a surface; empty and of the line's height if nothing is visible."""
        runs = self._runs(_drawable(text))
        wide = sum(run.width for run in runs)
        if wide and len(runs) == 1 and runs[0].font is self._font:
            return self._font.render(runs[0].text, True, colour)
        line = blank((wide, self.height), clear=True)
        line.fill((*pygame.Color(colour)[:3], 0))
        x = 0
        for run in runs:
            run.draw(line, x, self._font.get_ascent(), colour)
            x += run.width
        return line

    def lacks(self, text: str) -> list[str]:
        """Return the letters of `text` without a glyph in this face."""
        return [letter for letter in text if not _has(self._path, letter)]

    def _runs(self, text: str) -> list[_Run]:
        """Return the runs of a line from left to right, each with a font that has its letters."""
        if not text or _USUAL(text):
            return [_Run(text, self._font, self.height)] if text else []
        found: list[_Run] = []
        for span in spans_of(letters(text)):
            runs: list[_Run] = []
            for (path, script, is_number), part in groupby(span.letters, key=self._face_of):
                runs += self._of(path, script, list(part), leftward=span.is_leftward and not is_number)
            found += reversed(runs) if span.is_leftward else runs
        return found

    def _face_of(self, letter: str) -> tuple[Path | str | None, str, bool]:
        """Return the file of the face that has a letter, its script, and whether it is a digit.

        The file is that of this face, of the spare one, `None` for pygame's own, then one of the system. A
        script that needs shaping comes from the system. `_NOWHERE` is a letter that no font has.
        """
        script, number = script_of(letter), is_digit(letter)
        for path in (self._path, font_path(SPARE)):
            if all(_has(path, each) for each in letter):
                return path, "", number
        is_own = all(_has(None, each) for each in letter)
        if is_own and not script:
            return None, "", number
        return SYSTEM_FONTS.path_of(letter) or (None if is_own else _NOWHERE), script, number

    def _of(self, path: Path | str | None, script: str, part: list[str], *, leftward: bool) -> list[_Run]:
        """Return letters of one face as a run, or as a mark each if no font has them."""
        text = "".join(part)
        if path == self._path:
            return [_Run(text, self._font, self.height)]
        if isinstance(path, Path) and path != font_path(SPARE):
            key = path, script, leftward
            if key not in self._system:
                self._system[key] = _opened_of_system(*key, self._size, self.height)
            if opened := self._system[key]:
                return [_Run(text, opened[0], self.height, opened[1])]
            path = _NOWHERE
        if isinstance(path, str):
            return [_Run(letter, None, self.height) for letter in part]
        if path not in self._spare:
            self._spare[path] = _opened(path, self._size if path else round(_OWN_SIZE * self._size))
        return [_Run(text, self._spare[path], self.height)]

    def fitting(self, text: str, width: int) -> int:
        """Return how many characters of a text, whole letters only, fit into a width in pixels."""
        tried = 32
        while tried < MAX_IN_LINE and tried < len(text) and self.width(text[:tried]) <= width:
            tried *= 2
        ends = [0, *accumulate(map(len, letters(text[: min(tried, MAX_IN_LINE)])))]
        return ends[bisect_right(ends, width, 1, key=lambda end: self.width(text[:end].rstrip())) - 1]


USUAL = " -~\u00a0\u00ab\u00b7\u00bb\u00bf-\u00ff\u2013\u2014\u2019\u2026"
"""Characters that every face has, as a regular expression class: most texts in English and French."""
_USUAL = re.compile(f"[{USUAL}]*").fullmatch

_OWN_SIZE = 1.4
"""Correction for pygame's own font, which is that much smaller than the size asked for."""

_TRIED_PX = 20
_NO_LETTER = "\U0010ffff"
_NOWHERE = "nowhere"
"""Stands for the file of letters that no font has, or whose font is still looked for."""


@lru_cache(10_000)
def _has(path: Path | None, letter: str) -> bool:
    """Return whether a face has its own glyph for a character, not the one for missing letters."""
    lacking, size = _lacking(path)
    font = _tried(path)
    return (
        font.size(letter) != size
        or pygame.image.tobytes(font.render(letter, True, "black"), "RGBA") != lacking
    )


@cache
def _lacking(path: Path | None) -> tuple[bytes, tuple[int, int]]:
    font = _tried(path)
    return pygame.image.tobytes(font.render(_NO_LETTER, True, "black"), "RGBA"), font.size(_NO_LETTER)


@cache
def _tried(path: Path | None) -> Font:
    return _opened(path, _TRIED_PX)


def _opened(path: Path | None, size: int) -> Font:
    """Return the opened font of `path`, or pygame's own, which has letters of many scripts."""
    return Font(BytesIO(_content(path)) if path else None, size)


def _opened_of_system(
    path: Path, script: str, leftward: bool, size: int, height: int
) -> tuple[Font, float] | None:
    """Return a font of the system that fits into a line, and its factor; `None` if it cannot be opened.

    Its file stays open: those with thousands of letters are too large to be read whole.
    """
    if read_font(path) is None:  # it has changed: opening a broken file crashes the program
        SYSTEM_FONTS.reject(path)
        return None
    try:
        font = Font(str(path), size)
        if font.get_height() > height:
            font = Font(str(path), max(6, size * height // font.get_height()))
        if leftward:
            font.set_direction(pygame.DIRECTION_RTL)
        if script:
            font.set_script(script)
    except (pygame.error, OSError):
        SYSTEM_FONTS.reject(path)
        return None
    too_high = font.get_height() > 1.3 * height  # pictures of one size
    return font, height / font.get_height() if too_high else 1.0


def _drawable(text: str) -> str:
    return strip_invisible(text[:MAX_IN_LINE])


class _Room(NamedTuple):
    """Limits of a block: width and height in pixels, and number of lines; `None` for no limit."""

    width: int
    most: int | None = None
    high: int | None = None
    leading: float = 1.2

    def lines(self, size: int, height: int) -> int | None:
        """Return how many lines of this size may be used; `None` for any number."""
        if self.high is None:
            return self.most
        fitting = max(1, 1 + (self.high - height) // max(1, round(size * self.leading)))
        return fitting if self.most is None else min(fitting, self.most)


class Fonts:
    """Cache of all text of one scale and text size; equal arguments return the same surface.

    Attributes:
        strained: the latest texts that were shrunk or cut; tests that draw a scene read it.
    """

    def __init__(self, scale: float, text_size: int = 100, store: SurfaceStore | None = None) -> None:
        """Use `scale` pixels per unit and `text_size` percent."""
        self.scale = scale
        self.text_size = text_size
        self.strained: deque[Strain] = deque(maxlen=500)
        self._fonts: OrderedDict[tuple[str, int], Typeface] = OrderedDict()
        self._cache = (store or SurfaceStore(USUAL_ROOM)).cache()
        # A proxy: a reference cycle would hold the pictures of a toolkit that is no longer used.
        self._set = lru_cache(_MAX_SET)(partial(Fonts._set_lines, proxy(self)))
        self._even = lru_cache(_MAX_SET)(partial(Fonts._evened, proxy(self)))
        self._wide = lru_cache(_MAX_WIDE)(partial(Fonts._width, proxy(self)))

    def font(self, face: str, size_u: float) -> Typeface:
        """Return the font of a face at a size in units, times the text size."""
        return self._at(face, self._px(size_u))

    def exact(self, face: str, size: int) -> Typeface:
        """Return the font of a face at a size in pixels, whatever the text size."""
        return self._at(face, size)

    def line(
        self,
        text: str,
        font: str = "ui",
        size_u: float = theme.CAPTION_U,
        colour: str = theme.CREAM,
        max_width_u: float | None = None,
    ) -> Surface:
        """Return one line as a surface.

        A line wider than `max_width_u` is shrunk, then cut with an ellipsis; both are recorded as a `Strain`.
        """
        size, shown = self._fitted(text, font, size_u, max_width_u)
        self._record_fitting(text, size, size_u, shown != text)
        key = (shown, font, size, colour)
        return self._cache.get(key, lambda: self._at(font, size).render(shown, colour).convert_alpha())

    def block(
        self,
        text: str,
        font: str = "ui",
        size_u: float = theme.CAPTION_U,
        colour: str = theme.CREAM,
        *,
        width_u: float,
        align: str = "left",
        leading: float = 1.2,
        most: int | None = None,
        high_u: float | None = None,
        even: bool = False,
    ) -> Surface:
        """Return text broken into lines at most `width_u` wide; `leading` is their distance in sizes.

        If it needs more than `most` lines or more than the height `high_u`, it is shrunk as a line is, then
        cut with an ellipsis. With `even`, the lines are about equally long.
        """
        width = round(width_u * self.scale)
        room = _Room(width, most, None if high_u is None else round(high_u * self.scale), leading)
        size, lines, cut = self._set(text, font, size_u, room)
        if even and not cut:
            lines = self._even(text, font, size, width, lines)
        self._record_fitting(text, size, size_u, cut or len(text) > MAX_IN_BLOCK)
        key = (lines, font, size, colour, width, align, leading)
        return self._cache.get(key, lambda: self._block(lines, font, size, colour, width, align, leading))

    def lines(self, text: str, font: str, size_u: float, width_u: float) -> int:
        """Return the number of lines of a block of this width, before any shrinking."""
        return len(self._set(text, font, size_u, _Room(round(width_u * self.scale)))[1])

    def longest_u(self, text: str, font: str, size_u: float, width_u: float, *, even: bool = False) -> float:
        """Return the width of the longest line of a block of this width in units, before any shrinking."""
        width = round(width_u * self.scale)
        size, lines, _ = self._set(text, font, size_u, _Room(width))
        if even:
            lines = self._even(text, font, size, width, lines)
        return max(self._wide(line, font, size) for line in lines) / self.scale

    def width_u(self, text: str, font: str = "ui", size_u: float = theme.CAPTION_U) -> float:
        """Return the width of a line in units, before any shrinking."""
        return self._wide(text, font, self._px(size_u)) / self.scale

    def _width(self, text: str, font: str, size: int) -> int:
        return self._at(font, size).width(text)

    def height_u(self, font: str = "ui", size_u: float = theme.CAPTION_U) -> float:
        """Return the height of a line in units."""
        return self._at(font, self._px(size_u)).linesize / self.scale

    def fits(self, text: str, font: str, size_u: float, max_width_u: float) -> bool:
        """Return whether a line fits without an ellipsis."""
        return self._fitted(text, font, size_u, max_width_u)[1] == text

    def fitting_u(self, text: str, font: str, size_u: float, max_width_u: float) -> float:
        """Return the largest size in units, up to `size_u`, at which a line fits into a width; 0 for none."""
        size, shown = self._fitted(text, font, size_u, max_width_u)
        return min(size_u, size * 100 / self.text_size / self.scale) if shown == text else 0.0

    def clipped(self, text: str) -> None:
        """Record that a part of a text was drawn outside of its surface."""
        self.strained.append(Strain(text, 1.0, True, False))

    def shrunk(self, text: str, share: float) -> None:
        """Record that a text was drawn smaller than its nominal size."""
        self.strained.append(Strain(text, share, False, True))

    def _record_fitting(self, text: str, size: int, size_u: float, cut: bool) -> None:
        """Record a text that was shrunk or cut."""
        asked = self._px(size_u)
        if cut or size < asked:
            self.strained.append(Strain(text, size / asked, cut, size < min(asked, self._plain_px(size_u))))

    def _px(self, size_u: float) -> int:
        return max(6, round(size_u * self.scale * self.text_size / 100))

    def _plain_px(self, size_u: float) -> int:
        """Return the size in pixels at 100 %, or at the text size if that is below."""
        return max(6, round(size_u * self.scale * min(100, self.text_size) / 100))

    def _least(self, size_u: float) -> int:
        return max(6, round(self._plain_px(size_u) * SMALLEST_SHARE))

    def _at(self, face: str, size: int) -> Typeface:
        font = self._fonts.get((face, size))
        if font is not None:
            self._fonts.move_to_end((face, size))
            return font
        font = self._fonts[face, size] = Typeface(font_path(face), size)
        if len(self._fonts) > _MAX_OPEN:
            self._fonts.popitem(last=False)
        return font

    def _fitted(self, text: str, face: str, size_u: float, max_width_u: float | None) -> tuple[int, str]:
        size = self._px(size_u)
        if max_width_u is None:
            return size, text
        width, least = round(max_width_u * self.scale), self._least(size_u)
        wide = self._at(face, size).width(text)
        while wide > width and size > least:
            size = max(least, min(size - 1, size * width // wide))
            wide = self._at(face, size).width(text)
        if wide <= width and len(text) <= MAX_IN_LINE:
            return size, text
        return size, self._cut(text, self._at(face, size), width)

    def _cut(self, text: str, font: Typeface, width: int) -> str:
        """Return as much of a line as fits, with an ellipsis."""
        room = width - font.width(_ELLIPSIS)
        return text[: max(1, font.fitting(text, room))].rstrip() + _ELLIPSIS

    def _set_lines(
        self, text: str, face: str, size_u: float, room: _Room
    ) -> tuple[int, tuple[str, ...], bool]:
        """Return size, lines and whether the text is cut, for a block."""
        size, least = self._px(size_u), self._least(size_u)
        while True:
            most = room.lines(size, self._at(face, size).height)
            lines = self._broken(text, face, size, room.width, most)
            if most is None or len(lines) <= most:
                return size, lines, False
            if size <= least:
                break
            size = max(least, size - max(1, size // 24))
        last = self._cut(" ".join(lines[most - 1 :]), self._at(face, size), room.width)
        return size, (*lines[: most - 1], last), True

    def _evened(self, text: str, face: str, size: int, width: int, lines: tuple[str, ...]) -> tuple[str, ...]:
        """Return the text in as many lines, but balanced: no single word is left on the last one."""
        narrow, wide = width // len(lines), width
        while len(lines) > 1 and wide - narrow > size // 2:
            middle = (narrow + wide) // 2
            found = self._broken(text, face, size, middle, None)
            if len(found) > len(lines):
                narrow = middle
            else:
                wide, lines = middle, found
        return lines

    def _broken(self, text: str, face: str, size: int, width: int, most: int | None) -> tuple[str, ...]:
        """Return the lines of a text, at most one more than `most`: a sign that there are too many."""
        font = self._at(face, size)
        every = (line for each in text[:MAX_IN_BLOCK].split("\n") for line in broken(each, font, width))
        return tuple(islice(every, None if most is None else most + 1))

    def _block(
        self, lines: Sequence[str], face: str, size: int, colour: str, width: int, align: str, leading: float
    ) -> Surface:
        font = self._at(face, size)
        step = round(size * leading)
        sheet = blank((width, step * (len(lines) - 1) + font.height), clear=True)
        sheet.fill((*pygame.Color(colour)[:3], 0))
        for row, line in enumerate(lines):
            drawn = font.render(line, colour).convert_alpha()
            spare = width - drawn.get_width()
            x = {"left": 0, "center": spare // 2, "right": spare}[align]
            sheet.blit(drawn, (x, row * step), special_flags=pygame.BLEND_RGBA_MAX)
        return sheet


@cache
def _content(path: Path) -> bytes:
    """Return the bytes of a file, read once: a font opened by its path holds the file open."""
    return path.read_bytes()


@cache
def font_path(face: str) -> Path | None:
    """Return the file of a face; `None`, reported once, if it is missing or broken."""
    package, name = FACES[face]
    spec = find_spec(package)
    if spec is not None and spec.origin:
        path = Path(spec.origin).parent / "files" / name
        try:
            native.check_font(path)
        except FileNotFoundError:
            pass
        except (OSError, ValueError) as error:
            say(f"circus: font {path}: {reason_of(error)}; another one stands in for it")
            return None
        else:
            return path
    say(f"circus: font {name} is missing; another one stands in for it")
    return None
