"""Files that somebody has damaged, misprinted, or filled with anything: strategies to draw from."""

from __future__ import annotations

import re
from typing import Any

from hypothesis import strategies as st

TOKENS = [
    *("0", "1", "2", "3", "9", "1000", "-3", "1.5", "true", "9" * 25, "nan"),
    *('"', "'", "[", "]", "{", "}", "=", "#", "@@", "..", ".", "\n", '"""', "é", "\u2028"),
    *("R1", "R", "Z1", "a", "z"),
]

values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
"""Anything that JSON can hold, and some that it cannot."""


@st.composite
def damaged(draw: st.DrawFn, whole: bytes) -> bytes:
    """The bytes with a few pieces cut out, doubled or overwritten."""
    data = whole
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(data)))
        length = draw(st.integers(0, 12))
        piece = draw(st.binary(max_size=4) | st.just(data[start : start + length] * 2))
        data = data[:start] + piece + data[start + length :]
    return data


@st.composite
def misprinted(draw: st.DrawFn, whole: str) -> str:
    """The text with a few tokens changed and a few lines dropped, doubled or moved."""
    lines = whole.splitlines()
    for _ in range(draw(st.integers(1, 4))):
        number = draw(st.integers(0, len(lines) - 1))
        tokens = re.split(r"(\s+)", lines[number])
        token = draw(st.integers(0, len(tokens) - 1))
        tokens[token] = draw(st.sampled_from(TOKENS))
        changed = [[], ["".join(tokens)], [lines[number]] * 2]
        lines[number : number + 1] = draw(st.sampled_from(changed))
    return "\n".join(lines)
