"""Skin of Quel Cirque: three clowns that carry marbles over a board with holes."""

from circus.ui.skins.quel_cirque import plates
from circus.ui.skins.quel_cirque.background import background
from circus.ui.skins.quel_cirque.captions import caption, caption_picture, goal, prompt, verbs
from circus.ui.skins.quel_cirque.choreography import choreograph
from circus.ui.skins.quel_cirque.overlays import drag_overlay, drag_overlay_key, overlays
from circus.ui.skins.quel_cirque.painter import casts_shadow, paint, ratio, silhouette
from circus.ui.skins.quel_cirque.placement import aim, place, places
from circus.ui.skins.quel_cirque.plates import furniture, names_up, plate_items, plate_room, seat_colour
from circus.ui.skins.quel_cirque.preload import preload
from circus.ui.skins.quel_cirque.spec import KEYS, zones
from circus.ui.skins.quel_cirque.words import known
from circus.ui.skins.skin import Skin, SkinChoreography, SkinInput, SkinLayout, SkinPainter, SkinWords

SKIN = Skin(
    layout=SkinLayout(
        zones=zones,
        place=place,
        places=places,
        plate_room=plate_room,
        name_room=plate_room,
        names_up=names_up,
        standing=frozenset({"clown"}),
    ),
    painter=SkinPainter(
        background=background,
        furniture=furniture,
        goal=plates.goal,
        overlays=overlays,
        drag_overlay=drag_overlay,
        drag_overlay_key=drag_overlay_key,
        plate_kind="navy",
        plate_items=plate_items,
        seat_colour=seat_colour,
        caption_picture=caption_picture,
        paint=paint,
        silhouette=silhouette,
        ratio=ratio,
        casts_shadow=casts_shadow,
        rolling=frozenset({"die"}),
        preload=preload,
    ),
    choreography=SkinChoreography(animate=choreograph),
    words=SkinWords(caption=caption, prompt=prompt, goal=goal, known=known),
    input=SkinInput(aim=aim, verbs=verbs, keys=KEYS),
)
