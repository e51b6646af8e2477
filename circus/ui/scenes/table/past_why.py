"""Explanations at a moment of the past: in a replay, and at a table with an open log."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect

from circus.records.timeline import Timeline
from circus.session.table_setup import Seat
from circus.ui.gfx.clear_place import Areas
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import AnswerCard, Pose, Target, Tip
from circus.ui.scenes.shell.focus import same
from circus.ui.scenes.table.answers import Explanation, OpenExplanation, answer
from circus.ui.scenes.table.happened import Happened, last_words
from circus.ui.scenes.table.motives import Motives
from circus.ui.scenes.table.pointing import ringed
from circus.ui.scenes.table.showing import Showing
from circus.ui.scenes.table.tabletop import WHY
from circus.ui.skins.captions import Caption


class PastWhy:
    """Explanations at the current position of a replay, and the open card.

    A bot's reason is derived from the viewer's information at that moment, as at the table: later events and
    hidden cards are not used. The viewer `OPEN` has full information.
    """

    def __init__(
        self,
        timeline: Callable[[], Timeline],
        at: Callable[[], int],
        seats: Callable[[], Sequence[Seat]],
        showing: Callable[[], Showing],
    ) -> None:
        """Prepare the explanations.

        `timeline` is the whole game, `at` the current position, `showing` the table with it.
        """
        self._timeline, self._at, self._showing = timeline, at, showing
        self._past: tuple[Timeline, int, Timeline] | None = None
        self._motives = Motives(self._so_far, seats)
        self._happened = Happened(lambda: showing().presenter, self._so_far)
        self._asked: OpenExplanation | None = None
        self._spare: Sequence[Rect] = ()

    @property
    def anchor(self) -> str:
        """The anchor of the open card in the rules; "" for none."""
        return self._asked.answer.anchor if self._asked else ""

    def with_reason(self, caption: Caption, eyes: int) -> Caption:
        """Return the last caption with the bot's action behind it, if its reason can be asked for."""
        return caption._replace(deed=self._motives.deed(caption.event, eyes))

    def inspectable_targets(self, above: Sequence[Target]) -> list[Target]:
        """Return all explainable items on the table, and the targets above them, the uppermost last."""
        names = {target.name for target in above}
        targets = (target for _, target in self._showing().inspectable_items())
        return [*(target for target in targets if target.name not in names), *above]

    def tip(self, target: Target) -> Tip | None:
        """Return name and effect of an item on the table.

        Return `None` without an item, or while a card is open.
        """
        showing = self._showing()
        item = showing.inspectable_item(target.name)
        if item is None or self._asked:
            return None
        explanation = answer(showing.kit.texts, showing.presenter.skin, showing.presenter.table, None, item)
        return Tip(target.rect, explanation.title, explanation.does)

    def ask(self, eyes: int, spare: Sequence[Rect]) -> None:
        """Open the card of the last event, or close it if it is open; it does not cover `spare`."""
        if self.close():
            return
        showing = self._showing()
        target, caption = showing.why, showing.caption
        if target:
            motive = self._motive(caption.deed, eyes, alone=not caption.why)
            self._open(
                target,
                Explanation(caption.words, _lines(caption.why, motive), anchor=caption.ruling),
                caption,
                spare,
            )

    def ask_item(self, target: Target | None, eyes: int, spare: Sequence[Rect]) -> bool:
        """Open or close the card of an item, with its last event; return false if nothing changes."""
        if target and target.name == WHY:
            self.ask(eyes, spare)
            return True
        again = self._asked is not None and self._asked.target == target
        closed = self.close()
        showing = self._showing()
        item = showing.inspectable_item(target.name) if target else None
        if target is None or item is None or again:
            return closed
        texts, skin, table = showing.kit.texts, showing.presenter.skin, showing.presenter.table
        explanation = answer(texts, skin, table, None, item, past=True)
        happened = self._happened.concerning(showing.kit, item, eyes)
        motive = self._motives.of_item(texts, item.name, eyes) if item.place else ""
        does = _lines(explanation.does, last_words(showing.kit, happened), motive)
        self._open(
            target,
            replace(explanation, does=does, anchor=explanation.anchor or happened.ruling),
            happened,
            spare,
        )
        return True

    def ask_action(self, target: Target, words: str, eyes: int, spare: Sequence[Rect]) -> None:
        """Open the card of the action that led here, with `words` at `target`, or close it."""
        again = self._asked is not None and self._asked.target == target
        self.close()
        if again:
            return
        n, kit = self._at(), self._showing().kit
        caption = self._happened.in_action(kit, n, eyes)
        motive = self._motive(self._motives.of_bot(n), eyes, alone=not caption.why)
        why = _lines(caption.why, motive) or self._plain(kit, n)
        self._open(target, Explanation(words, why, anchor=caption.ruling), caption, spare)

    def close(self) -> bool:
        """Close the card; return whether one was open."""
        closed, self._asked = self._asked is not None, None
        return closed

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the card, and rings round the items it refers to."""
        card = self._card(kit)
        if card is None or self._asked is None:
            return []
        lit = self._showing().rects(self._asked.lit)
        return [*ringed(kit, lit, self._showing().rounds(lit)), *card.items(kit, pose)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the targets of the card."""
        card = self._card(kit)
        return card.targets(kit) if card else []

    def _open(
        self, target: Target, explanation: Explanation, caption: Caption, spare: Sequence[Rect]
    ) -> None:
        self._asked, self._spare = OpenExplanation(target, explanation, caption.lit), spare

    def _card(self, kit: Toolkit) -> AnswerCard | None:
        if self._asked is None:
            return None
        target = self._asked.target
        targets = (each for _, each in self._showing().inspectable_items())
        here = same(target, [each for each in targets if each.name == target.name]) or target
        lit = [rect for rect in self._showing().rects(self._asked.lit) if not rect.colliderect(here.rect)]
        return self._asked.card(kit, here.rect, Areas([*self._spare, *lit]))

    def _motive(self, n: int, eyes: int, *, alone: bool) -> str:
        return self._motives.words(self._showing().kit.texts, n, eyes, alone=alone) if n else ""

    def _plain(self, kit: Toolkit, n: int) -> str:
        """Return whose choice an action without a rule behind it was."""
        seat = self._timeline().actions[n - 1].seat
        if seat < 0:
            return kit.texts.say("table-why-chance")
        names = [each.name for each in self._showing().presenter.table.seats]
        return kit.texts.format_facts("table-why-choice", {"seat": seat}, names)

    def _so_far(self) -> Timeline:
        """Return the game up to the current position."""
        whole, at = self._timeline(), self._at()
        if self._past is None or self._past[0] is not whole or self._past[1] != at:
            self._past = whole, at, whole.branch(at)
        return self._past[2]


def _lines(*sentences: str) -> str:
    return "\n".join(filter(None, sentences))
