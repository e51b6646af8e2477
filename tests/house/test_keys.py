"""One module reads key events: whatever else wants a key asks for the command it is."""

import ast
import re
from collections.abc import Iterable, Iterator

from circus.ui.input.keys import SHORTCUTS
from circus.ui.scenes.table.menu import ENTRIES, own_shortcuts
from tests.house import modules

READER = "circus.ui.input.keyboard"
SHORTCUT = re.compile(r"f\d+|(ctrl|alt|shift)\+.+")
_FIELDS = {"key", "mod", "scancode", "unicode"}


def test_no_other_module_reads_what_a_key_event_holds() -> None:
    others = [module for module in modules() if module.name != READER]
    found = [f"{module.name}: {place}" for module in others for place in readings(module.nodes)]
    assert not found, f"take the command from {READER}: {found}"


def test_the_test_finds_such_readings() -> None:
    tree = ast.parse("if event.mod & pygame.KMOD_ALT: pygame.key.get_pressed()")
    assert sorted(readings(ast.walk(tree))) == ["event.mod", "pygame.KMOD_ALT", "pygame.key.get_pressed"]


def test_only_the_table_of_shortcuts_names_function_keys_and_keys_with_ctrl() -> None:
    places = [
        f"{module.name}: {node.value}"
        for module in modules()
        if module.name.startswith("circus.ui.") and not module.name.startswith("circus.ui.input.")
        for node in module.nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SHORTCUT.fullmatch(node.value)
    ]
    assert not places, f"name the key in circus.ui.input.keys: {places}"


def test_no_key_has_two_meanings_in_one_place() -> None:
    listed = [*SHORTCUTS, *own_shortcuts()]
    for place in {each.place for each in listed}:
        own = [key for each in listed if each.place == place for key in each.keys]
        assert len(own) == len(set(own)), place
    in_menu = [key for entry in ENTRIES if entry.shortcut for key in entry.shortcut.keys]
    assert len(in_menu) == len(set(in_menu))


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
