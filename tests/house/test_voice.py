"""Nothing in the app speaks past the voice: whatever else writes on stderr can fail, and end a game."""

import ast

import pytest

from tests.house import Module, modules

SPEAKERS = {
    "circus.voice": "the voice itself",
    "circus.cli": "silences what nobody can take at the exit",
}
"""Who may name `sys.stderr` or print on it, and why."""

ON_STDOUT = ("cli", "compile", "package")
"""What these rooms print is what was asked for; it may fail, and the command with it."""


@pytest.mark.parametrize(
    "module", [each for each in modules() if each.name not in SPEAKERS], ids=lambda module: module.name
)
def test_only_the_voice_speaks_on_stderr(module: Module) -> None:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            prints = called == "print" and module.room not in ON_STDOUT
            assert not prints, f"{module.name}:{node.lineno} prints past the voice"
            said = {"sys.stderr.write", "warnings.warn", "logging.warning", "traceback.print_exc"}
            assert called not in said, f"{module.name}:{node.lineno} speaks past the voice"
            on_stderr = any(ast.unparse(each.value) == "sys.stderr" for each in node.keywords)
            outside = module.room != "package"  # builds at a terminal; no part of the program
            assert not (on_stderr and outside), f"{module.name}:{node.lineno} speaks past the voice"
