"""Pictures of Clown Standoff: every number of seats, the choice, cancelled cards, paying, a pie that hits."""

from circus.ui.skins.gallery import (
    END,
    Chooses,
    FirstPicks,
    Gallery,
    GalleryTable,
    PhoneGame,
    Points,
    RestingChoice,
    Shows,
)


def _may_pay(choice: RestingChoice) -> bool:
    """Return whether a pass can be paid while a Dodge is open."""
    passes = any(action.verb == "pass" for action in choice.legal)
    return passes and any(piece.place == "revealed" for piece in choice.pieces)


PAYS = Chooses(when=_may_pay)
SEEDS = {2: 1, 3: 1, 4: 1, 5: 1, 6: 2}
"""Seeds, by number of seats, of games with that choice early on."""

GALLERY = Gallery(
    (
        *(GalleryTable(f"{seats}_seats", PAYS, seats=seats, seed=seed) for seats, seed in SEEDS.items()),
        GalleryTable("choice", Chooses(among=3), Points(), seed=3),
        GalleryTable("cancelled", Shows("cross"), people=0, seed=3),
        GalleryTable("paying", PAYS, FirstPicks(), seed=1),
        GalleryTable("hit", Shows("splat"), seed=5),
    ),
    phones=(
        PhoneGame(("choose", "pass", END), seats=4),
        PhoneGame(("choose",), seats=2),
    ),
)
