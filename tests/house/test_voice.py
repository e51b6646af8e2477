"""Nothing in the app speaks past the voice: whatever else writes on stderr can fail, and end a game."""

import ast
from collections.abc import Iterator

from tests.house import Module, modules

SPEAKERS = {
    "circus.platform.console": "the voice itself",
    "circus.cli": "silences what nobody can take at the exit",
}
"""Who may name `sys.stderr` or print on it, and why."""

ON_STDOUT = ("cli", "tools")
"""What these rooms print is what was asked for; it may fail, and the command with it."""


def test_only_the_voice_speaks_on_stderr() -> None:
    others = [module for module in modules() if module.name not in SPEAKERS]
    found = [f"{module.name}:{line} {fault}" for module in others for line, fault in spoken_past(module)]
    assert not found, "\n".join(found)


def spoken_past(module: Module) -> Iterator[tuple[int, str]]:
    """The lines of a module that write to stderr, or print, by another way."""
    for node in module.nodes:
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        on_stderr = any(ast.unparse(each.value) == "sys.stderr" for each in node.keywords)
        if called == "print" and module.room not in ON_STDOUT:
            yield node.lineno, "prints past the voice"
        if called in {"sys.stderr.write", "warnings.warn", "logging.warning", "traceback.print_exc"}:
            yield node.lineno, "speaks past the voice"
        if on_stderr and module.room != "tools":  # builds at a terminal; no part of the program
            yield node.lineno, "speaks past the voice"
