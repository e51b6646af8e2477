"""Hint at the table: the hard bot's action for this person, and its reason."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from circus.bots.thinker import BotMove, Failure, MoveQuestion, Thinker, Thought, ask
from circus.content.texts import Texts
from circus.core.action import Action
from circus.core.game import Game
from circus.core.policy import Reason
from circus.core.state import State
from circus.ui.input.picker import VERB, Picker
from circus.ui.scenes.table.coach_warnings import CoachWarnings
from circus.ui.scenes.table.commands import CommandHandlers, SeekHint
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.layers import Layer
from circus.ui.scenes.table.looking import HeldHands
from circus.ui.scenes.table.reasons import INSTEAD, in_words


class Hint:
    """One suggestion, from the click on the button to the next choice."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._job: Thought | None = None

    @property
    def thinking(self) -> bool:
        """Whether it is being computed."""
        return self._job is not None and self._job.is_running

    @property
    def _result(self) -> BotMove | Failure | None:
        return self._job.result if self._job else None

    def ask(self, question: Callable[[], MoveQuestion]) -> None:
        """Start the computation."""
        self.clear()
        self._job = ask(self._thinker, question())

    def clear(self) -> None:
        """Drop the hint, since somebody acted or the table was left."""
        if self._job:
            self._job.cancel()
            self._job = None

    def has_come(self) -> bool:
        """Return whether the suggestion is newly complete."""
        return self._job is not None and self._job.poll()

    def marked(self, picker: Picker | None) -> Counter[str]:
        """Return the next picks of the suggested action, with their numbers."""
        return marks_of(picker, self._result.action) if isinstance(self._result, BotMove) else Counter()

    def words(self, texts: Texts, game: Game[Any], view: State, names: list[str]) -> str:
        """Return the suggested action and its reason; "" without a suggestion."""
        if self.thinking:
            return texts.say("table-hint-thinking")
        if isinstance(self._result, Failure):
            return texts.say("table-hint-failed")
        if self._result is None:
            return ""
        does = format_instruction(texts, game, view, self._result.action, names)
        why = in_words(texts, game.name, self._result.reason, names)
        if does and why:
            does = texts.say("table-hint-why", deed=does, why=why)
        text, instead = does or why or texts.say("table-hint-plain"), self._result.instead
        if instead is None:
            return text
        facts = {**instead.reason.facts, "wins": max(1, round(100 * instead.gain))}
        gained = in_words(texts, game.name, Reason(instead.reason.key, facts), names, INSTEAD)
        return f"{text}. {gained}"


class TableHint(Layer):
    """Hint for the person at the screen.

    Attributes:
        hint: the suggestion.
    """

    outlasts_events = True

    def __init__(self, table: TableContext, coach: CoachWarnings, hands: HeldHands) -> None:
        self._table = table
        self._coach = coach
        self._hands = hands
        self.hint = Hint(table.manager.thinker)

    def subscribe(self, commands: CommandHandlers) -> None:
        """Handle the button of the hint."""
        commands.on(SeekHint, lambda _: self._seek())

    @property
    def thinking(self) -> bool:
        """Whether the suggestion is being computed."""
        return self.hint.thinking

    @property
    def is_free(self) -> bool:
        """Whether no bot needs the thinker."""
        host = self._table.host
        return not host.session.awaited_bots or host.bots.is_ready

    @property
    def can_ask(self) -> bool:
        """Whether the person may ask for a hint now."""
        is_asked = self._table.input.chooser is not None and not self._hands.covers
        return is_asked and self.is_free and not self.hint.thinking

    @property
    def marked(self) -> Counter[str]:
        """The next picks of the suggested action, with their numbers."""
        return self.hint.marked(self._table.input.picker)

    def advance(self, ms: float) -> None:
        """Show the suggestion once it is complete."""
        if self.thinking and self.hint.has_come():
            self._table.changed()

    def words(self) -> str:
        """Return the suggested action and its reason; "" without a suggestion."""
        table = self._table
        names = [seat.name for seat in table.session.seats]
        view = table.presenter.settled().state
        return self.hint.words(table.kit.texts, table.session.match.game, view, names)

    def end(self) -> None:
        """Drop the suggestion."""
        self.hint.clear()
        self._table.layers.remove(self)

    def _seek(self) -> None:
        if self.can_ask:
            session, seat = self._table.session, self._table.host.viewer
            self._table.notice = ""
            self._table.layers.add(self)
            self._coach.coach.pause()
            session.note_help(seat, "hint", "")
            self.hint.ask(lambda: session.hint_question(seat))
            self.hint.has_come()
            self._table.changed()


def format_instruction(texts: Texts, game: Game[Any], view: State, action: Action, names: list[str]) -> str:
    """Return an action as an instruction; "" if the game's reasons name the action themselves."""
    key = instruction_key(texts, game.name, action)
    faces = {piece.name: f"{piece.kind}/{piece.face}" for piece in game.pieces(view) if piece.name}
    items = tuple(faces.get(pick, pick) for pick in action.picks)
    facts = {"picks": action.picks, "things": items, "first": _first(action)}
    return texts.format_facts(key, facts, names) if key else ""


def instruction_key(texts: Texts, game: str, action: Action) -> str:
    """Return the key of the most specific instruction for an action; "" if there is none."""
    first, aim = _first(action), action.picks[-1].partition("/")[0] if action.picks else ""
    verb = f"{game}-do-{action.verb}"
    return next(filter(texts.has, (f"{verb}-{first}-{aim}", f"{verb}-{first}", verb)), "")


def _first(action: Action) -> str:
    return action.picks[0].rpartition("/")[2] if action.picks else ""


def marks_of(picker: Picker | None, action: Action) -> Counter[str]:
    """Return the next picks of an action, with their numbers.

    If the current picks do not lead to it, return all of its picks, since picking starts again.
    """
    if picker is None or action not in picker.legal:
        return Counter()
    if action not in picker.live:
        return Counter(action.picks) or Counter((VERB + action.verb,))
    left = Counter(action.picks) - Counter(picker.picks)
    return left + Counter({VERB + action.verb} & picker.selectable)
