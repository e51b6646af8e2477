"""Docstrings of functions say what a call does: they begin with a verb in the imperative."""

import ast
import re
from collections.abc import Iterable, Iterator

from tests.house import modules

NO_VERB = re.compile(
    r"(?:A|All|An|Any|Are|Can|Does|Each|Every|How|If|Is|It|That|The|This|Wh(?:at|en|ere|ether|ich|o|y))\b"
)
"""First words of a noun phrase or a question. Properties may begin so, as they are read like attributes."""


def test_the_docstring_of_a_function_begins_with_a_verb() -> None:
    found = [f"{module.name}.{fault}" for module in modules() for fault in without_verb(module.nodes)]
    assert not found, "\n".join(found)


def without_verb(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield name and docstring of each function, not a property, that describes no action."""
    for node in nodes:
        if not isinstance(node, ast.FunctionDef) or any(map(is_property, node.decorator_list)):
            continue
        first = (ast.get_docstring(node) or "").partition("\n")[0]
        if NO_VERB.match(first):
            yield f"{node.name}: {first}"


def is_property(decorator: ast.expr) -> bool:
    """Return whether a decorator makes a property, such as `cached_property`."""
    return "property" in ast.unparse(decorator)


def test_a_question_is_found_and_a_property_is_free() -> None:
    source = '''
def because():
    """Why it came about."""

@property
def is_over(self):
    """Whether it has ended."""

def play():
    """Play an action."""
'''
    assert list(without_verb(ast.walk(ast.parse(source)))) == ["because: Why it came about."]
