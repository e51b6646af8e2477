"""Mistakes to learn from: one after the other the worst choices of a seat, to be made again."""

from collections.abc import Sequence

from circus.scenes.quest.scene import QuestScene
from circus.scenes.review.told import ReviewWords
from circus.scenes.scene import SceneContext
from circus.scenes.table.log import BETWEEN
from circus.session.playback import Playback
from circus.session.quest import Quest


class MistakeScene(QuestScene):
    """One of the worst choices of a seat."""

    name = "review"

    def __init__(
        self, manager: SceneContext, playback: Playback, quests: Sequence[Quest], number: int = 0
    ) -> None:
        super().__init__(manager, quests[number], playback.seats, (number, len(quests)))
        self._playback = playback
        self._quests = quests

    def asks(self) -> str:
        """Which of them this is, what was done, and that something was better."""
        texts, quest = self.kit.texts, self.quest
        words, n = ReviewWords(self.kit, self._playback), len(quest.timeline) + 1
        told = BETWEEN.join(filter(None, (words.moment(n), words.done(n, quest.seat))))
        head = texts.say("mistakes-number", number=self.number + 1, of=len(self._quests))
        return BETWEEN.join((head, texts.say("mistakes-asks", told=told)))

    def labels(self) -> tuple[str, str]:
        """To the next one, or back to the review."""
        texts = self.kit.texts
        return texts.say("mistakes-next"), texts.say("mistakes-done")

    def open(self, number: int) -> None:
        """Another one, in the place of this one."""
        self.manager.replace(MistakeScene(self.manager, self._playback, self._quests, number))
