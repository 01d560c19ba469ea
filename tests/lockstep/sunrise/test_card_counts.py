"""Cards side by side in one number, against plain lists of cards."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from faubourg.kernels.sunrise.card_counts import (
    colour_at,
    number_of,
    one_of_each_kind,
    packed,
    size,
    unpacked,
)
from faubourg.kernels.sunrise.layout import COLOURS
from faubourg.testing.base_of_tests import tried

counts = st.lists(st.integers(0, 9) | st.integers(0, 400), min_size=COLOURS, max_size=COLOURS)
piles = counts.map(tuple[int, ...])


@tried(200)
@given(piles)
def test_a_pile_has_the_cards_that_were_put_into_it(pile: tuple[int, ...]) -> None:
    number = np.uint64(packed(pile))
    assert unpacked(int(number), COLOURS) == pile
    assert tuple(number_of(number, colour) for colour in range(COLOURS)) == pile
    assert size(number) == sum(pile)


@tried(200)
@given(piles, st.data())
def test_a_card_is_found_by_its_number_in_the_sorted_pile(
    pile: tuple[int, ...], data: st.DataObject
) -> None:
    cards = [colour for colour, number in enumerate(pile) for _ in range(number)]
    if cards:
        number = data.draw(st.integers(0, len(cards) - 1))
        assert colour_at(np.uint64(packed(pile)), number) == cards[number]


@tried(200)
@given(piles)
def test_one_card_of_each_kind_is_one_of_each_that_is_there(pile: tuple[int, ...]) -> None:
    kinds = one_of_each_kind(np.uint64(packed(pile)))
    assert unpacked(int(kinds), COLOURS) == tuple(map(bool, pile))
