"""Puzzles at the terminal: solved one after the other, and made from games between bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg.puzzles.puzzle_file import read_puzzles
from faubourg.puzzles.shipped_puzzles import find_puzzle, puzzles_of
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal
from tests.patience import PATIENCE

PROMPT = "Your turn:"
GAMES = ("sunrise", "bella_vista", "kensington")


@pytest.mark.parametrize("game", GAMES)
def test_the_best_turn_is_found_best_and_leads_to_the_next_puzzle(shell: Shell, game: str) -> None:
    puzzle = find_puzzle(game, 1).puzzle
    with Terminal(shell, "puzzles", game) as terminal:
        assert f"Puzzle 1 of {len(puzzles_of(game))}" in terminal.wait_for(PROMPT)
        said = terminal.ask(" ".join(puzzle.moves), PROMPT)
        assert "✓ That is the best turn." in said
        assert "Puzzle 2 of" in said
        terminal.type("quit")
        assert terminal.end() == 0
    assert "1 puzzle solved, with 1 answer." in terminal.text
    assert f"faubourg puzzles {game} --number 2" in terminal.text


def test_another_turn_is_compared_with_the_best_and_the_puzzle_stays(shell: Shell) -> None:
    other = find_puzzle("sunrise", 1).puzzle.others[0]
    with Terminal(shell, "puzzles", "sunrise", "--lang", "fr") as terminal:
        terminal.wait_for("Votre tour :")
        said = terminal.ask(" ".join(other.moves), "Votre tour :")
        shown = terminal.ask("montrer", "Votre tour :")
        terminal.type("quitter")
        assert terminal.end() == 0
    assert "↶ C’est permis, mais ce n’est pas le meilleur tour" in said
    assert "Ce que le meilleur tour fait de mieux :" in said
    assert "Problème 2" not in said
    assert " ".join(find_puzzle("sunrise", 1).puzzle.moves) in shown
    assert "Problème 2 sur" in shown


def test_a_turn_may_be_typed_move_by_move_and_taken_back(shell: Shell) -> None:
    number, puzzle = next(
        (number, each)
        for number, each in enumerate(puzzles_of("sunrise"), 1)
        if len(each.moves) > 1
    )
    with Terminal(shell, "puzzles", "sunrise", "--number", str(number)) as terminal:
        terminal.wait_for(PROMPT)
        begun = terminal.ask(puzzle.moves[0], PROMPT)
        assert "your turn is not over yet" in begun
        assert f"Puzzle {number} of" in terminal.ask("undo", PROMPT)
        for move in puzzle.moves[:-1]:
            terminal.ask(move, PROMPT)
        assert "✓" in terminal.ask(puzzle.moves[-1], PROMPT)


def test_what_is_refused_is_said_and_nothing_is_lost(shell: Shell) -> None:
    with Terminal(shell, "puzzles", "sunrise") as terminal:
        terminal.wait_for(PROMPT)
        assert "[SL-" in terminal.ask("a2=9", PROMPT)
        assert "hello" in terminal.ask("hello", PROMPT)
        assert "Nothing was played" in terminal.ask("++ ++", PROMPT)
        assert "show · skip" in terminal.ask("help", PROMPT)
        assert "++" in terminal.ask("moves", PROMPT)
        assert "Puzzle 1 of" in terminal.ask("board", PROMPT)
        assert terminal.ask("", PROMPT).count("Puzzle") == 0
        assert "Puzzle 2 of" in terminal.ask("skip", PROMPT)
        terminal.press(b"\x04")
        assert terminal.end() == 0
    assert "No answer given." in terminal.text


@pytest.mark.parametrize(
    ("arguments", "told", "code"),
    [
        (("chess",), "chess", 1),
        (("sunrise", "--number", "400"), "There is no puzzle 400", 1),
        (("sunrise", "--number", "99999999999999999999"), "99999999999999999999", 1),
        (("sunrise", "--make", "5"), "--out FILE", 1),
        (("sunrise", "--out", "mine.jsonl"), "--make 50", 1),
        (("sunrise", "--make", "0", "--out", "mine.jsonl"), "from 1 to 500", 1),
        (("sunrise", "--make", "501", "--out", "mine.jsonl"), "from 1 to 500", 1),
        (("sunrise", "--make", "x", "--out", "mine.jsonl"), "x", 1),
        (("chess", "--make", "5", "--out", "mine.jsonl"), "chess", 1),
        (("sunrise", "--make", "5", "--out", "no/where/mine.jsonl"), "no/where", 1),
        (("sunrise", "--make", "5", "--out", "taken.txt"), "taken.txt", 1),
    ],
)
def test_bad_arguments_are_refused_in_a_sentence(
    shell: Shell, arguments: tuple[str, ...], told: str, code: int
) -> None:
    (shell.home / "taken.txt").write_text("a letter to a friend")
    done = shell.run("puzzles", *arguments)
    assert done.returncode == code
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert (shell.home / "taken.txt").read_text() == "a letter to a friend"


def test_without_a_terminal_there_is_nobody_to_solve_them(shell: Shell) -> None:
    assert "no terminal" in shell.good("puzzles", "sunrise")


SEARCHING = 4 * PATIENCE
"""Every turn of a game is searched: minutes on a busy machine."""
MAKE = ("puzzles", "sunrise", "--make", "500", "--seed", "3", "--workers", "1", "--out")


@pytest.mark.full
def test_what_was_made_is_kept_and_gone_on_with(shell: Shell) -> None:
    shell.patience = SEARCHING
    out = shell.home / "mine.jsonl"
    few = shell.run(*MAKE, "mine.jsonl", "--games", "1")
    assert few.returncode == 1
    assert "of 500 puzzles were found; they are kept" in few.stderr
    work = Path(f"{out}.making")
    first = work.read_bytes()
    more = shell.run(*MAKE, "mine.jsonl", "--games", "2")
    assert more.returncode == 1
    assert "In 2 games" in more.stderr
    assert work.read_bytes().startswith(first)
    if out.exists():
        assert read_puzzles(out.read_bytes(), "mine.jsonl")
    other = shell.run(*MAKE[:5], "4", *MAKE[6:], "mine.jsonl")
    assert other.returncode == 1
    assert "another seed" in other.stderr
