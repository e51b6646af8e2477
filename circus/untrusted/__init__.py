"""The gate: all that comes from outside passes here once, by stated limits and declared shapes.

Files are opened by `files`, JSON is read by `lines`, what it has to hold is declared with `shapes`, and how
much of anything is let in stands in `limits`. What has passed is not checked again behind it.
"""

from circus.untrusted.files import RefusedFileError, content, open_regular, text
from circus.untrusted.limits import Limits, reason_of, shortened
from circus.untrusted.lines import CutError, LineError, lines_of, parsed, parsed_file

__all__ = [
    "CutError",
    "Limits",
    "LineError",
    "RefusedFileError",
    "content",
    "lines_of",
    "open_regular",
    "parsed",
    "parsed_file",
    "reason_of",
    "shortened",
    "text",
]
