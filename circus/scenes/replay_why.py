"""Why, asked in a replay: the card on what was told last, with the reason of the bot whose doing it was."""

from collections.abc import Sequence

from pygame import Rect

from circus.looks.captions import Caption
from circus.scenes.table.answers import Answer, Asked
from circus.scenes.table.motives import Motives
from circus.scenes.table.pointing import ringed
from circus.scenes.table.showing import Showing
from circus.session.playback import Playback
from circus.stage.compositor import Item
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import AnswerCard, Pose, Target
from circus.timeline import Timeline


class ReplayWhy:
    """What can be asked why at the position that is looked at, and the card that answers.

    A bot's reason is what the eyes that look could work out at that moment, as at the table: what came later,
    and cards that only the bot knew, say nothing. Open eyes know them all.
    """

    def __init__(self, playback: Playback) -> None:
        self._playback = playback
        self._past: Timeline | None = None
        self._motives = Motives(self._so_far, lambda: playback.seats)
        self._asked: Asked | None = None
        self._spare: Sequence[Rect] = ()

    @property
    def anchor(self) -> str:
        """Where the rules tell of what was asked; "" if they do not."""
        return self._asked.answer.anchor if self._asked else ""

    def told(self, caption: Caption, eyes: int) -> Caption:
        """What was told last, and whether it was a bot's doing, whose reason can be asked."""
        return caption._replace(deed=self._motives.deed(caption.event, eyes))

    def ask(self, kit: Toolkit, showing: Showing, eyes: int, spare: Sequence[Rect]) -> None:
        """Opens the card on what was told last, or closes it where it is open; it leaves `spare` free."""
        if self.close():
            return
        target, told = showing.why, showing.caption
        if target:
            self._spare = spare
            alone = not told.why
            motive = self._motives.words(kit.texts, told.deed, eyes, alone=alone) if told.deed else ""
            why = "\n".join(filter(None, (told.why, motive)))
            self._asked = Asked(target, Answer(told.words, why, anchor=told.ruling), told.lit)

    def close(self) -> bool:
        """Closes the card; returns whether one was open."""
        closed, self._asked = self._asked is not None, None
        return closed

    def items(self, kit: Toolkit, showing: Showing, pose: Pose) -> list[Item]:
        """The card, and rings round what it speaks of."""
        card = self._card(kit)
        if card is None or self._asked is None:
            return []
        return [*ringed(kit, showing.rects(self._asked.lit)), *card.items(kit, pose)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Those of the card."""
        card = self._card(kit)
        return card.targets(kit) if card else []

    def _card(self, kit: Toolkit) -> AnswerCard | None:
        asked = self._asked
        return asked.card(kit, asked.target.rect, self._spare, ()) if asked else None

    def _so_far(self) -> Timeline:
        """The game up to the position that is looked at."""
        at = self._playback.at
        if self._past is None or len(self._past) != at:
            self._past = self._playback.timeline.branch(at)
        return self._past
