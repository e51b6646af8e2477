"""Pictures of Quel Cirque: every number of seats, both boards, a path, secrets."""

from circus.games.quel_cirque import GAME
from circus.ui.skins.gallery import Choice, Chooses, Gallery, Moves, Picks, Picture, Points


def _three_steps(choice: Choice) -> bool:
    """Return whether a clown may be moved three spaces."""
    return any(action.verb == "move" and len(action.picks) > 3 for action in choice.legal)


MIDDLE = Chooses(after=24)
SECRET = {"secret_clown": True, "hidden_marbles": True}

GALLERY = Gallery(
    (
        *(Picture(f"{seats}_seats", MIDDLE, seats=seats) for seats in GAME.seats),
        Picture("start", Chooses()),
        Picture("late", Chooses(after=56), seed=2),
        Picture("pointer", MIDDLE, Points()),
        Picture("path", Chooses(when=_three_steps), Picks()),
        Picture("parade", Chooses(after=36), level="long_parade"),
        Picture("secret", Chooses(after=30), options=SECRET),
        Picture("flight", Moves(110, after=20)),
    )
)
