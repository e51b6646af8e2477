"""The place of a stand: its folder, which may lie on a stick that somebody pulls out and puts back."""

import errno
from contextlib import suppress
from pathlib import Path

from circus.core.errors import CircusError
from circus.folders import is_folder
from circus.stand.visit import laptop, laptop_of


class Place:
    """Knows whether the folder is still the one that the stand began in.

    It is known by the name of the laptop that lies in it: an empty folder where a stick was, or another
    stick, has none or another one.

    Attributes:
        folder: where it is, or was.
        name: of the laptop; "" where the disk took none.
    """

    def __init__(self, folder: Path, name: str = "") -> None:
        """`name` is what the laptop was called there before; without one it is asked, or chosen, now."""
        self.folder = folder
        self.name = name
        if not name:
            with suppress(OSError):
                self.name = laptop(folder)

    @property
    def is_there(self) -> bool:
        """Whether visits can be kept there, as far as it is the folder that counts."""
        if not self.name:
            return is_folder(self.folder)
        try:
            return laptop_of(self.folder) == self.name
        except (OSError, CircusError):
            return False

    def check(self) -> None:
        """Raises OSError where it has gone."""
        if not self.is_there:
            raise OSError(errno.ENODEV, "the folder of the stand is not there", str(self.folder))
