"""Which keys the program names: whole ones, and those it puts together from parts."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import circus

PACKAGE = Path(circus.__file__).parent


@cache
def trees(folder: str = ".") -> list[ast.Module]:
    """Every module of the program or a folder of it, but the refusals, whose keys are shorter."""
    paths = sorted(path for path in (PACKAGE / folder).rglob("*.py") if path.stem != "refusals")
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


@cache
def strings(folder: str = ".") -> frozenset[str]:
    """Every whole string of the program or a folder of it, no part of one with holes."""
    nodes = [node for tree in trees(folder) for node in ast.walk(tree)]
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    whole = (node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in parts)
    return frozenset(text for text in whole if isinstance(text, str))


KEY = re.compile(r"[a-z0-9_]+(?:-[a-z0-9_]+)+")


def said_keys(said: Iterable[ast.expr]) -> frozenset[str]:
    """The keys that are written where they are said, whatever their family."""
    keys = (key.value for key in said if isinstance(key, ast.Constant))
    return frozenset(key for key in keys if isinstance(key, str) and KEY.fullmatch(key))


def said_patterns(said: Iterable[ast.expr]) -> frozenset[str]:
    """Patterns of the keys that are put together where they are said."""
    written = {"".join(map(_part, key.values)) for key in said if isinstance(key, ast.JoinedStr)}
    return frozenset(each for each in written if re.match(r"[a-z0-9_]+\\?-", each))


@cache
def said_in_program() -> tuple[ast.expr, ...]:
    """What the whole program says, as `said_in` has it."""
    return tuple(key for tree in trees() for key in said_in(tree))


def said_in(module: ast.Module) -> Iterator[ast.expr]:
    """Yield the first argument of each call of `say`, `_say` or `say_`, and both of a choice between two."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and node.args and _called(node.func).strip("_") == "say":
            key = node.args[0]
            yield from (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def used_keys(families: Iterable[str]) -> frozenset[str]:
    """The keys that the program names whole: the strings that begin as those of these families."""
    family = re.compile(rf"({'|'.join(families)})-[a-z0-9_-]+")
    return frozenset(text for text in strings() if family.fullmatch(text))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every string with holes that could be a key, as `settings-speed-` with a hole at its end."""
    nodes = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    written = {"".join(map(_part, node.values)) for node in nodes}
    own = ["".join(map(_part, node.values[1:])) for node in nodes if _is_prefix(node.values[0])]
    written |= {re.escape(prefix) + rest for prefix in prefixes() for rest in own}
    return tuple(re.compile(each) for each in sorted(written) if re.match(r"[a-z_]+\\?-", each))


@cache
def prefixes() -> frozenset[str]:
    """How the keys of scenes begin that share one way to explain what hangs there: their `prefix`."""
    classes = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    given = [line for each in classes for line in each.body if isinstance(line, ast.Assign)]
    named = [line.value for line in given if ast.unparse(line.targets[0]) == "prefix"]
    return frozenset(str(value.value) for value in named if isinstance(value, ast.Constant) and value.value)


def _is_prefix(value: ast.expr) -> bool:
    return isinstance(value, ast.FormattedValue) and ast.unparse(value.value) == "self.prefix"


def _part(value: ast.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, ast.Constant) else "[a-z0-9_-]+"


def is_named(key: str) -> bool:
    """Whether the program can say this key."""
    return key in strings() or any(pattern.fullmatch(key) for pattern in patterns())
