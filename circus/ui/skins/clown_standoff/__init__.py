"""Skin of Clown Standoff: cards on a drum, and the Pie deck that passes round the clowns."""

from circus.ui.skins.clown_standoff import (
    background,
    captions,
    choreography,
    overlays,
    painter,
    placement,
    plates,
    words,
)
from circus.ui.skins.clown_standoff.spec import AIDS, zones
from circus.ui.skins.look import Look

LOOK = Look(
    zones=zones,
    aids=AIDS,
    background=background.background,
    furniture=overlays.furniture,
    overlays=overlays.overlays,
    drag_overlay_key=overlays.drag_overlay_key,
    plate_items=plates.plate_items,
    plate_line=captions.plate_line,
    place=placement.place,
    places=placement.places,
    aim=placement.aim,
    paint=painter.paint,
    silhouette=painter.silhouette,
    edge=painter.edge,
    ratio=painter.ratio,
    casts_shadow=painter.casts_shadow,
    preload=painter.preload,
    preload_later=painter.preload_later,
    choreograph=choreography.choreograph,
    caption=captions.caption,
    caption_picture=captions.caption_picture,
    prompt=captions.prompt,
    known=words.known,
    verbs=placement.no_verbs,
)
