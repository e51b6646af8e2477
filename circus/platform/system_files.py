"""Files that systems and synchronizing programs leave in any folder: lists pass over them silently."""

from collections.abc import Iterator
from pathlib import Path

_NAMES = frozenset({"__macosx", ".ds_store", "thumbs.db", "desktop.ini"})
_BESIDE = "._"
"""First characters of the files in which macOS keeps what another file system cannot store."""


def is_system_file(name: str) -> bool:
    """Return whether a name is that of a file or folder of the system.

    >>> [is_system_file(name) for name in ("._01-game.jsonl", "Thumbs.db", "01-game.jsonl")]
    [True, True, False]
    """
    return name.startswith(_BESIDE) or name.casefold() in _NAMES


def files_in(folder: Path, pattern: str) -> Iterator[Path]:
    """Yield the paths that match a pattern, without those of the system and in folders of the system."""
    return (
        path for path in folder.glob(pattern) if not any(map(is_system_file, path.relative_to(folder).parts))
    )
