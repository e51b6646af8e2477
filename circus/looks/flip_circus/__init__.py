"""Skin of Flip Circus: ten two-sided tokens on a ring, secret looks, a growing poster."""

from circus.looks.flip_circus.background import background
from circus.looks.flip_circus.captions import caption, prompt
from circus.looks.flip_circus.choreography import choreograph
from circus.looks.flip_circus.menu import tells
from circus.looks.flip_circus.overlays import minds, overlays
from circus.looks.flip_circus.painter import (
    caption_picture,
    casts_shadow,
    paint,
    portrait,
    ratio,
    silhouette,
)
from circus.looks.flip_circus.placement import place
from circus.looks.flip_circus.plates import furniture, names_up, seat_colour
from circus.looks.flip_circus.preload import preload, preload_later
from circus.looks.flip_circus.spec import AIDS, KEYS, zones
from circus.looks.flip_circus.targets import aim, places, verbs
from circus.looks.flip_circus.words import known
from circus.looks.look import Look

LOOK = Look(
    zones=zones,
    aids=AIDS,
    background=background,
    furniture=furniture,
    overlays=overlays,
    minds=minds,
    names_up=names_up,
    seat_colour=seat_colour,
    portrait=portrait,
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
    tells=tells,
    verbs=verbs,
    own_menu=True,
    wheel="flip",
    again="flip",
    keys=KEYS,
    explained=frozenset({"FC-6"}),
)
