"""The card's questions are a file that a designer edits, and what is wrong in it is said plainly."""

import json
from pathlib import Path
from typing import Any

import pytest

from circus.content.texts import LANGUAGES
from circus.core.errors import UsageError
from circus.stand.questions import MAX_QUESTIONS, SHIPPED, in_the_way, of_stand, questions


def test_the_shipped_card_has_five_questions_in_both_languages() -> None:
    found = questions()
    assert [each.name for each in found] == ["fun", "length", "again", "confusing", "words"]
    assert len(found) <= MAX_QUESTIONS
    for each in found:
        assert all(each.text[language] for language in LANGUAGES)
        assert all(answer.text[language] for answer in each.answers for language in LANGUAGES)


def test_a_stand_has_its_own_file_where_one_lies_there(tmp_path: Path) -> None:
    assert of_stand(tmp_path) == SHIPPED
    (tmp_path / "questions.json").write_text(SHIPPED.read_text(encoding="utf-8"), encoding="utf-8")
    assert of_stand(tmp_path) == tmp_path / "questions.json"


def changed(tmp_path: Path, change: Any) -> Path:
    facts = json.loads(SHIPPED.read_text(encoding="utf-8"))
    change(facts["questions"])
    path = tmp_path / "questions.json"
    path.write_text(json.dumps(facts), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda them: them[0].pop("kind"), "kind"),
        (lambda them: them[0]["text"].pop("fr"), "fr"),
        (lambda them: them[0].update(kind="smell"), "kind"),
        (lambda them: them[1].pop("answers"), "'length': answers"),
        (lambda them: them[1].update(id="fun"), "two questions 'fun'"),
        (lambda them: them.extend(them), ""),
    ],
)
def test_what_is_wrong_in_it_is_said_with_the_file(tmp_path: Path, change: Any, reason: str) -> None:
    path = changed(tmp_path, change)
    with pytest.raises(UsageError) as told:
        questions(path)
    assert str(path) in str(told.value) and reason in str(told.value) and "\n" not in str(told.value)


def test_the_rules_that_were_in_the_way_are_those_refused_or_looked_up_most(tmp_path: Path) -> None:
    record = tmp_path / "01-game.jsonl"
    refused = [
        {"refused": {"seat": 0, "rule": rule}, "ms": 1} for rule in ("A-1", "B-2", "B-2", "C-3", "D-4")
    ]
    looked = [{"help": {"seat": 0, "what": "rules", "at": at}, "ms": 2} for at in ("C-3", "C-3", "")]
    record.write_text("".join(json.dumps(line) + "\n" for line in [*refused, *looked]), encoding="utf-8")
    assert in_the_way(record) == ["C-3", "B-2", "A-1"]
    assert in_the_way(tmp_path / "none.jsonl") == []
