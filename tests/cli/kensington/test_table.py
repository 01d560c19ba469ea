"""Kensington at the terminal: façades, warehouses and the middle, every command, both languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len

from faubourg.core.table import Table
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal
from tests.games.kensington.positions import KensingtonTable, rules

PROMPT = "Ann, your move:"
BEGUN = ("?O4", "!+O4C", "+O4C@1", ".", "?^H2", "!^H2B", ".+", "?H1", "!-H1")


def begun(path: Path, moves: Sequence[str] = BEGUN) -> Path:
    """A game of a person against a bot, up to some move."""
    table: KensingtonTable = Table(
        rules(), 2, seed=1, names=("Ann", "greedy"), bots={1: "greedy"}, dealt=False
    )
    for text in moves:
        table.follow(rules().read(text))
    path.write_bytes(table.record().to_json())
    return path


def at_table(shell: Shell, columns: int = 80, rows: int = 24, **variables: str) -> Terminal:
    path = begun(shell.home / "begun.json")
    return Terminal(shell, "play", "--resume", path, columns=columns, rows=rows, **variables)


def test_everything_can_be_told_apart_without_colour(shell: Shell) -> None:
    with at_table(shell, NO_COLOR="1") as terminal:
        shown = terminal.wait_for(PROMPT)
    assert "D   oc  o" in shown  # the door, a lit window with a cat, another
    assert "[-1][0] 1   2" in shown  # where the dark square may be laid
    assert "^H2B" in shown  # what the bot has stored
    assert "birds 1 of 7" in shown
    assert "O4 3" in shown  # backs in the middle
    assert "-H1   #  columns -1 0" in shown


def test_tiles_are_laid_one_by_one_and_taken_back(shell: Shell) -> None:
    with at_table(shell) as terminal:
        terminal.wait_for(PROMPT)
        assert "Taken back: -H1@0." in terminal.ask("-H1@0", PROMPT) + terminal.ask("undo", PROMPT)
        assert "[KG-3.4]" in terminal.ask("-H1@3", PROMPT)
        assert "[KG-3.1]" in terminal.ask("why -H1@5", PROMPT)
        assert "-H1@0 is legal." in terminal.ask("why -H1@0", PROMPT)


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("hint", "roofs to come"),
        ("moves", "-H1@-1 -H1@0 .+"),
        ("score", "Cats"),
        ("log", "Ann turns up the block of 4 lit windows with a cat."),
        ("rule KG-3.4", "What windows need beside them"),
        ("help", "rule KG-"),
        ("help", "?U2 take a tile with that back"),
        ("board", "Your hand:"),
    ],
)
def test_every_command_of_the_table_works(shell: Shell, typed: str, wanted: str) -> None:
    with at_table(shell) as terminal:
        terminal.wait_for(PROMPT)
        assert wanted in terminal.ask(typed, PROMPT)


def test_what_was_drawn_from_the_middle_cannot_be_taken_back(shell: Shell) -> None:
    with at_table(shell) as terminal:
        terminal.wait_for(PROMPT)
        assert "turned over since" in terminal.ask("undo", PROMPT)


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("seats", ["me:Ann,greedy", "me:Ann,random,planner,greedy,random"])
def test_no_line_is_longer_than_the_screen(
    shell: Shell, columns: int, rows: int, seats: str
) -> None:
    begin = ("play", "kensington", "--seats", seats, "--seed", "5", "--first", "2")
    with Terminal(shell, *begin, columns=columns, rows=rows) as terminal:
        terminal.wait_for(PROMPT)
        terminal.ask("?H1", PROMPT)
        lines = terminal.text.splitlines()
    assert max(map(cell_len, lines)) <= columns


def test_a_match_a_replay_and_a_score_speak_french(shell: Shell) -> None:
    match = ("match", "kensington", "greedy", "random", "--games", "1", "--workers", "1")
    shell.good(*match, "--records", "kept", "--lang", "fr")
    record = Path("kept/000000.json")
    assert "prend une tuile avec un dos beige" in shell.good("replay", record, "--lang", "fr")
    assert "Fenêtres sous les toits" in shell.good("score", record, "--lang", "fr")
