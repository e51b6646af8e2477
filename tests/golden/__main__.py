"""Makes the golden records anew that are missing or changed, and removes those nobody asks for."""

from tests.golden import FOLDER, cases, substance


def main() -> None:
    """Writes what differs and says what it did."""
    wanted = cases()
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
