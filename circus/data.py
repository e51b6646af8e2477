"""Where the pictures, sounds and levels lie: beside the package, or inside an installed one."""

from pathlib import Path


def data_root() -> Path:
    """The folder that holds `assets/` and `levels/`."""
    package = Path(__file__).resolve().parent
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent
