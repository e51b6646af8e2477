"""Skin of a game on phones, and where it is found."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from circus import games
from circus.ui import skins
from circus.ui.phones import plain
from circus.ui.phones.items import PhoneArea, PhoneItem
from circus.ui.phones.scene import Scene


@dataclass(frozen=True)
class PhoneSkin:
    """Skin of one game on phones.

    Attributes:
        areas: the parts of the page between the seats and the buttons, in order.
        seat_items: the small items of a seat's plate.
        look: a word for the style sheet: the background of the page.
        has_cards: whether players hold cards.
        offers_verbs: whether every verb has a button before anything is picked.
        pause: what the game waits for while nobody can act, such as a roll of a die; "" for nothing.
        progress: words after round and turn; "" for none.
        window_subject: the picture of what a reaction window of this kind is about.
    """

    areas: Callable[[Scene], Sequence[PhoneArea]] = plain.areas
    seat_items: Callable[[Scene, int], Sequence[PhoneItem]] = plain.seat_items
    look: str = "saloon"
    has_cards: bool = True
    offers_verbs: bool = False
    pause: Callable[[Scene], str] = plain.no_words
    progress: Callable[[Scene], str] = plain.no_words
    window_subject: Callable[[Scene, str], PhoneItem] = plain.window_subject


@cache
def find(game: str) -> PhoneSkin:
    """Return the skin of a game on phones.

    It is `PHONE` of `circus.ui.skins.<game>.phone` or of `phone` in the game's folder, or the plain one.
    """
    for package in (f"{skins.__name__}.{game}", games.module_of(game)):
        if find_spec(package) and find_spec(f"{package}.phone"):
            skin = import_module(f"{package}.phone").PHONE
            assert isinstance(skin, PhoneSkin)
            return skin
    return PhoneSkin(offers_verbs=True)
