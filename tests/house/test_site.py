"""Site: mkdocs builds the pages without a warning, broken links and anchors included."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.program import ROOT

pytest.importorskip("mkdocs", reason="the extra docs is not installed")


@pytest.mark.thorough
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    words = (
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        str(tmp_path / "site"),
    )
    done = subprocess.run(words, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "site" / "lab" / "clearing_house" / "results.json").exists()
