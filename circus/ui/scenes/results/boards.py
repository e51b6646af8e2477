"""Boards next to the podium: the totals of the series, and the decisive moments."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from circus.core.ending import SCORE, KeyMomentInTurn, Standing
from circus.core.game import Game
from circus.session.end_of_game import MAX_MOMENTS, format_key_moment, format_standing, select_decisive
from circus.session.placing import series_places
from circus.session.series import Series
from circus.session.table_setup import Seat
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Plate, Widget
from circus.ui.gfx.widgets.base import Box
from circus.ui.gfx.widgets.containers import (
    END,
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    line,
    row,
    space,
    stacked,
)  # fmt: skip
from circus.ui.gfx.widgets.icons import icon
from circus.ui.scenes.parts.portraits import medallion
from circus.ui.scenes.parts.widgets import PictureWidget, TextBlock, picture, rope_picture
from circus.ui.scenes.results.by_seat import ResultsBySeat
from circus.ui.scenes.results.stage import PodiumPlace, room_below

BOARD_U = 322.0
_PAD_U = 18.0
_STAR_U = 30.0
_TITLE_U, _NAME_U, _WORDS_U = 25, 22, 20
_FACE_U, _TEAM_FACE_U, _BESIDE_FACE_U = 62.0, 46.0, 12.0
_LOW_U = 20.0
"""Free wood below the last line."""
_MANY = 99
"""No limit of lines: there is room for all of them."""
_BELOW_U = 250.0
"""Height of the plates and buttons below."""


class Boards:
    """Boards at the free sides of the podium: the series left, the moments right."""

    def __init__(self, kit: Toolkit, seats: Sequence[Seat], standing: Sequence[PodiumPlace]) -> None:
        self._kit = kit
        self._seats = seats
        self._standing = standing
        self._text = kit.text_scale

    def series(self, game: Game[Any], series: Series, results: ResultsBySeat) -> list[Widget]:
        """Return the series, a row per player or per team; nothing for a single game."""
        if series.kind == "single":
            return []
        left, top = self._corner(-1)
        order = [place.seat for place in series_places(series, game.ending.fewest_win)]
        sides = list(dict.fromkeys(results.sides[seat] for seat in order))
        room = self._room(left, top) - self._head_u() - _LOW_U
        teams = [[seat for seat, side in enumerate(results.sides) if side == each] for each in sides]
        totals = [_totals(self._kit, game, series, side) for side in sides]
        row_u = max(46.0, 6 + 28 * self._text)
        rows = self._long_totals(teams, totals, room) or [
            self._short_totals(team, total[0], max(30 * self._text, min(room / len(sides), row_u)))
            for team, total in zip(teams, totals, strict=True)
        ]
        marked = [
            self._faced(game.name, team, results.marks, each) for team, each in zip(teams, rows, strict=True)
        ]
        return self._hung(left, top, [self._series_head(game.name, series), *marked])

    def moments(self, game: str, moments: Sequence[KeyMomentInTurn], *, alone: bool) -> list[Widget]:
        """Return the decisive moments that fit; `alone` on the stage."""
        kit, names = self._kit, [seat.name for seat in self._seats]
        left, top = self._corner(0 if alone and kit.units.portrait else 1)
        room = self._room(left, top) - self._head_u() - _LOW_U
        for most in range(min(len(moments), MAX_MOMENTS), 0, -1):
            decisive = select_decisive(moments, most)
            sentences = [format_key_moment(kit.texts, game, each, names) for each in decisive]
            parts = [self._sentence(words) for words in sentences if words]
            if parts and sum(part.high or 0.0 for part in parts) <= room:
                head = line(kit.texts.say("results-moments"), "display", _TITLE_U, theme.PAPER)
                return self._hung(left, top, [head.with_height(self._head_u()), *parts])
        return []

    def _corner(self, side: int) -> tuple[float, float]:
        """Return left and top of the board on one side, or in the middle."""
        units = self._kit.units
        if units.portrait:
            return units.width_u / 2 - BOARD_U / 2 + side * (BOARD_U / 2 + 16), 270.0
        return 28.0 if side < 0 else units.width_u - BOARD_U - 28, 206.0

    def _room(self, left: float, top: float) -> float:
        floor = self._kit.units.height_u - _BELOW_U
        return room_below(self._standing, left, BOARD_U, floor) - top

    def _head_u(self) -> float:
        return 20 + 34 * self._text

    def _hung(self, left: float, top: float, parts: Sequence[Part]) -> list[Widget]:
        """Return a wooden board on two ropes."""
        kit = self._kit
        board = stacked(
            boxed(Plate(NOWHERE, "wood"), BOARD_U), column(parts).padded(_PAD_U, 0, _PAD_U, _LOW_U)
        )
        cord = rope_picture(kit, kit.units.px(top + 20), 10)
        cords = [
            PictureWidget(cord, x, 0, "midtop", layer=theme.LAYER_HALO)
            for x in (left + 46, left + BOARD_U - 46)
        ]
        return [*cords, *board.arrange((left, top, BOARD_U, board.high or 0.0))]

    def _series_head(self, game: str, series: Series) -> Part:
        """Return the board's title, and the progress of the series."""
        texts, fonts = self._kit.texts, self._kit.fonts
        words, goal = texts.say("results-series"), format_standing(texts, game, Standing(SCORE, series.goal))
        facts = texts.say(f"results-series-{series.kind}", played=series.played, goal=series.goal, score=goal)
        parts = [
            line(
                words, "display", _TITLE_U, theme.PAPER, wide=fonts.width_u(words, "display", _TITLE_U) + 10
            ),
            line(facts, "ui", _WORDS_U, theme.CREAM, align=END),
        ]
        return row(parts).with_height(self._head_u())

    def _long_totals(
        self, teams: Sequence[Sequence[int]], totals: Sequence[Sequence[str]], room: float
    ) -> list[Part]:
        """Return names with all totals below, or with the first of them; none if they do not fit."""
        both = [self._kit.texts.say("results-series-both", wins=each[0], points=each[-1]) for each in totals]
        first = [each[0] for each in totals]
        for shown in [both, first] if all(len(each) > 1 for each in totals) else [first]:
            parts = [self._below_its_name(*each) for each in zip(teams, shown, strict=True)]
            if sum(part.high or 0.0 for part in parts) <= room:
                return parts
        return []

    def _below_its_name(self, team: Sequence[int], total: str) -> Part:
        """Return a name, or those of a team, and below it their totals, in as many lines as they need."""
        wide = BOARD_U - 2 * _PAD_U - _faces_u(team)
        names = self._kit.texts.listed([self._seats[seat].name for seat in team])
        name = _wrapped(self._kit, wide, names, "display", _NAME_U)
        has = _wrapped(self._kit, wide, total, "ui-semibold", _WORDS_U)
        return column([name, has]).padded(0, 3, 0, 7)

    def _short_totals(self, team: Sequence[int], total: str, high: float) -> Part:
        """Return one line, with the total below the name if it is too long."""
        wide = self._kit.fonts.width_u(total, "ui-bold", _WORDS_U)
        if wide > BOARD_U * 0.5:
            return self._below_its_name(team, total)
        has = line(total, "ui-bold", _WORDS_U, theme.PAPER, wide=wide, align=END)
        names = self._kit.texts.listed([self._seats[seat].name for seat in team])
        name = line(names, "display", _NAME_U, theme.PAPER)
        return row([name, space(wide=4), has]).with_height(high)

    def _faced(self, game: str, team: Sequence[int], marks: Sequence[str], words_part: Part) -> Part:
        """Return the faces before the text about them."""
        high = words_part.high or 0.0
        size = min(high, _FACE_U if len(team) == 1 else _TEAM_FACE_U)
        faces = [
            picture(medallion(self._kit, game, self._seats[seat], size - 8, marks[seat]), wide=size)
            for seat in team
        ]
        return row([*faces, space(wide=_BESIDE_FACE_U), words_part]).with_height(high)

    def _sentence(self, words: str) -> Part:
        """Return a star, and a moment in as many lines as it needs."""
        words_part = _wrapped(self._kit, BOARD_U - 2 * _PAD_U - _STAR_U, words, "ui-semibold", _WORDS_U)
        star = picture(icon(self._kit, "star", 20, theme.CREAM), wide=_STAR_U, high=26 * self._text)
        return row([star, words_part], align=START).with_height(words_part.high).padded(0, 0, 0, 12)


def _faces_u(team: Sequence[int]) -> float:
    """Return the width of a team's faces."""
    return (_FACE_U if len(team) == 1 else _TEAM_FACE_U * len(team)) + _BESIDE_FACE_U


def _wrapped(kit: Toolkit, wide: float, words: str, face: str, size_u: float) -> Part:
    """Return words in as many lines as they need."""
    block = TextBlock(0, 0, wide, words, face, size_u, theme.PAPER, most=_MANY)

    def arrange(box: Box) -> list[Widget]:
        return [replace(block, x=box[0], y=box[1])]

    return Part(arrange, high=kit.units.u(block.block(kit).get_height()))


def _totals(kit: Toolkit, game: Game[Any], series: Series, seat: int) -> list[str]:
    """Return the totals of a seat, the decisive one first; points after games if they matter."""
    points = format_standing(kit.texts, game.name, Standing(SCORE, series.points[seat]))
    if series.kind == "points":
        return [points]
    wins, shared = series.wins[seat], series.shared[seat]
    texts = [kit.texts.say("results-wins-count", wins=wins)] if wins or not shared else []
    if shared:
        texts.append(kit.texts.say("results-shared-count", shared=shared))
    texts = [_unbroken(words) for words in texts]
    return [", ".join(texts), _unbroken(points)] if game.ending.counts else [", ".join(texts)]


def _unbroken(words: str) -> str:
    """Return words with unbreakable spaces, so that a number stays with its noun."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")
