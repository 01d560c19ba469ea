"""What records of Bella Vista hold and refuse, and the numbers of moves."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from faubourg.core.game_protocol import Seat, Viewer
from faubourg.games.bella_vista.model import BellaVistaOptions, Paid, Place, Square
from faubourg.kernels.bella_vista.kernel import KERNEL
from faubourg.kernels.bella_vista.layout import BOX, LEDGER, POSITION
from faubourg.kernels.kernel_protocol import TooLargeForKernel
from tests.games.bella_vista.contract_facts import malformed
from tests.games.bella_vista.positions import VISTA, position
from tests.lockstep.bella_vista.in_step import agrees, box_of, plays_in_step


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
@pytest.mark.parametrize("seats", VISTA.seats)
def test_a_redacted_game_stays_in_step_too(viewer: Viewer, seats: int) -> None:
    start = VISTA.setup(seats, BellaVistaOptions(city="rome"))
    assert plays_in_step(VISTA, start, Random(seats), viewer, redacted=True) > 100


def test_a_city_as_wide_as_the_table_stays_in_step() -> None:
    city = "AABBCCDDEEFFr/AABBCCDDEEFFr/GGHH11223344r/GGHH55sss"
    options = BellaVistaOptions(city=city, closed_contracts=True)
    assert plays_in_step(VISTA, VISTA.setup(4, options), Random(26)) > 100


def test_records_have_no_gaps_so_that_equal_ones_are_equal_byte_by_byte() -> None:
    for record in (BOX, POSITION):
        assert record.fields is not None
        assert record.itemsize == sum(field[0].itemsize for field in record.fields.values())
        assert record.isalignedstruct


def test_a_state_in_another_city_is_refused() -> None:
    box = KERNEL.pack(VISTA, 4, BellaVistaOptions(city="rome"))
    with pytest.raises(ValueError, match="another city"):
        KERNEL.encode(VISTA, box, position(city="london"))


def test_a_state_without_some_of_its_cards_is_refused() -> None:
    state = position(hands=["123"])
    lost = replace(state, hands=state.decks)
    with pytest.raises(ValueError, match="cards are missing"):
        KERNEL.encode(VISTA, box_of(VISTA, state), lost)


def test_a_ledger_that_is_too_long_is_refused() -> None:
    ledger = (Paid(Seat(0), 1, 1),) * (LEDGER + 1)
    state = position(ledger=ledger)
    with pytest.raises(TooLargeForKernel, match="129 entries of the ledger, at most 128"):
        KERNEL.encode(VISTA, box_of(VISTA, state), state)


def test_a_full_ledger_keeps_nobody_from_playing() -> None:
    state = position(hands=["123"], ledger=(Paid(Seat(0), 1, 0),) * LEDGER)
    box = box_of(VISTA, state)
    positions = KERNEL.encode(VISTA, box, state)
    agrees(VISTA, box, positions, state)
    around = np.concatenate([positions, positions])
    around["random"] = 7
    KERNEL.apply(box, around, 0, KERNEL.action_of(VISTA, VISTA.read("1=2")))
    after = VISTA.play(state, VISTA.read("1=2"))
    assert KERNEL.decode(VISTA, box, around[:1]) == replace(after, ledger=state.ledger)
    assert around[1]["ledger"].tolist() == positions[0]["ledger"].tolist()


def test_every_number_is_that_of_a_move() -> None:
    moves = [KERNEL.move_of(VISTA, action) for action in range(KERNEL.actions)]
    assert [KERNEL.action_of(VISTA, move) for move in moves] == [*range(KERNEL.actions)]


def test_a_move_that_no_text_says_has_no_number() -> None:
    for move in [Place(Square(0), 4), *malformed(VISTA)]:
        if move not in {*VISTA.well_formed(4)} and not _is_of_another_box(move):
            with pytest.raises(ValueError, match="has no number"):
                KERNEL.action_of(VISTA, move)


def _is_of_another_box(move: object) -> bool:
    """No. 9 and more slots than the printed ones are for editions of one's own."""
    return getattr(move, "card", 0) == 9 or getattr(move, "slot", 0) == 7
