"""Presentation of Quel Cirque in menus and posters."""

from circus.core.brand import Brand

BRAND = Brand(
    order=50,
    poster=("#1C655F", "#7C1620"),
    bed="bed_tent",
    table="#1C4A4C",
    portraits="quel_cirque/seat_{}",
    cast=(2, 1, 4, 3, 5, 6),
    colours=(),
    peer="backgammon",
)
