"""Settings: kept whole, read with care, a damaged file set aside and never lost."""

import json
from pathlib import Path

import pytest

from circus.ui.gfx.settings import Settings, load, save


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "settings.json"
    chosen = Settings().changed(
        language="fr", text_size=145, speed="off", reduced_motion=True, volumes={"music": 0}
    )
    assert save(chosen, file)
    assert load(file) == chosen.changed(
        volumes={"music": 0, "bed": 80, "table": 90, "crowd": 80, "interface": 70}
    )
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


def test_without_a_file_the_defaults_hold_in_silence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert load(tmp_path / "settings.json") == Settings()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[1]",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"language": "tlh"}',
        b'{"text_size": 99}',
        b'{"text_size": true}',
        b'{"speed": "warp"}',
        b'{"reduced_motion": "yes"}',
        b'{"volumes": {"music": 101}}',
        b'{"volumes": {"noise": 1}}',
        b'{"language": ["en"]}',
        b'{"language": "fr", "language": "en"}',
        b'{"text_size": NaN}',
        b'{"text_size": 100.0}',
        b'{"hologram": ' + b"9" * 401 + b"}",
        b'{"hologram": "' + b"x" * 5_000 + b'"}',
        b'{"volumes": {"music": true}}',
        b'{"volumes": null}',
        b'{"volumes": ' + b'{"volumes": ' * 50 + b"0" + b"}" * 51,
    ],
)
def test_a_damaged_file_is_told_in_one_line_and_set_aside(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    file = tmp_path / "settings.json"
    for number in (1, 2):
        file.write_bytes(content)
        assert load(file) == Settings()
        told = capsys.readouterr().err.splitlines()
        assert len(told) == 1
        assert "settings.json" in told[0]
        assert (tmp_path / f"settings.damaged-{number}.json").read_bytes() == content
        assert not file.exists()


def test_choices_of_a_later_version_are_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"language": "fr", "hologram": 3}), encoding="utf-8")
    assert load(file) == Settings(language="fr")


def test_a_file_too_large_to_be_settings_is_told_and_set_aside(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "settings.json"
    with file.open("wb") as written:
        written.truncate(1_000_000_000)  # of zeros, which take no room on the disk
    assert load(file) == Settings()
    assert "larger than 64,000 bytes" in capsys.readouterr().err
    assert (tmp_path / "settings.damaged-1.json").stat().st_size == 1_000_000_000


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert not save(Settings(), tmp_path / "file" / "settings.json")
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_value_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="text_size"):
        Settings().changed(text_size=400)
