"""Skin of Clearing House: the floor plan of a house, gangsters, traps and police tape."""

from circus.ui.skins import plain
from circus.ui.skins.clearing_house.background import background
from circus.ui.skins.clearing_house.captions import caption, caption_picture, known, prompt, verbs
from circus.ui.skins.clearing_house.choreography import choreograph
from circus.ui.skins.clearing_house.furniture import furniture
from circus.ui.skins.clearing_house.overlays import overlays
from circus.ui.skins.clearing_house.painter import casts_shadow, edge, paint, ratio, silhouette
from circus.ui.skins.clearing_house.placement import aim, place, places
from circus.ui.skins.clearing_house.plates import names_up, plate_items, plate_tone, portrait
from circus.ui.skins.clearing_house.preload import preload
from circus.ui.skins.clearing_house.spec import AIDS, KEYS, PAWN, zones
from circus.ui.skins.clearing_house.window import secret_key, window
from circus.ui.skins.skin import Skin, SkinChoreography, SkinInput, SkinLayout, SkinPainter, SkinWords

SKIN = Skin(
    layout=SkinLayout(
        zones=zones,
        rotates=False,
        place=place,
        places=places,
        names_up=names_up,
        standing=frozenset({PAWN}),
    ),
    painter=SkinPainter(
        background=background,
        furniture=furniture,
        overlays=overlays,
        drag_overlay_key=plain.constant_overlay_key,
        plate_kind="navy",
        plate_tone=plate_tone,
        plate_items=plate_items,
        portrait=portrait,
        caption_picture=caption_picture,
        paint=paint,
        silhouette=silhouette,
        edge=edge,
        ratio=ratio,
        casts_shadow=casts_shadow,
        preload=preload,
    ),
    choreography=SkinChoreography(animate=choreograph),
    words=SkinWords(caption=caption, prompt=prompt, known=known),
    input=SkinInput(aim=aim, verbs=verbs, aids=AIDS, keys=KEYS, window=window, secret_key=secret_key),
)
