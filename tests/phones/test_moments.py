"""Moments that the gallery shows on phones: each game comes to all of them."""

import pytest

pytest.importorskip("selenium")

from circus import games
from circus.core.errors import CircusError
from circus.tools.gallery.phone_pages.moments import begin, play_until
from circus.ui.skins.gallery import END, PhoneGame, find


@pytest.mark.parametrize("game", games.in_order())
def test_each_moment_of_a_game_is_reached(game: str) -> None:
    for declared in find(game).phones:
        played = begin(game, declared)
        for moment in declared.moments:
            play_until(played, moment)
        assert (played.ended() is not None) == (declared.moments[-1] == END)


def test_a_moment_that_never_comes_is_named() -> None:
    played = begin("clown_standoff", PhoneGame(seats=2))
    with pytest.raises(CircusError, match="never comes to the moment 'swap' on a phone"):
        play_until(played, "swap")
