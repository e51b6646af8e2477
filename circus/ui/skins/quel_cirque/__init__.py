"""Skin of Quel Cirque: three clowns that carry marbles over a board with holes."""

from circus.ui.skins.look import Look
from circus.ui.skins.quel_cirque.background import background
from circus.ui.skins.quel_cirque.captions import caption, caption_picture, prompt, verbs
from circus.ui.skins.quel_cirque.choreography import choreograph
from circus.ui.skins.quel_cirque.overlays import drag_overlay, drag_overlay_key, overlays
from circus.ui.skins.quel_cirque.painter import casts_shadow, paint, ratio, silhouette
from circus.ui.skins.quel_cirque.placement import aim, place, places
from circus.ui.skins.quel_cirque.plates import furniture, names_up, plate_items, plate_room, seat_colour
from circus.ui.skins.quel_cirque.preload import preload
from circus.ui.skins.quel_cirque.spec import zones
from circus.ui.skins.quel_cirque.words import known

LOOK = Look(
    zones=zones,
    plate_kind="navy",
    background=background,
    furniture=furniture,
    overlays=overlays,
    drag_overlay=drag_overlay,
    drag_overlay_key=drag_overlay_key,
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
