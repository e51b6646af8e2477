"""The size of modules and functions, and the sentence that opens each module."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.house import whole_checkout

MAX_MODULE_LINES = 600
MAX_FUNCTION_LINES = 60


@pytest.mark.parametrize("inside", [True, False], ids=["circus", "beside"])
def test_every_module_opens_with_one_sentence_and_is_not_too_long_and_nor_are_its_functions(
    inside: bool,
) -> None:
    modules = [module for module in whole_checkout() if (module.name.split(".")[0] == "circus") == inside]
    found = [f"{module.name} {fault}" for module in modules for fault in faults(module.source)]
    assert modules and not found, "\n".join(found)


def faults(source: str) -> Iterator[str]:
    """Yield the faults in the size and the opening of a module, by one pass over its syntax tree."""
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
        "has a function long of 61 lines",
    ]
    assert list(faults('"""One."""\n' * (MAX_MODULE_LINES + 1))) == ["has 601 lines"]
