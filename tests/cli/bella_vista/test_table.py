"""Bella Vista at the terminal: the screen, the moves and the commands."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.cells import cell_len

from faubourg.cli.rich_console import UnbreakingConsole
from faubourg.cli.table.doubtful_moves import Doubts
from faubourg.cli.table.table_screen import Screen
from faubourg.cli.table.typed_moves import LineReader
from faubourg.core.game_catalogue import find_game, find_rules
from faubourg.core.messages import messages
from faubourg.core.table import Table
from faubourg.games.bella_vista import BellaVista
from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal

ROME = "city=rome"
BEGIN = ("play", "bella_vista", "--seats", "me,greedy", "--seed", "5", "--option", ROME)
SIZES = [(80, 24), (120, 40)]


def rows_shown(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"^ {1,2}(\d{1,2}) ", text, re.M)]


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("city", ["rome", "london", "berlin", "bangkok", "new-york"])
@pytest.mark.parametrize("seats", ["me,greedy", "me,random,greedy,random"])
def test_everything_fits_the_screen(
    shell: Shell, columns: int, rows: int, city: str, seats: str
) -> None:
    begin = (*BEGIN[:2], "--seats", seats, "--seed", "5", "--option", f"city={city}")
    with Terminal(shell, *begin, columns=columns, rows=rows) as terminal:
        shown = terminal.wait_for(MY_MOVE)
    lines = shown.splitlines()
    assert max(map(cell_len, lines)) <= columns
    start = next(number for number, line in enumerate(lines) if "a" in line and "points" in line)
    assert len(lines) - start <= rows
    assert rows_shown(shown)[-1] in (14, 16)
    for word in ("coins", "cards", "Round 1 of 8", "Objective ", "0/", "Your hand:", "free"):
        assert word in shown


@pytest.mark.parametrize(("language", "mark"), [("en", "Ann (you)"), ("fr", "Ann (vous)")])
@pytest.mark.parametrize(("columns", "rows"), [*SIZES, (60, 24)])
def test_ones_own_seat_is_marked(language: str, mark: str, columns: int, rows: int) -> None:
    table: Any = Table(find_rules("bella_vista", "vista"), 3, seed=5, names=("Ann", "Bob", "Eve"))
    screen = Screen(UnbreakingConsole(width=columns, height=rows), table, messages(language))
    with screen.console.capture() as capture:
        screen.show(0)
    shown = capture.get()
    assert mark in shown
    assert shown.count(mark.removeprefix("Ann ")) == 1


@pytest.mark.parametrize(("language", "word"), [("en", "neutral"), ("fr", "neutre")])
def test_the_sign_of_neutral_buildings_is_explained(language: str, word: str) -> None:
    table: Any = Table(find_rules("bella_vista", "vista"), 3, seed=5)
    while not any(building.seat is None for building in table.state.buildings):
        table.play(table.moves()[0])
    screen = Screen(UnbreakingConsole(width=120, height=40), table, messages(language))
    with screen.console.capture() as capture:
        screen.show(0)
    assert re.search(r"▒\d", capture.get())
    (legend,) = screen.drawing.legend(table.rules, screen.texts)
    for told in (legend.plain, screen.texts.text("bella_vista-help-more")):
        assert re.search(rf"▒.{{1,30}}{word}", told)


def test_without_colour_everything_can_still_be_told_apart(shell: Shell) -> None:
    with Terminal(shell, *BEGIN, columns=120, rows=40, NO_COLOR="1") as terminal:
        terminal.wait_for(MY_MOVE)
        shown = play_until(terminal, r"●\d\*")
    assert re.search(r"▲\d", shown)
    assert "~~" in shown
    assert '""' in shown
    assert not re.search(rb"\x1b\[[0-9;]*\b(?:3[0-8]|4[0-8])[;m]", terminal.raw)


def sure(terminal: Terminal, move: str, prompt: str = MY_MOVE) -> str:
    """Type a move, and that it is meant where that is asked."""
    terminal.type(move)
    passage = terminal.wait_for(prompt, "(y/n)")
    return terminal.ask("y", prompt) if passage.endswith("(y/n)") else passage


def play_until(terminal: Terminal, wanted: str) -> str:
    """Play the first legal move again and again until the line about now says it."""
    for _ in range(20):
        listed = terminal.ask("moves", MY_MOVE).split("moves\n")[-1]
        shown = sure(terminal, listed.split()[0])
        if re.search(wanted, shown):
            return shown
    raise AssertionError(f"never {wanted}")


def test_a_typed_place_shows_its_coins_before_it_is_built(shell: Shell) -> None:
    with Terminal(shell, *BEGIN, columns=120, rows=40) as terminal:
        terminal.wait_for(MY_MOVE)
        shown = play_until(terminal, "Build no")
        (example,) = re.findall(r"for instance “(\S+)” \(", shown)
        answer = terminal.ask(f"{example}?", MY_MOVE)
        assert f"“{example}” is legal." in answer
        assert "[BV-3.6]" in answer
        assert terminal.ask(f"why {example}", MY_MOVE).count("[BV-3.6]") == answer.count("[BV-3.6]")
        assert "[BV-3.1]" in terminal.ask("a1", MY_MOVE)
        built = terminal.ask(example, MY_MOVE)
        assert "✓ Player 1 builds no." in built
        assert "Nothing to choose here: Player 1 fulfils none of the contracts on offer." in built


def test_slots_are_shown_with_their_prices_and_cards_with_their_shapes(shell: Shell) -> None:
    with Terminal(shell, *BEGIN, columns=120, rows=40) as terminal:
        shown = terminal.wait_for(MY_MOVE)
    assert re.search(r"slot:price 1:7 \S+ 2:5 \S+ 3:3 \S+ 4:1 \S+ 5:0 \S+", shown)
    assert re.search(r"Your hand: +(\d +[#./]+ *)+$", shown, re.M)
    assert "▲3 no. 3 of ▲" in shown


@pytest.mark.parametrize("columns", [84, 90, 96, 100, 104, 112])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_slot_and_no_order_is_parted_from_its_label(columns: int, language: str) -> None:
    table: Table[Any, Any, Any] = Table(find_rules("bella_vista"), 3, seed=5, names=("A", "B", "C"))
    texts, console = messages(language), UnbreakingConsole(width=columns, color_system=None)
    while table.to_act is not None and len(table.view(0).offers) < 3:
        with console.capture() as caught:
            Screen(console, table, texts).show(0)
        shown = caught.get()
        free, order = texts.text("bella-free-slot"), texts.text("bella-order", order="")
        assert all(re.search(rf"{slot}:\d+\u00a0(?:{free}|\S)", shown) for slot in range(1, 5))
        assert re.search(rf"{order}\S", shown)
        table.play(table.moves()[0])


def test_objectives_carry_the_marks_that_their_lines_of_the_score_have() -> None:
    table: Table[Any, Any, Any] = Table(find_rules("bella_vista"), 2, seed=2)
    while not table.over:
        table.play(table.moves()[0])
    console = UnbreakingConsole(width=120, color_system=None)
    with console.capture() as caught:
        Screen(console, table, messages("en")).show(0)
    marks = {line.group for line in table.sheet() if line.group}
    assert len(marks) == 2
    assert all(f"Objective {mark}: " in caught.get() for mark in marks)


def test_a_slot_that_may_be_a_price_is_asked_about(shell: Shell) -> None:
    with Terminal(shell, *BEGIN, columns=120, rows=40) as terminal:
        terminal.wait_for(MY_MOVE)
        listed = terminal.ask("moves", MY_MOVE).split("moves\n")[-1].split()
        dear = next(move for move in listed if move.startswith("1="))
        question = terminal.ask(dear, "(y/n)")
        assert "Slot 1 costs 7 coins; the slot for 1 coin is slot 4." in question
        said_no = terminal.ask("n", MY_MOVE)
        assert "Nothing was played." in said_no
        assert "✓" not in said_no
        assert dear in terminal.ask("moves", MY_MOVE)
        terminal.ask(dear, "(y/n)")
        assert "Player 1 pays 7 coins for slot 1" in terminal.ask("y", MY_MOVE)


def test_a_move_in_answer_to_the_question_is_played(shell: Shell) -> None:
    with Terminal(shell, *BEGIN, columns=120, rows=40) as terminal:
        terminal.wait_for(MY_MOVE)
        listed = terminal.ask("moves", MY_MOVE).split("moves\n")[-1].split()
        dear = next(move for move in listed if move.startswith("1="))
        terminal.ask(dear, "(y/n)")
        assert "Player 1 pays 1 coin for slot 4" in terminal.ask(f"4{dear[1:]}", MY_MOVE)


def test_words_and_proposed_moves_are_not_asked_about(shell: Shell) -> None:
    with Terminal(shell, *BEGIN, columns=120, rows=40) as terminal:
        shown = terminal.wait_for(MY_MOVE)
        proposed = re.search(r"5=\d", shown)
        assert proposed is not None
        assert "✓ Player 1" in terminal.ask(proposed[0], MY_MOVE)
    with Terminal(shell, *BEGIN, columns=120, rows=40) as terminal:
        terminal.wait_for(MY_MOVE)
        card = proposed[0][-1]
        words = f"offer card {card} on slot 1"
        assert "Player 1 pays 7 coins for slot 1" in terminal.ask(words, MY_MOVE)


def test_the_question_about_a_slot_speaks_french(shell: Shell) -> None:
    with Terminal(shell, *BEGIN, "--lang", "fr", columns=120, rows=40) as terminal:
        terminal.wait_for("à vous :")
        listed = terminal.ask("coups", "à vous :").split()
        dear = next(move for move in listed if move.startswith("1="))
        assert "Voulez-vous vraiment l’emplacement 1 ?" in terminal.ask(dear, "(o/n)")
        assert "Joueur 1 paie 7 pièces" in terminal.ask("oui", "à vous :")


def test_whoever_has_meant_a_slot_once_is_not_asked_again() -> None:
    table: Table[Any, Any, Any] = Table(find_rules("bella_vista"), 2, seed=5)
    doubts = Doubts(Screen(UnbreakingConsole(), table, messages("en")))
    seat = table.to_act or 0
    dear = next(m for m in map(table.rules.write, table.moves()) if m.startswith("1="))
    plan = LineReader(table, doubts.talk, seat).plan(dear)
    assert doubts.question(seat, plan) == doubts.question(seat, plan) is not None
    doubts.has_confirmed = True
    assert doubts.question(seat, plan) is None


def test_every_command_answers(shell: Shell) -> None:
    with Terminal(shell.without_compiled_code(), *BEGIN, columns=120, rows=40) as terminal:
        terminal.wait_for(MY_MOVE)
        assert "2=6 card no. 6 on the second slot" in terminal.ask("help", MY_MOVE)
        assert "faubourg rules bella_vista" in terminal.ask("help", MY_MOVE)
        assert "Hints, " in terminal.ask("hint", MY_MOVE)
        assert "Coins to begin with: 30." in terminal.ask("score all", MY_MOVE)
        assert "Round 1" in terminal.ask("log", MY_MOVE)
        assert "Turned, not mirrored" in terminal.ask("rule R3", MY_MOVE)
        assert "Moves look like 2=6" in terminal.ask("hello", MY_MOVE)
        assert "Saved as game.txt" in terminal.ask("save game.txt", MY_MOVE)
    record = (shell.home / "game.txt").read_text()
    assert "21r33FF./21rAAFF./BBrAAEE." in record
    assert "The game is not finished." in shell.good("replay", "game.txt")


def test_a_saved_game_is_told_and_scored(shell: Shell) -> None:
    table = Table(BellaVista(find_game("bella_vista").edition("vista")), 3, seed=2)
    while not table.over:
        table.play(table.moves()[0])
    (shell.home / "done.json").write_bytes(table.record().to_json())
    told = shell.good("replay", "done.json", COLUMNS="120")
    assert "turns over no." in told
    assert "places the neutral no. 7" in told
    scored = shell.good("score", "done.json", COLUMNS="120")
    assert "[BV-2.1]" in scored or "[BV-3.6]" in scored
    assert "Height objective" in scored


def test_closed_contracts_are_counted_but_not_named(shell: Shell) -> None:
    seats = ("--seats", "planner,me", "--seed", "5", "--option", ROME)
    shown, prompt = {}, "Player 2, your move:"
    for closed in ("false", "true"):
        option = ("--option", f"closed_contracts={closed}")
        with Terminal(shell, *BEGIN[:2], *seats, *option, columns=160, rows=50) as terminal:
            terminal.wait_for(prompt)
            for _ in range(25):
                listed = terminal.ask("moves", prompt).split("moves\n")[-1]
                sure(terminal, listed.split()[0], prompt)
            shown[closed] = terminal.ask("score all", prompt)
    assert shown["true"].count("Contract:") < shown["false"].count("Contract:")
