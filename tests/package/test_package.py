"""The parts of the app of its own that need no building: icons, notices, archives."""

import os
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

from circus.platform.install_advice import DISTRIBUTION
from circus.platform.source_digest import CARRIED, source_digest
from circus.tools.package import archives, icons, notices
from circus.tools.package.__main__ import ROOT, VERSION_OF_WINDOWS

PNG = b"\x89PNG\r\n\x1a\n"
DRAWING = ROOT / "assets" / "common" / "app_icon.svg"


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A folder like a built one."""
    folder = tmp_path / "circus"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "words.txt").write_text("words", encoding="utf-8")
    (folder / "circus").write_text('#!/bin/sh\necho "played $*"\nexit 3\n', encoding="utf-8")
    (folder / "circus").chmod(0o755)
    return folder


WITHOUT = """
import sys
for name in sys.argv[1:]:
    sys.modules[name] = None
from circus.stand.staff_pin import of_digits
assert of_digits("2718").is_same("2718")
"""


def test_a_stand_has_its_pin_in_the_app_too() -> None:
    spec = (ROOT / "circus" / "tools" / "package" / "circus.spec").read_text(encoding="utf-8")
    unused = re.search(r'UNUSED = """(.*?)"""', spec, re.DOTALL)
    assert unused
    words = [sys.executable, "-c", WITHOUT, *unused[1].split()]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr


def test_a_windows_icon_lists_pictures_that_stand_where_it_says() -> None:
    content = icons.ico(icons.pictures(DRAWING))
    _, kind, count = struct.unpack_from("<HHH", content)
    assert (kind, count) == (1, len(icons.ICO_SIDES))
    for number, side in enumerate(icons.ICO_SIDES):
        width, height, _, _, _, bits, size, place = struct.unpack_from("<BBBBHHII", content, 6 + 16 * number)
        picture = content[place : place + size]
        assert (width, height, bits) == (side % 256, side % 256, 32)
        assert picture.startswith(PNG)
        assert struct.unpack_from(">II", picture, 16) == (side, side)


def test_an_apple_icon_is_made_of_whole_blocks() -> None:
    content = icons.icns(icons.pictures(DRAWING))
    assert (content[:4], struct.unpack_from(">I", content, 4)[0]) == (b"icns", len(content))
    place, kinds = 8, []
    while place < len(content):
        kind, length = struct.unpack_from(">4sI", content, place)
        assert content[place + 8 :].startswith(PNG)
        kinds.append(kind)
        place += length
    assert kinds == list(icons.ICNS_KINDS.values())


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "SDL2_image"),
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL2"),
        ("SDL2.dll", "SDL2"),
        ("libpython3.11.so.1.0", "python"),
        ("python311.dll", "python"),
        ("libz.so.1", "z"),
        ("libpng16-fefdc88d.so.16.58.0", "png"),
        ("libjpeg-9.dll", "jpeg"),
        ("libwebpdemux-cecf59a9.so.2.0.17", "webpdemux"),
        ("libvorbisfile-3.dll", "vorbisfile"),
        ("VCRUNTIME140.dll", "vcruntime"),
        ("libunheard-of.so.1", ""),
    ],
)
def test_a_library_is_known_by_its_bare_name(file: str, name: str) -> None:
    assert notices.bare_name(file) == name


def test_a_library_without_a_notice_stops_the_build(app: Path) -> None:
    (app / "_internal" / "libz.so.1").touch()
    assert list(notices.libraries(app)) == ["libz.so.1: Zlib, https://zlib.net"]
    (app / "_internal" / "libunheard-of.so.1").touch()
    with pytest.raises(SystemExit, match=r"libunheard-of\.so\.1 is carried without a notice"):
        list(notices.libraries(app))


def test_what_a_distribution_needs_is_found_with_what_that_needs() -> None:
    found = notices.required_distributions("fluent.runtime")
    assert {"babel", "fluent.syntax", "typing-extensions"} <= set(found)
    assert "pytest" not in found


def test_a_distribution_that_two_spell_in_their_own_way_has_one_notice() -> None:
    names = [name.lower() for name in notices.required_distributions(DISTRIBUTION)]
    assert "markupsafe" in names and len(names) == len(set(names))


@pytest.mark.parametrize(
    "name", ["pygame-ce", "PyTMX", "fluent.runtime", "markdown-it-py", "font-fredoka-one"]
)
def test_a_notice_names_version_and_licence_and_gives_the_text(name: str) -> None:
    head, *texts = notices.of_distribution(name)
    assert head.startswith(f"{name} {metadata.version(name)}: ")
    assert not head.endswith(": see its pages")
    assert texts and all(re.search("licen[cs]e|https://", text, re.IGNORECASE) for text in texts)


def test_in_an_app_without_sources_whatever_they_make_is_stale_once_any_of_them_is_another(
    tmp_path: Path,
) -> None:
    digests = []
    for build in ("first", "second"):
        (tmp_path / build).mkdir()
        (tmp_path / build / CARRIED).write_text(build, encoding="utf-8")
        digests.append(source_digest("ui/gfx/*.py", root=tmp_path / build))
    assert digests[0] != digests[1]


def test_the_version_of_windows_is_written_as_it_wants_it() -> None:
    text = VERSION_OF_WINDOWS.format(version="1.2.3", numbers="1, 2, 3, 0")
    assert "filevers=(1, 2, 3, 0)" in text
    compile(text, "version.txt", "eval")


def test_a_zip_holds_the_folder_under_its_name(app: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(archives.zip_folder(app, tmp_path / "app.zip")) as archive:
        assert sorted(archive.namelist()) == ["circus/_internal/words.txt", "circus/circus"]


def test_an_archive_belongs_to_nobody_and_keeps_what_can_be_run(app: Path, tmp_path: Path) -> None:
    with tarfile.open(archives.tar_gz(app, tmp_path / "app.tar.gz")) as archive:
        assert {(entry.uid, entry.uname) for entry in archive} == {(0, "")}
        assert archive.getmember("circus/circus").mode & 0o111


@pytest.fixture
def single(app: Path, tmp_path: Path) -> Path:
    """The single file."""
    archive = archives.tar_gz(app, tmp_path / "app.tar.gz")
    return archives.self_extracting(archive, tmp_path / "circus.run", "1.2.3")


def start(single: Path, *words: str, **special: str) -> tuple[int, str, str]:
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(single.parent / "home"), **special}
    done = subprocess.run([str(single), *words], env=environment, capture_output=True, encoding="utf-8")
    return done.returncode, done.stdout, done.stderr


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="the single file is for Linux")
def test_the_single_file_starts_the_program_twice_and_unpacks_it_once(single: Path) -> None:
    assert start(single, "two", "words") == (3, "played two words\n", "")
    (place,) = (single.parent / "home" / ".cache" / "circus").iterdir()
    assert place.name.startswith("app-1.2.3-")
    (place / "circus" / "_internal" / "mine").touch()
    assert start(single) == (3, "played \n", "")
    assert (place / "circus" / "_internal" / "mine").exists()
    assert list(place.parent.iterdir()) == [place]


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="the single file is for Linux")
def test_the_single_file_starts_where_the_home_takes_no_files_and_leaves_nothing(single: Path) -> None:
    temporary = single.parent / "temporary"
    temporary.mkdir()
    (single.parent / "home").touch()
    assert start(single, "once", TMPDIR=str(temporary)) == (3, "played once\n", "")
    assert list(temporary.iterdir()) == []


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="the single file is for Linux")
def test_the_single_file_only_lays_itself_down_when_asked(single: Path, tmp_path: Path) -> None:
    assert start(single, "--extract", str(tmp_path / "there")) == (0, "", "")
    assert (tmp_path / "there" / "circus" / "_internal" / "words.txt").read_text(encoding="utf-8") == "words"


def test_the_single_file_starts_without_a_home_and_leaves_nothing(single: Path, tmp_path: Path) -> None:
    (tmp_path / "temporary").mkdir()
    environment = {"PATH": os.environ["PATH"], "TMPDIR": str(tmp_path / "temporary")}
    done = subprocess.run([str(single), "x"], env=environment, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stdout, done.stderr) == (3, "played x\n", "")
    assert list((tmp_path / "temporary").iterdir()) == []


def test_what_a_killed_start_has_left_is_taken_away_and_what_another_lays_down_is_not(
    single: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    subprocess.run([str(single)], env=environment, capture_output=True)
    (place,) = (cache / "circus").iterdir()
    shutil.rmtree(place)
    ended = subprocess.Popen(["true"])
    ended.wait()
    left, under_way = (place.with_name(f"{place.name}.{pid}") for pid in (ended.pid, os.getpid()))
    for folder in (left, under_way):
        (folder / "circus").mkdir(parents=True)
    done = subprocess.run([str(single)], env=environment, capture_output=True)
    assert done.returncode == 3
    assert sorted((cache / "circus").iterdir()) == [place, under_way]


def test_a_start_that_is_interrupted_while_it_lays_itself_down_leaves_nothing(
    single: Path, tmp_path: Path
) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "tar").write_text("#!/bin/sh\nkill -TERM $PPID\ncat >/dev/null\n", encoding="utf-8")
    (tools / "tar").chmod(0o755)
    cache = tmp_path / "cache"
    environment = {"PATH": f"{tools}:{os.environ['PATH']}", "XDG_CACHE_HOME": str(cache)}
    done = subprocess.run([str(single)], env=environment, capture_output=True)
    assert done.returncode == 1
    assert list((cache / "circus").iterdir()) == []


def start_refusing(single: Path, noexec: str) -> tuple[int, str, str]:
    """Starts it where no file below folders of this name can be made a program."""
    tools = single.parent / "tools"
    tools.mkdir()
    (tools / "chmod").write_text(
        f'#!/bin/sh\ncase "$2" in */{noexec}/*) exit 0;; esac\nexec /bin/chmod "$@"\n', encoding="utf-8"
    )
    (tools / "chmod").chmod(0o755)
    for folder in ("cache", "temporary"):
        (single.parent / folder).mkdir()
    folders = {"XDG_CACHE_HOME": f"{single.parent}/cache", "TMPDIR": f"{single.parent}/temporary"}
    return start(single, "x", PATH=f"{tools}:{os.environ['PATH']}", **folders)


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="the single file is for Linux")
def test_the_single_file_starts_elsewhere_where_the_cache_lets_no_program_start(single: Path) -> None:
    assert start_refusing(single, "cache") == (3, "played x\n", "")
    assert (
        list((single.parent / "temporary").iterdir())
        == list((single.parent / "cache/circus").iterdir())
        == []
    )


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="the single file is for Linux")
def test_the_single_file_says_what_to_do_where_no_folder_lets_a_program_start(single: Path) -> None:
    code, out, err = start_refusing(single, "*")
    assert (code, out) == (1, "")
    assert err == "circus: no folder is found in which a program may be started: set TMPDIR to one\n"
    assert list((single.parent / "temporary").iterdir()) == []


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="the single file is for Linux")
def test_the_single_file_starts_where_its_cache_is_mounted_without_programs(single: Path) -> None:
    cache = single.parent / "cache"
    cache.mkdir()
    words = ["unshare", "-m", "sh", "-c", f'mount -t tmpfs -o noexec none "{cache}" && "$@"', "sh"]
    try:
        possible = subprocess.run([*words, "true"], capture_output=True).returncode == 0
    except FileNotFoundError:
        possible = False
    if not possible:
        pytest.skip("mounting is not allowed here")
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    done = subprocess.run([*words, str(single), "x"], env=environment, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stdout, done.stderr) == (3, "played x\n", "")


def test_the_usual_app_tells_nothing_of_the_statistics_that_it_does_without(
    app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        notices, "required_distributions", {DISTRIBUTION: ["numpy", "scipy", "tqdm"]}.__getitem__
    )
    assert notices.carried_distributions(app) == ["tqdm"]
    (app / "_internal" / "numpy").mkdir()
    assert {"numpy", "optuna", "scipy", "tqdm"} <= set(notices.carried_distributions(app))
