"""Skin of Quel Cirque."""

from circus.looks.look import Look
from circus.looks.quel_cirque.background import background
from circus.looks.quel_cirque.captions import caption, caption_picture, prompt, verbs
from circus.looks.quel_cirque.choreography import choreograph
from circus.looks.quel_cirque.overlays import minds, overlays, worn
from circus.looks.quel_cirque.painter import casts_shadow, paint, ratio, silhouette
from circus.looks.quel_cirque.placement import aim, place, places
from circus.looks.quel_cirque.plates import furniture, names_up, plate_items, plate_room, seat_colour
from circus.looks.quel_cirque.preload import preload
from circus.looks.quel_cirque.spec import zones
from circus.looks.quel_cirque.words import known

LOOK = Look(
    zones=zones,
    plate_kind="navy",
    background=background,
    furniture=furniture,
    overlays=overlays,
    worn=worn,
    minds=minds,
    plate_items=plate_items,
    plate_room=plate_room,
    seat_colour=seat_colour,
    name_room=plate_room,
    names_up=names_up,
    place=place,
    places=places,
    aim=aim,
    paint=paint,
    silhouette=silhouette,
    ratio=ratio,
    casts_shadow=casts_shadow,
    rolling=frozenset({"die"}),
    preload=preload,
    choreograph=choreograph,
    caption=caption,
    caption_picture=caption_picture,
    prompt=prompt,
    known=known,
    verbs=verbs,
)
