"""Forced choices: an action without alternative is played without a question.

One that reveals something (`Verb.reveals`) is asked for, unless the settings say otherwise: the moment
belongs to its person. So is one that would reveal a hand by being forced.
"""

from collections.abc import Callable, Sequence

from circus.core.action import CHANCE, Action
from circus.session.game_session import Frames, GameSession
from circus.session.pace import FORCED_MS, SPEEDS
from circus.session.secrecy import hidden_pieces


def forced_action(session: GameSession, here: Sequence[int]) -> Action | None:
    """Return the only legal action of a person to act at this screen; `None` if nothing is forced.

    If several persons play, everybody must be able to tell that it is the only one: the seat hides at most
    one piece. Otherwise an action without a question would reveal something of the hand. A script, for
    example a lesson's, decides itself what it asks for.

    Args:
        session: the game.
        here: the persons at this screen.
    """
    if session.script is not None:
        return None
    for seat in session.awaited_people:
        legal = session.match.legal_actions(seat) if seat in here else ()
        if len(legal) == 1 and (len(session.people) == 1 or is_public_knowledge(session, seat)):
            return legal[0]
    return None


def is_public_knowledge(session: GameSession, seat: int) -> bool:
    """Check whether everybody can tell the legal actions of a seat: it hides at most one piece."""
    own, public = session.view(seat), session.view(CHANCE)
    return sum(1 for _ in hidden_pieces(session.game, own, public)) < 2


class ForcedChoices:
    """Player of forced actions, each after a short delay in which its moment is visible.

    Attributes:
        plays_reveals: whether actions that reveal something are played too.
    """

    def __init__(self, session: GameSession, show: Callable[[Frames], None]) -> None:
        """Create the player; `show` receives the frames of each action."""
        self._session, self._show = session, show
        self.plays_reveals = False
        self._number = -1
        self._waited = 0.0
        self._played: dict[int, Action] = {}

    @property
    def has_played(self) -> bool:
        """Whether the last action was a forced one, played for a person."""
        return self.has_played_at(len(self._session.match.actions))

    def has_played_at(self, number: int) -> bool:
        """Return whether the action with this number (1: the first) was a forced one, played for a person."""
        action = self._played.get(number)
        return action is not None and action is self._session.match.actions[number - 1]

    @property
    def runs(self) -> bool:
        """Whether the delay before a forced action is running."""
        return self._number == len(self._session.match.actions)

    def go_on(self, here: Sequence[int], ms: float, speed: str) -> bool:
        """Advance the delay and play the action at its end; return whether an action is forced."""
        action = forced_action(self._session, here)
        if action is None or (self._session.game.verbs[action.verb].reveals and not self.plays_reveals):
            return False
        if not self.runs:
            self._number, self._waited = len(self._session.match.actions), 0.0
        self._waited += ms
        if self._waited >= FORCED_MS * SPEEDS[speed]:
            self._number = -1
            self._played[len(self._session.match.actions) + 1] = action
            self._show(self._session.play(action))
        return True
