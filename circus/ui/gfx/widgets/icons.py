"""Pictograms in one colour, drawn on a square of 24 with round strokes."""

from pygame import Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.toolkit import Toolkit

_LINE = 'fill="none" stroke="C" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"'


def _line(path: str) -> str:
    return f'<path d="{path}" {_LINE}/>'


def _full(path: str) -> str:
    return f'<path d="{path}" fill="C" stroke="C" stroke-width="1.2" stroke-linejoin="round"/>'


def _disc(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="C"/>'


def _ring(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" {_LINE}/>'


def _gear() -> str:
    teeth = "".join(
        f'<rect x="10" y="1.6" width="4" height="6" rx="1.3" fill="C" transform="rotate({turn} 12 12)"/>'
        for turn in range(0, 360, 45)
    )
    return f'{teeth}<circle cx="12" cy="12" r="5.9" fill="none" stroke="C" stroke-width="4.6"/>'


_PHONE = "M7 2.4 H17 V21.6 H7 Z M10.8 18 H13.2"

ICONS = {
    "globe": _ring(12, 12, 9.4) + _line("M2.8 12 H21.2 M12 2.6 C7 7.4 7 16.6 12 21.4 C17 16.6 17 7.4 12 2.6"),
    "sound": _full("M3.4 9.4 H7 L12 5 V19 L7 14.6 H3.4 Z")
    + _line("M15.4 9 Q17.6 12 15.4 15 M18.4 6.4 Q22.4 12 18.4 17.6"),
    "mute": _full("M3.4 9.4 H7 L12 5 V19 L7 14.6 H3.4 Z") + _line("M16 9.2 L21.6 14.8 M21.6 9.2 L16 14.8"),
    "gear": _gear(),
    "replay": _line("M4.3 7.6 A9.2 9.2 0 1 1 2.8 13")
    + _full("M2.6 3.6 L4 9.4 L9.6 7.9 Z M10 8.6 L16 12 L10 15.4 Z"),
    "back": _line("M9.4 5 L4 10.2 L9.4 15.4 M4.6 10.2 H15 Q20.4 10.2 20.4 15 Q20.4 19.4 15.4 19.4 H12.6"),
    "undo": _line("M8.6 4.4 L3.6 9.2 L8.6 14 M4 9.2 H14.4 A5.4 5.4 0 0 1 14.4 20 H9"),
    "redo": _line("M15.4 4.4 L20.4 9.2 L15.4 14 M20 9.2 H9.6 A5.4 5.4 0 0 0 9.6 20 H15"),
    "book": _line("M12 6.2 Q8 3.6 2.8 4.6 V18.6 Q8 17.6 12 20.2 Q16 17.6 21.2 18.6 V4.6 Q16 3.6 12 6.2 V20"),
    "why": _ring(12, 12, 9.6)
    + _line("M8.6 9.4 Q8.8 6.4 12 6.4 Q15.4 6.4 15.4 9.2 Q15.4 11 13.4 12 Q12 12.8 12 14.4")
    + _full("M10.6 17.2 H13.4 V19.4 H10.6 Z"),
    "play": _full("M6.4 3.8 L20 12 L6.4 20.2 Z"),
    "home": _line("M2.6 11 Q8.4 9.4 12 4.4 Q15.6 9.4 21.4 11 M5 11.6 V20 H19 V11.6 M12 4 V1.6 M12 20 V14.4"),
    "tent": _line(
        "M2.4 11.4 Q9 9.6 12 4.8 Q15 9.6 21.6 11.4 L20 20 H4 Z M12 4.6 V1.8 M12 12 L8.8 20 M12 12 L15.2 20"
    ),
    "leave": _line("M13.4 3.6 H5 V20.4 H13.4 M10 12 H21 M17 7.8 L21.2 12 L17 16.2"),
    "bin": _line(
        "M4.2 6.4 H19.8 M9 6.2 V3.4 H15 V6.2 M6.2 6.6 L7.4 20.8 H16.6 L17.8 6.6 M10.2 10.4 V16.8 M13.8 10.4 V16.8"
    ),
    "camera": _line("M2.6 7.4 H7.4 L9 4.8 H15 L16.6 7.4 H21.4 V19.4 H2.6 Z") + _ring(12, 13, 3.6),
    "film": _line("M2.6 4.6 H21.4 V19.4 H2.6 Z M7.4 4.8 V19.2 M16.6 4.8 V19.2 M2.8 9.5 H7.2 M2.8 14.5 H7.2")
    + _line("M16.8 9.5 H21.2 M16.8 14.5 H21.2"),
    "copy": _line("M8.6 7.2 H20.6 V21.4 H8.6 Z M5.4 16.8 H3.4 V2.6 H15.4 V4.4"),
    "folder": _line("M2.6 19.6 V5 H9.2 L11.6 8 H21.4 V19.6 Z M2.8 11.4 H21.2"),
    "up": _line("M5 15.6 L12 8.4 L19 15.6"),
    "down": _line("M5 8.4 L12 15.6 L19 8.4"),
    "full": _line("M3.4 9 V3.4 H9 M15 3.4 H20.6 V9 M20.6 15 V20.6 H15 M9 20.6 H3.4 V15"),
    "check": '<path d="M4.4 12.6 L9.8 18 L19.8 6.6" fill="none" stroke="C" stroke-width="3.4" stroke-linecap="round" '
    'stroke-linejoin="round"/>',
    "cross": _line("M5.4 5.4 L18.6 18.6 M18.6 5.4 L5.4 18.6"),
    "left": '<path d="M15 4.8 L8 12 L15 19.2" fill="none" stroke="C" stroke-width="3.4" stroke-linecap="round" '
    'stroke-linejoin="round"/>',
    "right": '<path d="M9 4.8 L16 12 L9 19.2" fill="none" stroke="C" stroke-width="3.4" stroke-linecap="round" '
    'stroke-linejoin="round"/>',
    "plus": _line("M12 4.4 V19.6 M4.4 12 H19.6"),
    "minus": _line("M4.4 12 H19.6"),
    "index": _line(
        "M2.6 18.4 L6.8 5.6 L11 18.4 M4.2 14 H9.4 M14.6 6.6 H21.4 M14.6 12 H21.4 M14.6 17.4 H21.4"
    ),
    "lens": _ring(10.2, 10.2, 6.6) + _line("M15.2 15.2 L20.6 20.6"),
    "pencil": _line("M4 20 L5.2 15.2 L16.4 4 A2.1 2.1 0 0 1 20 7.6 L8.8 18.8 Z M14 6.4 L17.6 10"),
    "people": _disc(8.4, 8, 3.7)
    + _full("M2 19.4 Q2 13.4 8.4 13.4 Q14.8 13.4 14.8 19.4 Z")
    + _disc(17, 9, 2.9)
    + _full("M16.6 19.4 H22 Q22 13.6 17 13.8 Q15.8 13.8 15.4 14.4 Q17 16.6 16.6 19.4 Z"),
    "person": _disc(12, 7.6, 4.3) + _full("M4 20.4 Q4 13.6 12 13.6 Q20 13.6 20 20.4 Z"),
    "bot": _line("M12 6.6 V3.4 M5 7 H19 V18.6 H5 Z M2.4 11 V15 M21.6 11 V15 M9.4 15.6 H14.6")
    + _disc(12, 2.8, 1.6)
    + _disc(9, 11.4, 1.6)
    + _disc(15, 11.4, 1.6),
    "clock": _ring(12, 12, 9.2) + _line("M12 6.4 V12.2 L16 14.6"),
    "star": _full(
        "M12 2.2 L14.9 8.6 L21.9 9.3 L16.7 14 L18.2 20.9 L12 17.4 L5.8 20.9 L7.3 14 L2.1 9.3 L9.1 8.6 Z"
    ),
    "keyboard": _line(
        "M2.2 5.6 H21.8 V18.6 H2.2 Z M6 9.8 H6.1 M10 9.8 H10.1 M14 9.8 H14.1 M18 9.8 H18.1 M7.6 14.4 H16.4"
    ),
    "help": _ring(12, 12, 9.6)
    + _line("M9 9.4 Q9.2 6.6 12 6.6 Q15 6.6 15 9.2 Q15 11 12 12.8 V14")
    + _disc(12, 17.4, 1.5),
    "menu": _line("M4 6.4 H20 M4 12 H20 M4 17.6 H20"),
    "eye": _line("M1.8 12 Q12 1.8 22.2 12 Q12 22.2 1.8 12 Z") + _disc(12, 12, 3.6),
    "closed-eye": _line(
        "M2.4 9.4 Q12 18.4 21.6 9.4 M5 12.6 L3 15.6 M10 14.6 L9.2 18.2 M14 14.6 L14.8 18.2 M19 12.6 L21 15.6"
    ),
    "lock": _line("M7.4 10.6 V7.4 A4.6 4.6 0 0 1 16.6 7.4 V10.6") + _full("M4.8 10.8 H19.2 V20.6 H4.8 Z"),
    "cards": _line("M9.6 5.2 L19.8 3.2 L22 15.6 L11.8 17.6 Z M8.4 8.2 L2.4 10.4 L6.6 21 L14.4 18.4"),
    "sort": _line("M7 4 V20 M3 16 L7 20.2 L11 16 M14 5.4 H21.4 M14 11.4 H19.4 M14 17.4 H17.4"),
    "hourglass": _line(
        "M5.4 2.8 H18.6 M5.4 21.2 H18.6 M7 3 Q7 8.6 12 12 Q17 8.6 17 3 M7 21 Q7 15.4 12 12 Q17 15.4 17 21"
    )
    + _full("M8.6 20 Q9 16.8 12 15.6 Q15 16.8 15.4 20 Z"),
    "trophy": _full(
        "M7 3.2 H17 V9.4 Q17 14 12 14 Q7 14 7 9.4 Z M10.8 14 H13.2 V18 H10.8 Z M7.4 18 H16.6 V21 H7.4 Z"
    )
    + _line("M6.4 5.4 H2.6 Q2.8 10.4 7 10.6 M17.6 5.4 H21.4 Q21.2 10.4 17 10.6"),
    "fast": _full("M3 5 L11.4 12 L3 19 Z M12.2 5 L20.6 12 L12.2 19 Z"),
    "fast-back": _full("M21 5 L12.6 12 L21 19 Z M11.8 5 L3.4 12 L11.8 19 Z"),
    "first": _full("M20 5 L12 12 L20 19 Z M12 5 L5.6 12 L12 19 Z") + _line("M4 5 V19"),
    "last": _full("M4 5 L12 12 L4 19 Z M12 5 L18.4 12 L12 19 Z") + _line("M20 5 V19"),
    "step": _full("M4.4 4.4 L15 12 L4.4 19.6 Z") + _line("M19 5 V19"),
    "pause": _full("M6 4.4 H9.6 V19.6 H6 Z M14.4 4.4 H18 V19.6 H14.4 Z"),
    "letters": _line(
        "M2.6 18.6 L7.6 6 L12.6 18.6 M4.4 14.4 H10.8 M14.6 18.6 L18.2 9.6 L21.8 18.6 M15.8 15.8 H20.6"
    ),
    "wind": _line(
        "M2.6 9 H14 Q18 9 18 6 Q18 3.4 15.4 3.6 M2.6 13.4 H18.4 Q21.6 13.6 21.4 16.4 Q21 19 18.2 18.4 M5 17.8 H12.6"
    ),
    "feather": _line("M4 20.4 Q9 10 20 4 Q20.6 15 11 16.6 M8 13.4 V8.6 M12 10.6 L16.4 11"),
    "note": _line("M9 17.4 V5.6 L19.4 3.4 V15.2") + _disc(6.4, 17.6, 3) + _disc(16.8, 15.4, 3),
    "hands": _line(
        "M4 13 V7.6 M7.4 12 V4.4 M10.8 12 V3.4 M14.2 12.4 V5 M4 13 Q3.6 21 10.4 21 Q15 21 17 16 L20 10.8"
    ),
    "pointer": _full("M5.6 2.8 L19 12.2 L12.8 13 L16.2 19.4 L13 21 L9.8 14.6 L5.6 18.6 Z"),
    "bulb": _line(
        "M9.4 17.4 H14.6 M10 20.8 H14 M9.6 17 Q9.6 14.8 7.8 13.2 A6 6 0 1 1 16.2 13.2 Q14.4 14.8 14.4 17"
    ),
    "puzzle": _line(
        "M3.6 8.6 H8 C6.8 3.6 13.6 3.6 12.4 8.6 H16.6 V12.4 C21.6 11.2 21.6 18 16.6 16.8 V20.8 H3.6 Z"
    ),
    "bolt": _full("M14.4 1.8 L4.6 13.6 H11 L8.8 22.2 L19.4 9.8 H12.8 Z"),
    "flip": _line("M4.2 10.4 Q6 4.6 12 4.6 Q16.4 4.6 18.8 8.2 M19.8 13.6 Q18 19.4 12 19.4 Q7.6 19.4 5.2 15.8")
    + _full("M20.6 3.4 L20 9.8 L14.6 8 Z M3.4 20.6 L4 14.2 L9.4 16 Z"),
    "flag": _line("M5.4 21.6 V2.8")
    + _full("M6.2 3.4 Q10 1.6 13 4 Q16.4 6.4 20.6 4.6 V13.6 Q16.4 15.4 13 13 Q10 10.8 6.2 12.6 Z"),
    "remark": _line("M3.4 4 H20.6 V16 H11.6 L6.6 20.6 V16 H3.4 Z M7.6 8.4 H16.4 M7.6 11.8 H13.4"),
    "phone": _line(_PHONE),
    "no-phone": _line(f"{_PHONE} M3.6 3.4 L20.4 20.6"),
    "link": _line("M4 12 H20 M14 6 L20 12 L14 18"),
}
"""SVG elements by name; C is replaced by the colour."""


def icon(kit: Toolkit, name: str, size_u: float = 24, colour: str = theme.CREAM) -> Surface:
    """Return a pictogram of `ICONS`, `size_u` wide and high."""
    return kit.sprites.svg_text(
        svg.document(24, 24, ICONS[name].replace('"C"', f'"{colour}"')), size_u, size_u
    )
