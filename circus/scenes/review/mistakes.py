"""Mistakes to learn from: one after the other the worst choices of a seat, to be made again."""

from collections.abc import Sequence

from circus.scenes.quest.scene import DONE, NEXT, QuestScene
from circus.scenes.review.told import ReviewWords
from circus.scenes.scene import SceneContext
from circus.session.playback import Playback
from circus.session.quest import Quest
from circus.stage.widgets.quest import Way


class MistakeScene(QuestScene):
    """One of the worst choices of a seat.

    Attributes:
        number: which of them it is, from 0.
    """

    name = "review"

    def __init__(
        self, manager: SceneContext, playback: Playback, quests: Sequence[Quest], number: int = 0
    ) -> None:
        super().__init__(manager, quests[number], playback.seats)
        self.number = number
        self._playback = playback
        self._quests = quests

    def asks(self) -> str:
        """Which of them this is, what was done, and that something was better."""
        texts, quest = self.kit.texts, self.quest
        told = ReviewWords(self.kit, self._playback).done(len(quest.timeline) + 1, quest.seat)
        head = texts.say("mistakes-number", number=self.number + 1, of=len(self._quests))
        return "\n".join((head, texts.say("mistakes-asks", told=told)))

    def ways(self) -> Sequence[Way]:
        """To the next one, or back to the review."""
        texts, solved = self.kit.texts, self._is_solved
        if self.number + 1 < len(self._quests):
            return (Way(NEXT, texts.say("mistakes-next"), "right", solved),)
        return (Way(DONE, texts.say("mistakes-done"), "check", solved),)

    def go(self, way: str) -> None:
        """Goes there."""
        if way == NEXT:
            following = MistakeScene(self.manager, self._playback, self._quests, self.number + 1)
            self.manager.replace(following)
        else:
            self.manager.back()
