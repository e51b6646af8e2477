"""Posters of the lobby: their words lie clear of each other."""

import pytest
from pygame import Rect, Surface

from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel
from circus.ui.scenes.parts import posters
from tests.gfx.parlour import stage
from tests.shipped import SHIPPED


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_size", [100, 160])
def test_the_pitch_of_a_poster_keeps_clear_of_its_title_and_its_stars(
    language: str, text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toolkit, "stored", lambda kit, key, paint: paint())
    inked: list[Rect] = []
    put = Panel.put

    def noted(panel: Panel, surface: Surface, x_u: float, y_u: float, anchor: str = "center") -> Rect:
        box = put(panel, surface, x_u, y_u, anchor)
        inked.append(surface.get_bounding_rect().move(box.topleft))
        return box

    kit = stage((800, 600), language, text_size=text_size).kit
    stars = [kit.units.rect(left, 339, 15, 15) for left in (27.5, 221.5)]
    monkeypatch.setattr(Panel, "put", noted)
    for game in SHIPPED:
        kit.texts.add_game(game)
        inked.clear()
        posters.straight(kit, posters.PosterPlace(game, 0, 0, 1.0, 0))
        _, _, _, title, pitch = inked[:5]
        assert pitch.width > 40 and title.bottom <= pitch.top, game
        assert pitch.collidelist(stars) == -1, game
