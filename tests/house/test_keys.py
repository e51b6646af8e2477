"""One module reads key events: whatever else wants a key asks for the command it is."""

import ast
from collections.abc import Iterable, Iterator

from tests.house import modules

READER = "circus.ui.input.keyboard"
_FIELDS = {"key", "mod", "scancode", "unicode"}


def test_no_other_module_reads_what_a_key_event_holds() -> None:
    others = [module for module in modules() if module.name != READER]
    found = [f"{module.name}: {place}" for module in others for place in readings(module.nodes)]
    assert not found, f"take the command from {READER}: {found}"


def test_the_test_finds_such_readings() -> None:
    tree = ast.parse("if event.mod & pygame.KMOD_ALT: pygame.key.get_pressed()")
    assert sorted(readings(ast.walk(tree))) == ["event.mod", "pygame.KMOD_ALT", "pygame.key.get_pressed"]


def readings(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield the places that read a key event or the state of the keyboard."""
    for node in nodes:
        if isinstance(node, ast.Attribute):
            owner = ast.unparse(node.value)
            is_event = owner.split(".")[-1] == "event" and node.attr in _FIELDS
            is_place = owner == "pygame" and node.attr.startswith(("KMOD_", "KSCAN_"))
            is_state = owner == "pygame.key" and node.attr != "get_focused"
            if is_event or is_place or is_state:
                yield f"{owner}.{node.attr}"
