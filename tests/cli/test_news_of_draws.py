"""What others are told of a draw: nothing of the card, but that the deck was renewed."""

from __future__ import annotations

import pytest

from faubourg.cli.game_in_words import told
from faubourg.core.messages import messages
from tests.games.sunrise.positions import table_at
from tests.games.sunrise.test_cards import last_cards


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(
    ("language", "renewed"),
    [("en", "The deck has run out"), ("fr", "La pioche est épuisée")],
)
def test_everybody_is_told_that_the_discards_become_the_deck(
    viewer: int | None, language: str, renewed: str
) -> None:
    table = table_at(last_cards("RB", ("Y", "")))
    table.play("++")
    news = [*told(table, messages(language), viewer)]
    assert sum(renewed in sentence for sentence in news) == 1
    assert len(news) == (3 if viewer == 0 else 2), "the card before the last is the drawer's secret"
