"""Skin of Texas Showdown: hands, the trick on the felt, and sheets with the points."""

from circus.ui.skins import plain
from circus.ui.skins.look import Look
from circus.ui.skins.texas_showdown import captions, choreography, overlays, painter, placement, plates, words
from circus.ui.skins.texas_showdown.spec import CLOSED_BY, LAST_TRICK, SORT, buttons, zones

LOOK = Look(
    zones=zones,
    closed_by=CLOSED_BY,
    kept=frozenset((SORT,)),
    pausing=frozenset((LAST_TRICK,)),
    background=painter.background,
    furniture=overlays.furniture,
    overlays=overlays.overlays,
    drag_overlay_key=plain.minds_nothing,
    plate_line=plates.plate_line,
    plate_room=plates.plate_room,
    buttons=buttons,
    place=placement.place,
    places=placement.places,
    paint=painter.paint,
    silhouette=painter.silhouette,
    edge=painter.edge,
    ratio=painter.ratio,
    casts_shadow=painter.casts_shadow,
    preload=painter.preload,
    preload_later=painter.preload_later,
    choreograph=choreography.choreograph,
    caption=captions.caption,
    prompt=captions.prompt,
    known=words.known,
)
