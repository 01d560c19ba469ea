"""Positions of Sunrise Lane that random play hardly ever meets."""

from __future__ import annotations

from msgspec.structs import replace

from faubourg.core.game_protocol import Seat
from faubourg.games.sunrise.model import Park, Stage, State
from faubourg.testing import kernel_laws as laws
from faubourg.testing.kernel_odds import deals_like_imagine
from tests.games.sunrise.positions import cards_of, position, rules_of, sites_of

RULES = rules_of()


def with_full_areas(state: State) -> State:
    areas = {*RULES.box.area_spaces}
    town = tuple(Park() if space in areas else own for space, own in enumerate(state.town))
    return replace(state, town=town, sites=sites_of(RULES, town))


def test_a_last_round_for_want_of_pieces_ends_so_though_the_areas_are_full() -> None:
    """SL-R7"""
    begun = position(hands=("Y", "R"), turn="b", last_round=True, full_areas="at_once")
    state = replace(with_full_areas(begun), stage=Stage.DRAWING, due=1)
    shadow = laws.shadow_at(RULES, 2, state)
    deals = laws.position_agrees(shadow, state)
    assert {RULES.play(state, deal).ended_by for deal in deals} == {"SL-4.1"}
    laws.every_move_leads_to_the_same(shadow, state, deals)


def test_a_hand_is_dealt_fairly_from_the_last_few_cards() -> None:
    """SL-R10"""
    state, last = position(hands=("RRB", "YYYRR")), cards_of(RULES, "YRB")
    gone = tuple(lying - left for lying, left in zip(state.deck, last, strict=True))
    state = replace(state, deck=last, discards=gone)
    deals_like_imagine(laws.shadow_at(RULES, 2, state), state, Seat(0), 600, seed=1)


def test_the_game_ends_when_nobody_has_built_for_so_many_turns() -> None:
    """SL-R8"""
    turns = RULES.box.parts.idle_rounds * 2
    for idle in (turns - 1, turns):
        state = position(hands=("Y", "R"), stage=Stage.DRAWING, due=1, idle=idle)
        shadow = laws.shadow_at(RULES, 2, state)
        deals = laws.position_agrees(shadow, state)
        ends = {RULES.play(state, deal).ended_by for deal in deals}
        assert ends == {"SL-R8" if idle == turns else None}
        laws.every_move_leads_to_the_same(shadow, state, deals)
