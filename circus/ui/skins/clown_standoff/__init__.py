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
from circus.ui.skins.clown_standoff.spec import AIDS, KEYS, zones
from circus.ui.skins.skin import Skin, SkinChoreography, SkinInput, SkinLayout, SkinPainter, SkinWords

SKIN = Skin(
    layout=SkinLayout(zones=zones, place=placement.place, places=placement.places),
    painter=SkinPainter(
        background=background.background,
        furniture=overlays.furniture,
        goal=overlays.goal,
        overlays=overlays.overlays,
        drag_overlay_key=overlays.drag_overlay_key,
        plate_items=plates.plate_items,
        caption_picture=captions.caption_picture,
        paint=painter.paint,
        silhouette=painter.silhouette,
        edge=painter.edge,
        ratio=painter.ratio,
        casts_shadow=painter.casts_shadow,
        preload=painter.preload,
        preload_later=painter.preload_later,
    ),
    choreography=SkinChoreography(animate=choreography.choreograph),
    words=SkinWords(
        caption=captions.caption, prompt=captions.prompt, plate_line=captions.plate_line, known=words.known
    ),
    input=SkinInput(aim=placement.aim, verbs=placement.no_verbs, aids=AIDS, keys=KEYS),
)
