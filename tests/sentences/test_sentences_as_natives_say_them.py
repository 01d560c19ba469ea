"""Number, elision, spaces and quotes, in every sentence that can be said."""

from __future__ import annotations

import re

import pytest

from faubourg.core.messages import LANGUAGES, messages
from tests.sentences.language_faults import BLANK_FIRST, TORN, faults, unchanged_nouns
from tests.sentences.rendered_sentences import (
    client_files,
    counted_sentences,
    patterns_of,
    sentences,
    server_files,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_fault_that_a_machine_can_tell(language: str) -> None:
    found = [
        f"{each.file} {each.key}: {fault}"
        for each in sentences(language)
        for fault in faults(language, each.key, each.text)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_noun_is_the_same_after_one_and_after_many(language: str) -> None:
    """In French after none as well, which English counts like many."""
    found = [
        f"{each.file} {each.key}: {number} {noun}"
        for each in counted_sentences(language)
        for number, few in ((0, each.none), (1, each.one))
        if number or language == "fr"
        for noun in unchanged_nouns(language, few, number, each.many)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "number", "few", "many", "nouns"),
    [
        ("en", 1, "1 steps, 2 min", "12 steps, 2 min", {"steps"}),
        ("en", 1, "1 step, 2 min", "12 steps, 2 min", set()),
        ("en", 1, "It has 1 floor.", "It has 12 floor.", {"floor"}),
        ("fr", 0, "0 étapes, 2 min", "12 étapes, 2 min", {"étapes"}),
        ("fr", 1, "Déjà 1\u00a0étapes", "Déjà 12\u00a0étapes", {"étapes"}),
        ("fr", 1, "1 étape en 2 min", "12 étapes en 2 min", set()),
        ("fr", 1, "Ann pioche 1 fois.", "Ann pioche 12 fois.", set()),
    ],
)
def test_nouns_that_do_not_change_are_found_whatever_they_are(
    language: str, number: int, few: str, many: str, nouns: set[str]
) -> None:
    assert unchanged_nouns(language, few, number, many) == nouns


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_server_terminal_and_browser_is_said(language: str) -> None:
    said = {each.key for each in sentences(language)}
    files = [*server_files(language), *client_files(language)]
    assert {"sunrise.ftl", f"front-page.{language}.ftl", f"{language}.ftl"} <= {
        f.name for f in files
    }
    assert {key for file in files for key in patterns_of(file)} == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_between_a_number_and_its_sign(language: str) -> None:
    files = [*server_files(language), *client_files(language)]
    assert [file for file in files if TORN.search(file.read_text(encoding="utf-8"))] == []
    assert TORN.search("Build no. 4.")
    assert TORN.search("Together 1 + 2 points.")
    assert not TORN.search("Le n°\u00a04, no.\u00a04")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_begins_with_a_blank_that_nobody_meant(language: str) -> None:
    """Those that are meant stand in braces."""
    files = [*server_files(language), *client_files(language)]
    assert [file for file in files if BLANK_FIRST.search(file.read_text(encoding="utf-8"))] == []
    assert BLANK_FIRST.search("    .choice-one =\u00a01\u00a0point")
    assert not BLANK_FIRST.search('reason-then = { "\u00a0" }; Two = 2\u00a0points')


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "It has 1 floors.", "It has 1 floor."),
        ("en", "There are 0 card.", "There are 0 cards."),
        ("en", "e2 and f2 has no side.", "e2 and f2 have no side."),
        ("en", "All 1 columns.", "All 12 columns."),
        ("en", "It lies on none.", "There is none."),
        ("en", "That is all..", "That is all…"),
        ("en", "Here .", "Here."),
        ("en", "Ann's turn.", "Ann’s turn."),
        ("en", "No more tiles can be.", "No more tiles can be had."),
        ("fr", "Au-dessus d’un toit, colonnes 2 et 3.", "Au-dessus d’un toit, dans la colonne 2."),
        ("fr", "Il a 0 niveaux.", "Il a 0 niveau."),
        ("fr", "Il a 2 niveau.", "Il a 2 niveaux."),
        ("fr", "Les 1 colonnes.", "Les 2 colonnes."),
        ("fr", "La carte de Ann.", "La carte d’Ann."),
        ("fr", "Il faut que Élise joue.", "Il faut qu’Élise joue."),
        ("fr", "e2 et f2 n’a rien.", "e2 et f2 n’ont rien."),
        ("fr", "Il touche aucun parc.", "Il ne touche aucun parc."),
        ("fr", "Elle rapporterait tout de suite aucune pièce.", "Plus rien à dire, ou rien."),
        ("fr", "Ann n’a rien, il touche aucun parc.", "Il en touche 2, mais aucun de ceux d’Ann."),
        ("fr", "Vraiment ?", "Vraiment\u00a0?"),
        ("fr", "Voici: rien.", "Voici\u00a0: rien."),
        ("fr", "« oui »", "«\u00a0oui\u00a0»"),
    ],
)
def test_faults_are_found_and_right_sentences_left_alone(
    language: str, wrong: str, right: str
) -> None:
    assert [*faults(language, "", wrong)] != []
    assert [*faults(language, "", right)] == []


def test_french_names_the_backs_of_kensington_in_one_way() -> None:
    french = messages("fr")
    names = [
        each.text
        for each in sentences("fr")
        if each.key.startswith(("kensington-beige", "kensington-brown", "kensington-any-"))
    ]
    assert len(names) > 3
    # A back lies as it happens to: nothing says that it is a row rather than a stack.
    assert not any("rangée" in each or "vertical" in each for each in names)
    assert all(re.search(r"à dos (beige|marron)( avec le (losange|rond))?$", x) for x in names)
    assert french.text("bella-slots") == "emplacement\u00a0: prix"
    assert "deux niveaux en f5" in french.text("sunrise-notation", text="x")


OTHER_WORD_FOR_TAKING_BACK = {
    "en": re.compile(r"\bund(o|id|oes|oing|one)\b", re.IGNORECASE),
    "fr": re.compile(r"\bdéf(aire|ait|aites)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_taking_back_goes_by_one_word(language: str) -> None:
    """Only the terminal names its command otherwise."""
    other = OTHER_WORD_FOR_TAKING_BACK[language]
    found = [each for each in sentences(language) if other.search(each.text)]
    assert [each for each in found if not each.file.endswith("cli.ftl")] == []
    assert {"fr": "Annuler", "en": "Take back"}[language] in {
        each.text for each in sentences(language) if each.key == "setup-undo"
    }
