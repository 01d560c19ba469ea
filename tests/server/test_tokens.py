"""Names that nobody can guess, and that can be typed as they stand."""

from __future__ import annotations

import pytest

from faubourg.server import tokens


def test_no_table_has_a_name_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["--k4tg2yWMRB", "-ab", "k4tg2yWMRB--"])
    monkeypatch.setattr(tokens, "token_urlsafe", lambda _: next(drawn))
    assert tokens.new_table_id() == "k4tg2yWMRB--"
