"""Licence notices of everything in the app; run by the build environment, over the built folder."""

import re
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from circus.platform.install_advice import DISTRIBUTION

LIBRARIES = {
    "FLAC": ("BSD-3-Clause", "https://xiph.org/flac"),
    "SDL2": ("Zlib", "https://libsdl.org"),
    "SDL2_image": ("Zlib", "https://github.com/libsdl-org/SDL_image"),
    "SDL2_mixer": ("Zlib", "https://github.com/libsdl-org/SDL_mixer"),
    "SDL2_ttf": ("Zlib", "https://github.com/libsdl-org/SDL_ttf"),
    "Xau": ("MIT", "https://gitlab.freedesktop.org/xorg/lib/libxau"),
    "asound": ("LGPL-2.1-or-later", "https://alsa-project.org"),
    "avif": ("BSD-2-Clause", "https://github.com/AOMediaCodec/libavif"),
    "brotlicommon": ("MIT", "https://github.com/google/brotli"),
    "brotlidec": ("MIT", "https://github.com/google/brotli"),
    "bz2": ("bzip2-1.0.6", "https://sourceware.org/bzip2"),
    "crypto": ("Apache-2.0", "https://openssl-library.org"),
    "expat": ("MIT", "https://libexpat.github.io"),
    "ffi": ("MIT", "https://sourceware.org/libffi"),
    "fluidsynth": ("LGPL-2.1-or-later", "https://www.fluidsynth.org"),
    "freetype": ("FTL", "https://freetype.org"),
    "gcc_s": ("GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org"),
    "gfortran": ("GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org/fortran"),
    "glib": ("LGPL-2.1-or-later", "https://gitlab.gnome.org/GNOME/glib"),
    "gomp": ("GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org"),
    "harfbuzz": ("MIT-Modern-Variant", "https://harfbuzz.github.io"),
    "instpatch": ("LGPL-2.1-only", "https://github.com/swami/libinstpatch"),
    "jpeg": ("IJG AND BSD-3-Clause", "https://libjpeg-turbo.org"),
    "lzma": ("0BSD", "https://tukaani.org/xz"),
    "mpg123": ("LGPL-2.1-only", "https://mpg123.de"),
    "msvcp": ("Microsoft Visual C++ redistributable", "https://learn.microsoft.com/cpp"),
    "ogg": ("BSD-3-Clause", "https://xiph.org/ogg"),
    "openjp2": ("BSD-2-Clause", "https://www.openjpeg.org"),
    "openblas": ("BSD-3-Clause", "https://www.openblas.net"),
    "opus": ("BSD-3-Clause", "https://opus-codec.org"),
    "opusfile": ("BSD-3-Clause", "https://opus-codec.org"),
    "pcre": ("BSD-3-Clause", "https://www.pcre.org"),
    "png": ("libpng-2.0", "http://www.libpng.org"),
    "portmidi": ("MIT", "https://github.com/PortMidi/portmidi"),
    "quadmath": ("LGPL-2.1-or-later", "https://gcc.gnu.org/onlinedocs/libquadmath"),
    "python": ("PSF-2.0", "https://www.python.org"),
    "scipy_openblas": ("BSD-3-Clause", "https://github.com/OpenMathLib/OpenBLAS"),
    "sharpyuv": ("BSD-3-Clause", "https://chromium.googlesource.com/webm/libwebp"),
    "sndfile": ("LGPL-2.1-or-later", "https://libsndfile.github.io/libsndfile"),
    "sqlite3": ("blessing", "https://sqlite.org"),
    "stdc++": ("GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org"),
    "tiff": ("libtiff", "https://libtiff.gitlab.io/libtiff"),
    "ucrtbase": ("Microsoft Universal C runtime", "https://learn.microsoft.com/cpp"),
    "uuid": ("BSD-3-Clause", "https://github.com/util-linux/util-linux"),
    "vcruntime": ("Microsoft Visual C++ redistributable", "https://learn.microsoft.com/cpp"),
    "vorbis": ("BSD-3-Clause", "https://xiph.org/vorbis"),
    "vorbisenc": ("BSD-3-Clause", "https://xiph.org/vorbis"),
    "vorbisfile": ("BSD-3-Clause", "https://xiph.org/vorbis"),
    "wavpack": ("BSD-3-Clause", "https://www.wavpack.com"),
    "webp": ("BSD-3-Clause", "https://chromium.googlesource.com/webm/libwebp"),
    "webpdemux": ("BSD-3-Clause", "https://chromium.googlesource.com/webm/libwebp"),
    "xcb": ("MIT", "https://xcb.freedesktop.org"),
    "xmp": ("MIT", "https://github.com/libxmp/libxmp"),
    "z": ("Zlib", "https://zlib.net"),
    "zstd": ("BSD-3-Clause", "https://facebook.github.io/zstd"),
}
"""Shared libraries by bare name: the licence (its SPDX name if it has one), and the address of source and
text."""

STATISTICS = ("numpy", "scipy")
"""Distributions that the usual download lacks."""

SEARCH = ("colorlog", "optuna", "packaging")
"""Distributions of the larger download that the project needs for its extra `lab`."""

COMMON = Path("/usr/share/common-licenses")
"""Folder of Debian's common licence texts."""
WHOLE_TEXTS = {
    "apache": ("Apache-2.0", "https://www.apache.org/licenses/LICENSE-2.0"),
    "apl 2": ("Apache-2.0", "https://www.apache.org/licenses/LICENSE-2.0"),
    "lgpl v2.1": ("LGPL-2.1", "https://www.gnu.org/licenses/old-licenses/lgpl-2.1.html"),
    "lgplv3": ("LGPL-3", "https://www.gnu.org/licenses/lgpl-3.0.html"),
}
"""Texts for distributions without one: Debian's file name, and the public address."""

_LICENCE_FILE = re.compile(r"(^|/)(licen[cs]e|copying|notice|ofl)[^/]*$", re.IGNORECASE)
_RULE = "=" * 72


def bare_name(file: str) -> str:
    """Return `SDL2_image` for `libSDL2_image-2-d6906c81.0.so.0.800.12`, `jpeg` for `libjpeg-9.dll`."""
    known = sorted(LIBRARIES, key=len, reverse=True)
    stem = file.removeprefix("lib").lower()
    return next((name for name in known if re.match(rf"{re.escape(name.lower())}(?![a-z])", stem)), "")


def required_distributions(root: str) -> list[str]:
    """Return the distributions that `root` needs at run time, without itself, sorted."""
    found: dict[str, str] = {}
    waiting = [root]
    while waiting:
        for line in metadata.requires(waiting.pop()) or ():
            name = re.split(r"[^\w.-]", line)[0]
            plain = re.sub(r"[-_.]+", "-", name).lower()
            if "extra ==" not in line and plain not in found and _is_installed(name):
                found[plain] = name
                waiting.append(name)
    return sorted(found.values(), key=str.lower)


def carried_distributions(folder: Path) -> list[str]:
    """Return the distributions that are in the built folder; the usual one lacks those of the lab."""
    if any(folder.rglob("numpy")):
        return sorted({*required_distributions(DISTRIBUTION), *filter(_is_installed, SEARCH)}, key=str.lower)
    return [name for name in required_distributions(DISTRIBUTION) if name not in STATISTICS]


def _is_installed(name: str) -> bool:
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def of_distribution(name: str) -> Iterator[str]:
    """Yield name, version, licence and address of a distribution, and its licence texts."""
    found = metadata.distribution(name)
    facts = found.metadata
    written = [facts[key] for key in ("License-Expression", "License") if key in facts]
    licence = next(filter(None, written), "") or _classified(facts)
    yield f"{facts['Name']} {found.version}: {licence}"
    texts = [path for path in found.files or () if _is_licence(str(path))]
    if texts:
        for path in texts:
            yield Path(str(path.locate())).read_text(encoding="utf-8", errors="replace")
        return
    for mark, (text, address) in WHOLE_TEXTS.items():
        if mark in licence.lower():
            common = COMMON / text
            yield common.read_text(encoding="utf-8") if common.is_file() else f"The text: {address}"
            return


def _is_licence(path: str) -> bool:
    return bool(_LICENCE_FILE.search(path)) and not path.endswith((".py", ".pyc", ".dat", ".html"))


def _classified(facts: metadata.PackageMetadata) -> str:
    lines = [line for line in facts.get_all("Classifier") or () if line.startswith("License ::")]
    return " and ".join(line.rpartition(" :: ")[2] for line in lines) or "see its pages"


def libraries(folder: Path) -> Iterator[str]:
    """Yield a line for each shared library in the built folder.

    Raises:
        SystemExit: one is not in `LIBRARIES`, so that none is distributed without a notice.
    """
    for path in sorted(folder.rglob("*"), key=lambda path: path.name.lower()):
        if not re.search(r"(\.so(\.|$)|\.dylib$|\.dll$)", path.name) or not _is_library(path):
            continue
        name = bare_name(path.name)
        if not name:
            sys.exit(
                f"circus.tools.package: {path.name} is carried without a notice: say its licence in LIBRARIES"
            )
        licence, address = LIBRARIES[name]
        yield f"{path.name}: {licence}, {address}"


def _is_library(path: Path) -> bool:
    """Return whether this is a shared library, neither a Python module nor a system part of Windows."""
    module = re.search(r"\.(cpython|cp|abi)[^/]*\.(so|pyd)$|\.pyd$", path.name)
    return not module and path.is_file() and not path.is_symlink() and not path.name.startswith("api-ms-win")


def whole(folder: Path) -> str:
    """Return all notices for the app in `folder`."""
    licence = Path(sys.base_prefix) / f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/LICENSE.txt"
    if not licence.is_file():
        licence = Path(sys.base_prefix) / "LICENSE.txt"
    text = (
        licence.read_text(encoding="utf-8") if licence.is_file() else "https://docs.python.org/3/license.html"
    )
    compiled = any(folder.rglob("circus_*__mypyc.*"))
    parts = [
        "This folder carries the software of others, each under its own licence. Every library lies in a\n"
        "file of its own and can be replaced by another build of it.",
        "\n".join(("Shared libraries", "", *dict.fromkeys(libraries(folder)))),
        f"Python {sys.version.split()[0]}: PSF-2.0\n\n{text}",
        *("\n\n".join(of_distribution(name)) for name in carried_distributions(folder)),
        *(["\n\n".join(("Parts of the compiled rules, of mypyc:", *of_distribution("mypy")))] * compiled),
        "\n\n".join(("The starter of the app, of PyInstaller:", *of_distribution("pyinstaller"))),
    ]
    return f"\n{_RULE}\n\n".join(part.strip() + "\n" for part in parts)


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(whole(Path(sys.argv[1])), encoding="utf-8")
