"""Brand of a game: the colours, sprites and names that menus, posters and benchmarks show."""

from dataclasses import dataclass

SEAT_COLOURS = ("red", "blue", "yellow", "green", "purple", "teal")
"""Colours that identify the players on every screen, one each; a game's pieces may have others."""


@dataclass(frozen=True)
class Brand:
    """Presentation of a game outside its rules; the defaults suit a game without assets.

    Attributes:
        order: sort key in the lobby, ascending; equal keys are sorted by the game's name.
        poster: colours of the poster's paper and of the edge of its title, as `#RRGGBB`.
        table: colour of the table in the set-up screen, as `#RRGGBB`.
        portraits: name of the portrait sprites, with `{}` for the portrait's number.
        cast: portrait number of each seat colour, in the order of `SEAT_COLOURS`.
        emblems: name of the emblem sprites, with `{}` for the portrait's number. "" if the table shows no
            emblems; menus then draw the emblem of the colour.
        bed: name of the quiet sound of the place that is repeated at the table; "" for none.
        names: default player name of each seat.
        colours: colours of the pieces, in the order in which seats get them. () if the rules assign the
            colours: players then choose none, and the seats' own colours are hidden.
        peer: OpenSpiel game whose speed `bench rules` compares with this game's rules; "" for none.
    """

    order: int = 100
    poster: tuple[str, str] = ("#33415C", "#1F5F7C")
    table: str = "#2C2650"
    portraits: str = "common/seat_{}"
    cast: tuple[int, ...] = (1, 3, 2, 4, 5, 6)
    emblems: str = ""
    bed: str = ""
    names: tuple[str, ...] = ("Ada", "Basile", "Célia", "Django", "Esther", "Félix")
    colours: tuple[str, ...] = SEAT_COLOURS
    peer: str = ""

    def seat_colours(self) -> tuple[str, ...]:
        """Return the colours that identify the seats, in the order in which seats get them."""
        return self.colours or SEAT_COLOURS

    def portrait(self, colour: str) -> str:
        """Return the name of the portrait sprite for this seat colour, the same on every screen."""
        return self.portraits.format(self._number(colour))

    def emblem(self, colour: str) -> str:
        """Return the name of the emblem sprite for this seat colour; "" if the table shows no emblems."""
        return self.emblems.format(self._number(colour))

    def _number(self, colour: str) -> int:
        return self.cast[SEAT_COLOURS.index(colour)]
