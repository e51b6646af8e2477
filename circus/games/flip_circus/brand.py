"""Presentation of Flip Circus in menus, posters and benchmarks."""

from circus.core.brand import Brand

BRAND = Brand(
    order=20,
    poster=("#1F5F7C", "#1B3A5C"),
    bed="bed_ring",
    table="#1F365C",
    portraits="flip_circus/seat_{}",
    cast=(2, 1, 3, 4, 2, 1),
    names=("Ada", "Basile", "Django", "Félix"),
    colours=(),
    peer="hearts",
)
