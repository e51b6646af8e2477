"""A fault in the describer stops no table: the page stays as it was, and the fault is noted."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from circus.phones.moment import Moment
from circus.phones.table import PhoneTable
from tests.phones import BareDescriber, Phone, hosted, rounds


class Stumbling(BareDescriber):
    """Cannot describe anything once it stumbles."""

    stumbles = False

    def describe(self, seat: int, language: str, moment: Moment) -> Mapping[str, object]:
        if self.stumbles:
            raise KeyError("a skin's mistake")
        return super().describe(seat, language, moment)


@pytest.mark.expects_faults
def test_a_page_that_cannot_be_described_does_not_stop_the_table(tmp_path: Path) -> None:
    host, describer = hosted(tmp_path), Stumbling()
    table = PhoneTable(host, describer)
    ada, ben = Phone(table).join(0), Phone(table).join(1)
    rounds(table, host, count=3)
    before = ada.document
    describer.stumbles = True
    Phone(table).join(2, name="Carla")
    rounds(table, host, count=3)
    assert ada.document == before
    describer.stumbles = False
    ben.leave()
    rounds(table, host, count=3)
    assert ada.document != before
