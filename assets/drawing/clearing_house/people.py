"""The four mobsters of Clearing House as people: faces in four moods, hats, hair and coats."""

from collections.abc import Callable
from dataclasses import replace

from assets.drawing.clothes import Wear
from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face
from assets.drawing.figures import Person
from assets.drawing.hats import Hat
from assets.drawing.palette import CREAM, GINGER, SKIN, WHITE

COATS = ("#B9262F", "#6F3D96", "#2C7A44", "#3A86C8")
FELTS = ("#433C50", "#7B46A4", "#33433A", "#29436E")

MOBSTERS = (
    Person(  # the boss's right hand: heavy lids, scar, carnation
        Face(
            skin=SKIN,
            shape="square",
            eyes=Eyes(lids=(0.34, 0.26), slant=-8, look=(2, 4), iris="#5E7C8C", lower=0.08),
            brows=Brows("#3A2430", tilt=(4, -8), lift=(-2, 9), thick=16, y=-45),
            nose="broad",
            mouth="smirk",
            cheeks=0.35,
            marks=("stubble", "scar"),
        ),
        hair=("sides", "#3A2A34"),
        hat=Hat("fedora", FELTS[0], band="#D0343C", tilt=-6, lift=9, scale=1.12),
        wear=Wear("coat", COATS[0], second=CREAM, neck="tie", neck_colour="#2E2A38", build="broad"),
        tilt=3,
    ),
    Person(  # the lady with the plume: painted lids, mole, fur
        Face(
            skin="#F6C8A2",
            shape="heart",
            eyes=Eyes(
                lashes=True, lids=(0.34, 0.28), look=(-2, 3), iris="#3E8A5C", shadow="#9B6BC4", rx=18, ry=24
            ),
            brows=Brows("#7A2A22", tilt=(-3, -6), lift=(0, 8), arch=10, thick=9, length=50, y=-46),
            nose="small",
            mouth="lips",
            lips="#C01F38",
            cheeks=0.5,
            marks=("mole",),
        ),
        hair=("bob", "#9A3327"),
        hat=Hat("cloche", FELTS[1], band="#F3E4D2", trim="plume", tilt=-5, lift=8),
        wear=Wear("coat", COATS[1], second=CREAM, build="slim"),
        tilt=-3,
    ),
    Person(  # the gentleman thief: monocle, thin moustache, one brow up
        Face(
            skin="#B67746",
            shape="long",
            eyes=Eyes(lids=(0.3, 0.04), look=(3, 3), iris="#4A2E1C", rx=17, ry=22, dx=36),
            brows=Brows("#2B1F24", tilt=(5, -4), lift=(0, 11), thick=12, y=-46),
            nose="long",
            mouth="smirk",
            cheeks=0.3,
            marks=("monocle",),
            moustache="imperial",
            whiskers="#2B1F24",
        ),
        hair=("sides", "#2B1F24"),
        hat=Hat("bowler", FELTS[2], band="#57B368", tilt=5, lift=10, scale=1.08),
        wear=Wear("suit", COATS[2], second=WHITE, neck="bow_tie", neck_colour="#2E2A38", build="medium"),
        tilt=-2,
    ),
    Person(  # the docker: ginger beard down to the chest
        Face(
            skin="#F2B387",
            shape="round",
            eyes=Eyes(look=(1, 4), iris="#3F7CB0", rx=17, ry=22, dx=36, lower=0.08),
            brows=Brows(GINGER, tilt=(-2, 4), lift=(4, 0), thick=17, y=-44),
            nose="button",
            mouth="grin",
            cheeks=0.7,
            moustache="handlebar",
            beard="long",
            whiskers="#D07A34",
        ),
        hair=("sides", "#D07A34"),
        hat=Hat("newsboy", FELTS[3], trim="button", tilt=-4, lift=4),
        wear=Wear("coat", COATS[3], second="#F4ECD8", build="round"),
        tilt=2,
    ),
)


def _frightened(face: Face) -> Face:
    lady = face.eyes.lashes
    eyes = replace(face.eyes, lids=(0, 0), slant=0, lower=0, pupil=0.46, look=(0, -2), lashes=False)
    brows = replace(face.brows, tilt=(-13, -13), lift=(0, 0) if lady else (9, 9))
    return replace(face, eyes=eyes, brows=brows, mouth="oh" if lady else "wail")


def _furious(face: Face) -> Face:
    eyes = replace(face.eyes, lids=(0.3, 0.3), slant=-20, lower=0.16, pupil=0.56, look=(0, 3))
    brows = replace(face.brows, tilt=(13, 13), lift=(-9, -9))
    return replace(face, eyes=eyes, brows=brows, mouth="lady_snarl" if face.eyes.lashes else "snarl")


def _asleep(face: Face) -> Face:
    eyes = replace(face.eyes, wink="both", lashes=False)
    return replace(face, eyes=eyes, brows=replace(face.brows, tilt=(-8, -8), lift=(2, 2)), mouth="flat")


_FACES: dict[str, Callable[[Face], Face]] = {"hurt": _frightened, "angry": _furious, "out": _asleep}


def mobster(index: int, mood: str = "calm") -> Person:
    """Return a mobster in a mood (`calm`, `hurt`, `angry`, `out`); the hat of a hurt one jumps."""
    person = MOBSTERS[index]
    if mood == "calm" or person.hat is None:
        return person
    hat = person.hat
    if mood == "hurt":
        hat = replace(hat, lift=hat.lift + 18, tilt=hat.tilt - 8)
    return replace(person, face=_FACES[mood](person.face), hat=hat)
