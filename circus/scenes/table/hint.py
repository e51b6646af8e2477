"""A hint at the table: what the hard bot would do in this person's place, and why."""

from collections import Counter
from collections.abc import Callable

from circus.bots.thinker import Answer, Failure, Question, Thinker
from circus.core.action import Action
from circus.input.picker import VERB, Picker
from circus.scenes.table.reasons import in_words
from circus.texts import Texts


class Hint:
    """One suggestion, from the click on the button to the next choice."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._found: Answer | Failure | None = None
        self.thinking = False

    def ask(self, question: Callable[[], Question]) -> None:
        """Begins to think about it."""
        self.clear()
        self.thinking = True
        self._thinker.ask(question())

    def clear(self) -> None:
        """Forgets it: something was played, or the table was left."""
        if self.thinking:
            self._thinker.cancel()
        self.thinking, self._found = False, None

    def has_come(self) -> bool:
        """Whether the suggestion has just been found."""
        if self.thinking:
            self._found = self._thinker.answer()
            self.thinking = self._found is None
            return not self.thinking
        return False

    def marked(self, picker: Picker | None) -> Counter[str]:
        """The names to pick next on the way to what is suggested, and how many of each."""
        return marks_of(picker, self._found.action) if isinstance(self._found, Answer) else Counter()

    def words(self, texts: Texts, game: str, names: list[str]) -> str:
        """The sentence that goes with the suggestion; "" while there is none."""
        if self.thinking:
            return texts.say("table-hint-thinking")
        if isinstance(self._found, Failure):
            return texts.say("table-hint-failed")
        if self._found is None:
            return ""
        return in_words(texts, game, self._found.reason, names) or texts.say("table-hint-plain")


def marks_of(picker: Picker | None, action: Action) -> Counter[str]:
    """The names to pick next on the way to an action, and how many of each; none if it leads elsewhere."""
    if picker is None or action not in picker.live:
        return Counter()
    left = Counter(action.picks) - Counter(picker.picks)
    return left + Counter({VERB + action.verb} & picker.wanted)
