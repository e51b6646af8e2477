"""Skin of Flip Circus: ten two-sided tokens on a ring, secret looks, a growing poster."""

from circus.ui.skins.flip_circus.background import background
from circus.ui.skins.flip_circus.captions import caption, prompt
from circus.ui.skins.flip_circus.choreography import choreograph
from circus.ui.skins.flip_circus.menu import has_token_slip
from circus.ui.skins.flip_circus.overlays import drag_overlay_key, overlays
from circus.ui.skins.flip_circus.painter import (
    caption_picture,
    casts_shadow,
    paint,
    ratio,
    silhouette,
)
from circus.ui.skins.flip_circus.placement import place
from circus.ui.skins.flip_circus.plates import furniture, names_up, seat_colour
from circus.ui.skins.flip_circus.preload import preload, preload_later
from circus.ui.skins.flip_circus.spec import AIDS, KEYS, zones
from circus.ui.skins.flip_circus.targets import aim, places, verbs
from circus.ui.skins.flip_circus.words import known
from circus.ui.skins.look import Look

LOOK = Look(
    zones=zones,
    aids=AIDS,
    background=background,
    furniture=furniture,
    overlays=overlays,
    drag_overlay_key=drag_overlay_key,
    names_up=names_up,
    seat_colour=seat_colour,
    place=place,
    places=places,
    aim=aim,
    paint=paint,
    silhouette=silhouette,
    ratio=ratio,
    casts_shadow=casts_shadow,
    preload=preload,
    preload_later=preload_later,
    choreograph=choreograph,
    caption=caption,
    caption_picture=caption_picture,
    prompt=prompt,
    known=known,
    tells=has_token_slip,
    verbs=verbs,
    own_menu=True,
    wheel="flip",
    again="flip",
    keys=KEYS,
    explained=frozenset({"FC-6"}),
)
