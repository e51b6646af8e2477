"""Sprites for every scene: portraits, lobby, results and small objects."""

from assets.drawing import coach, common_people, lobby, moods, results, things
from assets.drawing.icon import app_icon
from assets.drawing.pen import Svg


def sprites() -> dict[str, Svg]:
    """Return every common sprite by name."""
    parts = (common_people, coach, lobby, moods, results, things)
    found = {name: picture for part in parts for name, picture in part.sprites().items()}
    return {**found, "app_icon": app_icon()}
