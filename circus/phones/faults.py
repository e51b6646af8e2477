"""Errors of the server of phones, each one sentence in the program's language."""

import errno

from circus.content.texts import LANGUAGES, Texts
from circus.core.errors import CircusError


class PhonesError(CircusError):
    """Reason why phones cannot join: an English message, and its key for any language.

    Attributes:
        key: of the sentence.
        facts: its variables.
    """

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(Texts(LANGUAGES[0]).say(key, **facts))
        self.key = key
        self.facts = facts


def bind_error(error: OSError, address: str, port: int) -> PhonesError:
    """Return the reason why an address and port cannot be used."""
    if error.errno == errno.EADDRINUSE:
        return PhonesError("phones-fault-port", port=str(port))
    if error.errno == errno.EACCES:
        return PhonesError("phones-fault-denied", port=str(port))
    return PhonesError("phones-fault-address", address=address)
