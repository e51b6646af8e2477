"""One person keeps one name, one face and one colour on every screen, and in the next game too."""

import pytest

from circus import games
from circus.core.brand import SEAT_COLOURS
from circus.session.placing import next_game
from circus.session.series import series_of
from circus.session.table_setup import Seat, first_table_setup, with_distinct_colours
from circus.ui.gfx import theme
from circus.ui.scenes.parts.portraits import portrait, shown_colour
from circus.ui.skins.clearing_house.seats import FIGURES


@pytest.mark.parametrize("game", games.names())
def test_every_person_has_a_face_and_a_colour_of_their_own(game: str) -> None:
    for count in games.find(game).seats:
        seats = first_table_setup(game, count).seats
        assert len({portrait(game, seat) for seat in seats}) == count
        assert len({seat.colour for seat in seats}) == count
        assert len({seat.name for seat in seats}) == count


def test_a_mobster_wears_the_same_face_and_emblem_in_menus_as_at_the_table() -> None:
    brand = games.find("clearing_house").brand
    for colour in brand.colours:
        number = FIGURES[colour]
        assert brand.portrait(colour) == f"clearing_house/portrait_{number}"
        assert brand.emblem(colour) == f"clearing_house/emblem_{number}"


@pytest.mark.parametrize("game", games.names())
def test_the_next_game_seats_the_same_people(game: str) -> None:
    table_setup = first_table_setup(game)
    people = {(seat.name, portrait(game, seat), seat.colour) for seat in table_setup.seats}
    turned, _ = next_game(table_setup, series_of(table_setup))
    assert {(seat.name, portrait(game, seat), seat.colour) for seat in turned.seats} == people


@pytest.mark.parametrize("game", ["clearing_house", "clown_standoff", "texas_showdown", "quel_cirque"])
def test_colours_that_a_game_does_not_have_are_changed_and_others_kept(game: str) -> None:
    colours = games.find(game).brand.seat_colours()
    seats = [Seat(f"p{number}", colour=colour) for number, colour in enumerate(("red", "teal", "red"))]
    found = [seat.colour for seat in with_distinct_colours(game, seats)]
    assert found[0] == "red"
    assert len(set(found)) == 3
    assert set(found) <= set(colours)
    assert ("teal" in found) == ("teal" in colours)


def test_where_the_rules_give_the_colours_no_menu_shows_one() -> None:
    for colour in SEAT_COLOURS:
        assert shown_colour("quel_cirque", Seat("Ada", colour=colour)) == theme.NEUTRAL
        assert shown_colour("texas_showdown", Seat("Ada", colour=colour)) == colour
