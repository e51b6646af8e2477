"""Presentation of Texas Showdown in menus, posters and benchmarks."""

from circus.core.brand import Brand

BRAND = Brand(
    order=30,
    poster=("#874B16", "#7A1A1E"),
    bed="bed_saloon",
    table="#4C2A1C",
    portraits="texas_showdown/seat_{}",
    cast=(2, 1, 4, 3, 6, 5),
    peer="hearts",
)
