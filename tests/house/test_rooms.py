"""Rooms a newcomer can take in: one sentence on each door, small modules, small functions."""

import ast
import re

import pytest

from tests.house import Module, whole_checkout

MOST_LINES_OF_A_MODULE = 450
MOST_LINES_OF_A_FUNCTION = 50

each_module = pytest.mark.parametrize("module", whole_checkout(), ids=lambda module: module.name)


@each_module
def test_a_module_opens_with_one_sentence_on_what_it_is_for(module: Module) -> None:
    docstring = ast.get_docstring(module.tree)
    assert docstring, f"{module.name} has no docstring"
    opening = docstring.split("\n\n")[0]
    assert opening.endswith((".", "?")), f"the docstring of {module.name} does not open with a sentence"
    assert not re.search(r"[.?!]\s+[A-Z]", opening), f"{module.name} opens with more than one sentence"


@each_module
def test_a_module_is_not_too_long(module: Module) -> None:
    lines = module.source.count("\n")
    assert lines <= MOST_LINES_OF_A_MODULE, f"{module.name} has {lines} lines"


@each_module
def test_no_function_is_too_long(module: Module) -> None:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or 0) - node.lineno + 1
            assert lines <= MOST_LINES_OF_A_FUNCTION, f"{module.name}.{node.name} has {lines} lines"
