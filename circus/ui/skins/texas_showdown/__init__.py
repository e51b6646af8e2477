"""Skin of Texas Showdown: hands, the trick on the felt, and sheets with the points."""

from circus.ui.skins import plain
from circus.ui.skins.skin import Skin, SkinChoreography, SkinInput, SkinLayout, SkinPainter, SkinWords
from circus.ui.skins.texas_showdown import captions, choreography, overlays, painter, placement, plates, words
from circus.ui.skins.texas_showdown.spec import CLOSED_BY, LAST_TRICK, SORT, buttons, zones

SKIN = Skin(
    layout=SkinLayout(
        zones=zones, place=placement.place, places=placement.places, plate_room=plates.plate_room
    ),
    painter=SkinPainter(
        background=painter.background,
        furniture=overlays.furniture,
        overlays=overlays.overlays,
        drag_overlay_key=plain.constant_overlay_key,
        paint=painter.paint,
        silhouette=painter.silhouette,
        edge=painter.edge,
        ratio=painter.ratio,
        casts_shadow=painter.casts_shadow,
        preload=painter.preload,
        preload_later=painter.preload_later,
    ),
    choreography=SkinChoreography(animate=choreography.choreograph, closed_by=CLOSED_BY),
    words=SkinWords(
        caption=captions.caption, prompt=captions.prompt, plate_line=plates.plate_line, known=words.known
    ),
    input=SkinInput(buttons=buttons, stored=frozenset((SORT,)), pausing=frozenset((LAST_TRICK,))),
)
