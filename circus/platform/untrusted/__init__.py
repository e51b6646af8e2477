"""Gate for untrusted data: everything from outside is checked here, by stated limits and declared shapes.

`files` opens files, `lines` reads JSON, `shapes` declares its content, and `limits` holds the sizes. What has
passed is not checked again.
"""

from circus.platform.untrusted.files import RefusedFileError, content, open_regular, text
from circus.platform.untrusted.limits import Limits, reason_of, shortened
from circus.platform.untrusted.lines import CutError, LineError, lines_of, parsed, parsed_file

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
