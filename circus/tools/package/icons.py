"""Icons in the formats of the systems; run by the build environment, which has pygame."""

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

SIDES = (16, 32, 48, 64, 128, 256, 512)
"""Sides of the icons in pixels."""
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""Types of Apple's icon files for a PNG picture by its side."""
ICO_SIDES = (16, 32, 48, 64, 128, 256)


def pictures(drawing: Path) -> dict[int, bytes]:
    """Return PNG files by side, drawn from an SVG file at each size."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import io

    import pygame

    found = {}
    for side in SIDES:
        buffer = io.BytesIO()
        pygame.image.save(pygame.image.load_sized_svg(drawing, (side, side)), buffer, "icon.png")
        found[side] = buffer.getvalue()
    return found


def ico(pngs: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon file: a directory of PNG pictures (all Windows since Vista read them)."""
    sides = [side for side in ICO_SIDES if side in pngs]
    place = 6 + 16 * len(sides)
    head = struct.pack("<HHH", 0, 1, len(sides))
    for side in sides:
        size = len(pngs[side])
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, size, place)
        place += size
    return head + b"".join(pngs[side] for side in sides)


def icns(pngs: Mapping[int, bytes]) -> bytes:
    """Return an Apple icon file: blocks of PNG pictures, each with its kind and its length."""
    blocks = b"".join(
        kind + struct.pack(">I", len(pngs[side]) + 8) + pngs[side]
        for side, kind in ICNS_KINDS.items()
        if side in pngs
    )
    return b"icns" + struct.pack(">I", len(blocks) + 8) + blocks


def write(drawing: Path, folder: Path) -> None:
    """Write `circus.png`, `circus.ico` and `circus.icns` to a folder."""
    pngs = pictures(drawing)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "circus.png").write_bytes(pngs[256])
    (folder / "circus.ico").write_bytes(ico(pngs))
    (folder / "circus.icns").write_bytes(icns(pngs))


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
