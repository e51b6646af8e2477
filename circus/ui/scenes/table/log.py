"""Lines of a table's log: the captions of past events for the viewer."""

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from circus.content.texts import Texts
from circus.core.action import CHANCE, Action
from circus.core.facts import Turn
from circus.core.frame import Frame
from circus.lab.day.words import progress_at
from circus.session.game_session import GameSession
from circus.session.looking_back import FrameFeed
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.table.presenter import PresentedGame, TablePresenter
from circus.ui.skins.captions import Caption

BETWEEN = " \N{MIDDLE DOT} "
"""Separator of two sentences of one action."""


class LogLine(NamedTuple):
    """One action, or the head of a turn, trick or round.

    Attributes:
        at: the position it led to; of a head, the one before its first action.
        words: its sentences.
        seat: whom its first sentence is about; -1 for nobody, and for a head.
        picture: of the caption, for `SkinPainter.caption_picture`.
        ruling: the anchor of its rule; "" for none.
        is_head: whether it is a head.
    """

    at: int
    words: str
    seat: int = CHANCE
    picture: str = ""
    ruling: str = ""
    is_head: bool = False


def in_words(
    texts: Texts, played: PresentedGame, captions: Sequence[Caption], frames: Sequence[Frame]
) -> str:
    """Return the sentences of one action; an event without a caption has a sentence for the log."""
    words = BETWEEN.join(dict.fromkeys(each.words for each in captions if each.words))
    if words:
        return words
    names = [seat.name for seat in played.seats]
    quiet = [(f"{played.game.name}-log-{each.event.kind}", each.event) for each in frames if each.event]
    sentences = (texts.format_facts(key, event.facts, names) for key, event in quiet if texts.has(key))
    return next(sentences, "")


def _subject(captions: Sequence[Caption], action: Action) -> int:
    """Return the seat that the first sentence of an action is about; -1 for none.

    Its event decides, since an answer of one seat can carry out the action of another.
    """
    event = next((each.event for each in captions if each.words), None)
    seat = event.facts.get("seat", CHANCE) if event else action.seat
    return seat if isinstance(seat, int) else CHANCE


class TableLog:
    """Log of one table for one viewer in one language; each action is formatted once."""

    def __init__(self, kit: Toolkit, session: GameSession, presenter: TablePresenter, eyes: int) -> None:
        self._session = session
        self._presenter = presenter
        self._feed = FrameFeed(session, eyes)
        self._lines: list[LogLine] = []
        self._head = ""
        self.key = kit.texts, eyes

    def lines(self, kit: Toolkit) -> list[LogLine]:
        """Return all lines, the oldest first."""
        self.follow(kit)
        return self._lines

    def follow(self, kit: Toolkit, most: int | None = None) -> bool:
        """Format at most `most` further actions; return whether there were any."""
        known, actions = self._feed.stands, self._session.match.actions
        for at, turn, frames in islice(self._feed.news(), most):
            self._cut(at)
            captions = self._presenter.captions(kit, frames, self.key[1])
            words = in_words(kit.texts, self._session, captions, frames)
            if words:
                self._begin(kit, turn, at)
                picture = next((each.picture for each in captions if each.picture), "")
                ruling = next((each.ruling for each in captions if each.ruling), "")
                self._lines.append(LogLine(at, words, _subject(captions, actions[at - 1]), picture, ruling))
        self._cut(self._feed.stands + 1)
        return self._feed.stands != known

    def _begin(self, kit: Toolkit, turn: Turn, at: int) -> None:
        """Add a head at a new turn, trick or round; the set-up has none."""
        head = progress_at(kit.texts, self._session.game, turn, self._session.setup.seats)
        if head and head != self._head and turn.turn:
            self._head = head
            self._lines.append(LogLine(at - 1, head, is_head=True))

    def _cut(self, at: int) -> None:
        """Remove the lines from position `at` on, since their actions were undone."""
        before = len(self._lines)
        while self._lines and self._lines[-1].at >= at:
            self._lines.pop()
        while self._lines and self._lines[-1].is_head:
            self._lines.pop()
        if len(self._lines) != before:
            self._head = next((each.words for each in reversed(self._lines) if each.is_head), "")
