"""Positions studied in the terminal: looked at, tried out, written down."""

from __future__ import annotations

from random import Random

import pytest

from faubourg import Table
from tests.cli.shell import Shell, plain
from tests.cli.terminal import Terminal

TABLE = Table("sunrise", seats=2, seed=7)
WHOLE, SEEN = TABLE.position(), TABLE.position(0)
FIRST, SECOND = "Seat A, your move:", "Seat B, your move:"
LEAVE = "Enter to leave:"


def test_a_position_is_shown_with_what_is_legal(shell: Shell) -> None:
    told = shell.good("study", WHOLE)
    assert "Your hand" in told
    assert "++" in told
    assert WHOLE in told.replace("\n", "")


def test_a_file_holds_a_position_as_well(shell: Shell) -> None:
    (shell.home / "mine.txt").write_text(TABLE.position(page=True), encoding="utf-8")
    assert shell.good("study", "mine.txt") == shell.good("study", WHOLE)


def test_what_a_seat_does_not_see_is_said_to_be_dealt(shell: Shell) -> None:
    assert "What Seat A does not see was dealt at random." in shell.good("study", SEEN)
    assert SEEN in shell.good("study", SEEN).replace("\n", "")
    told = shell.good("study", TABLE.position("spectator"), "--lang", "fr")
    assert "distribuées au hasard" in told


def test_a_bad_text_and_an_impossible_position_are_refused_in_words(shell: Shell) -> None:
    refused = shell.bad("study", "sunrise/lane/2;turn=z")
    assert "the field town is missing" in refused
    told = shell.bad("study", WHOLE.replace("@", "a1"))
    assert "The fountain is on f6" in told
    assert "[SL-0.1]" in told
    assert "La fontaine occupe f6" in shell.bad("study", WHOLE.replace("@", "a1"), "--lang", "fr")


def test_moves_are_tried_and_taken_back_whatever_they_told(shell: Shell) -> None:
    with Terminal(shell, "study", WHOLE) as terminal:
        terminal.wait_for(FIRST)
        assert "SL-2.2" in terminal.ask("why a2=1", FIRST)
        terminal.ask("++", SECOND)
        assert "Taken back: ++" in terminal.ask("undo", FIRST)
        assert WHOLE in terminal.ask("position", FIRST).replace("\n", "")
        assert "hands: " in terminal.ask("position page", FIRST)
        assert "Saved as mine.txt" in terminal.ask("save mine.txt", FIRST)
        assert "Saved as mine.txt" in terminal.ask("save mine.txt", FIRST)
        (shell.home / "other.txt").write_text("Dear diary", encoding="utf-8")
        assert "is not a position" in terminal.ask("save other.txt", FIRST)
        terminal.type("quit")
        assert terminal.end() == 0
    assert (shell.home / "mine.txt").read_text(encoding="utf-8") == TABLE.position(page=True)


def last_decision() -> tuple[str, str, str]:
    """The position before the last decision of a game, the decision, and who has to take it."""
    table, rng = Table("sunrise", seats=2, seed=7), Random(7)
    while True:
        before, seat, move = table.position(), table.to_act, rng.choice(table.moves())
        table.play(move)
        if table.over:
            return before, table.rules.write(move), FIRST if seat == 0 else SECOND


def test_the_result_is_shown_and_the_last_move_can_be_taken_back(shell: Shell) -> None:
    before, move, prompt = last_decision()
    with Terminal(shell, "study", before) as terminal:
        terminal.wait_for(prompt)
        assert "wins" in terminal.ask(move, LEAVE)
        terminal.ask("score", LEAVE)
        over = terminal.ask("position", LEAVE)
        assert "stage=over" in over
        terminal.ask("undo", prompt)
        terminal.ask(move, LEAVE)
        terminal.type("")
        assert terminal.end() == 0


def finished(game: str) -> str:
    table, rng = Table(game, seats=2, seed=7), Random(7)
    while not table.over:
        table.play(rng.choice(table.moves()))
    return table.position()


@pytest.mark.parametrize(
    ("language", "leave", "over"),
    [
        ("en", LEAVE, "The game is over: there is no move left to make."),
        ("fr", "Entrée pour quitter :", "La partie est finie : il n’y a plus de coup à jouer."),
    ],
)
@pytest.mark.parametrize("game", ["sunrise", "bella_vista", "kensington"])
def test_where_the_game_is_over_whatever_needs_a_move_says_so(
    shell: Shell, game: str, language: str, leave: str, over: str
) -> None:
    with Terminal(shell, "study", finished(game), "--lang", language) as terminal:
        terminal.wait_for(leave)
        for typed in ("hint", "hint build", "moves", "why", "why build", "build", "xyz?"):
            assert over in terminal.ask(typed, leave), typed
        for typed in ("board", "shapes", "log", "score all", "position page", "help", "undo"):
            assert "Traceback" not in terminal.ask(typed, leave), typed
        terminal.type("")
        assert terminal.end() == 0


def test_a_move_after_the_end_is_refused_by_the_rule_that_ended_the_game(shell: Shell) -> None:
    with Terminal(shell, "study", finished("sunrise")) as terminal:
        terminal.wait_for(LEAVE)
        for typed in ("++", "++?", "why ++"):
            refused = terminal.ask(typed, LEAVE)
            assert "✗ The game is over: the last round has been played." in refused
            assert "[SL-4.1]" in refused
        assert "last turn" not in terminal.ask("board", LEAVE)
        assert "No move has been made here yet." in terminal.ask("log", LEAVE)


def test_a_position_without_a_move_left_is_shown_with_its_result(shell: Shell) -> None:
    assert "wins." in shell.good("study", finished("sunrise"))


def test_at_a_table_the_position_holds_what_ones_seat_sees(shell: Shell) -> None:
    with Terminal(shell, "play", "sunrise", "--seats", "me,greedy", "--seed", "7") as terminal:
        terminal.wait_for("Player 1, your move:")
        said = plain(terminal.ask("position", "Player 1, your move:"))
        assert "seen=a" in said
        assert ",?" in said
        terminal.type("quit")
        terminal.end()
