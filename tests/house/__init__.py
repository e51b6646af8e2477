"""The house itself: who may import whom, how big its rooms are, and that a sixth game finds its place."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from tests.program import ROOT

LAYERS = (
    ("core",),
    ("games",),
    ("platform",),
    ("content",),
    ("records",),
    ("bots",),
    ("lab", "envs"),
    ("session",),
    ("stand",),
    ("phones",),
    ("ui",),
    ("tools",),
    ("cli",),
    ("__main__",),
)
"""The rooms of `circus/`, lowest first: a module imports from its own layer and from those below."""

UI_OF_A_GAME = ("look", "gallery")
"""Modules that a game may bring in its own folder, which belong to the room `ui` all the same."""


def room_of(name: str) -> str:
    """The room that a module of the package belongs to ("" for the package itself)."""
    parts = name.split(".")
    if parts[1:2] == ["games"] and parts[3:4] and parts[3] in UI_OF_A_GAME:
        return "ui"
    return [*parts, ""][1]


@dataclass(frozen=True)
class Module:
    """One Python file.

    Attributes:
        name: with dots, as it is imported.
    """

    name: str
    path: Path

    @property
    def room(self) -> str:
        """The part of the package it belongs to: `core`, `games`, `cli` and so on."""
        return room_of(self.name)

    @property
    def source(self) -> str:
        """Its text."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Every node of its syntax tree, parsed once for all rules: parsing takes most of their time."""
        return tuple(ast.walk(ast.parse(self.source)))

    @cached_property
    def imports(self) -> set[str]:
        """Every module it imports, anywhere in it; `from circus import games` counts as `circus.games`."""
        return set(_imports(self.nodes))

    @cached_property
    def late_imports(self) -> set[str]:
        """Those inside the package that are not made when it is imported: in functions, or for types."""
        late = [node for node in self.nodes if _is_late(node)]
        inside = (inner for node in late for inner in ast.walk(node))
        return {name for name in _imports(inside) if name.partition(".")[0] == "circus"}


def _is_late(node: ast.AST) -> bool:
    for_types = isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
    return for_types or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def _imports(nodes: Iterable[ast.AST]) -> Iterator[str]:
    known = _module_names()
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute in this house"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module or ""


@cache
def _module_names() -> frozenset[str]:
    return frozenset(module.name for module in modules())


@cache
def modules(folder: str = "circus") -> list[Module]:
    """Every module below a folder of the checkout, sorted by name."""
    found = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found.append(Module(".".join(parts).removesuffix(".__init__"), path))
    return found


def whole_checkout() -> list[Module]:
    """All Python of the project: the package, the tests, the tools beside the assets, `main.py`."""
    listed = [*modules("circus"), *modules("tests"), *modules("assets")]
    return [*listed, Module("main", ROOT / "main.py")]
