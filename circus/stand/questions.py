"""Questions of the feedback card, read from a file that designers edit."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from circus.content.texts import LANGUAGES
from circus.core.errors import CircusError, DataFileError, UsageError
from circus.platform.folders import is_there, write_whole
from circus.platform.untrusted import limits, lines_of, open_regular, parsed, parsed_file
from circus.platform.untrusted.shapes import TEXT, choice, list_of, object_of

STARS, CHOICE, RULES, WORDS = "stars", "choice", "rules", "words"
"""Kinds: one to five; one of some answers; one of the rules that were a problem; a line of free text."""

MAX_QUESTIONS, MAX_ANSWERS = 12, 4
"""Maximum numbers of questions, and of answers to one; an answer is one tap."""

SHIPPED = Path(__file__).parent / "questions.json"

SETS = {"usual": SHIPPED, "unpub": SHIPPED.with_name("questions_unpub.json")}
"""Ready sets of questions by name; `unpub` asks what feedback forms of conventions for prototypes ask."""

_WORDS_SHAPE = object_of(dict.fromkeys(LANGUAGES, TEXT), closed=True)
_ANSWER = object_of({"id": TEXT, "text": _WORDS_SHAPE}, closed=True)
_QUESTION = object_of(
    {"id": TEXT, "kind": choice(STARS, CHOICE, RULES, WORDS), "text": _WORDS_SHAPE},
    {"answers": list_of(_ANSWER, MAX_ANSWERS)},
    closed=True,
)
_SHAPE = object_of({"questions": list_of(_QUESTION, MAX_QUESTIONS)}, closed=True)


@dataclass(frozen=True)
class AnswerOption:
    """Answer to choose from, its text by language."""

    name: str
    text: Mapping[str, str]


@dataclass(frozen=True)
class FeedbackQuestion:
    """Question of the card, its text by language."""

    name: str
    kind: str
    text: Mapping[str, str]
    answers: tuple[AnswerOption, ...] = ()


def of_stand(stand: Path) -> Path:
    """Return the questions file of a stand: the designer's, else the one of the program."""
    own = stand / "questions.json"
    return own if is_there(own) else SHIPPED


def choose_set(stand: Path, name: str) -> Path:
    """Copy a ready set into the folder of a stand; return its file.

    Raises:
        UsageError: there are other questions already.
        OSError: the folder cannot be written.
    """
    own, chosen = stand / "questions.json", SETS[name].read_bytes()
    if is_there(own) and own.read_bytes() != chosen:
        raise UsageError(f"{own} has questions already: rename it to use the set '{name}'")
    write_whole(own, chosen)
    return own


def questions(path: Path = SHIPPED) -> list[FeedbackQuestion]:
    """Read the questions of a file; raise `DataFileError` with the file and what to correct."""
    try:
        facts = parsed_file(path, limits.STORED, installed=path in SETS.values())
        _SHAPE.check(facts)
        found = [
            FeedbackQuestion(
                each["id"], each["kind"], each["text"],
                tuple(AnswerOption(answer["id"], answer["text"]) for answer in each.get("answers", ())),
            )
            for each in facts["questions"]
        ]  # fmt: skip
        _check(found)
    except OSError as error:
        raise DataFileError(f"{path}: {error.strerror or error}") from None
    except CircusError as error:
        raise DataFileError(f"{path}: {error}") from None
    return found


def in_the_way(record: Path, most: int = 3) -> list[str]:
    """Return the rules that were refused or looked up most often in a game, the most frequent first."""
    counted: Counter[str] = Counter()
    try:
        with open_regular(record, limits.RECORD.file) as file:
            for raw in lines_of(file):
                if raw.startswith((b'{"refused"', b'{"help"')):
                    line = parsed(raw)
                    noted = line.get("refused", line.get("help"))
                    rule = noted.get("rule", noted.get("at")) if isinstance(noted, dict) else None
                    if isinstance(rule, str) and rule:
                        counted[rule] += 1
    except (OSError, CircusError):
        return []
    return [rule for rule, _ in counted.most_common(most)]


def _check(found: Sequence[FeedbackQuestion]) -> None:
    names = [question.name for question in found]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice:
        raise UsageError(f"there are two questions '{twice}': give each an id of its own")
    for question in found:
        if (question.kind == CHOICE) != bool(question.answers):
            reason = f"answers belong to the kind '{CHOICE}', and to it alone"
            raise UsageError(f"question '{question.name}': {reason}")
