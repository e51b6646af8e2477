"""Skin of Flip Circus: ten two-sided tokens on a ring, secret looks, a growing poster."""

from circus.ui.skins.flip_circus.background import background
from circus.ui.skins.flip_circus.captions import caption, prompt
from circus.ui.skins.flip_circus.choreography import choreograph
from circus.ui.skins.flip_circus.menu import has_token_slip
from circus.ui.skins.flip_circus.overlays import drag_overlay_key, overlays
from circus.ui.skins.flip_circus.painter import caption_picture, casts_shadow, paint, ratio, silhouette
from circus.ui.skins.flip_circus.placement import place
from circus.ui.skins.flip_circus.plates import furniture, goal, names_up, seat_colour
from circus.ui.skins.flip_circus.preload import preload, preload_later
from circus.ui.skins.flip_circus.spec import AIDS, KEYS, SIDE, zones
from circus.ui.skins.flip_circus.targets import aim, places, verbs
from circus.ui.skins.flip_circus.words import known
from circus.ui.skins.skin import Skin, SkinChoreography, SkinInput, SkinLayout, SkinPainter, SkinWords

SKIN = Skin(
    layout=SkinLayout(zones=zones, place=place, places=places, names_up=names_up, standing=frozenset({SIDE})),
    painter=SkinPainter(
        background=background,
        furniture=furniture,
        goal=goal,
        overlays=overlays,
        drag_overlay_key=drag_overlay_key,
        seat_colour=seat_colour,
        caption_picture=caption_picture,
        paint=paint,
        silhouette=silhouette,
        ratio=ratio,
        casts_shadow=casts_shadow,
        preload=preload,
        preload_later=preload_later,
    ),
    choreography=SkinChoreography(animate=choreograph),
    words=SkinWords(caption=caption, prompt=prompt, known=known),
    input=SkinInput(
        aim=aim,
        verbs=verbs,
        own_menu=True,
        wheel="flip",
        again="flip",
        keys=KEYS,
        explained=frozenset({"FC-6"}),
        has_own_tip=has_token_slip,
        aids=AIDS,
    ),
)
