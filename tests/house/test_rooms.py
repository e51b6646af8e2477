"""Rooms a newcomer can take in: one sentence on each door, small modules, small functions."""

import ast
import re
from collections.abc import Iterator

from tests.house import whole_checkout

MAX_MODULE_LINES = 450
MAX_FUNCTION_LINES = 50


def test_every_module_opens_with_one_sentence_and_has_small_functions_and_not_too_many() -> None:
    found = [f"{module.name} {fault}" for module in whole_checkout() for fault in faults(module.source)]
    assert not found, "\n".join(found)


def faults(source: str) -> Iterator[str]:
    """What is wrong with the size and the opening of a module: all rules in one pass of its syntax tree."""
    tree = ast.parse(source)
    docstring = ast.get_docstring(tree) or ""
    opening = docstring.split("\n\n")[0]
    if not opening.endswith((".", "?")):
        yield "does not open with a sentence on what it is for"
    if re.search(r"[.?!]\s+[A-Z]", opening):
        yield "opens with more than one sentence"
    lines = source.count("\n")
    if lines > MAX_MODULE_LINES:
        yield f"has {lines} lines"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            if length > MAX_FUNCTION_LINES:
                yield f"has a function {node.name} of {length} lines"


def test_each_of_these_faults_is_found() -> None:
    body = "\n".join(["    pass"] * MAX_FUNCTION_LINES)
    assert list(faults(f'"""One. Two"""\n\ndef long():\n{body}\n')) == [
        "does not open with a sentence on what it is for",
        "opens with more than one sentence",
        "has a function long of 51 lines",
    ]
    assert list(faults('"""One."""\n' * (MAX_MODULE_LINES + 1))) == ["has 451 lines"]
