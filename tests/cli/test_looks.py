"""How the table looks: with and without colour, on narrow screens and on wide ones."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from tests.cli.sample_records import write_begun
from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal

COLOUR = re.compile(rb"\x1b\[[0-9;]*\b(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")
SIZES = [(80, 24), (80, 50), (111, 40), (112, 30), (200, 60)]


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("seats", ["me,greedy", "me,random,greedy,planner"])
def test_no_line_is_longer_than_the_screen(
    shell: Shell, columns: int, rows: int, seats: str
) -> None:
    begin = ("play", "--seats", seats, "--seed", "5")
    with Terminal(shell, *begin, columns=columns, rows=rows) as terminal:
        terminal.wait_for(MY_MOVE)
        lines = terminal.text.splitlines()
    assert max(map(cell_len, lines)) <= columns
    for row in range(1, 12):
        (line,) = [
            line for line in lines if line.startswith(f"{row:>3}  ") or f"{row:>3} [" in line
        ]
        assert cell_len(line.rstrip()) > 60


def test_a_wide_screen_has_the_seats_beside_the_board(shell: Shell) -> None:
    with Terminal(shell, "play", "--seats", "me,greedy", columns=160, rows=50) as terminal:
        terminal.wait_for(MY_MOVE)
        assert re.search(r"^  1 .*  points +pieces +cards|a +b +c .* points", terminal.text, re.M)


@pytest.mark.parametrize("rows", [24, 50])
def test_without_colour_everything_can_still_be_told_apart(shell: Shell, rows: int) -> None:
    begun = write_begun(shell.home / "begun.json", "YYG", "RRP", names=("Ann", "Bob"))
    with Terminal(
        shell, "play", "--resume", begun, columns=80, rows=rows, NO_COLOR="1"
    ) as terminal:
        terminal.ask("", "Ann, your move:")
        terminal.ask("f5=2 f4@G .", "Enter to go on…")
        terminal.ask("", "Now Bob plays.")
        terminal.ask("", "Bob, your move:")
        terminal.ask("g6=2 .", "Enter to go on…")
        terminal.ask("", "Now Ann plays.")
        shown = terminal.ask("", "Ann, your move:")
    assert COLOUR.search(terminal.raw) is None
    compact = rows < 36
    house, park, ground = ("▲2", "park", "R♥4") if compact else ("▲ 2", "¶ ¶", "R ♥")
    assert house in shown
    assert park in shown
    assert ground in shown
    assert ("●2*" if compact else "● 2*") in shown
    # Whether a House can be built there depends on the card that was drawn.
    assert re.search(r"[\[(]P ?✿", shown)
    assert compact or ("▄▄" in shown and "••••" in shown)


def test_with_colour_the_spaces_and_crests_are_coloured(table: Terminal) -> None:
    assert COLOUR.search(table.raw)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no terminal on standard input"),
        ("fr", "L’entrée standard n’est pas un terminal"),
    ],
)
def test_without_a_terminal_a_game_says_so_and_ends_well(
    shell: Shell, language: str, sentence: str
) -> None:
    assert sentence in shell.good("play", "--lang", language)


def test_the_language_of_the_environment_is_spoken(shell: Shell) -> None:
    assert "n’est pas un terminal" in shell.good("play", LANG="fr_FR.UTF-8")
    assert "n’est pas un terminal" in shell.good("play", FAUBOURG_LANG="fr")
    assert "There is no terminal" in shell.good("play", "--lang=en", FAUBOURG_LANG="fr")
