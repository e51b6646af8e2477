"""Acts of phones: checked, in time, played once; secret choices that can be changed; reaction windows."""

from pathlib import Path
from random import Random

import pytest

from circus.core.action import CHANCE
from circus.phones import documents
from circus.phones.exchange import MAX_OFFENCES
from circus.phones.questions import EVERY_MS
from circus.session.host import Host
from circus.session.pace import SHARED_WINDOW_MS
from tests.phones import SHORT, Phone, hosted, phones_of, played_out, rounds, until_asked
from tests.session.test_windows import HOLDS, LACKS, TICK_MS, announced


@pytest.mark.parametrize("game", SHORT)
def test_two_phones_play_a_whole_game_and_the_screen_needs_no_curtain(game: str, tmp_path: Path) -> None:
    host = hosted(tmp_path, game)
    table = phones_of(host)
    phones = [Phone(table).join(0), Phone(table).join(1)]
    watcher = Phone(table).hello(code=table.code, seat=-1)
    played_out(table, host, Random(3), *phones)
    rounds(table, host)
    assert host.viewer == CHANCE and host.call is None and host.people == ()
    assert [phone.of("refused") for phone in phones] == [[], []]
    for viewer, phone in zip((0, 1, CHANCE), (*phones, watcher), strict=True):
        assert phone.document["view"][0] == str(host.session.view(viewer))


def choosing(folder: Path, count: int = 3) -> tuple[Host, list[Phone]]:
    """A table of four where the first seats are on phones and all pass cards at once."""
    host = hosted(folder, people=count)
    table = phones_of(host)
    phones = [Phone(table).join(seat) for seat in range(count)]
    until_asked(table, host, phones[0])
    assert len(host.session.awaited) == 4
    return host, phones


def test_an_act_is_played_once_however_often_it_comes(tmp_path: Path) -> None:
    host, (phone, *_) = choosing(tmp_path)
    action, position = phone.legal[0], phone.position
    before = len(host.session.match.actions)
    for _ in range(3):
        phone.send(type="act", position=position, action=action)
    phone.table.advance(16)
    phone.act(action, position).act(action, position)
    assert len(host.session.match.actions) == before + 1
    assert [each["code"] for each in phone.of("refused")] == 4 * ["stale"]
    assert not phone.is_cut, "a slow network is no offence"


def test_an_answer_to_a_question_that_has_passed_is_stale(tmp_path: Path) -> None:
    _host, (phone, *_) = choosing(tmp_path)
    action, position = phone.legal[0], phone.position
    phone.act(action)
    phone.send(type="undo", position=phone.position)
    phone.table.advance(16)
    assert action in phone.legal
    assert phone.act(action, position).refused == "stale"
    assert phone.act(action, phone.position + 1).refused == "stale"
    assert phone.act(action).document["changeable"]


def test_choices_of_others_at_the_same_time_leave_an_answer_in_time(tmp_path: Path) -> None:
    _host, (first, second, _) = choosing(tmp_path)
    position = first.position
    second.act(second.legal[0])
    assert first.document["awaited"] and first.position > position
    assert not first.act(first.legal[0], position).refused


def test_a_question_why_is_answered_while_its_question_is_the_present_one(tmp_path: Path) -> None:
    _host, (phone, *_) = choosing(tmp_path)
    position = phone.position
    question = {"type": "why", "position": position, "picks": ["card/3"], "name": "card/9"}
    phone.send(**question).table.advance(16)
    assert phone.read().of("why") == [{"type": "why", "name": "card/9", "text": "0 card/3 card/9"}]
    phone.act(phone.legal[0])
    phone.send(**question).table.advance(EVERY_MS)
    assert len(phone.read().of("why")) == 1
    assert not phone.of("refused"), "a refusal would be that of the act"


def test_of_many_questions_why_the_last_of_each_phone_is_answered_in_its_time(tmp_path: Path) -> None:
    _host, (first, second, _) = choosing(tmp_path)
    for number in range(30):
        for phone in (first, second):
            phone.send(type="why", position=phone.position, picks=[], name=f"card/{number}")
    answers = 0
    for _ in range(30):
        first.table.advance(EVERY_MS / 10)
        now = len(first.read().of("why")) + len(second.read().of("why"))
        assert now - answers <= 1
        answers = now
    assert [phone.of("why")[-1]["name"] for phone in (first, second)] == ["card/29", "card/29"]
    assert answers <= 3


def test_a_phone_plays_its_own_seat_only(tmp_path: Path) -> None:
    host, (first, second, _) = choosing(tmp_path)
    before = list(host.session.match.actions)
    assert first.act(second.legal[0]).refused == "not_yours"
    assert Phone(first.table).send(type="act", position=1, action=first.legal[0]).table is first.table
    first.table.advance(16)
    assert list(host.session.match.actions) == before


def test_an_illegal_act_is_refused_with_the_rule_and_many_cut_the_phone_off(tmp_path: Path) -> None:
    host, (phone, *_) = choosing(tmp_path)
    before = len(host.session.match.actions)
    phone.act("0:play card/1")
    assert phone.refused == "illegal"
    for _ in range(MAX_OFFENCES - 1):
        assert not phone.is_cut
        phone.act("0:nonsense")
    assert phone.is_cut and phone.link.is_banned
    assert len(host.session.match.actions) == before


def test_a_secret_choice_is_changed_until_all_have_chosen(tmp_path: Path) -> None:
    host, phones = choosing(tmp_path)
    for phone in phones[:2]:
        phone.act(phone.legal[0])
    assert [phone.document["changeable"] for phone in phones] == [True, True, False]
    phones[0].send(type="undo", position=phones[0].position)
    phones[0].table.advance(16)
    assert 0 in host.session.awaited and 1 not in host.session.awaited
    assert phones[0].legal and not phones[0].document["changeable"] and phones[1].document["changeable"]
    for phone in (phones[0], phones[2]):
        phone.act(phone.legal[-1])
    rounds(phones[0].table, host, 400, 20)
    assert not any(phone.document["changeable"] for phone in phones)
    assert phones[1].send(type="undo", position=phones[1].position).table
    phones[1].table.advance(16)
    assert phones[1].read().refused == "stale"


def window_with_phones(hands: tuple[str, ...], *seats: int) -> tuple[Host, list[Phone]]:
    """A shot at seat 0 is announced; persons at seats 0 to 2, these of them on phones."""
    host = announced(*hands, people=3)
    table = phones_of(host)
    phones = [Phone(table).join(seat) for seat in seats]
    rounds(table, host, TICK_MS, 2)
    return host, phones


def test_in_a_window_a_phone_shows_the_same_with_and_without_the_card() -> None:
    shown = []
    for hands in (HOLDS, LACKS):
        host, (phone,) = window_with_phones(hands, 0)
        film: list[object] = []
        while host.clock.window:
            rounds(phone.table, host, TICK_MS)
            document = phone.document
            film.append((document["legal"], document["window"], document["ms"], phone.position))
        shown.append(film)
    assert shown[0] == shown[1]
    assert shown[0][0][0] == ["0:allow", "0:intervene"]  # type: ignore[index]
    assert len(shown[0]) * TICK_MS >= 0.7 * SHARED_WINDOW_MS


@pytest.mark.parametrize("hands", [HOLDS, LACKS])
def test_a_reaction_is_played_when_the_window_closes_and_nobody_learns_of_it_before(
    hands: tuple[str, ...],
) -> None:
    host, (phone, other) = window_with_phones(hands, 0, 2)
    before, shown, position = len(host.session.match.actions), other.document, phone.position
    phone.act("0:intervene")
    assert len(host.session.match.actions) == before and phone.legal == []
    assert other.document == shown
    assert phone.act("0:allow", position).refused == "stale"
    while len(host.session.match.actions) == before:
        rounds(phone.table, host, TICK_MS)
    holds = hands is HOLDS
    assert str(host.session.match.actions[before]) == ("0:intervene" if holds else "0:allow")


def test_a_window_closes_early_once_all_have_answered() -> None:
    host, phones = window_with_phones(HOLDS, 0, 2)
    before = len(host.session.match.actions)
    for phone in phones:
        phone.act(phone.legal[0])
    rounds(phones[0].table, host, TICK_MS, 3)
    assert len(host.session.match.actions) > before


def test_persons_at_the_mouse_who_have_answered_wait_for_the_phones() -> None:
    host, (phone,) = window_with_phones(HOLDS, 0)
    before, people = len(host.session.match.actions), host.session.people
    assert host.secret == (2,) and people == (0, 1, 2)
    host.clock.conclude(2, people)
    rounds(phone.table, host, TICK_MS, 3)
    assert len(host.session.match.actions) == before
    phone.act("0:intervene")
    rounds(phone.table, host, TICK_MS, 3)
    assert str(host.session.match.actions[before]) == "0:intervene"


@pytest.mark.parametrize("hands", [HOLDS, LACKS])
def test_a_phone_is_asked_nothing_in_a_window_that_closes_unasked(hands: tuple[str, ...]) -> None:
    host = announced(hands[0], hands[1] + " armor", people=3, line="1:play card/armor")
    phone = Phone(phones_of(host)).join(0)
    assert host.clock.window and phone.document["window"] is None and phone.legal == []
    assert phone.act("0:allow").refused == "illegal"
    while host.clock.window:
        rounds(phone.table, host, TICK_MS)
        assert phone.document["legal"] == []


def test_spectators_and_the_public_learn_nothing_from_the_times_of_a_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(documents, "BUDGET_MS", 1_000.0)  # a busy machine would put documents off
    films = []
    for hands, answer in ((HOLDS, "0:allow"), (LACKS, "0:intervene"), (LACKS, "0:allow")):
        host, (phone, other) = window_with_phones(hands, 0, 2)
        watcher = Phone(phone.table).hello(code=phone.table.code, seat=-1)
        phone.act(answer)
        film: list[object] = []
        while host.clock.window:
            rounds(phone.table, host, TICK_MS)
            film.append((len(watcher.read().raw), watcher.raw[-1], len(other.read().raw)))
        films.append(film[:-1])
    assert films[0] == films[1] == films[2]
