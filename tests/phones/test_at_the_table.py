"""The table on the screen beside phones: what it shows while they choose and change their minds."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

from circus.core.action import CHANCE
from circus.phones.table import PhoneTable
from circus.ui.phones import SkinDescriber
from circus.ui.scenes.phones.desk import PhoneDesk
from circus.ui.scenes.shell.destinations import PhoneRequest
from circus.ui.scenes.table.prompt import ribbon
from circus.ui.skins.table_view import NEAR_HAND
from tests.phones import Phone, hosted, phones_of, rounds
from tests.tables import Hand, seated


def chosen_and_taken_back(hand: Hand, phone: Phone) -> None:
    """A phone chooses a card and takes it back."""
    while not phone.read().of("document") or not phone.legal:
        hand.post()
        phone.table.advance(16)
    phone.act(phone.legal[0])
    hand.until(lambda: not hand.scene.director.busy)
    assert phone.document["changeable"]
    phone.send(type="undo", position=phone.position)
    phone.table.advance(16)
    assert phone.legal


def test_the_screen_takes_back_what_it_told_of_a_choice(tmp_path: Path) -> None:
    with seated(tmp_path, "clown_standoff", seats=3, people=2) as hand:
        table = phones_of(hand.scene.host)
        phones = [Phone(table).join(0), Phone(table).join(1)]
        hand.until(lambda: not hand.scene.director.busy and bool(hand.scene.session.awaited_people))
        before = hand.scene.last_caption()
        chosen_and_taken_back(hand, phones[0])
        assert hand.scene.last_caption() == before
        assert hand.scene.host.viewer == CHANCE and hand.scene.host.call is None


def test_a_half_made_choice_at_the_mouse_outlasts_a_phone_that_changes_its_mind(tmp_path: Path) -> None:
    options = {"passing": True}
    with seated(tmp_path, "texas_showdown", seats=4, people=2, options=options) as hand:
        table = phones_of(hand.scene.host)
        phone = Phone(table).join(1)
        hand.until(lambda: hand.scene.host.call is not None)
        hand.scene.host.open_curtain()
        hand.pilot.manager.back()
        hand.until_asked()
        hand.click(hand.wanted()[0])
        picks = hand.scene.context.input.chooser
        chosen_and_taken_back(hand, phone)
        assert picks is not None and hand.scene.context.input.chooser is picks


def test_the_screen_stays_close_behind_phones_that_choose_at_once(tmp_path: Path) -> None:
    with seated(tmp_path, "flip_circus", seats=2, people=2) as hand:
        manager, host, rng = hand.pilot.manager, hand.scene.host, Random(1)
        manager.phones.desk = desk = PhoneDesk(host, PhoneRequest(port=0))
        phones = [Phone(desk.table).join(seat) for seat in (0, 1)]
        for _ in range(12):
            for phone in phones:
                if legal := phone.document["actions"]:
                    phone.act(rng.choice(legal)["text"])
            hand.post(ms=500)
        assert len(hand.scene.session.match.actions) >= 10
        hand.until(lambda: not hand.scene.director.busy, ms=4_000)


def test_a_phone_reads_that_a_choice_was_made_for_somebody_who_had_no_other(tmp_path: Path) -> None:
    host, rng = hosted(tmp_path, "texas_showdown", seats=4), Random(1)
    table = PhoneTable(host, SkinDescriber())
    phones, read, forced = [Phone(table).join(seat) for seat in (0, 1)], set[str](), 0
    while not host.session.match.outcome and not (forced and any("only card" in line for line in read)):
        rounds(table, host)
        forced += host.forced.has_played
        for phone in phones:
            document = phone.document
            read |= set(document["log"])
            if legal := document["actions"]:
                phone.act(rng.choice(legal)["text"])
    assert forced and [line for line in read if "the only card that may be played" in line]


def test_without_anybody_at_the_screen_every_hand_lies_at_its_plate(tmp_path: Path) -> None:
    with seated(tmp_path, "clearing_house", seats=4, people=2) as hand:
        table = phones_of(hand.scene.host)
        first = Phone(table).join(0)
        hand.post()
        assert hand.scene.table.front >= 0
        second = Phone(table).join(1)
        hand.post()
        for _ in range(40):
            for phone in (first, second):
                if phone.read().legal:
                    phone.act(phone.legal[0])
            table.advance(16)
            hand.post(ms=500)
        near = hand.scene.table.layout.zones[NEAR_HAND]
        hands = [piece for piece in hand.scene.director.placed if piece.place.startswith("hand/")]
        assert {piece.place for piece in hands} >= {"hand/0", "hand/1"}
        assert all(piece.height < near.size / 2 for piece in hands)


def test_the_screen_names_who_chooses_on_a_phone_once_the_last_event_was_shown(tmp_path: Path) -> None:
    with seated(tmp_path, "flip_circus", seats=2, people=2) as hand:
        table = phones_of(hand.scene.host)
        phones, rng, shown = [Phone(table).join(seat) for seat in (0, 1)], Random(3), Counter[bool]()
        for _ in range(60):
            for phone in phones:
                if phone.read().legal:
                    phone.act(rng.choice(phone.legal))
            table.advance(16)
            hand.post(ms=100)
            joined = replace(hand.scene.table, phones=frozenset((0, 1)))
            asks = ribbon(hand.scene.kit, hand.scene.context.skin, joined)
            assert asks is not None
            shown[bool(joined.event)] += 1
            assert not (joined.event and asks.text)
            assert joined.event or not joined.acting or "phone" in asks.text
        assert shown[True] and shown[False]
