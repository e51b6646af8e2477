"""The house itself: who may import whom, how big its rooms are, and that a sixth game finds its place."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.program import ROOT

LAYERS = (
    ("core",),
    ("data", "folders", "untrusted", "games"),
    ("levels", "texts"),
    ("codec",),
    ("match", "record", "replay", "timeline", "bots", "lab", "session"),
    ("input", "stage", "port"),
    ("looks",),
    ("scenes",),
    ("navigation",),
    ("app", "loop", "options", "report"),
    ("bench", "gallery"),
    ("cli", "package"),
    ("__main__",),
)
"""The rooms of `circus/`, lowest first: a module imports from its own layer and from those below."""


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
        """The part of the package it belongs to: `core`, `games`, `cli`, … ("" for the package itself)."""
        return [*self.name.split("."), ""][1]

    @property
    def source(self) -> str:
        """Its text."""
        return self.path.read_text(encoding="utf-8")

    @property
    def tree(self) -> ast.Module:
        """Its syntax."""
        return ast.parse(self.source)

    @property
    def imports(self) -> set[str]:
        """Every module it imports, anywhere in it; `from circus import games` counts as `circus.games`."""
        return set(_imports(ast.walk(self.tree)))

    @property
    def waits_for(self) -> set[str]:
        """What has to be there before it is: not what its types or its functions name for later."""
        return set(_imports(_at_once(self.tree)))


def _at_once(tree: ast.AST) -> Iterator[ast.AST]:
    yield tree
    for node in ast.iter_child_nodes(tree):
        for_types = isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        if not for_types and not isinstance(node, ast.FunctionDef):
            yield from _at_once(node)


def _imports(nodes: Iterator[ast.AST]) -> Iterator[str]:
    known = {module.name for module in modules()}
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute in this house"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module or ""


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
