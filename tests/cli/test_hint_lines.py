"""Hints at the terminal: chances of everybody, how sure they are, and what speaks for each move."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from faubourg.bots.hints import Hints
from faubourg.bots.how_far_ahead import Lead
from faubourg.bots.one_hint import Hint
from faubourg.bots.proposed_turn import Step
from faubourg.bots.search_compilation import compile_search, is_search_compiled
from faubourg.cli.table.hint_lines import HintLines, show_hints
from faubourg.cli.table.table_screen import Screen
from faubourg.core.compared_reasons import Compared
from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.messages import messages
from faubourg.core.move_reasons import Reason
from faubourg.core.phrases import Phrase
from faubourg.core.table import Table
from faubourg.kernels import compile_cache
from tests.cli.shell import plain
from tests.games.sunrise.positions import rules_of

FIRST = Hint(("++",), (41, 45, 14), 2, ())
SECOND = Hint(("e6=1", "."), (39, 45, 16), 2, ())
FOUND = Hints(Seat(0), (FIRST, SECOND), games=20_000, lead=Lead("close", (2,)))


def screen(language: str = "en") -> Screen:
    table: Table[Any, Any, Any] = Table(rules_of(), 3, seed=7, names=("Ann", "Léa", "Bob"))
    return Screen(Console(width=100), table, messages(language))


def printed(found: Hints, language: str = "en") -> str:
    shown = screen(language)
    with shown.console.capture() as caught:
        HintLines(shown, found).print()
    return plain(caught.get())


def test_the_own_chance_comes_with_its_error_and_the_others_after_it() -> None:
    text = printed(FOUND)
    assert "Hints, with your chance of winning:" in text
    assert re.search(r"^  1  \+\+ +41% ± 2   Léa 45%, Bob 14%$", text, re.M)
    assert re.search(r"^  2  e6=1 \. +39% ± 2", text, re.M)
    assert "20,000 games imagined from your seat." in text
    assert "Hints 1 and 2 are too close to tell apart: the difference lies within" in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_chances_of_one_and_of_two_digits_stand_below_one_another(language: str) -> None:
    few, many = Hint(("++",), (6, 85, 9), 2, ()), Hint(("e6=1",), (13, 77, 10), 3, ())
    text = printed(Hints(Seat(0), (many, few), games=20_000, lead=FOUND.lead), language)
    lines = [line for line in text.splitlines() if "Bob" in line]
    for sign in ("±", "Léa", "Bob"):
        assert len({line.index(sign) for line in lines}) == 1, lines


def test_the_same_in_french() -> None:
    text = printed(FOUND, "fr")
    assert "Conseils, avec vos chances de gagner :" in text
    assert re.search(r"^  1  \+\+ +41 % ± 2   Léa : 45 %, Bob : 14 %$", text, re.M)
    assert "20 000 parties imaginées, vues de votre place." in text
    assert "Les conseils 1 et 2 sont trop proches pour être départagés : l’écart" in text


@pytest.mark.parametrize(
    ("chances", "margin", "expected"),
    [
        ((98, 1, 1), 1, "almost certain to win   Léa under 3%, Bob under 3%"),
        ((2, 98, 0), 1, "very unlikely to win   Léa over 97%, Bob under 3%"),
        ((100, 0, 0), 0, "a win   Léa loses, Bob loses"),
        ((50, 0, 50), 0, "a shared win   Léa loses, Bob shares the victory"),
    ],
)
def test_near_the_ends_words_stand_for_figures(
    chances: tuple[int, ...], margin: int, expected: str
) -> None:
    hint = replace(FIRST, chances=chances, margin=margin)
    assert expected in printed(replace(FOUND, best=(hint,), lead=None))


def test_hints_that_end_the_game_alike_are_said_to_be_equally_good() -> None:
    won = tuple(replace(each, chances=(100, 0, 0), margin=0) for each in FOUND.best)
    text = printed(replace(FOUND, best=won, lead=Lead("equal", (2,))))
    assert "nothing is left to chance" in text
    assert "Hints 1 and 2 are equally good." in text
    lost = (won[0], replace(won[1], chances=(0, 100, 0)))
    assert "ahead" not in printed(replace(FOUND, best=lost, lead=Lead("clear", (2,))))


def test_few_games_are_said_to_be_few() -> None:
    text = printed(replace(FOUND, games=600))
    assert "Only 600 games imagined on this device: the figures are rough." in text


def own_move(compared: Compared) -> Hints:
    mine = Hint(("f5=1",), (30, 50, 20), 2, ())
    return replace(FOUND, mine=mine, compared=compared, apart="clear")


def test_why_not_my_move_tells_the_trade_from_both_sides() -> None:
    houses = Phrase("sunrise-reason-houses", {"number": 2})
    more = Reason(Seat(0), houses, 4, RuleId("SL-2.4"))
    kept = Reason(Seat(0), Phrase("sunrise-reason-then", {"number": 2}))
    text = printed(own_move(Compared(best=(more,), mine=(kept,))))
    assert re.search(r"^Why not f5=1\? 30% ± 2", text, re.M)
    assert "Hint 1 is clearly better." in text
    assert "With hint 1: 2 Houses straight away: +4" in text
    assert "With your move: 2 cards in hand afterwards" in text
    assert "pays off later" not in text


def test_why_not_my_move_says_where_there_is_nothing_on_the_sheet() -> None:
    kept = Reason(Seat(0), Phrase("sunrise-reason-then", {"number": 2}))
    text = printed(own_move(Compared(best=(kept,))))
    assert "With your move: nothing that the other does not do as well" in text
    assert "what hint 1 does better pays off later." in text
    assert "For now, both moves bring in the same amount." in printed(own_move(Compared()))


@pytest.mark.parametrize(
    ("language", "first", "second", "why"),
    [
        ("en", "Your move is hint 1.", "Your move is hint 2.", "Why not"),
        ("fr", "Votre coup est le conseil 1.", "Votre coup est le conseil 2.", "Pourquoi pas"),
    ],
)
def test_a_move_that_is_a_hint_is_not_compared_with_itself(
    language: str, first: str, second: str, why: str
) -> None:
    text = printed(replace(FOUND, mine=FIRST, apart="close"), language)
    assert text.endswith(f"{first}\n")
    assert why not in text
    text = printed(replace(FOUND, mine=SECOND, apart="close"), language)
    assert second in text
    assert why in text


def test_a_move_that_begins_a_longer_hint_is_told_to_begin_like_it() -> None:
    told = Phrase("sunrise-told-drawn", {})
    steps = (Step(told, is_forced=False), Step(told, is_forced=False))
    longer = replace(SECOND, moves=(*SECOND.moves, "f6=1"), steps=steps)
    text = printed(replace(FOUND, best=(FIRST, longer), mine=SECOND, apart="close"))
    assert "Your move begins like hint 2." in text
    forced = replace(longer, steps=(steps[0], replace(steps[1], is_forced=True)))
    text = printed(replace(FOUND, best=(FIRST, forced), mine=SECOND, apart="close"))
    assert "Your move is hint 2." in text


def test_a_position_without_a_choice_says_so() -> None:
    only = Hints(Seat(0), (replace(FIRST, chances=(), margin=0),), games=0, is_choice=False)
    text = printed(only)
    assert "Only one move is possible here." in text
    assert "%" not in text


def test_what_was_compiled_from_the_same_sources_elsewhere_does_not_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """numba would compile it again, and whoever asks for a hint would wait for minutes."""
    assert compile_search("sunrise")
    copy = tmp_path / "kernels"
    shutil.copytree(Path(compile_cache.__file__).parent, copy)
    before = compile_cache.compiled_code_folder()
    monkeypatch.setattr(compile_cache, "__file__", str(copy / "compile_cache.py"))
    assert compile_cache.compiled_code_folder() == before
    assert not is_search_compiled("sunrise")


def test_where_the_search_is_compiled_games_are_played() -> None:
    assert compile_search("sunrise")
    assert is_search_compiled("sunrise")
    shown = screen()
    with shown.console.capture() as caught:
        show_hints(shown, 0, None, Random(1))
    assert re.search(r"^  1  \S+.* \d+% ± \d+   Léa \d+%, Bob \d+%$", caught.get(), re.M)
    assert "games imagined from your seat." in caught.get()


def test_of_a_turn_that_ends_the_game_nothing_is_said_to_be_uncertain() -> None:
    hint = replace(FIRST, chances=(0, 100, 0), margin=0)
    text = printed(replace(FOUND, best=(hint,)), "fr")
    assert "défaite   Léa : victoire, Bob : défaite" in text
    assert "La partie se termine avec ce tour : plus rien ne dépend du hasard." in text
    assert "parties imaginées" not in text
