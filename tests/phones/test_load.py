"""Six phones and six spectators at the full pace, for a moment; `bench phones` does it for ten minutes."""

from collections.abc import Mapping

from circus.phones.moment import Moment
from circus.tools.bench.phone_clients import SentAct
from circus.tools.bench.phones import ActLedger, phones
from tests.phones import BareDescriber


class ActingDescriber(BareDescriber):
    """Describes the actions as a page reads them."""

    def describe(self, seat: int, language: str, moment: Moment) -> Mapping[str, object]:
        described = super().describe(seat, language, moment)
        return {**described, "events": [], "actions": [{"text": str(action)} for action in moment.legal]}


def test_under_load_no_act_is_lost_and_every_phone_shows_what_it_was_sent() -> None:
    found = phones(ActingDescriber(), 2.0)
    acts = found["acts"]
    assert acts["sent"] > 10 and acts["lost"] == acts["doubled"] == 0
    assert acts["played"] > 10 and acts["played"] + acts["late"] == acts["sent"]
    assert found["messages"]["phones_cut_off"] == 0
    assert found["messages"]["pongs"] == found["messages"]["pings"] > 120
    assert found["views"]["compared"] == 24 and found["views"]["unequal"] == 0


def test_an_act_that_is_lost_doubled_or_refused_without_reason_is_noticed() -> None:
    ledger = ActLedger()
    for since in (1, 4):
        ledger.note_question(0, since)
    for action in ("play card/2", "play card/2", "pass"):
        ledger.note_played(0, action)
    ledger.compare(
        [
            SentAct(0, 2, "play card/2", ""),  # played twice
            SentAct(0, 3, "play card/5", "stale"),  # the same question
            SentAct(0, 4, "play card/7", ""),  # lost; "pass" was played for nobody
        ]
    )
    assert (ledger.played, ledger.doubled, ledger.late, ledger.lost) == (3, 2, 1, 1)
    ledger.compare([SentAct(0, 4, "play card/7", "stale")])
    assert ledger.lost == 2
    ledger.note_forced(0)
    ledger.compare([SentAct(0, 5, "play card/7", "stale")])
    assert (ledger.late, ledger.lost) == (2, 2)
