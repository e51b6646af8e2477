"""Joining: invitations and codes, seats and spectators, coming back, locks and removal."""

import hmac
from pathlib import Path
from types import SimpleNamespace

import pytest

from circus.phones import tokens
from circus.phones.lobby import CLAIM_MS, MAX_ADDRESS_CLAIMS, MAX_ADDRESS_TRIES, MAX_TRIES, TRY_WAIT_MS
from circus.phones.requests import REFUSED_MS, REQUEST_MS
from circus.phones.table import MAX_SPECTATORS, PhoneTable
from circus.phones.tokens import TOKEN_LETTERS, Token
from circus.phones.words import page_words
from circus.session.host import Host
from circus.session.table_setup import BOT, HUMAN
from tests.phones import ROUND_MS, Phone, hosted, phones_of, rounds


def test_an_invitation_gives_its_seat_once(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    invitation = table.invitations[1]
    phone = Phone(table).hello(token=invitation, name="Zoë", language="fr")
    assert phone.of("seated")[0]["seat"] == 1
    assert host.session.seats[1].name == "Zoë"
    assert 1 not in table.invitations and phone.token != invitation
    assert phone.document["language"] == "fr"
    assert Phone(table).hello(token=invitation).refused == "taken"


def test_who_scans_a_used_invitation_learns_how_to_play_in_another_browser(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    invitation = table.invitations[1]
    scanner = Phone(table).join(1)
    browser = Phone(table).hello(token=invitation, look=True, language="fr")
    assert browser.refused == "taken"
    assert page_words()["fr"]["elsewhere"] in browser.of("refused")[-1]["text"]
    browser.hello(token=scanner.token, look=True)  # the page at the address of the first one
    assert browser.of("seated")[0]["seat"] == 1
    assert scanner.read().of("gone")[-1]["code"] == "elsewhere"


def test_an_invitation_shows_its_seat_before_anybody_sits_down(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    invitation, other = table.invitations[2], table.invitations[3]
    phone = Phone(table).hello(token=invitation, look=True)
    (seat,) = phone.of("seats")[0]["free"]
    assert (seat["seat"], seat["name"]) == (2, host.session.seats[2].name)
    assert seat["colour"].startswith("#") and seat["picture"].startswith("/art/")
    assert not phone.of("seated") and table.invitations[2] == invitation
    assert phone.hello(token=invitation, name="Zoë").of("seated")[0]["seat"] == 2
    assert Phone(table).hello(token=invitation, look=True).refused == "taken"
    table.lock(on=True)
    assert Phone(table).hello(token=other, look=True).refused == "locked"


def test_a_bots_seat_becomes_a_persons_and_the_record_notes_it(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    Phone(phones_of(host)).join(3, name="Max")
    assert (host.session.seats[3].kind, host.session.seats[3].name) == (HUMAN, "Max")
    assert '"sits":{"seat":3,"name":"Max"' in (tmp_path / "game.jsonl").read_text("utf-8").replace(" ", "")


def test_with_the_code_of_the_screen_a_phone_chooses_a_free_seat(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    Phone(table).join(0)
    phone = Phone(table).hello(code=f" {table.code.lower()} ")
    free = phone.of("seats")[-1]["free"]
    assert [each["seat"] for each in free] == [1, 2, 3]
    assert free[0]["colour"].startswith("#") and free[0]["picture"].startswith("/art/")
    Phone(table).join(2)
    assert [each["seat"] for each in phone.read().of("seats")[-1]["free"]] == [1, 3]
    assert phone.hello(code=table.code, seat=2).refused == "taken"
    assert phone.hello(code=table.code, seat=3).of("seated")[0]["seat"] == 3


def test_names_are_cleaned_and_differ(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    Phone(table).join(0, name="Ada\u202e\n" + 90 * "x")
    Phone(table).join(1, name="Max")
    Phone(table).join(2, name="Max")
    Phone(table).join(3)
    names = [who.name for who in host.session.seats]
    assert names[0].startswith("Ada x") and len(names[0]) <= 24
    assert names[1:3] == ["Max", "Max 2"]
    assert len(set(names)) == 4


def test_a_spectator_gets_the_public_view_and_may_do_nothing(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    watcher = Phone(table).hello(code=table.code, seat=-1)
    assert watcher.of("seated") == [
        {"type": "seated", "seat": -1, "token": "", "table": watcher.inbox[0]["table"]}
    ]
    rounds(table, host, count=5)
    assert watcher.document["seat"] == -1 and watcher.legal == []
    assert table.spectators == 1
    assert watcher.act("0:pass", 1).refused == "not_yours"
    watcher.leave()
    assert table.spectators == 0


def test_spectators_are_limited(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    for _ in range(MAX_SPECTATORS):
        assert Phone(table).hello(code=table.code, seat=-1).of("seated")
    assert Phone(table).hello(code=table.code, seat=-1).refused == "locked"


def test_a_phone_comes_back_with_its_token_to_the_same_seat(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    phone = Phone(table).join(1)
    rounds(table, host, count=5)
    shown = phone.document
    phone.leave()
    assert [seat.state for seat in table.seats][1] == "away"
    back = Phone(table).hello(token=phone.token)
    assert back.of("seated")[0]["seat"] == 1 and back.token == phone.token
    assert [seat.state for seat in table.seats][1] == "phone"
    assert {**back.document, "away": []} == {**shown, "away": []}


def test_a_hello_whose_connection_has_ended_takes_no_seat(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    before = host.session.seats
    lost, other, invitation = Phone(table), Phone(table), table.invitations[1]
    lost.send(type="hello", protocol=1, token=invitation)
    other.send(type="hello", protocol=1, token=invitation)
    table.exchange.put(lost.link, None)
    table.advance(ROUND_MS)
    assert other.read().of("seated")[0]["seat"] == 1 and not lost.read().of("seated")
    assert host.session.seats == before


def test_a_seat_whose_token_may_have_been_lost_goes_to_the_next_phone(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    invitation = table.invitations[3]
    Phone(table, confirms=False).hello(token=invitation, name="Max").leave()
    assert table.seats[3].state == "free" and table.invitations[3] == invitation
    again = Phone(table).hello(token=invitation)
    assert again.of("seated")[0]["seat"] == 3 and host.session.seats[3].name == "Max"
    assert Phone(table).hello(token=invitation).refused == "taken"
    rounds(table, host)
    again.leave()
    assert table.seats[3].state == "away" and 3 not in table.invitations


def test_a_phone_that_got_its_token_comes_back_unless_another_has_taken_its_seat(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    first = Phone(table, confirms=False).join(1)
    first.leave()
    second = Phone(table, confirms=False).hello(token=first.token)
    assert second.of("seated")[0]["seat"] == 1 and second.token == first.token
    assert 1 not in table.invitations
    second.leave()
    assert table.seats[1].state == "away", "it came back with its token, so it has it"


def test_after_another_address_the_first_to_come_gets_a_seat(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    phones = [Phone(table).join(seat) for seat in (0, 1)]
    rounds(table, host)
    for phone in phones:
        phone.leave()
    table.offer_again()
    assert [seat.state for seat in table.seats] == 4 * ["free"]
    back = Phone(table).hello(token=phones[0].token)
    assert back.of("seated")[0]["seat"] == 0 and 0 not in table.invitations
    new = Phone(table).join(1, name="Zoë")
    assert host.session.seats[1].name == "Zoë" and new.token != phones[1].token
    assert Phone(table).hello(token=phones[1].token).refused == "unknown"
    rounds(table, host)
    assert new.document["seat"] == 1 and host.people == ()


def test_a_seat_that_is_taken_anew_sends_the_earlier_phone_nothing_more(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    first = Phone(table).join(0)
    table.offer_again()
    Phone(table).join(0)
    assert first.read().is_cut and first.inbox[-1]["code"] == "removed"
    before = len(first.raw)
    rounds(table, host, 400.0, 5)
    assert len(first.read().raw) == before


def test_a_second_page_of_a_seat_replaces_the_first(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    first = Phone(table).join(1)
    second = Phone(table).hello(token=first.token)
    assert first.read().is_cut and first.inbox[-1]["code"] == "elsewhere"
    first.leave()
    rounds(table, host)
    assert second.of("document") and [seat.state for seat in table.seats][1] == "phone"


def test_a_phone_that_comes_back_gets_no_free_seats_any_more(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    token = Phone(table).join(1).token
    phone = Phone(table).hello(code=table.code).hello(token=token)
    before = len(phone.of("seats"))
    table.lock(on=True)
    rounds(table, host)
    assert phone.of("seated") and len(phone.read().of("seats")) == before


def test_where_joining_is_locked_nobody_new_gets_a_seat_and_the_others_come_back(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    invitation = table.invitations[2]
    phone = Phone(table).join(1)
    table.lock(on=True)
    assert not table.invitations
    assert Phone(table).hello(token=invitation).refused == "locked"
    assert Phone(table).hello(code=table.code, seat=2).refused == "locked"
    assert Phone(table).hello(code=table.code, seat=-1).refused == "locked"
    assert Phone(table).hello(code=table.code).of("seats")[-1]["locked"]
    assert Phone(table).hello(token=phone.token).of("seated")
    table.lock(on=False)
    assert Phone(table).hello(token=invitation).of("seated")


def test_a_removed_phone_is_told_its_token_is_void_and_a_bot_plays(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    phone = Phone(table).join(1)
    table.remove(1)
    assert phone.read().is_cut and phone.inbox[-1]["code"] == "removed"
    assert host.session.seats[1].kind == BOT
    assert Phone(table).hello(token=phone.token).refused == "unknown"
    assert Phone(table).join(1).of("seated")
    assert host.session.seats[1].kind == HUMAN


def test_seats_that_are_not_offered_are_not_given(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    table.offer([2])
    assert list(table.invitations) == [2]
    assert [seat.state for seat in table.seats] == ["closed", "closed", "free", "closed"]
    assert Phone(table).hello(code=table.code, seat=0).refused == "taken"


def test_when_the_table_closes_every_phone_is_told(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    phones = [
        Phone(table).join(0),
        Phone(table).hello(code=table.code),
        Phone(table).hello(code=table.code, seat=-1),
    ]
    table.close()
    assert all(phone.read().is_cut and phone.inbox[-1]["code"] == "closed" for phone in phones)
    late = Phone(table).hello(code=table.code)
    assert late.is_cut and late.inbox[-1]["type"] == "gone"
    assert host.people == (0, 1), "persons continue with the mouse"


def test_a_phone_comes_back_to_its_seat_while_its_address_has_to_wait(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    phone = Phone(table, "10.0.0.9").join(1)
    for _ in range(MAX_ADDRESS_TRIES):
        Phone(table, "10.0.0.9").hello(code="BBBBBB")
    assert Phone(table, "10.0.0.9").hello(token=phone.token).of("seated")


@pytest.mark.parametrize("secret", ["code", "token"])
def test_an_address_that_guesses_has_to_wait(secret: str, tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    for _ in range(MAX_ADDRESS_TRIES):
        assert Phone(table, "10.0.0.9").hello(**{secret: "BBBBBB"}).refused == "unknown"
    assert Phone(table, "10.0.0.9").hello(code=table.code).refused == "too_often"
    assert Phone(table, "10.0.0.8").hello(code=table.code).of("seats")
    table.advance(TRY_WAIT_MS)
    assert Phone(table, "10.0.0.9").hello(code=table.code).of("seats")


def test_many_guesses_from_many_addresses_change_the_code(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    code, revision = table.code, table.revision
    for number in range(MAX_TRIES):
        Phone(table, f"10.0.1.{number}").hello(code="BBBBBB")
    assert table.code != code and table.revision > revision


def test_secrets_are_random_long_and_hidden(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    phone = Phone(table).join(0)
    secrets = {phone.token, *table.invitations.values()}
    assert len(secrets) == 4 and all(len(each) == TOKEN_LETTERS for each in secrets)
    for thing in (Token(), table, table._lobby, table._lobby._tickets, phone.link, table.exchange):
        assert not any(secret in repr(thing) for secret in secrets)
    written = (tmp_path / "game.jsonl").read_text("utf-8")
    assert not any(secret in written for secret in (*secrets, table.code))


def test_every_guess_is_compared_with_every_secret_in_constant_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = phones_of(hosted(tmp_path))
    phone, invitation = Phone(table).join(0), table.invitations[3]
    compared: list[bytes] = []

    def compare(one: bytes, two: bytes) -> bool:
        compared.append(two)
        return hmac.compare_digest(one, two)

    monkeypatch.setattr(tokens, "hmac", SimpleNamespace(compare_digest=compare))
    counts = []
    for guess in (22 * "A", phone.token[:21] + "!", invitation[:21] + "!"):
        Phone(table, guess).hello(token=guess)
        counts.append(len(compared))
        compared.clear()
    assert counts == 3 * [1 + 4 + 1], "one seat token, four invitations, a used one"
    Phone(table).hello(code=table.code[:5] + "?")
    assert len(compared) == 2, "as a token too"


def test_a_page_changes_its_language(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    phone, watcher = Phone(table).join(0), Phone(table).hello(code=table.code, seat=-1)
    for each in (phone, watcher):
        each.send(type="language", language="fr")
        table.advance(16)
        assert each.document["language"] == "fr"
        table.advance(16)
        assert phone.act("1:pass").of("refused")[-1]["text"].startswith("Ce n")


def test_a_ping_is_answered(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    phone = Phone(table).join(0).send(type="ping", n=7)
    table.advance(16)
    assert phone.read().of("pong") == [{"type": "pong", "n": 7}]


def at_mouse(folder: Path) -> tuple[PhoneTable, Host]:
    """A table whose first person is asked at the mouse, and a second person who has a phone."""
    host = hosted(folder, people=2)
    table = phones_of(host)
    Phone(table).join(1)
    rounds(table, host, 400.0, 9)
    assert table.seats[0].state == "free" and host.people == (0,)
    return table, host


def test_the_seat_of_a_person_at_the_mouse_is_given_by_the_screen_only(tmp_path: Path) -> None:
    table, host = at_mouse(tmp_path)
    thief = Phone(table, is_given=False).hello(code=table.code, seat=0, name="Zoé")
    rounds(table, host, 400.0, 3)
    assert not thief.read().of("seated") and not thief.of("document") and host.people == (0,)
    assert [each["text"].split()[0] for each in thief.of("waiting")] == [host.session.seats[0].name]
    assert table.request and (table.request.seat, table.request.name) == (0, "Zoé")
    table.answer_request(gives=True)
    assert thief.read().of("seated") and not host.people and host.session.seats[0].name == "Zoé"


def test_a_seat_that_the_screen_keeps_is_asked_for_once_a_minute(tmp_path: Path) -> None:
    table, host = at_mouse(tmp_path)
    thief = Phone(table, is_given=False).hello(code=table.code, seat=0)
    table.answer_request(gives=False)
    assert thief.read().refused == "taken" and host.people == (0,)
    again = Phone(table, is_given=False).hello(token=table.invitations[0])
    assert again.refused == "taken" and table.request is None
    table.advance(REFUSED_MS + 1)
    Phone(table, is_given=False).hello(token=table.invitations[0])
    assert table.request


@pytest.mark.parametrize("end", ["leaves", "late", "locked", "bot"])
def test_a_request_ends_with_its_phone_its_time_or_its_seat(end: str, tmp_path: Path) -> None:
    table, host = at_mouse(tmp_path)
    phone = Phone(table, is_given=False).hello(code=table.code, seat=0)
    assert table.request
    if end == "leaves":
        phone.leave()
    elif end == "late":
        table.advance(REQUEST_MS + 1)
    elif end == "locked":
        table.lock(on=True)
    else:
        host.sit(0, BOT, "random")
    table.advance(ROUND_MS)
    assert table.request is None
    assert bool(phone.read().of("seated")) == (end == "bot")


def test_two_phones_ask_one_after_the_other(tmp_path: Path) -> None:
    table, _ = at_mouse(tmp_path)
    first = Phone(table, is_given=False).hello(code=table.code, seat=0)
    second = Phone(table, "192.168.1.21", is_given=False).hello(code=table.code, seat=0)
    assert second.refused == "taken" and table.request and table.request.link is first.link


def test_seats_of_bots_and_of_a_table_that_has_not_begun_are_open(tmp_path: Path) -> None:
    host = hosted(tmp_path, people=2)
    table = phones_of(host)
    assert Phone(table, is_given=False).join(0).of("seated")
    rounds(table, host, 400.0, 3)
    assert Phone(table, is_given=False).join(2).of("seated"), "a bot's seat"


@pytest.mark.parametrize("name", ["ada", "\u0410da", "Ada\u0332", "ADA"])
def test_a_name_that_looks_like_another_gets_a_number(name: str, tmp_path: Path) -> None:
    host = hosted(tmp_path, people=3)
    table = phones_of(host)
    Phone(table).join(0, name="Ada")
    Phone(table).join(1, name=name)
    assert [who.name for who in host.session.seats][:2] == ["Ada", f"{name} 2"]


def test_a_phone_that_claims_and_drops_a_seat_does_not_fill_the_record(tmp_path: Path) -> None:
    host = hosted(tmp_path, people=2)
    table, record = phones_of(host), tmp_path / "game.jsonl"
    before = len(record.read_text("utf-8").splitlines())
    for number in range(100):
        phone = Phone(table, confirms=False).hello(code=table.code, seat=1, name=f"N{number}")
        phone.leave()
        table.advance(100)
    assert len(record.read_text("utf-8").splitlines()) - before <= MAX_ADDRESS_CLAIMS + 2
    assert phone.refused == "too_often"
    table.advance(12 * CLAIM_MS)
    assert Phone(table).hello(code=table.code, seat=1).of("seated")


def test_one_address_changes_the_code_for_nobody(tmp_path: Path) -> None:
    table = phones_of(hosted(tmp_path))
    code = table.code
    for _ in range(MAX_TRIES):
        Phone(table).hello(code="QQQQQQ")
        table.advance(TRY_WAIT_MS)
    assert table.code == code
