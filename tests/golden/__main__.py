"""Makes the golden records anew that are missing or changed, and removes those nobody asks for.

Rules that no longer replay the records of their own version have to get another one first.
"""

import sys

from tests.golden import FOLDER, cases, rules_to_count_up, substance


def main() -> None:
    """Writes what differs and says what it did."""
    wanted = cases()
    for case in wanted:
        if case.path.exists() and (reason := rules_to_count_up(case.path)):
            sys.exit(reason)
    for path in set(FOLDER.glob("*/*.jsonl")) - {case.path for case in wanted}:
        path.unlink()
        print(f"removed {path.relative_to(FOLDER)}")
    for case in wanted:
        record = case.played()
        if not case.path.exists() or substance(case.path.read_text(encoding="utf-8")) != substance(record):
            case.path.parent.mkdir(exist_ok=True)
            case.path.write_text(record, encoding="utf-8")
            print(f"wrote {case.path.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
