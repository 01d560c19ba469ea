"""BV-1.5, BV-2.1, BV-R9: what is secret and what is public; records as one seat saw them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from faubourg.core.game_protocol import NATURE, Seat, Viewer
from faubourg.core.record import Sight, read_record
from faubourg.core.replay import IllegalStep, replay
from faubourg.core.table import Table
from faubourg.games.bella_vista.model import UNKNOWN, DrawCard, Offer, Reveal, Stage
from tests.games.bella_vista.positions import (
    VISTA,
    BellaTable,
    cards,
    play,
    position,
    refused_by,
    table_at,
)

A, B = Seat(0), Seat(1)


def played(seats: int, seed: int) -> BellaTable:
    table: BellaTable = Table(VISTA, seats, seed=seed)
    rng = Random(seed)
    while not table.over:
        table.play(rng.choice(table.moves()))
    return table


def views(table: Table[Any, Any, Any], viewer: Viewer) -> list[Any]:
    states = [*(step.before for step in table.steps), table.state]
    return [table.rules.view(state, viewer) for state in states]


@pytest.mark.rule("BV-1.5")
def test_everyone_sees_the_own_hand_and_a_spectator_none() -> None:
    state = position(hands=("123", "456", "7", "8"))
    assert VISTA.view(state, A).hand == cards("123")
    assert VISTA.view(state, None).hand is None


@pytest.mark.rule("BV-1.5")
def test_hands_of_others_make_no_difference_to_what_one_sees() -> None:
    one = position(hands=("123", "456", "7", "8"))
    other = position(hands=("123", "128", "1", "2"))
    assert VISTA.view(one, A) == VISTA.view(other, A)
    assert VISTA.view(one, None) == VISTA.view(other, None)
    assert VISTA.view(one, B) != VISTA.view(other, B)


@pytest.mark.rule("BV-2.1")
def test_an_offer_is_face_down_until_its_owner_builds() -> None:
    state = play(position(hands=("345", "456", "567", "678")), "3=3", "2=4", "1=5", "5=6")
    seen = [offer.card for offer in VISTA.view(state, A).offers]
    assert seen == [UNKNOWN, UNKNOWN, 3, UNKNOWN]
    assert [offer.card for offer in VISTA.view(play(state, "=5"), A).offers] == [5, 0, 3, 0]
    assert [offer.card for offer in VISTA.view(state, None).offers] == [0, 0, 0, 0]


@pytest.mark.rule("BV-2.1")
@pytest.mark.rule("BV-3.1")
def test_only_whoever_made_an_offer_knows_the_card_before_it_is_turned_over() -> None:
    table, rng = played(3, seed=5), Random(5)
    guessed = 0
    for step in table.steps:
        for seat in (A, B):
            seen = VISTA.view(step.before, seat)
            imagined = [VISTA.imagine(seen, rng) for _ in range(5)]
            if VISTA.knew_before(step.before, step.move, seat):
                assert all([*VISTA.chances(each)] == [step.move] for each in imagined)
            elif isinstance(step.move, Reveal):
                guessed += any([*VISTA.chances(each)] != [step.move] for each in imagined)
    assert guessed


@pytest.mark.rule("BV-2.1")
def test_others_see_the_slot_of_an_offer_and_not_its_card() -> None:
    state = position(hands=("345", "456"))
    assert VISTA.glimpse(state, Offer(2, 4), A) == Offer(2, 4)
    assert VISTA.glimpse(state, Offer(2, 4), B) == Offer(2, UNKNOWN)
    assert VISTA.glimpse(state, Offer(2, 4), None) == Offer(2, UNKNOWN)


@pytest.mark.rule("BV-1.5")
def test_others_do_not_see_which_card_is_drawn() -> None:
    state = position(stage=Stage.ROUND_END, hands=("12", "", "", ""))
    assert VISTA.glimpse(state, DrawCard(4), A) == DrawCard(4)
    assert VISTA.glimpse(state, DrawCard(4), B) == DrawCard(UNKNOWN)


@pytest.mark.rule("BV-R9")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_coins_ledger_and_hand_sizes_are_public(viewer: Viewer) -> None:
    state = play(position(hands=("123", "45")), "1=1")
    view = VISTA.view(state, viewer)
    assert view.coins == (13, 20, 20, 20)
    assert view.ledger == state.ledger
    assert view.hand_sizes == (2, 2, 0, 0)
    assert view.deck_sizes == (5, 6, 8, 8)


@pytest.mark.rule("BV-1.5")
def test_the_unseen_cards_of_a_seat_are_those_that_never_lay_open() -> None:
    state = play(position(hands=("123", "45")), "1=1")
    assert VISTA.view(state, A).unseen[0] == cards("45678")
    assert VISTA.view(state, B).unseen[0] == cards("12345678")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_redacted_record_replays_to_its_viewers_views_at_every_step(
    seats: int, seed: int
) -> None:
    table = played(seats, seed)
    sights: list[Sight] = ["spectator", *range(seats)]
    for sight in sights:
        record = read_record(table.record(sight).to_json())
        again, flags = replay(record)
        viewer = Seat(sight) if isinstance(sight, int) else None
        assert views(again, viewer) == views(table, viewer)
        assert flags == []


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_a_redacted_record_hides_offers_and_draws_of_others_and_shows_every_reveal(
    seats: int, seed: int
) -> None:
    table = played(seats, seed)
    for text, step in zip(table.record(0).moves, table.steps, strict=True):
        hidden = isinstance(step.move, Offer) and step.actor != 0
        hidden |= isinstance(step.move, DrawCard) and VISTA.pile(step.before) != "cards-0"
        assert ("?" in text) is hidden
        if isinstance(step.move, Reveal):
            assert step.actor is NATURE


def test_decisions_in_a_redacted_record_are_checked() -> None:
    table: BellaTable = Table(VISTA, 2, seed=3)
    record = table.record(sight=0)
    with pytest.raises(IllegalStep):
        replay(replace(record, moves=(*record.moves, "x=1")))


@pytest.mark.rule("BV-2.1")
def test_a_card_face_down_has_no_place_in_a_record_that_shows_all() -> None:
    assert refused_by(position(hands=("1",)), "1=?") == "BV-2.1"


def test_a_placement_can_be_taken_back_until_the_construction_is_declared_over() -> None:
    state = position(offers=["a1=6", "b2=3", "c3=8", "d5=8"], stage=Stage.REVEAL)
    table = table_at(play(state, "=6"))
    table.play("a1")
    assert table.why_not_undo(0) is None
    table.undo(0)
    table.play("c1")
    table.play(".")
    assert table.why_not_undo(0) == "undo-revealed"


def test_an_offer_can_be_taken_back_until_the_next_one_and_the_last_one_not_at_all() -> None:
    table = table_at(position(hands=("345", "456", "567", "678")))
    table.play("3=3")
    assert table.why_not_undo(0) is None
    for text in ("2=4", "1=5"):
        table.play(text)
    assert table.why_not_undo(0) == "undo-not-yours"
    table.play("5=6")
    assert table.why_not_undo(3) == "undo-revealed"
