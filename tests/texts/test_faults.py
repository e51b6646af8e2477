"""What files and the system refuse is told in the language of the app, whatever the system speaks."""

import errno
import os

import pytest

from circus.content.texts import LANGUAGES, Texts, faults
from circus.core.errors import (
    CircusError,
    DataFileError,
    LevelError,
    PlayedElsewhereError,
    RecordError,
    UsageError,
)
from circus.platform.untrusted import LineError

USUAL = {
    errno.ENOSPC: ("the disk is full", "le disque est plein"),
    errno.EDQUOT: ("your share of the disk is used up", "votre part du disque est épuisée"),
    errno.EROFS: ("the disk can only be read", "le disque est en lecture seule"),
    errno.EACCES: ("access is denied", "l\u2019accès est refusé"),
    errno.EPERM: ("access is denied", "l\u2019accès est refusé"),
    errno.ENOENT: ("there is no such file or folder", "ce fichier ou ce dossier n\u2019existe pas"),
    errno.EMFILE: ("too many files are open", "trop de fichiers sont ouverts"),
    errno.EIO: ("the disk does not answer", "le disque ne répond pas"),
}


@pytest.mark.parametrize("number", USUAL, ids=errno.errorcode.get)
def test_the_usual_refusals_of_a_system_have_words_of_their_own(number: int) -> None:
    error = OSError(number, os.strerror(number), "/games/one.jsonl")
    assert tuple(faults.of_system(Texts(language), error) for language in LANGUAGES) == USUAL[number]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [*sorted(errno.errorcode), 9999, None])
def test_whatever_a_system_refuses_is_told_without_its_own_words(number: int | None, language: str) -> None:
    texts = Texts(language)
    error = OSError(number, "Gremlins in the drive", "/games/one.jsonl") if number else OSError("Gremlins")
    told = faults.format_error(texts, error)
    assert "Gremlins" not in told
    assert told.endswith(".") and told[0] in "ACELMTUVYD/"
    assert ("/games/one.jsonl" in told) == (number is not None)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (PlayedElsewhereError("this game is open"), "Cette partie est ouverte dans une autre fenêtre"),
        (RecordError("/games/one.jsonl:7: no action"), "Le fichier de cette partie est abîmé"),
        (LevelError("/boards/a.tmx: no spawn"), "/boards/a.tmx ne peut pas servir de plateau"),
        (DataFileError("/stand/questions.json: not a JSON object"), "/stand/questions.json ne peut pas être"),
        (LineError("not a JSON object"), "Un fichier est abîmé"),
        (UsageError("there is no bot 'genius'"), "Cela ne peut pas être joué ici"),
    ],
)
def test_what_the_program_says_in_english_has_a_french_sentence_and_goes_to_stderr_whole(
    error: CircusError, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert faults.format_error(Texts("fr"), error).startswith(told)
    assert capsys.readouterr().err == f"circus: {error}\n"
    assert faults.format_error(Texts("en"), error) == str(error)
    assert capsys.readouterr().err == ""


def test_an_error_with_a_remedy_keeps_its_words_in_english() -> None:
    error = UsageError("there is no board 'moon': choose another")
    assert faults.reason_within(Texts("en"), error) == str(error)
    assert faults.reason_within(Texts("fr"), error) == f"(en anglais) {error}"
    assert faults.reason_within(Texts("en"), ZeroDivisionError()) == "an error of the program"


def test_a_reason_within_a_sentence_begins_in_lower_case_and_ends_without_a_stop() -> None:
    """In French too, where a broken record was called an error of the program."""
    said = faults.reason_within(Texts("fr"), RecordError("/games/one.jsonl:7: no action"))
    assert said == "le fichier de cette partie est abîmé et ne peut pas servir"
    assert "erreur du programme" not in faults.reason_within(Texts("fr"), PlayedElsewhereError("open"))
