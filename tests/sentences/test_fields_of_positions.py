"""What the study board says of fields of positions: choices, or words on how they are read."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.e2e.words import LANGUAGES, bundle

GAMES = ("sunrise", "bella_vista", "kensington")
SEATS = {"turn", "filled", "ender", "first"}
"""Fields that hold a player: chosen by name."""
NUMBERS = {"round", "due", "idle", "laid", "skips"}
"""Fields that hold a number and nothing else: their names say what it counts."""


def stages(game: str) -> set[str]:
    return {stage.value for stage in import_module(f"faubourg.games.{game}.model").Stage}


def fields(game: str) -> set[str]:
    written = import_module(f"faubourg.games.{game}.position_text").FIELDS
    model = import_module(f"faubourg.games.{game}.model")
    title = game.title().replace("_", "")
    return {*written, *getattr(model, f"{title}Options").__struct_fields__}


def values(language: str, game: str, field: str) -> set[str]:
    start = f"study-value-{game}-{field}-"
    return {key.removeprefix(start) for key in bundle(language)._messages if key.startswith(start)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_stage_can_be_chosen_in_words_and_no_other(game: str, language: str) -> None:
    assert values(language, game, "stage") == stages(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_field_has_a_name_and_words_on_what_it_holds(game: str, language: str) -> None:
    known = bundle(language)
    for field in fields(game):
        assert known.has_message(f"study-field-{field}"), field
        is_chosen = field in SEATS or values(language, game, field)
        is_told = field in NUMBERS or known.has_message(f"study-reads-{game}-{field}")
        assert is_chosen or is_told, field
