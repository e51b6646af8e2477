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
from circus.ui.skins.clearing_house.spec import AIDS, zones
from circus.ui.skins.clearing_house.window import secret_key, window
from circus.ui.skins.look import Look

LOOK = Look(
    zones=zones,
    plate_kind="navy",
    plate_tone=plate_tone,
    turned=False,
    aids=AIDS,
    background=background,
    furniture=furniture,
    overlays=overlays,
    drag_overlay_key=plain.minds_nothing,
    plate_items=plate_items,
    names_up=names_up,
    portrait=portrait,
    window=window,
    secret_key=secret_key,
    place=place,
    places=places,
    aim=aim,
    paint=paint,
    silhouette=silhouette,
    edge=edge,
    ratio=ratio,
    casts_shadow=casts_shadow,
    preload=preload,
    choreograph=choreograph,
    caption=caption,
    caption_picture=caption_picture,
    prompt=prompt,
    known=known,
    verbs=verbs,
)
