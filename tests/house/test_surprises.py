"""Nothing that a file may hold stops the program: no `next` without a default, no `assert` on read data."""

import ast
from collections.abc import Iterator
from pathlib import Path

CIRCUS = Path(__file__).parents[2] / "circus"

DEVELOPERS = ("tools/gallery", "tools")
"""Programs of developers: what is missing there is a mistake that has to stop them."""

READERS = ("cli", "content", "envs", "lab", "phones", "platform", "records", "session", "stand")
"""Rooms that read files."""

INVARIANTS = {
    "envs/course.py: self.now is not None": "set by reset, which PettingZoo asks for first",
    "lab/experiment/course.py: outcome is not None": "the loop before it ends with an outcome",
    "lab/experiment/run.py: self.question.deals is not None": "of its own question, as it was begun",
    "lab/lengths.py: outcome is not None": "a command of developers; nothing is read",
    "phones/lobby.py: seat in self.free": "the caller has asked for a free seat",
    "phones/lobby.py: token is not None": "the seat has just been given to a phone",
    "phones/server.py: self._loop and self._stopping": "of the server's own thread",
    "phones/web.py: runner.server is not None": "aiohttp has started it",
    "cli/tune.py: isinstance(first, int)": "parsed by the number itself",
    "cli/tune.py: isinstance(last, int)": "parsed by the number itself",
    "records/replay.py: reader": "the first line was read",
    "session/bot_scheduler.py: answer": "a bot that was asked has answered",
    "session/expected_time.py: isinstance(value, int)": "other values of an option were measured",
    "session/game_session.py: count": "the caller has asked whether it can be undone",
    "session/host.py: match.outcome": "the caller has asked whether the game is over",
    "session/motives.py: game.policy and game.policy.reason": "the caller has asked for both",
    "session/motives.py: policy": "the caller has asked for it",
    "session/reaction_clock.py: window is not None": "the host has asked whether it is open",
    "stand/reviewing.py: self._record": "the caller has asked whether there is one",
}
"""The asserts of these rooms, each with the reason why no file decides it."""


def modules(word: str, *rooms: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules of these rooms, or of all, that hold the word."""
    for path in sorted(CIRCUS.rglob("*.py")):
        name = path.relative_to(CIRCUS).as_posix()
        if not rooms or name.startswith(tuple(f"{room}/" for room in rooms)):
            text = path.read_text(encoding="utf-8")
            if word in text:
                yield name, ast.parse(text)


def test_a_search_that_may_find_nothing_has_a_default() -> None:
    bare = [
        f"{name}:{call.lineno}"
        for name, tree in modules("next(")
        if not name.startswith(DEVELOPERS)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "next"
        if len(call.args) == 1 and isinstance(call.args[0], ast.GeneratorExp)
    ]
    assert not bare, f"next(…) needs a default: {bare}"


def test_no_assert_is_decided_by_a_file() -> None:
    found = {
        f"{name}: {ast.unparse(each.test)}"
        for name, tree in modules("assert ", *READERS)
        for each in ast.walk(tree)
        if isinstance(each, ast.Assert)
    }
    assert found == INVARIANTS.keys(), (
        "raise a CircusError where a file decides it, else name the reason here"
    )
