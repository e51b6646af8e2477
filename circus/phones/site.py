"""Files of the page: a fixed table of paths, known when the server starts; no other file is served."""

import gzip
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from circus.phones.messages import to_json
from circus.phones.words import font_files, page_words
from circus.platform.untrusted import content, limits

STATIC = Path(__file__).parent / "static"
"""The page: one folder without subfolders."""

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".otf": "font/otf",
}
"""Content types by suffix; files of other types are not served."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Content security policy: nothing from elsewhere, nothing inline."""

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Vary": "Accept-Encoding",
    "Server": "Circus",
}
"""Headers of every response; no cookie among them."""


CHECKED = "no-cache"
"""Cache control of the page and its words: a browser asks each time whether they have changed."""

STORED = "max-age=3600"
"""Cache control of pictures and fonts, in s; a browser does not ask again before."""


class ServedFile(NamedTuple):
    """File of the page.

    Attributes:
        kind: its content type.
        body: its bytes.
        packed: the same compressed with gzip.
        tag: digest of the bytes, with which a browser asks whether they have changed.
        caching: its cache control.
    """

    kind: str
    body: bytes
    packed: bytes
    tag: str
    caching: str


def _served(kind: str, body: bytes, caching: str) -> ServedFile:
    packed = gzip.compress(body, mtime=0)
    return ServedFile(kind, body, packed, blake2b(body, digest_size=8).hexdigest(), caching)


class Site:
    """All that can be requested besides the websocket.

    >>> Site({}).read("/static/../table.py") is None
    True
    """

    def __init__(self, art: Mapping[str, Path]) -> None:
        """Create the table; `art` has the files below `/art/` by name."""
        files = {f"/static/{path.name}": path for path in sorted(STATIC.glob("*")) if path.suffix in TYPES}
        files |= {f"/art/{name}": path for name, path in art.items() if path.suffix in TYPES}
        files |= {f"/fonts/{name}": path for name, path in font_files().items()}
        if "/static/index.html" in files:
            files["/"] = files.pop("/static/index.html")
        self._files = files
        words = _served("application/json; charset=utf-8", to_json(page_words()).encode(), CHECKED)
        self._read = {"/words.json": words}

    def read(self, path: str) -> ServedFile | None:
        """Return a file by its path in the URL; `None` if there is none or it cannot be read."""
        if path in self._read or path not in self._files:
            return self._read.get(path)
        file = self._files[path]
        try:
            body = content(file, limits.PICTURE, installed=True)
        except OSError:
            return None
        caching = STORED if path.startswith(("/art/", "/fonts/")) else CHECKED
        self._read[path] = served = _served(TYPES[file.suffix], body, caching)
        return served
