"""Whatever is in a file, only our own errors come out."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from faubourg.testing.base_of_tests import tried
from faubourg.testing.file_refused_or_playable import told_or_refused


@tried(200)
@given(st.binary(max_size=200))
def test_random_bytes_are_no_record(data: bytes) -> None:
    told_or_refused(data)


@tried(150)
@given(st.text(max_size=60))
def test_random_lines_after_our_title_are_no_record(text: str) -> None:
    told_or_refused(f"Faubourg record {text}\nresult: null\n".encode(errors="replace"))
