"""Secrets of a table with phones: invitations and seat tokens of 128 bits, and the join code on the screen.

No secret is part of a `repr`, a log, a record or a title.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode

TOKEN_BYTES = 16
"""Length of a token: 128 bits."""

TOKEN_LETTERS = 22
"""Length of a token in base64url, without padding."""

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Letters of a join code: no vowels, so that it spells no word."""

CODE_LENGTH = 6


class Token:
    """Secret that admits one phone to one seat.

    >>> token = Token()
    >>> token, token.matches(token.reveal()), token.matches("guess")
    (<Token>, True, False)
    """

    __slots__ = ("_text",)

    def __init__(self) -> None:
        """Create a random token."""
        self._text = urlsafe_b64encode(secrets.token_bytes(TOKEN_BYTES)).decode().rstrip("=")

    def matches(self, text: str) -> bool:
        """Compare a text with the token; the time reveals nothing of either."""
        return hmac.compare_digest(self._text.encode(), text.encode(errors="replace"))

    def reveal(self) -> str:
        """Return the token for its QR code or its phone; for no log, record or title."""
        return self._text

    def __repr__(self) -> str:
        return "<Token>"


def new_join_code() -> str:
    """Return a random join code.

    >>> len(new_join_code())
    6
    """
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(typed: str, code: str) -> bool:
    """Compare a typed join code with the right one; case and spaces do not count.

    >>> is_code(" bcd fgh", "BCDFGH")
    True
    """
    spelt = "".join(typed.split()).upper().encode(errors="replace")
    return hmac.compare_digest(spelt, code.encode())
