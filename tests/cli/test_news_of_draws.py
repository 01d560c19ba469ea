"""What others are told of a draw: nothing of the card, but that the deck was renewed."""

from __future__ import annotations

import pytest

from faubourg.cli.game_in_words import joined, told
from faubourg.core.messages import messages
from faubourg.core.phrases import Person, Phrase
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


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann draws a red card and a blue card."),
        ("fr", "Ann pioche une carte rouge et une carte bleue."),
    ],
)
def test_cards_drawn_in_a_row_have_one_verb(language: str, sentence: str) -> None:
    colours = {"en": ("red", "blue", "red"), "fr": ("rouge", "bleue", "rouge")}[language]
    who = Person(0)
    drawn = [Phrase("sunrise-told-deal", {"who": who, "colour": each}) for each in colours]
    texts = messages(language)
    assert [texts.say(each, ("Ann",)) for each in joined(drawn[:2], texts)] == [sentence]
    assert len([*joined(drawn, texts)]) == 1
    other = Phrase("sunrise-told-deal", {"who": Person(1), "colour": colours[0]})
    assert len([*joined([drawn[0], other], texts)]) == 2
