"""Reasons of failures for the screen, without the system's own words in another language."""

from circus.content.texts import LANGUAGES, Texts, inside_sentence
from circus.core.errors import (
    CircusError,
    DataFileError,
    EarlierRulesError,
    LaterRulesError,
    LevelError,
    MissingBoardError,
    PlayedElsewhereError,
    RecordError,
    UnknownNameError,
)
from circus.core.number import TooFewPiecesError
from circus.platform.console import say
from circus.platform.sanitizing import name_of
from circus.platform.systems import fault_name
from circus.platform.untrusted import LineError, shortened

_SYSTEM = {
    "ENOSPC": "fault-full",
    "EDQUOT": "fault-quota",
    "EROFS": "fault-read-only",
    "EACCES": "fault-permission",
    "EPERM": "fault-permission",
    "ENOENT": "fault-missing",
    "ENOTDIR": "fault-missing",
    "EEXIST": "fault-exists",
    "EMFILE": "fault-handles",
    "ENFILE": "fault-handles",
    "EIO": "fault-device",
    "ENODEV": "fault-device",
    "ENXIO": "fault-device",
    "ESTALE": "fault-device",
    "ETIMEDOUT": "fault-device",
    "EFBIG": "fault-large",
    "ELOOP": "fault-link",
    "EBUSY": "fault-busy",
    "ETXTBSY": "fault-busy",
    "ENOMEM": "fault-memory",
}
"""Messages of the system's errors by name; their numbers differ from system to system."""


_RECORD = {
    EarlierRulesError: "fault-earlier-rules",
    LaterRulesError: "fault-later-rules",
    MissingBoardError: "fault-missing-board",
}
"""Messages of errors that keep an undamaged record from being read."""


_FILE = {LevelError: "fault-level", DataFileError: "fault-data"}
"""Messages of errors whose own message begins with the file's name and a colon."""


def of_system(texts: Texts, error: OSError) -> str:
    """Return why the system refused something, in a few words that fit within a sentence."""
    return texts.say(_SYSTEM.get(fault_name(error), "fault-unknown"))


def reason_within(texts: Texts, error: Exception) -> str:
    """Return the reason of any failure, in a few words that fit within a sentence.

    What the system refused has words in every language. The program's own messages are English: another
    language has words for the kinds that say what to do, and names the language of the others.
    """
    if isinstance(error, OSError):
        return of_system(texts, error)
    if not isinstance(error, CircusError):
        return texts.say("fault-program")
    if texts.language == LANGUAGES[0]:
        return shortened(str(error))
    if _has_words(error):
        return inside_sentence(format_error(texts, error).removesuffix("."))
    return texts.say("fault-english", fault=shortened(str(error)))


def _has_words(error: CircusError) -> bool:
    """Return whether each language has a sentence for this kind of error, whatever its message."""
    kinds = (RecordError, LineError, PlayedElsewhereError, UnknownNameError, TooFewPiecesError)
    return type(error) in _FILE or isinstance(error, kinds)


def format_error(texts: Texts, error: CircusError | OSError) -> str:
    """Return an error as a full sentence, with the file if one is known.

    The program's own messages are English, for terminals. Another language has a sentence for the kind of
    error, and the English one is printed on stderr, so that no detail is lost.
    """
    if isinstance(error, OSError):
        words = of_system(texts, error)
        if error.filename:
            return texts.say("fault-file", file=str(error.filename), fault=words)
        return f"{words[:1].upper()}{words[1:]}."
    if isinstance(error, TooFewPiecesError):
        return texts.say("fault-too-few", needed=error.needed, present=error.present)
    if texts.language == LANGUAGES[0]:
        return shortened(str(error))
    say(f"circus: {shortened(str(error))}")
    if type(error) in _FILE:
        return texts.say(_FILE[type(error)], file=str(error).partition(": ")[0])
    if isinstance(error, UnknownNameError):
        return texts.say("fault-unknown-name", name=name_of(error.name))
    if isinstance(error, RecordError):
        return texts.say(_RECORD.get(type(error), "fault-record"))
    if isinstance(error, LineError):
        return texts.say("fault-damaged")
    return texts.say("fault-elsewhere" if isinstance(error, PlayedElsewhereError) else "fault-usage")
