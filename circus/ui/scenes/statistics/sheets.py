"""Sheets of the statistics: all games in words, the shares in rows, the chart of losses."""

from collections.abc import Sequence

from circus import games
from circus.content.texts.options import option_name, option_word
from circus.session.statistics import Statistics, WinShare
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.containers import Part, column, line, row
from circus.ui.scenes.parts.paper import PAD_U, TURNER_U, on_sheet, words
from circus.ui.scenes.parts.posters import title as game_title
from circus.ui.scenes.parts.scrolling import ListScroll
from circus.ui.scenes.parts.widgets import drawn, picture
from circus.ui.scenes.statistics.bars import row_height, share_row
from circus.ui.scenes.statistics.chart import loss_chart

_ROW_GAP_U = 6.0
_CUP_U = 92.0
_SHARE_U = 64.0
_CHART_U = 420.0
_MIN_CHART_U = 180.0
_SOFT = "#53402C"


def board(kit: Toolkit, found: Statistics, wide: float) -> Part:
    """Return all games together: the share as a large number, and its verdict."""
    texts, whole = kit.texts, found.whole
    low, high = whole.interval
    percents = {
        "percent": round(100 * float(whole.wins) / whole.games),
        "fair": round(100 * float(whole.fair) / whole.games),
        "low": round(100 * low),
        "high": round(100 * high),
    }
    verdict = ("even", "above", "below")[whole.verdict]
    sentences = [
        texts.say("statistics-won", won=round(float(whole.wins), 1), games=whole.games, **percents),
        texts.say("statistics-interval", **percents),
        texts.say(f"statistics-verdict-{verdict}", **percents),
        texts.say("statistics-streak", now=found.streak, longest=found.longest),
    ]
    share = texts.say("statistics-percent", percent=percents["percent"])
    cup = picture(kit.sprites.svg("common/cup", height_u=_CUP_U), wide=_CUP_U, high=_CUP_U)
    heading = row([cup, line(share, "display", _SHARE_U, theme.CHOSEN, high=_CUP_U)], 22)
    return on_sheet(column([heading, *(words(kit, each, wide, theme.INK) for each in sentences)], 16), wide)


def shares_sheet(
    kit: Toolkit, shares: Sequence[WinShare], scroll: ListScroll, wide: float, room: float
) -> Part:
    """Return rows of shares from the first visible one on, as many as fit in `room` units, with arrows."""
    if not shares:
        return on_sheet(words(kit, kit.texts.say("statistics-usual-rules"), wide, _SOFT), wide)
    most, high = fitting(kit, shares, wide, room), _row_u(kit, shares, wide)
    shown = shares[scroll.first : scroll.first + most]
    parts = [_legend(kit, wide), *(share_row(kit, _title(kit, share), share, high) for share in shown)]
    if most < len(shares):
        parts.append(scroll.arrows())
    return on_sheet(column(parts, _ROW_GAP_U), wide)


def _row_u(kit: Toolkit, shares: Sequence[WinShare], wide: float) -> float:
    """Return the height of a row, equal for all: that of the longest name."""
    inner = wide - 2 * PAD_U
    return max((row_height(kit, _title(kit, share), inner) for share in shares), default=0.0)


def fitting(kit: Toolkit, shares: Sequence[WinShare], wide: float, room: float) -> int:
    """Return the number of rows that fit on a sheet."""
    count, each = len(shares), _row_u(kit, shares, wide) + _ROW_GAP_U
    left = room - 2 * PAD_U - (_legend(kit, wide).high or 0.0)
    if count * each <= left:
        return count
    return max(1, int((left - TURNER_U - _ROW_GAP_U) / each))


def chart_sheet(kit: Toolkit, losses: tuple[float, ...], wide: float, room: float) -> Part:
    """Return the losses, game by game; without reviewed games, an explanation."""
    text = words(kit, kit.texts.say("statistics-loss" if losses else "statistics-loss-none"), wide, _SOFT)
    if not losses:
        return on_sheet(text, wide)
    high = max(_MIN_CHART_U, min(_CHART_U, room - 2 * PAD_U - (text.high or 0.0) - 16))

    chart = drawn(kit, lambda size: loss_chart(kit, size, losses), high)
    return on_sheet(column([text, chart], 16), wide)


def _legend(kit: Toolkit, wide: float) -> Part:
    return words(kit, kit.texts.say("statistics-legend"), wide, _SOFT)


def _title(kit: Toolkit, share: WinShare) -> str:
    """Return the title of a row: a game, a kind of opponents, or a rule of a game."""
    if not share.game:
        return kit.texts.say(f"statistics-against-{share.kind}")
    if not share.kind:
        return game_title(kit, share.game)
    name, _, value = share.kind.partition("=")
    option = games.find(share.game).option(name)
    return kit.texts.say(
        "statistics-rule",
        game=game_title(kit, share.game),
        option=option_name(kit.texts, share.game, option),
        value=option_word(kit.texts, share.game, option, option.read(value)),
    )
