"""Presentation of Clown Standoff in menus, posters and benchmarks."""

from circus.core.brand import Brand

BRAND = Brand(
    order=10,
    poster=("#A03327", "#6E1B1A"),
    bed="bed_arena",
    table="#4E1F33",
    portraits="clown_standoff/seat_{}",
    cast=(1, 2, 3, 4, 6, 5),
    peer="hearts",
)
