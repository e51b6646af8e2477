"""Advice on installing what is missing, according to how this program was installed."""

import sys
from pathlib import Path

DISTRIBUTION = "tabletop-circus"
"""The project's name for pip; on the public package index `circus` is another project."""

LAB_DOWNLOAD = "circus-lab"
"""Name of the larger of the two downloads."""

_LAB_PACKAGES = {"numpy", "optuna", "scipy"}
_ROOT = Path(__file__).resolve().parents[2]


def install_advice(*packages: str, extra: str = "") -> str:
    """Return the imperative half of an error message: how to get these packages.

    Args:
        packages: the missing packages, under their names on the package index.
        extra: the extra of `pyproject.toml` that brings them; "" if there is none.
    """
    if is_download():
        if _LAB_PACKAGES.issuperset(packages):
            return f"get the download {LAB_DOWNLOAD}"
        return "this download cannot be extended, so run Circus from its source with Python"
    return f"run {install_command(*packages, extra=extra)}"


def install_command(*packages: str, extra: str = "") -> str:
    """Return the pip command that installs these packages; for any program but a download."""
    if extra and _is_checkout(_ROOT):
        where = "." if Path.cwd() == _ROOT else str(_ROOT)
        return f'pip install -e "{where}[{extra}]"'
    if extra and _is_installed():
        return f'pip install "{DISTRIBUTION}[{extra}]"'
    return f"pip install {' '.join(packages)}"


def is_download() -> bool:
    """Return whether this is the packaged app, into which nothing can be installed."""
    return bool(getattr(sys, "frozen", False))


def _is_checkout(root: Path) -> bool:
    project = root / "pyproject.toml"
    return project.is_file() and f'name = "{DISTRIBUTION}"' in project.read_text(encoding="utf-8")


def _is_installed() -> bool:
    """Return whether pip finds the name here, so that it does not look for it on the index."""
    from importlib import metadata  # a fortieth of the start-up time, and needed for an error only

    try:
        metadata.distribution(DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return False
    return True
