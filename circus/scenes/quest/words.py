"""What is said in a quest: what a try comes to, what it costs, and what speaks for the better choice."""

from circus.bots.cost import Cost
from circus.core.action import Action
from circus.scenes.table.coaching import warning
from circus.session.game_session import GameSession
from circus.session.quest import SURE, Quest, Verdict
from circus.stage.toolkit import Toolkit

LEAST = 0.005
"""A loss that would be told as none is not told."""


class QuestWords:
    """The sentences of one quest, for the seat that looks for the choice."""

    def __init__(self, kit: Toolkit, session: GameSession) -> None:
        """`session` stands where the choice is made, or just behind it."""
        self._texts = kit.texts
        self._session = session

    def told(self, quest: Quest, verdict: Verdict, tried: Action, cost: Cost | None) -> str:
        """What a try comes to, and why."""
        said = [self._texts.say(f"quest-{verdict.value}")]
        if verdict is Verdict.FOUND:
            return "\n".join(filter(None, [*said, self._reason(quest, quest.best)]))
        if cost and cost.loss >= LEAST and verdict is not Verdict.AS_GOOD:
            said.append(self._texts.say("quest-costs", **loss_in_words(cost.loss, cost.stderr)))
        if verdict in (Verdict.WORSE, Verdict.SAME) and (why := self._warns(tried)):
            said.append(why)
        return "\n".join(said)

    def shown(self, quest: Quest) -> str:
        """What the choice is that was looked for, and what speaks for it."""
        why = self._reason(quest, quest.best)
        return "\n".join(filter(None, [self._texts.say("quest-shown"), why]))

    def _reason(self, quest: Quest, action: Action) -> str:
        """What speaks for an action, as a hint says it; "" where its game cannot tell."""
        game = quest.timeline.game
        tells = game.policy.reason if game.policy else None
        view = game.view(quest.timeline.at(len(quest.timeline)), quest.seat)
        reason = tells(view, action) if tells else None
        key = f"{game.name}-hint-{reason.key}" if reason else ""
        names = [seat.name for seat in self._session.seats]
        return self._texts.tell(key, reason.facts, names) if reason and self._texts.has(key) else ""

    def _warns(self, action: Action) -> str:
        """What an action comes to, as the coach would have warned of it; "" where she has no word for it."""
        said = warning(self._texts, self._session, action, 0.0).words
        general = said == self._texts.say("table-coach-better")
        return "" if general else self._texts.say("quest-coach", warning=said)


def loss_in_words(loss: float, stderr: float) -> dict[str, int]:
    """A loss in hundredths of a win for a sentence, with what it may be wrong by."""
    return {"percent": max(1, round(100 * loss)), "doubt": max(1, round(100 * SURE * stderr))}
