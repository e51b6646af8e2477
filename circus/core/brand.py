"""A game's brand: the colours and pictures by which menus, posters and benchmarks know it."""

from dataclasses import dataclass

SEAT_COLOURS = ("red", "blue", "yellow", "green", "purple", "teal")
"""The colours that tell people apart; each person has one, whatever colours the pieces of a game have."""


@dataclass(frozen=True)
class Brand:
    """How a game is presented; the defaults suit a game that brings nothing of its own.

    Attributes:
        order: its place in the lobby; games of one order stand by name.
        poster: the colours of its poster's paper and of its title's edge, as `#RRGGBB`.
        table: the colour of its table in the set-up, as `#RRGGBB`.
        portraits: the sprite of a portrait, `{}` standing for its number.
        cast: for each colour of a seat, in the order of `SEAT_COLOURS`, the number of its portrait.
        emblems: the sprite of the emblem beside a face, `{}` standing for the portrait's number; "" where the
            table shows none: then menus draw that of the colour.
        names: for each seat the name of who sits there before anybody has typed one.
        colours: the colours that its pieces come in, in the order in which seats get them; () where the
            rules give them, so that nobody chooses one and the seats' own are not shown.
        peer: the game of OpenSpiel that its rules are measured against; "" for none.
    """

    order: int = 100
    poster: tuple[str, str] = ("#33415C", "#1F5F7C")
    table: str = "#2C2650"
    portraits: str = "common/seat_{}"
    cast: tuple[int, ...] = (1, 3, 2, 4, 5, 6)
    emblems: str = ""
    names: tuple[str, ...] = ("Ada", "Basile", "Célia", "Django", "Esther", "Félix")
    colours: tuple[str, ...] = SEAT_COLOURS
    peer: str = ""

    def seat_colours(self) -> tuple[str, ...]:
        """The colours that tell the seats apart, in the order in which seats get them."""
        return self.colours or SEAT_COLOURS

    def portrait(self, colour: str) -> str:
        """The sprite of whoever has this colour: one person, one colour, one face on every screen."""
        return self.portraits.format(self._number(colour))

    def emblem(self, colour: str) -> str:
        """The sprite of the emblem of whoever has this colour, as the table shows it; "" for none."""
        return self.emblems.format(self._number(colour))

    def _number(self, colour: str) -> int:
        return self.cast[SEAT_COLOURS.index(colour)]
