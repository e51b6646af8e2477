"""Facts of the test port about the targets and items of a frame."""

from collections.abc import Sequence

from pygame import Rect

from circus.ui.gfx.widgets import Target, overlapped


def port_facts(targets: Sequence[Target], things: Sequence[Target], window: Rect) -> dict[str, object]:
    """Return names, places and state of click targets and of explainable items."""
    seen = overlapped(targets, window)
    named = {each.name for each in targets}
    return {
        "targets": [{"name": each.name, "rect": list(each.rect), "wanted": each.wanted} for each in seen],
        "things": [{"name": each.name, "rect": list(each.rect)} for each in things if each.name not in named],
    }
