"""A game at the prompt, from the first question to the last Enter."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from faubourg.cli.table.players import names_shown
from faubourg.core.messages import messages
from faubourg.core.record import read_record
from faubourg.core.signed_numbers import with_hyphens
from faubourg.core.table import Table
from faubourg.games.sunrise.model import Stage
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal
from tests.games.sunrise.positions import SunriseTable, rules_of


class Words(NamedTuple):
    """What the program says and what is typed, in one language."""

    me: str
    prompt: str
    pause: str
    farewell: str
    hint: str
    save: str
    wins: str


LANGUAGES = {
    "en": Words(
        "me",
        "Player 1, your move:",
        "Enter to go on…",
        "or Enter to leave:",
        "hint",
        "save",
        "wins.",
    ),
    "fr": Words(
        "moi",
        "Joueur 1, à vous :",
        "Entrée pour continuer…",
        "ou Entrée pour quitter :",
        "conseil",
        "sauver",
        "l’emporte.",
    ),
}
SUGGESTION = re.compile(r"^  [123]  (\S+)", re.MULTILINE)
BLOCK = re.compile(r"^ [▲●]  \S.*?  ([+−]\d+)(?:$|  )", re.MULTILINE)


def play_by_hints(terminal: Terminal, words: Words) -> str:
    """Follow the first hint at every prompt; what was printed after the last move."""
    while True:
        passage = terminal.wait_for(words.prompt, words.pause)
        if passage.endswith(words.pause):
            return passage
        suggestions = SUGGESTION.findall(terminal.ask(words.hint, words.prompt))
        assert 1 <= len(suggestions) <= 3
        terminal.type(suggestions[0])


def walk(terminal: Terminal, words: Words, first: str) -> list[str]:
    """Press Enter through the scores; every stop on the way, and the result."""
    stops = [first]
    while stops[-1].endswith(words.pause):
        terminal.type("")
        stops.append(terminal.wait_for(words.pause, words.farewell))
    return stops


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_can_be_played_at_the_prompt(shell: Shell, language: str) -> None:
    words = LANGUAGES[language]
    seats = f"{words.me},greedy"
    begin = ("play", "--seats", seats, "--seed", "7", "--lang", language)
    with Terminal(shell.without_compiled_code(), *begin, columns=160) as terminal:
        stops = walk(terminal, words, play_by_hints(terminal, words))
        terminal.ask(f"{words.save} whole.json", words.farewell)
        terminal.type("")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.text
    assert words.wins in stops[-1]
    assert_that_the_walk_tells_the_totals(stops, shell.home / "whole.json", language)


def assert_that_the_walk_tells_the_totals(stops: list[str], saved: Path, language: str) -> None:
    record = read_record(saved.read_bytes())
    assert record.result is not None
    points = [int(with_hyphens(each)) for stop in stops for each in BLOCK.findall(stop)]
    assert sum(points) == sum(record.result.totals)
    for name, total in zip(
        names_shown(record, messages(language)), record.result.totals, strict=True
    ):
        assert re.search(rf"{name}  {total}$", stops[-1], re.MULTILINE)


def test_after_the_game_its_score_and_its_log_can_be_looked_at(shell: Shell) -> None:
    words = LANGUAGES["en"]
    with Terminal(
        shell.without_compiled_code(), "play", "--seats", "me,random", "--seed", "3"
    ) as terminal:
        walk(terminal, words, play_by_hints(terminal, words))
        assert "Total" in terminal.ask("score", words.farewell)
        assert "Beginner bot" in terminal.ask("log", words.farewell)
        terminal.type("quit")
        assert terminal.end() == 0
    (kept,) = shell.data.glob("finished-*.json")
    assert read_record(kept.read_bytes()).result is not None


def write_almost_over(path: Path) -> None:
    """A game of nothing but draws, which ends with the next one and the discards it asks for."""
    table: SunriseTable = Table(
        rules_of(), 2, seed=1, options={"first": 1}, names=("me", "greedy"), bots={1: "greedy"}
    )
    while table.state.idle < 19 or table.state.stage is not Stage.TURN:
        moves = [table.rules.write(move) for move in table.moves()]
        table.play("++" if "++" in moves else moves[0])
    path.write_bytes(table.record().to_json())


def test_a_game_that_is_over_does_not_come_back_by_undo(shell: Shell) -> None:
    words = LANGUAGES["en"]
    write_almost_over(shell.home / "almost.json")
    with Terminal(shell, "play", "--resume", "almost.json") as terminal:
        terminal.wait_for(words.prompt)
        passage = terminal.ask("++", words.prompt)
        while not passage.endswith(words.farewell):
            discard = terminal.ask("moves", words.prompt).splitlines()[1].split()[0]
            terminal.type(discard)
            passage = terminal.wait_for(words.prompt, words.farewell)
        assert "for too long, everybody has done nothing but draw" in passage
        assert "Your hand" not in terminal.ask("undo", words.farewell)
