"""Text has a stated encoding in files and between programs: on Windows the default is not UTF-8."""

import ast
import os
import re
import sys
from collections.abc import Iterator

import pytest

from tests.house import Module, whole_checkout

CALLS = re.compile(r"\b(read_text|write_text|open|fdopen|run|Popen|check_output)\(")
"""Nothing else is looked for: most modules need no syntax tree here."""

METHODS = {"read_text": 0, "write_text": 1}
"""Methods of a path that open a text file, and how many arguments come before the encoding."""

PROGRAMS = {"run", "Popen", "check_output"}
IN_DEFAULT = {"text", "universal_newlines"}
"""Arguments of `subprocess` that ask for text in the encoding of this machine."""


def default_encodings(module: Module) -> Iterator[int]:
    """Yield the lines of calls that leave the encoding to the machine."""
    if not CALLS.search(module.source):
        return iter(())
    return (each.lineno for each in module.nodes if isinstance(each, ast.Call) and _is_default(each))


def _is_default(call: ast.Call) -> bool:
    names = {each.arg for each in call.keywords}
    if "encoding" in names:
        return False
    return _opens_text(call) or (_name(call) in PROGRAMS and bool(names & IN_DEFAULT))


def _opens_text(call: ast.Call) -> bool:
    name = _name(call)
    if name in METHODS:
        return isinstance(call.func, ast.Attribute) and len(call.args) <= METHODS[name]
    if name == "fdopen" or (name == "open" and isinstance(call.func, ast.Name)):
        return _is_text(call.args[1:])
    return name == "open" and _is_mode(call.args[:1]) and _is_text(call.args[:1])


def _name(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def _is_mode(given: list[ast.expr]) -> bool:
    """Whether a method `open` is asked as that of a path, with a mode."""
    first = given[0].value if given and isinstance(given[0], ast.Constant) else None
    return isinstance(first, str) and set(first) <= set("rwax+bt")


def _is_text(given: list[ast.expr]) -> bool:
    return not given or (isinstance(given[0], ast.Constant) and "b" not in str(given[0].value))


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ("path.read_text()", True),
        ("path.write_text(words)", True),
        ("open(path)", True),
        ("path.open('w')", True),
        ("os.fdopen(3)", True),
        ("run(words, text=True)", True),
        ("path.read_text(encoding='utf-8')", False),
        ("open(path, 'rb')", False),
        ("table_setup.open()", False),
        ("run(words)", False),
    ],
)
def test_the_rule_knows_such_a_call(source: str, is_found: bool) -> None:
    call = ast.parse(source, mode="eval").body
    assert isinstance(call, ast.Call)
    assert _is_default(call) == is_found


def test_no_call_leaves_the_encoding_to_the_machine() -> None:
    found = [f"{each.path}:{line}" for each in whole_checkout() for line in default_encodings(each)]
    assert not found, "say encoding='utf-8' at:\n" + "\n".join(found)


@pytest.mark.skipif(
    "PYTEST_XDIST_WORKER" not in os.environ, reason="the variable is for programs started later"
)
def test_a_worker_of_this_suite_warns_of_such_a_call() -> None:
    assert sys.flags.warn_default_encoding
