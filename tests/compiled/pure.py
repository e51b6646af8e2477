"""Tests that are skipped where the rules are compiled, each with the reason."""

_ROOM = "tests/rules/quel_cirque/test_room.py"
_REPLACED = "the test replaces a function that compiled modules call directly, since no option changes it yet"

PURE_ONLY: dict[str, str] = {
    f"{_ROOM}::test_with_another_room_clowns_fill_and_walk_so_far": _REPLACED,
    f"{_ROOM}::test_a_full_clown_is_refused_with_the_room_of_this_game": _REPLACED,
}
"""The reason by the test, as pytest names it without its parameters."""
