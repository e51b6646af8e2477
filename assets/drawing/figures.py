"""Busts: a `Person` is a face with hair, hat and clothes; `draw_person` draws it in the right order.

Units and origin are those of `faces` (middle of the face); the shoulders begin at y 120. The bust goes down
to y 440, or to the edge of `window` (convex, in these units: `disc_window`, `box_window`), if given:

    person = Person(Face(nose="hook"), hair=("short", RAVEN), hat=Hat("bowler"), wear=Wear("suit", NAVY))
    with svg.at(256, 250, 0.84):
        draw_person(svg, person, disc_window(0, 0, 230))

Kinds: WEAR and BUILDS in `clothes`, NECKS in `neckwear`, HANDS in `hands`, HATS in `hats`, HAIR in `hair`.
"""

from dataclasses import dataclass

from assets.drawing.clothes import OPEN, PLAIN_WEAR, WEAR, Wear, Window
from assets.drawing.faces import Face, draw_face
from assets.drawing.hair import draw_hair_back, draw_hair_front
from assets.drawing.hats import Hat, draw_hat, draw_hat_shadow
from assets.drawing.neckwear import NARROW, NECKS, draw_badge
from assets.drawing.palette import CREAM, WHITE, WHITE_RAMP, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob


@dataclass(frozen=True)
class Person:
    """Person: face, (kind, colour) of hair, a hat or none, clothes, and the tilt of the head in degrees."""

    face: Face
    hair: tuple[str, str] = ("none", "#6B3A22")
    hat: Hat | None = None
    wear: Wear = PLAIN_WEAR
    tilt: float = 0


def draw_clothes(svg: Svg, person: Person, window: Window = OPEN) -> None:
    """Draw the bust below the head: neck, clothes, shadow of the chin, neck piece, badge."""
    wear, skin = person.wear, ramp(person.face.skin)
    if wear.kind not in ("dress", "leotard"):
        svg.inked(blob("-40,70! 40,70! 42,118 30,150 0,166 -30,150 -42,118"), skin.base, skin.line, svg.part)
    WEAR[wear.kind](svg, wear, window)
    if wear.kind in ("shirt", "vest"):
        svg.inked(blob("-36,96! 36,96! 34,118 6,150! -34,118"), skin.shade, skin.line, svg.part)
    if wear.kind in ("dress", "leotard"):
        svg.fill(blob("-44,92! 44,92! 46,118 20,140 -14,136 -42,116"), skin.deep, 0.4)
    if wear.neck:
        light = wear.neck_colour in (WHITE, CREAM)
        NECKS[wear.neck](svg, WHITE_RAMP if light else ramp(wear.neck_colour))
        wide = 0.56 if wear.neck in NARROW else 1
        shade = blob(
            [(x * wide, y) for x, y in ((-58, 96), (58, 96), (66, 112), (30, 126), (0, 130), (-30, 124))]
        )
        svg.fill(shade, ramp(wear.neck_colour).deep, 0.3)
    if wear.badge:
        with svg.at(-76, 216, weight=0.75):
            draw_badge(svg, 0, 0, 44)


def draw_head(svg: Svg, person: Person) -> None:
    """Draw face, hair over it and hat, turned by the person's tilt about the chin."""
    with svg.at(0, 90, 1, person.tilt), svg.at(0, -90):
        draw_face(svg, person.face)
        draw_hair_front(svg, *person.hair)
        if person.hat:
            draw_hat_shadow(svg, person.face.skin)
            draw_hat(svg, person.hat)


def draw_bust(svg: Svg, person: Person, window: Window = OPEN) -> None:
    """Draw hair at the back and clothes: what a frame may cover before `draw_head` draws over it."""
    with svg.at(0, 90, 1, person.tilt), svg.at(0, -90):
        draw_hair_back(svg, *person.hair)
    draw_clothes(svg, person, window)


def draw_person(svg: Svg, person: Person, window: Window = OPEN) -> None:
    """Draw hair at the back, clothes, then the head."""
    draw_bust(svg, person, window)
    draw_head(svg, person)
