"""The posters of the lobby that are drawn apart from their games: 480 x 564, no letters.

The title's first line lies over the upper 150 units, its second bites into the lowest 60.
"""

from assets.drawing import poster_flip, poster_house, poster_standoff

POSTERS = {
    "clown_standoff": poster_standoff.poster,
    "flip_circus": poster_flip.poster,
    "clearing_house": poster_house.poster,
}
