"""Two people on one screen: neither sees the other's hand, however far back they scroll."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest

from faubourg.cli.game_in_words import seen_alone
from faubourg.core.game_catalogue import rules_for
from faubourg.core.messages import messages
from faubourg.core.table import Table
from tests.cli.sample_records import write_begun
from tests.cli.shell import COMMAND, Shell
from tests.cli.terminal import Terminal
from tests.patience import PATIENCE

ANNS_HAND = "Your hand:  R ♥   R ♥   R ♥"
BOBS_HAND = "Your hand:  Y ☼   Y ☼   B ≈"
ANN, BOB = "Ann, your move:", "Bob, your move:"
CURTAIN = "Hand over the screen, then press Enter."
GO_ON = "Enter to go on…"
EMPTIED = b"\x1b[2J\x1b[3J\x1b[H"


class Tmux:
    """A tmux server of our own, with one window in which the command runs."""

    def __init__(self, shell: Shell, *arguments: str) -> None:
        self.socket = f"faubourg-{uuid4().hex}"
        self.environment = shell.environment | {"TERM": "xterm-256color"}
        size = ("-x", "80", "-y", "24")
        start = ("-f", "/dev/null", "new-session", "-d", *size, "-c", str(shell.home))
        self._tmux(*start, str(COMMAND), *arguments)

    def type(self, *keys: str) -> None:
        self._tmux("send-keys", *keys, "Enter")

    def everything(self) -> str:
        """The screen and all that was scrolled off it."""
        return self._tmux("capture-pane", "-p", "-S", "-")

    def wait_for(self, wanted: str) -> str:
        deadline = time.monotonic() + PATIENCE
        while wanted not in (shown := self.everything()):
            assert time.monotonic() < deadline, f"no {wanted} in:\n{shown}"
            time.sleep(0.02)
        return shown

    def end(self) -> None:
        self._tmux("kill-server")

    def _tmux(self, *arguments: str) -> str:
        command = ["tmux", "-u", "-L", self.socket, *arguments]
        done = subprocess.run(
            command, env=self.environment, capture_output=True, encoding="utf-8", check=True
        )
        return done.stdout


@pytest.fixture
def two_people(shell: Shell) -> str:
    path = write_begun(shell.home / "two.json", "RRR", "YYB", names=("Ann", "Bob"))
    return str(path)


@pytest.fixture
def tmux(shell: Shell, two_people: str) -> Iterator[Tmux]:
    server = Tmux(shell, "play", "--resume", two_people)
    try:
        yield server
    finally:
        server.end()


@pytest.mark.needs("tmux")
def test_behind_the_curtain_no_hand_is_left_on_the_screen_or_above_it(tmux: Tmux) -> None:
    assert "Your hand" not in tmux.wait_for(CURTAIN)
    tmux.type()
    assert ANNS_HAND in tmux.wait_for(ANN)
    tmux.type("rule")  # long enough to scroll the hand off the screen
    assert ANNS_HAND in tmux.wait_for("Which cards you hold stays")
    tmux.type("++")
    assert re.search("Ann draws [a2] ", tmux.wait_for(GO_ON))  # two may be of one colour
    tmux.type()
    assert "Your hand" not in tmux.wait_for(CURTAIN)


@pytest.mark.needs("tmux")
def test_after_the_curtain_only_the_own_hand_can_be_found(tmux: Tmux) -> None:
    tmux.wait_for(CURTAIN)
    tmux.type()
    tmux.wait_for(ANN)
    tmux.type("g6=3 .")
    tmux.wait_for(GO_ON)
    tmux.type()
    tmux.wait_for("Now Bob plays.")
    tmux.type()
    shown = tmux.wait_for(BOB)
    assert BOBS_HAND in shown
    assert shown.count("Your hand") == 1
    assert "Ann builds a 3-floor House on g6" in shown
    assert "Ann draws a" not in shown


def test_a_curtain_falls_before_each_persons_turn(shell: Shell, two_people: str) -> None:
    with Terminal(shell, "play", "--resume", two_people) as terminal:
        for name, prompt in (("Ann", ANN), ("Bob", BOB), ("Ann", ANN)):
            assert "Your hand" not in terminal.wait_for(f"Now {name} plays. {CURTAIN}")
            terminal.ask("", prompt)
            if terminal.raw.count(EMPTIED) < 6:
                terminal.ask("++", GO_ON)
                terminal.type("")
        assert terminal.raw.count(EMPTIED) == 6


def test_the_curtain_speaks_french(shell: Shell, two_people: str) -> None:
    with Terminal(shell, "play", "--resume", two_people, "--lang", "fr") as terminal:
        terminal.wait_for("C’est à Ann de jouer. Passez l’écran, puis appuyez sur Entrée.")


def test_a_person_alone_with_bots_needs_no_curtain(shell: Shell) -> None:
    with Terminal(shell, "play", "--seats", "me,greedy,random", "--seed", "1") as terminal:
        terminal.wait_for("Player 1, your move:")
        assert CURTAIN not in terminal.text


def test_a_name_with_brackets_is_only_a_name(shell: Shell) -> None:
    seats = "me:[/b],me:[bold]Bob"
    with Terminal(shell, "play", "--seats", seats, "--first", "1") as terminal:
        terminal.wait_for("Now [/b] plays.")
        terminal.ask("", "[/b], your move:")
        terminal.ask("++", GO_ON)
        terminal.ask("", "Now [bold]Bob plays.")


@pytest.mark.parametrize(
    ("language", "draw", "taken", "hand", "pause", "curtain"),
    [
        ("en", "draw", r"Ann draws (?:a|2) \w+ card", "Your hand:", GO_ON, "Now Bob plays."),
        (
            *("fr", "piocher", r"Ann pioche (?:une|2) cartes? \w+", "Votre main :"),
            *("Entrée pour continuer…", "C’est à Bob de jouer."),
        ),
    ],
)
def test_whoever_draws_sees_the_cards_before_the_curtain_falls(
    shell: Shell,
    two_people: str,
    language: str,
    draw: str,
    taken: str,
    hand: str,
    pause: str,
    curtain: str,
) -> None:
    with Terminal(shell, "play", "--resume", two_people, "--lang", language) as terminal:
        terminal.wait_for("Ann")
        terminal.ask("", hand)
        shown = terminal.ask(draw, pause)
        assert len(re.findall(taken, shown)) == 1
        assert hand in shown
        before = len(terminal.raw)
        behind = terminal.ask("", curtain)
        assert not re.search(taken, behind)
        assert EMPTIED in terminal.raw[before:], "the cards are still on the screen"
        assert not re.search(taken, terminal.ask("", hand))


def test_the_card_of_the_end_of_a_round_is_seen_by_whoever_ended_it() -> None:
    table: Table[Any, Any, Any] = Table(rules_for("bella_vista"), 2, seed=3)
    ended_by = None
    while table.view(None).round == 1:
        ended_by = table.to_act
        table.play(table.moves()[-1])
    assert ended_by is not None
    last = max(n for n, step in enumerate(table.steps, 1) if step.actor == ended_by)
    for language, draws in (("en", "draws no"), ("fr", "pioche le n")):
        texts = messages(language)
        mine = [*seen_alone(table, texts, ended_by, last)]
        assert mine
        assert all(each.startswith(f"{table.names[ended_by]} {draws}") for each in mine)
