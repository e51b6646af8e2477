"""Undo: how many actions a person may undo without having received information from them.

An action *reveals* something to a viewer when its frames show a face that this viewer's view hid just before.
The frames are those the table shows: the viewer's events, each with the view at that moment. Per kind of
piece, the visible faces are counted before the action and in each frame:

- A count that grows is a revealed face. Pieces are conserved, so it was in play and hidden until then.
- Where one piece is covered in the same moment as another is uncovered, the count can stay the same. An event
  can also show that a hand lacks a card. The game names the faces of such an event (`Facts.disclosed`).
- Neither counts if the view determined the face. `Facts.deduce` writes determined faces into a view. If all
  hidden pieces of a kind have one face, each of them is determined as well.

Views have no memory: a face that was visible earlier in the game and is hidden now is unknown. Draws by
chance always reveal something, and so does the answer to a question put to several seats at once: the last
answer opens all of them, and a pass is information too.

`tests/laws/test_take_back.py` compares these decisions with other possible worlds.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from circus.core.action import CHANCE
from circus.core.frame import Frame, frames_of
from circus.core.game import Game
from circus.core.state import State
from circus.records.match import Match

Faces = Counter[tuple[str, str]]
"""Number of visible pieces of each (kind, face)."""


def undo_count(match: Match, seat: int, people: Collection[int]) -> int:
    """Return how many actions are undone with the last choice of `seat`: its own and those of bots after it.

    A single person's forced actions are no choices: they would be played again at once.

    Args:
        match: the game, at its present position.
        seat: the person who wants to undo.
        people: the seats of all persons; bots sit on the others.

    Returns:
        0 if an action since was a draw, another person's, an answer to a shared question, or revealed
        something to a person. Once another seat has acted or a reaction window is open, the public counts as
        well.
    """
    if not match.state.awaited:
        return 0
    viewers = {seat, *people}
    if not (has_turn_left(match, seat) or is_unanswered(match, seat)):
        viewers.add(CHANCE)
    for number in range(len(match.actions) - 1, -1, -1):
        actor = match.actions[number].seat
        is_free = actor == seat or actor not in (CHANCE, *people)
        if not is_free or is_shared_answer(match, number) or is_revealing(match, number, viewers):
            return 0
        if actor == seat and not (len(people) == 1 and is_forced(match, number)):
            return len(match.actions) - number
    return 0


def has_turn_left(match: Match, seat: int) -> bool:
    """Check whether the last action is this seat's and the same seat is to act again."""
    return bool(match.actions) and match.actions[-1].seat == seat and seat in match.state.awaited


def is_forced(match: Match, number: int) -> bool:
    """Check whether action `number` was the only legal one of its seat."""
    return len(match.game.legal_actions(match.timeline.at(number), match.actions[number].seat)) == 1


def is_unanswered(match: Match, seat: int) -> bool:
    """Check whether nobody has reacted to the last action of this seat, or may do so in a window.

    Bots remember nothing of an action that was undone before they acted.
    """
    game, is_last = match.game, bool(match.actions) and match.actions[-1].seat == seat
    return is_last and game.facts.window(game.view(match.state, CHANCE)) is None


def is_shared_answer(match: Match, number: int) -> bool:
    """Check whether action `number` answers a question that was put to several seats at once."""
    before = match.timeline.at(number)
    if len(before.awaited) != 1 or match.game.facts.window(match.game.view(before, CHANCE)):
        return True
    if not number:
        return False
    asked, previous = match.timeline.at(number - 1).awaited, match.actions[number - 1].seat
    return len(asked) > 1 and set(asked) == {previous, *before.awaited}


def sealed_answers(match: Match, people: Collection[int]) -> dict[int, int]:
    """Return the answers to a secret question that is still open, by seat: indices among the actions.

    None if one of them revealed anything to a person.
    """
    answers: dict[int, int] = {}
    asked = set(match.state.awaited)
    for number in range(len(match.actions) - 1, -1, -1):
        actor = match.actions[number].seat
        is_answer = actor != CHANCE and actor not in asked
        asked.add(actor)
        if not is_answer or set(match.timeline.at(number).awaited) != asked:
            break
        if is_revealing(match, number, {actor, *people}):
            break
        answers[actor] = number
    return answers


def is_revealing(match: Match, number: int, viewers: Collection[int]) -> bool:
    """Check whether action `number` reveals a face to any of these viewers (-1: the public)."""
    game, state = match.game, match.timeline.at(number)
    all_faces = _count_faces(game, state)
    views = {viewer: game.view(state, viewer) for viewer in viewers}
    frames = frames_of(game, state, match.actions[number], viewers)
    return any(_shows_unknown(game, all_faces, views[viewer], frames[viewer]) for viewer in viewers)


def _shows_unknown(game: Game[Any], all_faces: Faces, view: State, frames: Sequence[Frame]) -> bool:
    """Check whether the frames of one viewer show a face that `view`, the one before them, left open."""
    facts = game.facts
    visible = _count_faces(game, facts.deduce(view))
    unknown_kinds = _kinds_with_several_faces(all_faces - visible)
    for event, next_view in frames:
        next_visible = _count_faces(game, facts.deduce(next_view))
        shown = list(next_visible - visible)
        if event is not None:
            shown += facts.disclosed(event, view)
        if any(kind in unknown_kinds for kind, _ in shown):
            return True
        view, visible = next_view, next_visible
    return False


def _count_faces(game: Game[Any], state: State) -> Faces:
    """Count the visible faces of a state or a view."""
    return Counter((piece.kind, piece.face) for piece in game.pieces(state) if piece.face)


def _kinds_with_several_faces(faces: Faces) -> set[str]:
    """Return the kinds of piece that have more than one face here."""
    kinds = Counter(kind for kind, _ in faces)
    return {kind for kind, count in kinds.items() if count > 1}
