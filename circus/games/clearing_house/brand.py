"""Presentation of Clearing House in menus, posters and benchmarks: a garden at night."""

from circus.core.brand import Brand

BRAND = Brand(
    order=40,
    poster=("#1D2744", "#141A2B"),
    bed="bed_night",
    table="#2C2650",
    portraits="clearing_house/portrait_{}",
    emblems="clearing_house/emblem_{}",
    cast=(1, 4, 1, 3, 2, 4),
    names=("Ada", "Basile", "Django", "Félix"),
    colours=("purple", "red", "green", "blue"),
    peer="backgammon",
)
