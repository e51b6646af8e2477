"""The user's folders, where this system keeps such things; made when something is first written."""

from pathlib import Path

APP = "circus"


def config_folder() -> Path:
    """For settings."""
    import platformdirs

    return platformdirs.user_config_path(APP, appauthor=False)


def cache_folder() -> Path:
    """For what can be made again."""
    import platformdirs

    return platformdirs.user_cache_path(APP, appauthor=False)


def data_folder() -> Path:
    """For records and the last table."""
    import platformdirs

    return platformdirs.user_data_path(APP, appauthor=False)


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file so that a reader finds the old one or the new one, never half of it; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    import os

    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
