"""Pipes whose reader has left: the command ends with its code, and says nothing about it."""

import pytest

from tests.program import started


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "clown_standoff", "--games", "2", "--json"),
        ("simulate", "clown_standoff", "--games", "2"),
    ],
)
def test_a_reader_that_leaves_is_no_traceback(words: tuple[str, ...]) -> None:
    process = started(*words)
    assert process.stdout is not None
    process.stdout.close()
    assert process.wait(timeout=30) == 1
    assert process.stderr is not None
    assert process.stderr.read() == ""


def test_a_reader_of_errors_that_leaves_changes_nothing() -> None:
    process = started("simulate", "chess", "--games", "1")
    assert process.stderr is not None
    process.stderr.close()
    assert process.wait(timeout=30) == 2
