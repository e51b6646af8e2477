"""Six phones and six spectators at the full pace, for a moment; `bench phones` does it for ten minutes."""

from collections.abc import Mapping

from circus.phones.moment import Moment
from circus.tools.bench.phones import phones
from tests.phones import BareDescriber


class ActingDescriber(BareDescriber):
    """Describes the actions as a page reads them."""

    def describe(self, seat: int, language: str, moment: Moment) -> Mapping[str, object]:
        described = super().describe(seat, language, moment)
        return {**described, "events": [], "actions": [{"text": str(action)} for action in moment.legal]}


def test_under_load_no_act_is_lost_and_every_phone_shows_what_it_was_sent() -> None:
    found = phones(ActingDescriber(), 3.0)
    assert found["acts"]["sent"] > 10 and found["acts"]["lost"] == 0
    assert found["messages"]["pongs"] == found["messages"]["pings"] > 200
    assert found["views"]["compared"] == 36 and found["views"]["unequal"] == 0
