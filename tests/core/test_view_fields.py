"""What a plain table shows of a view, and the words that a game brings for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from faubourg.core import game_catalogue
from faubourg.core.errors import Unknown
from faubourg.core.game_catalogue import find_game, find_rules
from faubourg.core.messages import Messages, messages, words_brought_by
from faubourg.core.plain_table_fields import seat_fields, shown_fields
from faubourg.games.sunrise.model import View
from faubourg.testing.sentences_reached import in_both_languages

RULES = find_rules("sunrise")


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    for language, deck in (("en", "Deck"), ("fr", "Pioche")):
        folder = tmp_path / language
        folder.mkdir()
        (folder / "a.ftl").write_text(f"sunrise-view-deck_size = {deck}\n", encoding="utf-8")
        (folder / "b.ftl").write_text("sunrise-view-town = Plan\n", encoding="utf-8")
    return tmp_path


def test_a_game_chooses_and_names_the_fields_that_are_shown(locale: Path) -> None:
    english, french = (Messages(each, [locale]) for each in ("en", "fr"))
    assert shown_fields(RULES, View, english) == {"deck_size": "Deck", "town": "Plan"}
    assert shown_fields(RULES, View, french) == {"deck_size": "Pioche", "town": "Plan"}


def test_all_fields_are_shown_by_their_bare_names_if_a_game_names_none() -> None:
    shown = shown_fields(RULES, View, messages("en"))
    assert [*shown] == [*View.__struct_fields__]
    assert shown["deck_size"] == "deck size"


def test_a_row_is_by_seat_if_it_is_as_long_as_the_row_of_players_however_many_they_are() -> None:
    assert seat_fields(RULES) == {"pieces", "hand_sizes"}


def test_a_game_of_ours_brings_no_words_of_its_own() -> None:
    assert words_brought_by("sunrise", "en") == ""


def test_the_files_of_a_game_are_put_together(
    locale: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought = replace(find_game("sunrise"), locale=locale)
    monkeypatch.setattr(game_catalogue, "find_game", lambda _: brought)
    assert words_brought_by("sunrise", "fr") == (
        'game-sunrise = { "Sunrise Avenue" }\n'
        "sunrise-view-deck_size = Pioche\n\nsunrise-view-town = Plan\n"
    )


def test_a_title_is_said_word_for_word(locale: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = 'The "{ $old }" \\ new town'
    game = find_game("sunrise")
    brought = replace(game, locale=locale, meta=replace(game.meta, title={"en": title}))
    monkeypatch.setattr(game_catalogue, "find_game", lambda _: brought)
    (locale / "en" / "a.ftl").write_text(words_brought_by("sunrise", "en"), encoding="utf-8")
    assert Messages("en", [locale]).text("game-sunrise") == title


@pytest.mark.parametrize(("game", "language"), [("chess", "en"), ("sunrise", "de")])
def test_words_that_are_not_there_are_refused(game: str, language: str) -> None:
    with pytest.raises(Unknown) as caught:
        words_brought_by(game, language)
    in_both_languages(caught.value)
