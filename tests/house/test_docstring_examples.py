"""Docstring examples: each runs alone and prints the result that is written below it."""

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from io import StringIO

import pytest

from tests.house import Module, modules

WITH_EXAMPLES = [
    pytest.param(
        module,
        id=module.name,
        marks=pytest.mark.expects_faults if ">>> note_fault(" in module.source else (),
    )
    for module in modules()
    if ">>>" in module.source
]


def examples(module: Module) -> Iterator[doctest.DocTest]:
    """Yield the examples of each docstring, parsed from the source: compiled modules may drop docstrings."""
    parser = doctest.DocTestParser()
    for node in module.nodes:
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            name = f"{module.name}:{getattr(node, 'name', '')}"
            names = dict(vars(import_module(module.name)))
            yield parser.get_doctest(text, names, name, str(module.path), 0)


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_every_docstring_example_prints_the_result_below_it(module: Module) -> None:
    report = StringIO()
    runner = doctest.DocTestRunner()
    for example in examples(module):
        runner.run(example, out=report.write)
    assert runner.tries, "the module has >>> outside of its docstrings"
    assert not runner.failures, report.getvalue()
