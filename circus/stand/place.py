"""Place of a stand: its folder, which may be on a removable disk."""

import errno
from contextlib import suppress
from pathlib import Path

from circus.core.errors import CircusError
from circus.platform.folders import is_folder
from circus.stand.visit import laptop, laptop_of


class StandFolder:
    """Folder of a stand, with a check that it is still the original one.

    The file with the laptop's name identifies it: an empty mount point, or another disk, has no name or
    another one.

    Attributes:
        folder: its path, present or not.
        name: of the laptop; "" if the disk refused to store it.
    """

    def __init__(self, folder: Path, name: str = "") -> None:
        """Use the folder; `name` is the laptop's known name. Without one it is read, or made, now."""
        self.folder = folder
        self.name = name
        if not name:
            with suppress(OSError):
                self.name = laptop(folder)

    @property
    def is_there(self) -> bool:
        """Whether the folder is the original one; without a name, whether it exists."""
        if not self.name:
            return is_folder(self.folder)
        try:
            return laptop_of(self.folder) == self.name
        except (OSError, CircusError):
            return False

    def check(self) -> None:
        """Raise OSError if the folder is gone."""
        if not self.is_there:
            raise OSError(errno.ENODEV, "the folder of the stand is not there", str(self.folder))
