"""The kit fails a game that breaks a law: each is broken once, most in Sunrise Lane."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec.structs import replace

from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import Remedy, ScoreLine, Viewer
from faubourg.core.phrases import Either, Phrase, facts
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.model import Move as CityMove
from faubourg.games.bella_vista.model import State as CityState
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import Deal, Draw, Move, State, View
from faubourg.testing import laws, remedy_laws, secrecy_laws
from faubourg.testing.cases_and_positions import cases_of, played_positions
from tests.games.bella_vista.positions import VISTA, building_turn
from tests.games.sunrise.contract_facts import FACTS, with_other_secrets

CASE = cases_of(FACTS)[0]
POSITIONS: list[tuple[State, Move]] = [*played_positions(CASE, 100, seed=40)]
EDITION = find_game("sunrise").edition()


class ListsTooFew(Sunrise):
    def moves(self, state: State) -> Iterator[Move]:
        return (move for move in super().moves(state) if not isinstance(move, Draw))


class GainsNothing(Sunrise):
    def gain(self, state: State, move: Move) -> tuple[ScoreLine, ...]:  # noqa: ARG002 - that is it
        return ()


class ShowsHands(Sunrise):
    """A view with everybody's cards in it, which its own `imagine` believes."""

    def view(self, state: State, viewer: Viewer) -> View:
        told = super().view(state, viewer)
        return replace(told, unseen=sum(state.hands, ()), discards=state.deck)

    def imagine(self, view: View, rng: Random) -> State:  # noqa: ARG002 - nothing is left to it
        return next(s for s, _ in POSITIONS if self.view(s, view.viewer) == view)


class ShowsDeals(Sunrise):
    def glimpse(self, state: State, move: Move, viewer: Viewer) -> Move:  # noqa: ARG002 - all see it
        return move


class NamesParksAsBareSpaces(Sunrise):
    """Says where to build and not what: a bare space is typed for a House."""

    def remedy(self, state: State, move: Move) -> Remedy:
        told = super().remedy(state, move)
        known = {key: fact for key, fact in told.phrase.facts.items() if key != "move"}
        return replace(told, phrase=replace(told.phrase, facts=known))


class NamesBareSquares(BellaVista):
    """Says where a building may stand, but not that it has to be turned there."""

    def remedy(self, state: CityState, move: CityMove) -> Remedy:
        told = super().remedy(state, move)
        return self._said_of_places(told, 0)

    def _said_of_places(self, told: Remedy, turn: int) -> Remedy:
        squares = Either(tuple(text.partition("/")[0] for text in told.moves))
        places = Phrase("bella-places", facts(turn=turn, turned="no", squares=squares))
        return replace(told, phrase=replace(told.phrase, facts=facts(places=places)))


class TurnsEverything(NamesBareSquares):
    """Says that every building has to be turned once."""

    def remedy(self, state: CityState, move: CityMove) -> Remedy:
        return self._said_of_places(BellaVista.remedy(self, state, move), 1)


class LosesCards(Sunrise):
    def play(self, state: State, move: Move) -> State:
        after = super().play(state, move)
        return replace(after, deck=state.deck) if isinstance(move, Deal) else after


def broken_somewhere(law: Callable[[State, Move], object]) -> None:
    """Some position shows that the law is broken."""
    with pytest.raises(AssertionError):
        _ = [law(state, move) for state, move in POSITIONS]


def test_a_legal_move_that_is_not_listed_is_noticed() -> None:
    rules = ListsTooFew(EDITION)
    broken_somewhere(lambda s, _: laws.moves_are_what_is_not_refused(rules, s, CASE.seats))


def test_a_remedy_that_is_refused_when_it_is_typed_as_it_was_read_is_noticed() -> None:
    rules = NamesParksAsBareSpaces(EDITION)
    every = [*rules.well_formed(CASE.seats)]

    def law(state: State, _: Move) -> None:
        refused = [move for move in every if rules.why_not(state, move) is not None]
        remedy_laws.remedies_can_be_followed(rules, state, refused)

    broken_somewhere(law)


@pytest.mark.parametrize("broken", [NamesBareSquares, TurnsEverything])
def test_a_remedy_that_says_a_wrong_turn_of_a_place_is_noticed(broken: type[BellaVista]) -> None:
    edition, state = find_game("bella_vista").edition(), building_turn(6, constraint="AB")
    every = [*VISTA.well_formed(4)]
    refused = [move for move in every if VISTA.why_not(state, move) is not None]
    remedy_laws.remedies_can_be_followed(VISTA, state, refused)
    with pytest.raises(AssertionError):
        remedy_laws.remedies_can_be_followed(broken(edition), state, refused)


def test_points_that_were_not_foretold_are_noticed() -> None:
    rules = GainsNothing(EDITION)
    broken_somewhere(lambda s, m: laws.gain_is_the_difference_of_the_sheets(rules, s, m))


def test_a_card_that_is_lost_is_noticed() -> None:
    rules = LosesCards(EDITION)
    broken_somewhere(
        lambda s, m: laws.everything_is_conserved(FACTS, rules, rules.play(s, m), CASE.seats)
    )


def test_a_view_that_tells_too_much_is_noticed_even_if_imagining_agrees_with_it() -> None:
    rules, rng = ShowsHands(EDITION), Random(1)
    for state, _ in POSITIONS:
        secrecy_laws.imagined_positions_give_the_same_view(rules, state, CASE.seats, rng)
    broken_somewhere(
        lambda s, _: secrecy_laws.a_view_does_not_depend_on_secrets(
            rules, s, CASE.seats, with_other_secrets, rng
        )
    )


def test_a_draw_that_others_see_is_noticed() -> None:
    rules = ShowsDeals(EDITION)
    broken_somewhere(lambda s, _: secrecy_laws.unseen_draws_look_the_same(rules, s, CASE.seats))
