"""Sentences: lists, names, rules, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from msgspec import json
from msgspec.structs import replace

from faubourg.core import game_catalogue
from faubourg.core.errors import BadOption, FaubourgError, IllegalMove, Unknown
from faubourg.core.game_protocol import Refusal, Remedy, RuleId, ScoreLine, Seat
from faubourg.core.messages import LANGUAGES, Messages, messages, section_of
from faubourg.core.phrases import Either, Fact, Person, Phrase
from faubourg.core.signed_numbers import signed, with_minus
from faubourg.games.sunrise import GAME
from tests.core.random_games import in_both_languages

EN, FR = messages("en"), messages("fr")
REFUSAL = Refusal(RuleId("SL-2.7"), "taken", {"space": "f5", "building": Phrase("building-park")})

REMEDY = Remedy(
    Phrase("sunrise-remedy-turn", {"spaces": Either(("c4",)), "move": "house"}), ("c4=1",)
)


def listed(fact: Fact) -> tuple[str, str]:
    """The fact as it reads where a message names what is known."""
    phrase = Phrase("field-wrong", {"detail": fact})
    return EN.say(phrase), FR.say(phrase)


# Facts


def test_things_are_listed_with_and() -> None:
    assert listed(("a", "b", "c")) == ("a, b and c", "a, b et c")
    assert listed(("a", "b")) == ("a and b", "a et b")


def test_choices_are_listed_with_or() -> None:
    assert listed(Either(("a", "b", "c"))) == ("a, b or c", "a, b ou c")
    assert listed(Either(("a", "b"))) == ("a or b", "a ou b")


def test_a_list_of_one_is_that_one_and_a_list_of_none_says_so() -> None:
    assert listed(("a",)) == listed(Either(("a",))) == ("a", "a")
    assert listed(()) == listed(Either(())) == (EN.text("list-empty"), FR.text("list-empty"))


def test_what_stays_together_stays_together_in_a_list() -> None:
    assert listed(("no.\u00a03", "no.\u00a01"))[0] == "no.\u00a03 and no.\u00a01"


def test_lists_hold_numbers_phrases_and_lists() -> None:
    assert listed((1, Phrase("colour-red"), Either(("x", "y")))) == (
        "1, red and x or y",
        "1, rouge et x ou y",
    )


def test_a_number_below_zero_has_a_true_minus_sign_and_words_keep_their_hyphens() -> None:
    assert listed(-7) == ("−7", "−7")
    assert EN.say(Phrase("field-wrong", {"detail": "no-1 -2"})) == "no-1 -2"
    assert [signed(3), signed(-3), with_minus(-12)] == ["+3", "−3", "−12"]


def test_a_place_below_zero_is_written_like_a_number_and_a_move_as_it_is_typed() -> None:
    assert listed("-3") == ("−3", "−3")
    assert listed((-3,)) == ("−3", "−3")
    assert listed(("-2:1", "0")) == ("−2:1 and 0", "−2:1 et 0")
    assert listed("-U2@-3") == ("-U2@-3", "-U2@-3")


def test_a_person_is_called_by_name_or_by_the_number_of_the_seat() -> None:
    phrase = Phrase("field-wrong", {"detail": Person(1)})
    assert EN.say(phrase, ("Ann", "Bea")) == "Bea"
    assert listed(Person(1)) == (EN.text("seat-number", number=2), FR.text("seat-number", number=2))


def test_persons_within_phrases_and_lists_are_called_by_name() -> None:
    inner = Phrase("field-wrong", {"detail": (Person(0), Person(1))})
    assert EN.say(Phrase("field-wrong", {"detail": inner}), ("Ann", "Bea")) == "Ann and Bea"


def test_numbers_choose_singular_and_plural() -> None:
    one, two = (
        EN.text("bad-seats", seats=1, fewest=2, most=4),
        EN.text("bad-seats", seats=2, fewest=2, most=4),
    )
    assert "One seat is" in one
    assert "2 seats are" in two


def test_no_seat_at_all_is_not_called_one_seat() -> None:
    for texts in (EN, FR):
        none = texts.text("bad-seats", seats=0, fewest=2, most=4)
        assert none != texts.text("bad-seats", seats=1, fewest=2, most=4)
        assert "0" in none


@pytest.mark.parametrize("number", [0, 1, 10**6, 10**15, 10**30, -(10**40)])
def test_numbers_of_any_size_can_be_said(number: int) -> None:
    for texts in (EN, FR):
        digits = filter(str.isdigit, texts.text("field-wrong", detail=number))
        assert "".join(digits) == str(abs(number))


@pytest.mark.parametrize("length", [10, 2_500, 2_501, 100_000])
def test_words_of_any_length_can_be_said(length: int) -> None:
    for texts in (EN, FR):
        assert texts.text("field-wrong", detail="x" * length).startswith("x" * 10)
        assert texts.text("field-wrong", detail=("x",) * length).startswith("x, x")


def test_a_text_of_several_lines_is_said_on_one() -> None:
    for rule in EN.rules("SL"):
        assert "\n" not in EN.rule_text(rule)
        assert "\n" not in FR.rule_text(rule)


# What is missing


@pytest.mark.parametrize("key", ["no-such-message", "SL-2-5", "SL-2-5.no-such-attribute"])
def test_a_message_that_is_not_there_is_an_error(key: str) -> None:
    for texts in (EN, FR):
        with pytest.raises(KeyError):
            texts.text(key)


def test_a_fact_that_is_not_given_is_an_error() -> None:
    for texts in (EN, FR):
        with pytest.raises(FluentReferenceError):
            texts.text("unknown-game", name="chess")


@pytest.mark.parametrize("language", ["de", "", "EN", "../en"])
def test_a_language_that_is_not_there_is_refused_with_those_that_are(language: str) -> None:
    with pytest.raises(Unknown) as caught:
        messages(language)
    assert caught.value.phrase.facts == {"name": language, "known": LANGUAGES}
    in_both_languages(caught.value)


# Rules and points


def test_the_rules_of_a_game_come_in_the_order_of_the_rulebook() -> None:
    rules = EN.rules("SL")
    assert rules[:2] == ["SL-0.1", "SL-0.2"]
    assert {"SL-2.5", "SL-5.8", "SL-R1"} <= {*rules}
    assert rules == FR.rules("SL")
    assert EN.rules("XY") == []


def test_a_rule_belongs_to_its_chapter_and_a_ruling_to_the_rulings() -> None:
    assert [section_of(rule) for rule in ("SL-2.5", "SL-R10")] == ["SL-2", "SL-R"]


def test_every_rule_has_its_title_and_its_text_in_both_languages() -> None:
    for rule in EN.rules("SL"):
        for texts in (EN, FR):
            assert texts.rule_title(rule)
            assert texts.rule_text(rule)


def test_a_refusal_says_its_reason_its_remedy_and_its_rule() -> None:
    for texts in (EN, FR):
        whole = texts.refusal(REFUSAL, REMEDY)
        assert whole == f"{texts.reason(REFUSAL)} {texts.remedy(REMEDY)} [SL-2.7]"
        assert "c4" in texts.remedy(REMEDY)
        assert "f5" in texts.reason(REFUSAL)


def test_a_refusal_calls_persons_by_name() -> None:
    house = Phrase("building-house", {"owner": Person(1), "floors": 2})
    refusal = replace(REFUSAL, facts={"space": "f5", "building": house})
    assert "Bea" in EN.refusal(refusal, names=("Ann", "Bea"))
    assert "Bea" in FR.refusal(refusal, names=("Ann", "Bea"))


def test_points_say_how_they_came_about() -> None:
    facts: dict[str, Fact] = {"space": "f5", "colour": Phrase("colour-red"), "dots": 2, "floors": 3}
    line = ScoreLine(Seat(0), RuleId("SL-2.4"), 6, "house", facts)
    assert all(word in EN.because(line) for word in ("f5", "2", "3"))
    assert all(word in FR.because(line) for word in ("f5", "2", "3"))
    assert EN.because_ahead(line) == EN.because(line)


def test_points_that_would_come_are_not_told_of_as_past() -> None:
    line = ScoreLine(Seat(0), RuleId("BV-3.6"), 3, "alone", {"number": 2, "square": "c12"})
    assert EN.because(line) == "No.\u00a02 on c12 stood alone."
    assert EN.because_ahead(line) == "No.\u00a02 on c12 stands alone."
    assert FR.because(line) == "Le n°\u00a02 en c12 était isolé."
    assert FR.because_ahead(line) == "Le n°\u00a02 en c12 est isolé."


# Errors


def test_an_error_is_an_english_sentence_when_printed() -> None:
    error = BadOption("no-such-seat", seat=5, seats=2)
    assert isinstance(error, FaubourgError)
    assert str(error) == EN.say(error.phrase)


def test_an_illegal_move_prints_its_whole_refusal() -> None:
    assert str(IllegalMove(REFUSAL, REMEDY)) == EN.refusal(REFUSAL, REMEDY)


# Games with sentences of their own


def test_a_game_may_bring_its_own_sentences(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "chess.ftl").write_text(f"check = Check ({language})\n")
    shelf = {"sunrise": GAME, "chess": replace(GAME, locale=tmp_path)}
    monkeypatch.setattr(game_catalogue, "games", lambda: shelf)
    for language in LANGUAGES:
        texts = messages.__wrapped__(language)
        assert texts.text("check") == f"Check ({language})"
        assert texts.text("seat-number", number=1)


def test_it_is_known_what_can_be_said() -> None:
    assert EN.has("seat-number")
    assert EN.has("SL-2-7.taken")
    assert not EN.has("SL-2-7.nothing")
    assert not EN.has("nothing")


def test_a_file_from_elsewhere_may_refer_to_ours_but_says_nothing_in_their_place(
    tmp_path: Path,
) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    for folder, content in ((ours, "tree = oak"), (theirs, "tree = fir\nwood = many a { tree }")):
        (folder / "en").mkdir(parents=True)
        (folder / "en" / "words.ftl").write_text(f"{content}\n", encoding="utf-8")
    texts = Messages("en", [ours, theirs])
    assert texts.text("wood") == "many a oak"
    assert texts.text("tree") == "oak"


def test_a_group_of_lines_is_titled_without_the_letter_of_its_kind() -> None:
    assert (EN.rule_title("SL-5.2"), EN.group_title("SL-5.2")) == (
        "A: tallest Houses",
        "tallest Houses",
    )
    assert FR.group_title("SL-5.4") == "le plus de parcelles connectées"
    assert EN.group_title("BV-5.1") == EN.row_title("BV-5.1")


def test_a_row_of_the_score_has_a_name_of_its_own_or_the_title_of_its_rule() -> None:
    assert (EN.row_title("BV-5.3"), FR.row_title("BV-5.3")) == ("Contracts", "Contrats")
    assert EN.row_title("KG-6.4") == EN.rule_title("KG-6.4")


def test_a_line_without_a_group_is_sent_without_one_but_with_its_facts_and_spaces() -> None:
    plain = ScoreLine(Seat(0), RuleId("SL-2.4"), 6, "house")
    sent = {"seat": 0, "rule": "SL-2.4", "points": 6, "reason": "house", "facts": {}, "spaces": []}
    assert json.decode(json.encode(plain)) == sent
    assert json.decode(json.encode(replace(plain, group="A1"))) == {**sent, "group": "A1"}


def test_whoever_has_no_name_in_a_sentence_is_a_player_with_a_number() -> None:
    bought = Phrase("curtain", {"who": Person(1)})
    assert EN.say(bought).startswith("Now Player 2 plays.")
    assert "Joueur 2" in FR.say(bought)
