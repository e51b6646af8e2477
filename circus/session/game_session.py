"""Game session: one match with people and bots on its seats, and the frames of each viewer."""

from collections import Counter, deque
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from circus import bots
from circus.bots.thinker import MoveQuestion
from circus.core.action import CHANCE, Action
from circus.core.event import EventSink
from circus.core.frame import Frame, FrameRecorder
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.records.match import Match
from circus.records.pin import Pin
from circus.records.record import Writer
from circus.session.deals import CodedDeal
from circus.session.script import Script
from circus.session.table_setup import HUMAN, Seat
from circus.session.take_back import has_turn_left, is_forced, is_revealing, sealed_answers, undo_count

ADVISER = "hard"
"""The strength of the bot that gives hints."""

MAX_MISSED = 300
"""Maximum number of stored frames for an inactive person, the latest ones: an eliminated player may never
look."""

Frames = Mapping[int, Sequence[Frame]]
"""Frames of one action in order, by viewer (-1: the public)."""


class GameSession:
    """One game with its players.

    Attributes:
        match: the game.
        seats: the current players.
        deal: the draws of the whole game; `None` if they are random.
        script: the actions of a lesson; `None` in a free game.
        pins: the pinned moments of this game.
    """

    def __init__(
        self, match: Match, seats: Sequence[Seat], rng: Random, deal: CodedDeal | None = None
    ) -> None:
        """Create a session; `rng` draws for chance only, since the bots have a separate generator.

        A `deal` replaces both.
        """
        self.match = match
        self.seats = tuple(seats)
        self.script: Script | None = None
        self.deal = deal
        self.pins: tuple[Pin, ...] = ()
        self._draws, self._choices = rng, generator_of_bots(rng)
        self._watched: Counter[int] = Counter()
        self._missed: dict[int, deque[tuple[int, Frame]]] = {}
        self._questions: dict[int, MoveQuestion] = {}
        self._sealed: tuple[tuple[int, Action], Mapping[int, int]] | None = None
        self._reach: tuple[tuple[int, Action, int], int] | None = None
        self._undone: list[Action] = []

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.match.game

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self.match.setup

    @property
    def record_path(self) -> Path | None:
        """The file of the record; `None` if the game is not stored."""
        journal = self.match.journal
        return journal.path if isinstance(journal, Writer) else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple([seat for seat, who in enumerate(self.seats) if who.kind == HUMAN])

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats to act."""
        return self.match.state.awaited

    @property
    def awaited_people(self) -> tuple[int, ...]:
        """The persons to act."""
        people = self.people
        return tuple(seat for seat in self.awaited if seat in people)

    @property
    def awaited_bots(self) -> tuple[int, ...]:
        """The bots to act."""
        people = self.people
        return tuple(seat for seat in self.awaited if seat != CHANCE and seat not in people)

    def watch(self, viewer: int) -> None:
        """Create frames for this viewer from now on (-1: the public); calls are counted."""
        self._watched[viewer] += 1

    def look_away(self, viewer: int) -> None:
        """Undo one call of `watch`."""
        self._watched[viewer] -= 1
        self._watched += Counter()

    def sit(self, seat: int, kind: str, strength: str, name: str = "") -> None:
        """Give a seat to a person or to a bot during the game; "" keeps its name. The record notes it."""
        who = self.seats[seat]
        sitter = replace(who, kind=kind, strength=strength, name=name or who.name)
        if self.match.journal and not self.match.outcome:
            self.match.journal.sits(seat, sitter.player)
        self.seats = tuple(sitter if number == seat else who for number, who in enumerate(self.seats))
        self._missed.pop(seat, None)
        self._questions.pop(seat, None)
        self._undone.clear()
        self._reach = None

    def note_help(self, seat: int, what: str, at: str) -> None:
        """Note in the record that a person (-1: a spectator) asked for help, and about what."""
        self._note("help", {"seat": seat, "what": what, "at": at})

    def note_refused(self, seat: int, rule: str) -> None:
        """Note in the record that a person tried an illegal action."""
        self._note("refused", {"seat": seat, "rule": rule})

    def pin(self, face: str, text: str, seat: int | None) -> None:
        """Pin this moment in the record; raise OSError, without a pin, if it cannot be written."""
        pin = Pin(len(self.match.actions), face, text, seat)
        if self.match.journal:
            self.match.journal.pin(pin)
        self.pins = (*self.pins, pin)

    def _note(self, kind: str, facts: Mapping[str, object]) -> None:
        """Write a note; none follows the end of a record, and a full disk is reported at the next action."""
        if self.match.journal and not self.match.outcome:
            with suppress(OSError):
                self.match.journal.note(kind, facts)

    def view(self, seat: int) -> State:
        """Return the view of a seat (or of the public, -1)."""
        view: State = self.match.game.view(self.match.state, seat)
        return view

    def mark(self, seat: int) -> str:
        """Return the sprite of a public mark on a person's portrait; "" for none."""
        return self.match.game.facts.mark(self.view(CHANCE), seat)

    def has_secrets(self, seat: int) -> bool:
        """Return whether this seat's view differs from the public one."""
        pieces = self.match.game.pieces
        return list(pieces(self.view(seat))) != list(pieces(self.view(CHANCE)))

    def play(self, action: Action) -> Frames:
        """Play a seat's action; an illegal one raises `IllegalActionError` and changes nothing."""
        return self._recorded(lambda emit: self.match.play(action, emit))

    def draw(self) -> Frames:
        """Play a chance draw: the script's, if it has one."""
        action = self.scripted(CHANCE)
        if action is not None:
            return self.play(action)
        draws = self.deal.draw(self._acted(CHANCE)) if self.deal else self._draws
        return self._recorded(lambda emit: self.match.draw(draws, emit))

    def scripted(self, seat: int) -> Action | None:
        """Return the script's next action of a seat or of chance; `None` if they are free."""
        action = self.script.of(seat) if self.script else None
        free = action is None or self.match.game.rule_violation(self.match.state, action) is not None
        return None if free else action

    def go_on(self, strength: str = "") -> Frames:
        """Play a chance draw or the action of one bot at once: with this strength or with its own."""
        if CHANCE in self.awaited:
            return self.draw()
        seat = self.awaited_bots[0]
        return self.play(self.choice_of(seat, strength or self.seats[seat].strength))

    def choice_of(self, seat: int, strength: str) -> Action:
        """Return the script's action of a seat to act, or else the choice of a bot of this strength."""
        action = self.scripted(seat)
        if action is not None:
            return action
        bot = bots.find(strength)
        return bot(self.match.game, self.view(seat), self.match.legal_actions(seat), self._chooser(seat))

    def _chooser(self, seat: int) -> Random:
        """Return the generator for the next choice of a seat's bot."""
        return self.deal.thought(seat, self._acted(seat)) if self.deal else self._choices

    def _acted(self, seat: int) -> int:
        """Return how often a seat, or chance, has acted."""
        return sum(action.seat == seat for action in self.match.actions)

    def close(self) -> None:
        """Close the record, since nobody continues the game."""
        if self.match.journal:
            self.match.journal.close()

    def question(self, seat: int) -> MoveQuestion:
        """Return the question to the bot of a seat to act.

        It is the same until it acts, whatever others do.
        """
        if seat not in self._questions:
            strength, seed = self.seats[seat].strength, self._chooser(seat).getrandbits(48)
            self._questions[seat] = self._asked(seat, strength, seed)
        return self._questions[seat]

    def hint_question(self, seat: int) -> MoveQuestion:
        """Return the question for a hint; it does not use the game's own generator."""
        return replace(self._asked(seat, ADVISER, len(self.match.actions)), with_reason=True)

    def judged_question(self, seat: int, seconds: float) -> MoveQuestion:
        """Return the coach's question: the cost of each choice of a person, from their information."""
        return replace(self._asked(seat, ADVISER, len(self.match.actions)), look=seconds)

    def coach(self, seat: int, *, on: bool) -> None:
        """Switch the coach on or off for a seat."""
        self.seats = tuple(
            replace(who, coach=on) if number == seat else who for number, who in enumerate(self.seats)
        )

    def _asked(self, seat: int, strength: str, seed: int) -> MoveQuestion:
        return MoveQuestion(self.match.game, self.match.setup, self.view(seat), seat, strength, seed)

    def missed(self, seat: int) -> list[Frame]:
        """Return the frames of a person since the last call, at most `MAX_MISSED`, the oldest first.

        They are stored if several persons play: a single person misses nothing.
        """
        return [frame for _, frame in self._missed.pop(seat, ())]

    def unseen(self, seat: int, kinds: Collection[str]) -> tuple[Frame, ...]:
        """Return the frames of such events that a person has missed, without removing them."""
        return tuple(
            frame for _, frame in self._missed.get(seat, ()) if frame.event and frame.event.kind in kinds
        )

    def can_undo(self, seat: int) -> bool:
        """Return whether this seat's last action may be undone: nothing was revealed by it or since."""
        return self._undoable(seat) > 0

    def is_undoable_until_answered(self, seat: int) -> bool:
        """Return whether the last action may be undone only until another seat acts: it showed a face."""
        if seat in self.awaited or not self.can_undo(seat):
            return False
        return is_revealing(self.match, len(self.match.actions) - 1, (CHANCE,))

    def _undoable(self, seat: int) -> int:
        """Return how many actions are undone with this seat's last one; 0 if it cannot be undone.

        Bots may have acted since, if they revealed nothing.
        """
        actions = self.match.actions
        is_bound = self.script is not None or seat not in self.people
        if not actions or (is_bound and not has_turn_left(self.match, seat)):
            return 0
        key = len(actions), actions[-1], seat
        if self._reach is None or self._reach[0] != key:
            self._reach = key, undo_count(self.match, seat, self.people)
        return self._reach[1]

    def can_change(self, seat: int) -> bool:
        """Return whether this seat has answered a secret question that is still open to others.

        A single person's forced answer is no choice: it would be played again at once.
        """
        return self._sealed_answer(seat) is not None

    def _sealed_answer(self, seat: int) -> int | None:
        """Return the index of this answer among the actions; others may have answered since."""
        actions, awaited = self.match.actions, self.awaited
        if not actions or not awaited or seat in awaited:
            return None
        key = len(actions), actions[-1]
        if self._sealed is None or self._sealed[0] != key:
            self._sealed = key, sealed_answers(self.match, self.people)
        index = self._sealed[1].get(seat)
        if index is None or (len(self.people) == 1 and is_forced(self.match, index)):
            return None
        return index

    def undo(self, seat: int) -> None:
        """Undo this seat's last action and the bots' actions since.

        `can_undo` or `can_change` must hold. After a secret answer the others' answers of the same moment
        stay valid, since they did not depend on it.
        """
        sealed, number = self._sealed_answer(seat), len(self.match.actions)
        count = self._undoable(seat) if sealed is None else number - sealed
        assert count
        taken = list(self.match.actions[-count:])
        self.match.undo(count)
        self._reach = self._sealed = None
        if sealed is None:
            self._questions.clear()
        else:
            for other in taken[1:]:
                self.match.play(other)
            taken = taken[:1]
        self._undone += reversed(taken)
        for other_seat, missed in self._missed.items():
            self._missed[other_seat] = _without(missed, number - count, len(taken))

    def redoable(self, seat: int) -> Sequence[Action]:
        """Return the actions that this seat undid last, then those of bots; none once others act.

        Playing them repeats the same course; any other action drops them.
        """
        undone = self._undone[::-1]
        if not undone or self.script or undone[0].seat != seat:
            return ()
        if undone[0] not in self.match.legal_actions(seat):
            return ()
        own = next((n for n, action in enumerate(undone) if n and action.seat == seat), len(undone))
        return undone[:own]

    def _remember_undone(self, done: Action) -> None:
        """Keep the rest of the undone actions only if `done` is the next of them."""
        if not self._undone or self._undone.pop() != done:
            self._undone.clear()

    def _recorded(self, act: Callable[[EventSink | None], object]) -> Frames:
        number, people = len(self.match.actions), self.people
        people = people if len(people) > 1 else ()
        recorder = FrameRecorder(self.match.game, {*people, *self._watched})
        try:
            act(recorder.event_sink(self.match.state))
        except OSError:
            if len(self.match.actions) == number:
                raise  # nothing has happened; else only the end is unwritten, and the host writes it
        recorder.settle(self.match.state)
        self._remember_undone(self.match.actions[-1])
        if self.script:
            self.script.done(self.match.actions[-1])
        self._questions.pop(self.match.actions[-1].seat, None)
        for seat in people:
            missed = self._missed.setdefault(seat, deque(maxlen=MAX_MISSED))
            missed += [(number, frame) for frame in recorder.frames[seat]]
        return recorder.frames


def _without(missed: deque[tuple[int, Frame]], first: int, count: int) -> deque[tuple[int, Frame]]:
    """Return the frames without those of `count` undone actions; later actions have moved up."""
    remaining = [
        (number - count if number > first else number, frame)
        for number, frame in missed
        if not first <= number < first + count
    ]
    return deque(remaining, MAX_MISSED)


def generator_of_bots(draws: Random) -> Random:
    """Return a generator whose seed is a hash of the dealer's, so that it reveals no card to come.

    It draws nothing from the dealer, so that bots and hints do not change the deal.
    """
    return Random(blake2b(repr(draws.getstate()).encode(), digest_size=32, person=b"bots").digest())
