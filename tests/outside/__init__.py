"""Whatever comes from outside: files that nobody would think of are refused, or read as they are meant.

What a long run finds is kept: a file in `corpus`, named after its kind (`*.record`, `*.layout`, …), is tried
again in every run; a value goes into an `@example`.
"""

from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

COUNTED: Counter[str] = Counter()
"""Inputs of this process by kind; printed at its end."""

FOUND = Path(__file__).parent / "found"


def corpus(kind: str) -> list[bytes]:
    """The files of a kind that once were taken wrongly."""
    return [path.read_bytes() for path in sorted(FOUND.glob(f"*.{kind}"))]


def damaged(whole: bytes, *words: bytes) -> st.SearchStrategy[bytes]:
    """A file with some of its bytes changed, cut out, doubled, moved, or exchanged for words that hurt."""
    places = st.integers(0, len(whole))
    pieces = st.one_of(st.binary(max_size=4), st.sampled_from([*words, b"", b"\0", b"\n", b'"', b"}", b"<"]))
    wound = st.tuples(places, st.integers(0, 40), pieces)

    def wounded(wounds: list[tuple[int, int, bytes]]) -> bytes:
        content = whole
        for place, length, piece in wounds:
            content = content[:place] + piece + content[place + length :]
        return content

    return st.lists(wound, min_size=1, max_size=4).map(wounded)


ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.integers(-(10**401), 10**401),
        st.floats(),
        st.text(max_size=20),
        st.just("x" * 5_000),
        st.sampled_from(["human", "bot", "fr", "normal", "red", "single", "hard", 0, 1, 2, 100, 1.0]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
"""Any JSON value, and what is nearly one."""
