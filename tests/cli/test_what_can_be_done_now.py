"""The line below the hand: what whoever is to act may do now."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.cli.games.sunrise.drawing import DRAWING
from faubourg.core.messages import messages
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import LANE


def now(language: str, **changes: Any) -> str:
    state = position(last="f5", **changes)
    return DRAWING.now(LANE, LANE.view(state, state.seat), messages(language))


def test_a_path_that_can_go_on_says_from_where() -> None:
    assert now("en", hands=("Y", "")).startswith("Build on from f5 ")
    assert now("fr", hands=("Y", "")).startswith("Continuez depuis f5 ")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You have no cards left: stop with a full stop, and draw 1 card."),
        ("fr", "Vous n’avez plus de cartes\u00a0: arrêtez avec un point, et piochez 1 carte."),
    ],
)
def test_a_path_without_a_card_in_hand_says_so(language: str, told: str) -> None:
    assert now(language, hands=("", "Y")) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Nothing more can be built beside f5: stop with a full stop, and draw 1 card."),
        ("fr", "Depuis f5, plus rien ne peut être construit\u00a0: arrêtez avec un point,"),
    ],
)
def test_a_path_that_cards_in_hand_cannot_go_on_says_so(language: str, told: str) -> None:
    assert now(language, hands=("B", "Y"), pieces=(0, 28), park_built=True).startswith(told)


def test_nobody_is_told_to_draw_in_the_last_turn_of_the_game() -> None:
    last_turn = now("en", hands=("", ""), turn="b", last_round=True)
    assert last_turn == "You have no cards left: stop with a full stop."
