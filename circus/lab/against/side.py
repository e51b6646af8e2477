"""Side of a comparison: a folder of results, another checkout, or this program."""

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import circus
from circus.core.errors import UsageError
from circus.lab.edition import digest_of
from circus.lab.experiment.stored import QUESTION
from circus.platform.folders import is_folder, is_there

RESULTS, CHECKOUT, PROGRAM = "results", "checkout", "program"
"""Kinds of sides."""

GIT_SECONDS = 10
"""Time limit in seconds for git."""


class Side(NamedTuple):
    """One of the two things that are compared.

    Attributes:
        kind: `RESULTS`, `CHECKOUT` or `PROGRAM`.
        folder: of the results, or of the checkout.
        name: short name, different from that of the other side; "" for this program.
    """

    kind: str
    folder: Path
    name: str = ""

    def line(self) -> dict[str, Any]:
        """Return it as in the results: kind, name, and for a program its code.

        `code` is a digest of all files that games between bots depend on, `commit` the commit of git.
        """
        if self.kind == RESULTS:
            return {"kind": self.kind, "name": self.name}
        code, commit = digest_of(self.folder), commit_of(self.folder)
        return {"kind": self.kind, "name": self.name, "code": code, **({"commit": commit} if commit else {})}


def sides_of(folders: Sequence[Path]) -> tuple[Side, Side]:
    """Return the sides that were named: two folders, or one folder and this program.

    Raises:
        UsageError: a folder is missing or holds nothing that can be compared, or both are the same.
    """
    if len(folders) > 2:
        raise UsageError("--against compares two folders at most: leave the others out")
    kinds = [_kind_of(folder) for folder in folders]
    if len(folders) == 1:
        root = Path(circus.__file__).resolve().parents[1]
        return Side(kinds[0], folders[0], _name_of(folders[0])), Side(PROGRAM, root)
    one, two = folders
    if one.resolve() == two.resolve():
        raise UsageError(f"--against names {one} twice: name two folders, or one")
    names = [_name_of(each) for each in folders]
    if names[0] == names[1]:
        names = [f"{each.resolve().parent.name}/{_name_of(each)}" for each in folders]
    if names[0] == names[1]:
        names = [f"{name} ({number})" for number, name in enumerate(names, 1)]
    return Side(kinds[0], one, names[0]), Side(kinds[1], two, names[1])


def _kind_of(folder: Path) -> str:
    if not is_folder(folder):
        raise UsageError(
            f"{folder} is no folder: --against needs results of lab --out, or a checkout of this program"
        )
    if is_there(folder / QUESTION):
        return RESULTS
    if is_there(folder / "circus" / "__main__.py"):
        return CHECKOUT
    raise UsageError(
        f"{folder} holds neither results of lab --out nor the code of a checkout: name another one"
    )


def _name_of(folder: Path) -> str:
    return folder.resolve().name or str(folder)


def commit_of(root: Path) -> str:
    """Return the commit of a checkout, marked if files differ from it; "" if it is unknown."""
    if not is_there(root / ".git"):
        return ""
    try:
        done = subprocess.run(
            ["git", "-C", str(root), "describe", "--always", "--dirty", "--exclude=*"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=GIT_SECONDS,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.decode("ascii", "replace").strip() if done.returncode == 0 else ""
