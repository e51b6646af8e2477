"""Builder of the packaged app in `dist/`: the folder, and the files for download."""

import argparse
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from circus import __version__
from circus.platform.install_advice import LAB_DOWNLOAD
from circus.platform.source_digest import CARRIED, source_digest
from circus.tools.package import archives

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).resolve().parent
BUILD, DIST = ROOT / "build" / "package", ROOT / "dist"
MAX_MEGABYTES = 75
"""Maximum size of the unpacked folder; with the lab's statistics it has no limit."""

VERSION_OF_WINDOWS = """VSVersionInfo(
  ffi=FixedFileInfo(filevers=({numbers}), prodvers=({numbers}), mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", "Circus"), StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "circus"), StringStruct("OriginalFilename", "circus.exe"),
      StringStruct("ProductName", "Circus"), StringStruct("ProductVersion", "{version}")])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])])
  ]
)
"""


def main() -> int:
    """Build the app and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m circus.tools.package", description=__doc__)
    parser.add_argument("--lab", action="store_true", help="add numpy, scipy and optuna for the lab")
    lab = parser.parse_args().lab
    try:
        _build(lab)
    except subprocess.CalledProcessError as error:
        print(f"circus.tools.package: {Path(error.cmd[0]).name} failed, see above", file=sys.stderr)
        return 1
    return 0


def _build(lab: bool) -> None:
    for folder in (BUILD, DIST):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    python = _environment("package,compile,phones,lab" if lab else "package,compile,phones")
    _compile(python)
    _prepare(python)
    _run(python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
         "--workpath", BUILD / "work", "--distpath", DIST, HERE / "circus.spec",
         CIRCUS_PACKAGE_LAB="1" if lab else "")  # fmt: skip
    folder = DIST / "circus"
    _slim(folder)
    _run(python, HERE / "notices.py", folder, folder / "NOTICES.txt")
    for path in _files(folder, LAB_DOWNLOAD if lab else "circus"):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")
    megabytes = archives.size_of(folder) / 1e6
    print(f"{folder.relative_to(ROOT)}: {megabytes:.1f} MB unpacked")
    if megabytes > MAX_MEGABYTES and not lab:
        sys.exit(f"circus.tools.package: that is more than {MAX_MEGABYTES} MB: see what it carries")


def _environment(extras: str) -> Path:
    """Create a clean environment with the program and these extras, the build tools; return its Python."""
    _run(sys.executable, "-m", "venv", BUILD / "venv")
    python = BUILD / "venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    _run(python, "-m", "pip", "install", "--quiet", f"{ROOT}[{extras}]")
    return python


def _compile(python: Path) -> None:
    """Compile the rules in the environment's copy; without a C compiler the app has the plain ones."""
    try:
        _run(python, "-m", "circus.tools.compile")
    except subprocess.CalledProcessError:
        print(
            "circus.tools.package: the app carries the rules as they are written, see above", file=sys.stderr
        )


def _prepare(python: Path) -> None:
    """Write the files that the spec expects beside its work folder."""
    shutil.copy(ROOT / "main.py", BUILD)
    (BUILD / CARRIED).write_text(source_digest("**/*.py"), encoding="utf-8")
    numbers = ", ".join([*__version__.split("."), "0"])
    (BUILD / "version.txt").write_text(
        VERSION_OF_WINDOWS.format(version=__version__, numbers=numbers), encoding="utf-8"
    )
    _run(python, HERE / "icons.py", ROOT / "assets/common/app_icon.svg", BUILD / "icons")


def _slim(folder: Path) -> None:
    """Strip symbols from Python's libraries (17 of 23 MB where it has them), Pillow's and ours."""
    if sys.platform == "linux" and shutil.which("strip"):
        inside = folder / "_internal"
        ours = (*inside.glob("circus/**/*.so"), *inside.glob("circus_*.so"))
        others = (*inside.glob("python3*/**/*.so"), *inside.glob("PIL/*.so"))
        carried = (*inside.glob("libpython*.so*"), *others, *ours)
        _run("strip", "--strip-unneeded", *carried)


def _files(folder: Path, name: str) -> list[Path]:
    """Return the files for download; their names begin with `name`."""
    stem = f"{name}-{__version__}-{_system()}-{platform.machine().lower()}"
    if sys.platform == "win32":
        return [archives.zip_folder(folder, DIST / f"{stem}.zip")]
    if sys.platform == "darwin":
        bundle = DIST / "Circus.app"
        shutil.copy(folder / "NOTICES.txt", bundle / "Contents" / "Resources")
        return [archives.zip_bundle(bundle, DIST / f"{stem}.zip")]
    shutil.copy(BUILD / "icons" / "circus.png", folder)
    shutil.copy(HERE / "circus.desktop", folder)
    archive = archives.tar_gz(folder, DIST / f"{stem}.tar.gz")
    return [archive, archives.self_extracting(archive, DIST / f"{stem}.run", __version__)]


def _system() -> str:
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def _run(*words: object, **variables: str) -> None:
    """Run a tool with these variables; only the environment's own modules are importable."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    quiet = {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    subprocess.run(
        [str(word) for word in words], cwd=BUILD, env={**environment, **quiet, **variables}, check=True
    )


if __name__ == "__main__":
    sys.exit(main())
