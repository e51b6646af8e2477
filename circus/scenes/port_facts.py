"""What the test port writes of the targets and things of a frame."""

from collections.abc import Sequence

from pygame import Rect

from circus.stage.widgets import Target, overlapped


def port_facts(targets: Sequence[Target], things: Sequence[Target], window: Rect) -> dict[str, object]:
    """Return names, places and state of what can be clicked, and of what can only be asked about."""
    seen = overlapped(targets, window)
    named = {each.name for each in targets}
    return {
        "targets": [{"name": each.name, "rect": list(each.rect), "wanted": each.wanted} for each in seen],
        "things": [{"name": each.name, "rect": list(each.rect)} for each in things if each.name not in named],
    }
