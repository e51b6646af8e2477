"""The PIN leads out, is kept as a hash alone, and cannot be guessed by trying."""

from pathlib import Path

import pytest

from circus.core.errors import CircusError, UsageError
from circus.stand import staff_pin
from circus.stand.place import StandFolder
from circus.stand.plan import StaffPlan
from circus.stand.staff_pin import MINUTE_MS, TRIES, Lock, of_digits
from circus.ui.gfx.settings import Settings
from circus.ui.scenes.stand.keeper import Keeper


def test_it_opens_to_its_digits_and_to_no_others() -> None:
    pin = of_digits("471147114711")
    assert pin.is_same("471147114711") and not pin.is_same("471147114712") and not pin.is_same("4711")
    assert "471147114711" not in str(pin), "twelve digits: no hash has them by chance"
    assert of_digits("471147114711") != pin, "each has a salt of its own"


@pytest.mark.parametrize("digits", ["", "123", "1234567890123", "12a4", "١٢٣٤"])
def test_what_is_no_pin_is_refused_in_a_sentence(digits: str) -> None:
    with pytest.raises(UsageError, match="4 to 12 digits"):
        of_digits(digits)


def test_only_this_user_can_read_its_file(tmp_path: Path) -> None:
    staff_pin.keep(tmp_path, of_digits("246824682468"))
    assert (tmp_path / "staff.json").stat().st_mode & 0o077 == 0


def test_it_is_kept_without_its_digits_and_read_back(tmp_path: Path) -> None:
    assert staff_pin.read_pin(tmp_path) is None
    staff_pin.keep(tmp_path, of_digits("246824682468"))
    path = tmp_path / "staff.json"
    assert "246824682468" not in path.read_text(encoding="utf-8")
    kept = staff_pin.read_pin(tmp_path)
    assert kept is not None and kept.is_same("246824682468")
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(CircusError, match="--pin-file"):
        staff_pin.read_pin(tmp_path)


def test_ten_tries_a_minute_and_no_more() -> None:
    lock, now = Lock(of_digits("1234")), 0.0
    for _ in range(TRIES):
        assert not lock.opens("9999", now)
        now += 100
    assert lock.waits(now) == MINUTE_MS - now
    assert not lock.opens("1234", now), "not even the right one, while one has to wait"
    assert not lock.opens("1234", MINUTE_MS - 1)
    assert lock.opens("1234", MINUTE_MS)
    later = (70_000.0 + 50 * number for number in range(1200))
    assert sum(not lock.waits(at) and not lock.opens("0000", at) for at in later) <= TRIES


def test_a_restart_forgets_no_wrong_tries(tmp_path: Path) -> None:
    place, pin = StandFolder(tmp_path), of_digits("1234")

    def started() -> Lock:
        lock = Keeper(place, StaffPlan(("pebbles",)), pin, Settings()).lock
        assert lock
        return lock

    assert not any(started().opens("9999", 0.0) for _ in range(TRIES))
    lock = started()
    assert lock.waits(0.0) == MINUTE_MS and not lock.opens("1234", MINUTE_MS - 1)
    assert lock.opens("1234", MINUTE_MS) and started().opens("1234", 0.0), "the right PIN ends the count"
    (tmp_path / "tries.json").write_text('{"tries": -5}', encoding="utf-8")
    assert started().waits(0.0) == MINUTE_MS, "a damaged file is no way around the wait"
