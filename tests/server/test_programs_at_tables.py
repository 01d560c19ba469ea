"""`faubourg join`: a program of one's own at a table, as a guest like any other."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from faubourg.cli.program_guest import understood
from faubourg.cli.table_client import error_of, refusal_in, table_link
from faubourg.core.errors import BadOption, FaubourgError
from faubourg.core.phrases import Phrase
from faubourg.core.record import read_record
from faubourg.core.replay import replay
from faubourg.server.web.serve import free_port
from tests.bots.own_programs import FIRST_MOVE, READY, listening, script
from tests.forked_command import COMMAND
from tests.patience import PATIENCE
from tests.server.browser import Browser, Visitor
from tests.server.conftest import Server
from tests.server.test_agreements import undone
from tests.server.test_seating import ME, OPEN, seat_of


def open_table(house: Server) -> tuple[Browser, str, str]:
    """Whoever opened a table for two, the table, and the link to its other seat."""
    ann = Browser(house.address)
    opened = ann.open_table(ME, OPEN)
    (token,) = [link["token"] for link in opened["links"] if link["role"] == "seat"]
    return ann, opened["table"], f"http://{house.address}/t/{opened['table']}#{token}"


def start(link: str, program: Path | str, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [COMMAND, "join", link, "--bot", str(program), *more],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "LANG": "C.UTF-8", "COLUMNS": "300"},
    )


@contextmanager
def joined(
    house: Server, program: Path, *more: str
) -> Iterator[tuple[Visitor, subprocess.Popen[str]]]:
    """A program on its way to the other seat, seen by whoever opened the table."""
    ann, table, link = open_table(house)
    process = start(link, program, *more)
    try:
        with ann.at(table, 0) as hers:
            hers.wait_until(lambda: hers.info and hers.info["seats"][1]["taken"])
            yield hers, process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def end_of(process: subprocess.Popen[str], code: int = 0) -> tuple[str, str]:
    printed, complained = process.communicate(timeout=PATIENCE)
    assert process.returncode == code, complained
    assert "Traceback" not in complained
    return printed, complained


def play_out(visitor: Visitor) -> None:
    """Play seat 0 by chance until the game is over."""
    rng = Random(1)
    while True:
        visitor.wait_for_my_turn()
        if visitor.state["to_act"] is None:
            return
        visitor.act(rng)


def heard_by(heard: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in heard.read_bytes().splitlines()]


def test_a_program_plays_a_game_to_its_end_and_hears_what_its_seat_saw(
    house: Server, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    with joined(house, listening(tmp_path, heard), "--name", "Robby") as (hers, process):
        play_out(hers)
        printed, _ = end_of(process)
        outcome, names = hers.state["outcome"], [seat["name"] for seat in hers.info["seats"]]
        code, record = Browser(house.address).get(f"/api/tables/{hers.info['table']}/record")
    assert "Robby has seat 2. Ctrl-C leaves the table." in printed
    place, points = outcome["places"][1], outcome["totals"][1]
    assert f"The game is over: place {place} of 2, with {points} point" in printed
    assert (code, names[1]) == (200, "Robby")
    greeted, _, hello, *asked, over = heard_by(heard)
    assert greeted["type"] == hello["type"] == "hello"
    assert (hello["seat"], hello["names"][1], hello["game"]) == (1, "Robby", "sunrise")
    assert over["outcome"] == outcome
    table, _ = replay(read_record(msgspec.json.encode(record)))
    told = [line["text"] for message in asked for line in message["log"]]
    assert told == [*table.record(1).moves[: len(told)]]
    assert [message["since"] for message in asked[1:]] == _known_before(asked)


def _known_before(asked: list[dict[str, Any]]) -> list[int]:
    return [message["since"] + len(message["log"]) for message in asked[:-1]]


@pytest.mark.full
def test_a_program_agrees_to_an_early_end_and_to_take_backs(house: Server) -> None:
    with joined(house, FIRST_MOVE) as (hers, process):
        hers.wait_for_my_turn()
        hers.play("++")
        hers.wait_for_my_turn()
        hers.propose("take-back")
        hers.wait_until(lambda: undone(hers))
        hers.propose("end")
        printed, _ = end_of(process)
    assert "The game was stopped before its end." in printed


def test_what_the_server_refuses_is_told_to_the_program(house: Server, tmp_path: Path) -> None:
    answers = "\n".join(
        f'echo \'{{"move": "{text}"}}\'\nread -r line\necho "$line" >> {tmp_path}/heard'
        for text in ("a2=1", "e4 e5")
    )
    greeting = 'read -r line\ncase $line in *"seat\\":0"*) echo \'{"protocol": 1}\'; exit;; esac'
    first = "echo '{\"protocol\": 1}'\nread -r line\n"
    odd = script(
        tmp_path, f'{greeting}\n{first}{answers}\necho \'{{"move": "++"}}\'\ncat > /dev/null'
    )
    with joined(house, odd) as (hers, _):
        hers.wait_for_my_turn()
        hers.play("++")
        hers.wait_for_my_turn()
        refused, unknown = heard_by(tmp_path / "heard")
    assert (refused["type"], refused["rule"], refused["tries"]) == ("refused", "SL-2.2", 2)
    assert refused["text"].endswith("[SL-2.2]")
    assert (unknown["rule"], unknown["tries"]) == (None, 1)
    assert "“e4 e5” is not a move" in unknown["text"]


def test_a_program_that_fails_gets_up_and_says_why(house: Server, tmp_path: Path) -> None:
    program = script(tmp_path, f"{READY}echo lost >&2\nexit 3")
    with joined(house, program) as (hers, process):
        hers.wait_for_my_turn()
        hers.play("++")
        hers.wait_until(lambda: seat_of(hers, 1)["left"])
        _, complained = end_of(process, 1)
    assert "bot.sh stopped before it had answered (exit code 3)." in complained
    assert "“lost” It has left the table" in complained


def test_ctrl_c_gets_up(house: Server) -> None:
    with joined(house, FIRST_MOVE) as (hers, process):
        hers.wait_until(lambda: seat_of(hers, 1)["here"])
        process.send_signal(signal.SIGINT)
        hers.wait_until(lambda: seat_of(hers, 1)["left"])
        _, complained = end_of(process, 130)
    assert complained.strip() == "Interrupted."


@pytest.mark.full
def test_a_line_that_was_lost_is_found_again(fragile: Server) -> None:
    ann, table, link = open_table(fragile)
    process = start(link, FIRST_MOVE)
    try:
        with ann.at(table, 0) as hers:
            hers.wait_until(lambda: hers.info and hers.info["seats"][1]["here"])
        fragile.restart()
        with ann.at(table, 0) as hers:
            play_out(hers)
        printed, _ = end_of(process)
    finally:
        process.kill()
        process.communicate()
    assert "The game is over" in printed


# What may be wrong


def refused(link: str, program: Path | str = FIRST_MOVE, language: str = "en") -> str:
    _, complained = end_of(start(link, program, "--lang", language), 1)
    return complained.replace("\u00a0", " ")


@pytest.mark.full
def test_a_program_that_cannot_play_does_not_use_the_link_up(house: Server, tmp_path: Path) -> None:
    ann, table, link = open_table(house)
    assert "none cannot be started: there is no such" in refused(link, tmp_path / "none")
    assert "answered “hi”" in refused(link, script(tmp_path, "read -r line\necho hi"))
    assert "“greedy” is not the path of a program" in refused(link, "greedy")
    assert "« greedy » n’est pas le chemin d’un programme" in refused(link, "greedy", "fr")
    assert Browser(house.address).enter(table, link.partition("#")[2], "Bob")[0] == 200
    assert "This link leads nowhere" in refused(link)
    watching = ann.link(table, "spectator")
    assert "only watch" in refused(f"http://{house.address}/t/{table}#{watching}")


def test_a_server_that_does_not_answer_is_told(house: Server) -> None:
    nobody = f"http://127.0.0.1:{free_port('127.0.0.1')}/t/abc#def"
    assert "cannot be reached: nobody answers there." in refused(nobody)
    assert "est hors d’atteinte : personne ne répond" in refused(nobody, language="fr")
    assert "There is no table" in refused(f"http://{house.address}/t/abc#def")


@pytest.mark.parametrize(
    "text",
    [
        *("", "abc", "ftp://host/t/abc#def", "http:///t/abc#def", "http://host/t/abc"),
        *("http://host/r/abc#def", "http://host/t/a%2Fb#def", "http://[host/t/abc#def"),
        *("http://host/t/abc#", f"http://host/t/abc#{'x' * 65}"),
    ],
)
def test_what_is_no_link_to_a_table_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        table_link(text)


def test_a_link_is_read() -> None:
    link = table_link(" https://example.org:8000/t/a-b_C#d-e_F ")
    assert (link.house, link.table, link.token) == ("https://example.org:8000", "a-b_C", "d-e_F")


@pytest.mark.parametrize("text", ["", "[", "[]", '{"type": "state"}', '{"type": "complaint"}'])
def test_what_nobody_understands_is_told_as_such(text: str) -> None:
    with pytest.raises(FaubourgError, match="this version does not understand"):
        understood(text)


def test_messages_that_do_not_matter_are_left_alone() -> None:
    assert understood('{"type": "weather", "rain": true}') is None


def test_phrases_of_another_version_are_told_as_not_understood() -> None:
    assert "different versions" in str(error_of(Phrase("no-such-phrase")))
    assert "different versions" in str(error_of(Phrase("unknown-table")))
    assert str(error_of(Phrase("not-your-turn"))) == "It is not your turn."
    assert "status 500" in str(refusal_in(b"<html>", 500))
