"""The sprites that every scene may use: signs, portraits, lobby, curtain, results and widgets."""

from assets.drawing import common_people, curtain, icons, lobby, lobby_sign, results, widgets
from assets.drawing.pen import Svg


def sprites() -> dict[str, Svg]:
    """Every common sprite by name."""
    parts = (icons, common_people, lobby, lobby_sign, curtain, results, widgets)
    return {name: picture for part in parts for name, picture in part.sprites().items()}
