"""The end at the terminal: announced before it comes, explained when it is there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from faubourg.cli.table.default_vocabulary import PlainTalk
from faubourg.cli.table.game_session import Session
from faubourg.cli.table.players import Player
from faubourg.cli.table.score_walk import show_result, walk_through, why_over
from faubourg.cli.table.table_screen import Screen
from faubourg.core.game_catalogue import rules_for
from faubourg.core.game_protocol import Outcome, RuleId
from faubourg.core.messages import messages
from faubourg.core.table import Table
from faubourg.games.sunrise.model import Park
from tests.cli.sample_records import begun
from tests.cli.shell import plain
from tests.games.kensington.positions import rules as kensington_rules
from tests.games.sunrise.positions import rules_of

AnyTable = Table[Any, Any, Any]


def screen_of(table: AnyTable, language: str = "en") -> Screen:
    return Screen(Console(width=160, color_system=None), table, messages(language))


def announced(table: AnyTable, view: Any, language: str = "en") -> list[str]:
    screen = screen_of(table, language)
    return [plain(screen.say(each)) for each in screen.drawing.talk.end_is_near(table.rules, view)]


def result_of(table: AnyTable, totals: Sequence[int], places: Sequence[int], language: str) -> str:
    screen = screen_of(table, language)
    with screen.console.capture() as capture:
        show_result(screen, Outcome(RuleId("SL-4.1"), tuple(places), tuple(totals)))
    return plain(capture.get())


def played_out(game: str) -> AnyTable:
    table: AnyTable = Table(rules_for(game), 2, seed=2, names=("Ann", "Bob"))
    while not table.over:
        table.play(table.moves()[0])
    return table


# Before the end


def test_the_last_round_of_sunrise_lane_is_announced_with_the_turns_that_are_left() -> None:
    table = begun("GBP", "YRR", names=("Ann", "Bob"))
    seen = table.view(0)
    view = replace(seen, last_round=True, first=1, pieces=(2, *seen.pieces[1:]))
    why, turns = announced(table, view)
    assert why.startswith("Ann has ")
    assert turns == "This turn is the last."
    assert announced(table, view, "fr")[1] == "Ce tour est le dernier."
    assert announced(table, table.view(0)) == []


def test_pieces_that_run_short_and_areas_that_fill_up_are_announced() -> None:
    table = begun("GBP", "YRR", names=("Ann", "Bob"))
    (short,) = announced(table, replace(table.view(0), pieces=(20, 6)))
    assert short.startswith("Bob has 6 House pieces left;")
    areas = rules_of().box.area_spaces
    squares = range(len(table.state.town))
    town = tuple(Park() if space in areas[1:] else None for space in squares)
    (full,) = announced(table, replace(table.view(0), town=town))
    assert full.startswith("One empty space is left in the corner areas")


@pytest.mark.parametrize(
    ("number", "sentences"),
    [(6, []), (7, ["One more round follows this one."]), (8, ["This is the last round."])],
)
def test_the_last_rounds_of_bella_vista_are_announced(number: int, sentences: list[str]) -> None:
    table: AnyTable = Table(rules_for("bella_vista"), 3, seed=1)
    assert announced(table, replace(table.view(0), round=number)) == sentences


def test_the_last_birds_and_the_last_tiles_of_kensington_are_announced() -> None:
    table: AnyTable = Table(kensington_rules(), 2, seed=1)
    box, view = kensington_rules().box, table.view(0)
    bird = next(tile for tile in box.tiles if box.faces[tile].bird)
    one_short = replace(view, warehouses=((bird,) * 6, ()))
    (near,) = announced(table, one_short)
    assert near == "Birds in play: 6 of 7. The next one ends the game."
    last, _ = announced(table, replace(one_short, ender=1))
    assert last == (
        f"{table.names[1]} has taken the seventh bird: after that turn everybody else may still "
        "build stored tiles."
    )
    empty = replace(view, backs=(0,) * len(view.backs))
    assert announced(table, empty) == ["No beige tile is left in the middle."]
    assert announced(table, view) == []


def test_a_plain_table_names_the_moves_that_end_the_game() -> None:
    table: AnyTable = Table(rules_for("bella_vista"), 2, seed=1)
    while not any(PlainTalk(table).end_is_near(table.rules, table.view(0))):
        table.play(table.moves()[0])
    (phrase,) = PlainTalk(table).end_is_near(table.rules, table.view(0))
    table.play(messages("en").say(phrase).rpartition("“")[2].partition("”")[0])
    assert table.over


# At the end


@pytest.mark.parametrize("game", ["sunrise", "bella_vista", "kensington"])
def test_before_the_walk_the_totals_are_without_what_only_the_end_brings(game: str) -> None:
    table = played_out(game)
    screen = screen_of(table)
    in_play = screen.points_in_play()
    before = table.rules.sheet(table.steps[-1].before)
    final = [line for line in table.sheet() if line.rule in {line.rule for line in before}]
    assert sum(in_play) == sum(line.points for line in final)
    with screen.console.capture() as capture:
        screen.show(None)
        walk_through(screen, pause=lambda: None)
    shown = capture.get()
    assert f"[{table.outcome.ended_by}]" in shown if table.outcome else False
    assert all(str(total) in shown for total in table.totals())


def test_why_the_game_ended_is_said_with_the_rule() -> None:
    table = played_out("bella_vista")
    assert table.outcome is not None
    said = why_over(screen_of(table, "fr"), table.outcome).plain
    assert plain(said) == "La partie est finie : la dernière manche a été jouée. [BV-4.4]"


def test_who_brought_the_end_about_is_said_with_the_pieces_left() -> None:
    table = played_out("sunrise")
    assert table.outcome is not None
    said = plain(why_over(screen_of(table), table.outcome).plain)
    assert " left at the end of their turn. [SL-4.1]" in said
    assert any(f"{name} had " in said for name in table.names)


def test_cards_in_hand_decide_between_equal_totals_in_sunrise_lane() -> None:
    table = begun("GBP", "YRR", names=("Ann", "Bob"))
    table.play("++")
    english = result_of(table, (50, 50), (1, 2), "en")
    assert (
        "50 points each, settled by SL-5.8: Ann with 5 cards in hand and Bob with 3 cards in hand."
        in english
    )
    assert "Ann wins." in english
    french = result_of(table, (50, 50), (1, 2), "fr")
    assert "Égalité à 50 points, départagée par SL-5.8 : Ann avec 5 cartes en main" in french


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("sunrise", "SL-5.8 does not settle it: Ann with 3 cards in hand and Bob with 3 cards"),
        ("bella_vista", "BV-5.3 does not settle it: Ann with a largest group of 0 squares"),
        ("kensington", "KG-6.6 does not settle it: Ann with 0 birds on the roofs"),
    ],
)
def test_a_tie_that_nothing_settles_is_shared_and_says_so(game: str, sentence: str) -> None:
    table: AnyTable = Table(rules_for(game), 2, seed=1, names=("Ann", "Bob"))
    shown = result_of(table, (30, 30), (1, 1), "en")
    assert sentence in shown
    assert "Ann and Bob share the victory." in shown


def test_without_equal_totals_nothing_is_said_of_ties() -> None:
    table: AnyTable = Table(rules_for("kensington"), 2, seed=1, names=("Ann", "Bob"))
    assert "KG-6.6" not in result_of(table, (31, 30), (1, 2), "en")


def test_totals_below_zero_have_a_true_minus_sign() -> None:
    table: AnyTable = Table(rules_for("bella_vista"), 2, seed=2, names=("Ann", "Bob"))
    while not table.over:
        table.play(table.moves()[0])
    screen = screen_of(table)
    with screen.console.capture() as capture:
        walk_through(screen, pause=lambda: None)
        show_result(screen, Outcome(RuleId("BV-5.1"), (1, 2), (-4, -12)))
    shown = plain(capture.get())
    assert "Bob  −12" in shown
    assert not re.search(r"(?<!\w)-\d", shown)


@pytest.mark.parametrize("game", ["sunrise", "bella_vista", "kensington"])
def test_the_last_moves_are_told_before_the_table_shows_its_totals(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "")
    table, console = played_out(game), Console(width=160, color_system=None)
    players = [Player(name) for name in table.names]
    with console.capture() as capture:
        Session(console, table, players, messages("en"), Random(1)).run()
    shown = capture.get()
    assert 0 <= shown.index("The last moves:") < shown.index(" points ")
