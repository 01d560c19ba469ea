"""Whatever numbers and boards a box of Sunrise Lane has, it is refused or can be played."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from faubourg.core.errors import BadEdition
from faubourg.games.sunrise.edition_schema import PRINTER
from faubourg.testing.base_of_tests import tried
from faubourg.testing.file_refused_or_playable import can_be_played
from faubourg.testing.sentences_reached import in_both_languages
from tests.core.random_games import small_edition

few, some = st.integers(1, 6), st.integers(1, 40)
NUMBERS = {
    **dict.fromkeys(("first_hand", "hand_limit", "draw_instead", "draw_after_building"), few),
    **dict.fromkeys(("parks", "end_at_pieces"), st.integers(0, 12)),
    **dict.fromkeys(("idle_rounds", "lowest_counted"), st.integers(1, 5)),
    "houses_by_seats": st.fixed_dictionaries({"2": some}, optional={"3": some}),
    "position_points": st.lists(st.integers(1, 20), max_size=5),
}


@tried(100)
@given(st.fixed_dictionaries(NUMBERS), st.tuples(some, some))
def test_a_box_with_any_numbers_is_refused_or_can_be_played(
    numbers: dict[str, Any], cards: tuple[int, int]
) -> None:
    data = msgspec.to_builtins(small_edition(), str_keys=True)
    colours = [
        colour | {"cards": number}
        for colour, number in zip(data["play"]["colours"], cards, strict=True)
    ]
    data["play"] |= numbers | {"colours": colours, "cards": sum(cards), "houses": 999}
    try:
        edition = PRINTER.from_data(data, "fuzzed")
    except BadEdition as error:
        in_both_languages(error)
    else:
        can_be_played("sunrise", edition)


squares = st.sampled_from(["R1", "R2", "B1", "B5", "R3", "B2", "R9", ".."])


@tried(100)
@given(st.integers(1, 6), st.integers(1, 6), st.data())
def test_any_board_is_refused_or_can_be_played(
    width: int, height: int, data: st.DataObject
) -> None:
    size = width * height
    board = data.draw(st.lists(squares, min_size=size, max_size=size))
    board[data.draw(st.integers(0, size - 1))] = "@@"
    marks = data.draw(st.lists(st.sampled_from("aab."), min_size=size, max_size=size))
    plain = msgspec.to_builtins(small_edition(), str_keys=True)
    starts = range(0, size, width)
    plain["play"] |= {
        "board": "\n".join(" ".join(board[start : start + width]) for start in starts),
        "areas": "\n".join("".join(marks[start : start + width]) for start in starts),
        "spaces": sum(square[0] in "RB" for square in board),
    }
    try:
        edition = PRINTER.from_data(plain, "fuzzed")
    except BadEdition as error:
        in_both_languages(error)
    else:
        can_be_played("sunrise", edition)
