"""Lines are broken at common spaces only: an unbreakable one keeps its neighbours together."""

from __future__ import annotations

import io

import pytest
from rich.table import Table as Grid
from rich.text import Text

from faubourg.cli.rich_console import ROOM_FOR_AN_ANSWER, UnbreakingConsole, ask, say

COMMAND = "faubourg play --resume /home/ann/kept games/unfinished.json"
SENTENCE = "Premier joueur\u00a0: Robot"


@pytest.mark.parametrize("width", range(16, 30))
def test_no_line_begins_with_a_colon(width: int) -> None:
    grid = Grid(box=None)
    grid.add_row(Text(SENTENCE))
    for shown in (SENTENCE, Text(SENTENCE), grid):
        file = io.StringIO()
        UnbreakingConsole(file=file, width=width).print(shown)
        lines = [line.strip() for line in file.getvalue().splitlines()]
        assert " ".join(lines).strip() == SENTENCE
        assert not any(line.startswith(":") for line in lines)


@pytest.mark.parametrize("width", range(20, 60))
def test_no_word_of_a_sentence_and_no_command_is_broken(width: int) -> None:
    sentence = f"La partie ne peut pas reprendre à partir de là\u00a0: {COMMAND}"
    file = io.StringIO()
    say(UnbreakingConsole(file=file, width=width, force_terminal=True), sentence)
    lines = file.getvalue().splitlines()
    assert " ".join(lines) == sentence
    assert lines[-1].endswith(COMMAND)
    assert all(len(line) <= width or COMMAND in line for line in lines)


def test_what_is_not_for_a_terminal_stays_on_one_line() -> None:
    file = io.StringIO()
    say(UnbreakingConsole(file=file, width=20), SENTENCE)
    assert file.getvalue() == f"{SENTENCE}\n"


def test_a_question_is_asked_line_by_line_with_room_for_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: prompt)
    file = io.StringIO()
    question = "Slot 5 costs 0 coins; the slot for 5 coins is slot 2. Do you mean slot 5? (y/n)"
    prompt = ask(UnbreakingConsole(file=file, width=60), question)
    lines = [*file.getvalue().splitlines(), prompt.removesuffix(" ")]
    assert " ".join(lines) == question
    assert all(len(line) <= 60 - ROOM_FOR_AN_ANSWER for line in lines)
