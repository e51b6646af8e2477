"""Six phones and six spectators at the full pace, for a moment; `bench phones` does it for ten minutes."""

from circus.tools.bench.phone_clients import SentAct
from circus.tools.bench.phones import ActLedger, PhoneLoad, phones


def test_under_load_no_act_is_lost_and_every_phone_shows_what_it_was_sent() -> None:
    found = phones(2.0)
    acts = found["acts"]
    assert acts["sent"] > 10 and acts["lost"] == acts["doubled"] == 0
    assert acts["played"] > 10 and acts["played"] + acts["late"] == acts["sent"]
    assert found["messages"]["phones_cut_off"] == 0
    assert found["messages"]["pongs"] == found["messages"]["pings"] > 60
    assert found["views"]["compared"] == 24 and found["views"]["unequal"] == found["views"]["missing"] == 0


def test_an_act_that_is_lost_doubled_or_refused_without_reason_is_noticed() -> None:
    ledger = ActLedger()
    ledger.note_question(0, 1)
    for action in ("play card/2", "play card/2"):
        ledger.note_played(0, action)
    ledger.note_question(0, 4)
    ledger.note_played(0, "pass")
    ledger.note_question(0, 6)
    ledger.compare(
        [
            SentAct(0, 2, "play card/2", ""),  # played twice
            SentAct(0, 3, "play card/5", "stale"),  # the same question
            SentAct(0, 5, "play card/7", ""),  # lost; "pass" was played for nobody
        ]
    )
    assert (ledger.played, ledger.doubled, ledger.late, ledger.lost) == (3, 2, 1, 1)
    ledger.compare([SentAct(0, 6, "play card/7", "stale")])
    assert ledger.lost == 2, "nobody has answered this question"
    ledger.note_forced(0)
    ledger.compare([SentAct(0, 7, "play card/7", "stale")])
    assert (ledger.late, ledger.lost) == (2, 2)


def test_an_act_whose_outcome_comes_after_a_comparison_is_neither_lost_nor_doubled() -> None:
    ledger, act = ActLedger(), SentAct(0, 1, "pass", "")
    ledger.note_question(0, 1)
    ledger.note_played(0, "pass")
    ledger.note_question(0, 2)
    ledger.compare([], [act])
    ledger.compare([act])
    assert (ledger.played, ledger.doubled, ledger.late, ledger.lost) == (1, 0, 0, 0)


def test_an_act_that_is_sent_again_was_played_before_or_after_the_connection_was_lost() -> None:
    ledger = ActLedger()
    ledger.note_question(0, 1)
    ledger.note_played(0, "pass")
    ledger.note_question(0, 2)
    ledger.compare([SentAct(0, 1, "pass", "stale", is_repeated=True)])
    ledger.note_played(0, "draw")
    ledger.compare([SentAct(0, 2, "draw", "", is_repeated=True)])
    assert (ledger.played, ledger.doubled, ledger.late, ledger.lost) == (2, 0, 0, 0)
    ledger.note_question(0, 3)
    ledger.compare([SentAct(0, 3, "pass", "", is_repeated=True)])
    assert ledger.lost == 1


class LossyLoad(PhoneLoad):
    """All phones lose their connections once, while they act: the server starts again at its port."""

    has_lost = False

    def _round(self) -> None:
        if not self.has_lost and self.ledger.played > 10:
            server = self.window.desk._server
            self.has_lost, port = True, server.port
            server.stop()
            server.start(port=port)
        super()._round()


def test_phones_that_lose_their_connection_come_back_and_no_act_is_lost() -> None:
    load = LossyLoad(4.0)
    load.run()
    ledger = load.ledger
    assert load.counts["cut off"] == 12
    assert ledger.lost == ledger.doubled == load.unequal == load.missing == 0
    assert ledger.played + ledger.late == load.counts["act"]
