"""Sounds of the project: `python -m assets.synthesis [sound ...]` writes `assets/sounds/*.wav`.

Everything is computed with the standard library alone and is the same on every system: random generators are
seeded, and results of mathematical functions are rounded (`samples.exact`). `samples`, `tones` and `filters`
are the tools; `paper`, `solid`, `crowd`, `interface`, `instruments`, `music` and `beds` make the sounds.
"""

from collections.abc import Callable
from pathlib import Path

from assets.synthesis import crowd, interface, music, paper, solid
from assets.synthesis.beds import BEDS
from assets.synthesis.samples import Samples, mastered, wav

ROOT = Path(__file__).resolve().parents[1] / "sounds"
LOOPS = frozenset(BEDS)
"""Names of the sounds that loop without a seam."""

SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "card_slide": (paper.card_slide, -19),
    "card_flip": (paper.card_flip, -18),
    "shuffle": (paper.shuffle, -18),
    "tape": (paper.tape, -18),
    "curtain": (paper.curtain, -18),
    "whoosh": (paper.whoosh, -19),
    "chip": (solid.chip, -18),
    "die": (solid.die, -17),
    "marble_roll": (solid.marble_roll, -19),
    "marble_drop": (solid.marble_drop, -18),
    "step": (solid.step, -17),
    "trap_snap": (solid.trap_snap, -15),
    "bell": (solid.bell, -17),
    "shot": (solid.shot, -14),
    "pie_splat": (solid.pie_splat, -15),
    "ooh": (crowd.ooh, -17),
    "applause": (crowd.applause, -17),
    "cheer": (crowd.cheer, -16),
    "drum_roll": (crowd.drum_roll, -15),
    "click": (interface.click, -20),
    "soft_error": (interface.soft_error, -18),
    "coin": (interface.coin, -19),
    "score": (interface.score, -18),
    "page": (paper.page, -20),
    "fanfare": (music.fanfare, -14),
    "march": (music.march, -14),
    **{name: (make, -38) for name, make in BEDS.items()},
}
"""Function that makes each sound, and the loudness of its loudest 50 ms, in decibels under full scale."""


def made(name: str) -> bytes:
    """Return the WAV file of a sound."""
    make, decibels = SOUNDS[name]
    return wav(mastered(make(), decibels, loop=name in LOOPS))


def write(name: str) -> int:
    """Write a sound and return its size in bytes."""
    ROOT.mkdir(exist_ok=True)
    return (ROOT / f"{name}.wav").write_bytes(made(name))
