"""Programs of one's own that fail in the middle of a game: it is told, and the game goes on."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from faubourg.arena.bot_match import Fixture, play_game
from faubourg.bots.own_bots.line_process import LineProcess, ProgramFailed
from faubourg.bots.own_bots.program_bot import choose_at, failure_of
from faubourg.core.game_protocol import Seat
from faubourg.core.messages import messages
from tests.bots.own_programs import FIRST_MOVE, READY, alive, at_table, failure, script, until

SOON = 2.0
"""Seconds for those who will never answer; until then a busy machine must have started them."""

BAD = {
    "dies": (f"{READY}exit 3", "bot.sh stopped before it had answered (exit code 3)."),
    "is killed": (f"{READY}kill -9 $$", "bot.sh stopped before it had answered (exit code −9)."),
    "died before": (
        "read -r line\necho '{\"protocol\": 1}'\nexit 0",
        "bot.sh stopped before it had answered (exit code 0).",
    ),
    "prints garbage": (
        f"{READY}echo Hello world\nread -r line",
        "bot.sh answered “Hello world”, not the JSON that was expected.",
    ),
    "prints something else": (
        f"{READY}echo '[1]'\nread -r line",
        "bot.sh answered “[1]”, not the JSON that was expected.",
    ),
    "prints no text": (
        f"{READY}printf '\\377\\n'\nread -r line",
        "bot.sh answered “�”, not the JSON that was expected.",
    ),
    "prints deep JSON": (
        f"{READY}head -c 30000 /dev/zero | tr '\\0' '['\necho\nread -r line",
        f"bot.sh answered “{'[' * 80}”, not the JSON that was expected.",
    ),
    "prints an endless line": (
        f"{READY}exec cat /dev/zero",
        "bot.sh answered with a line of more than 65,536 bytes.",
    ),
    "says how it was": (
        f"{READY}echo 'I am  lost' >&2\nexit 1",
        "bot.sh stopped before it had answered (exit code 1). "
        "It last said on standard error: “I am lost”",
    ),
}


@pytest.mark.parametrize(("text", "sentence"), BAD.values(), ids=BAD)
def test_a_program_that_fails_is_told_and_random_plays_on(
    tmp_path: Path, text: str, sentence: str
) -> None:
    assert failure(script(tmp_path, text)) == sentence


def test_whoever_speaks_before_being_asked_is_not_listened_to(tmp_path: Path) -> None:
    hasty = f'{READY}echo \'{{"move": "++"}}\'\nyes \'{{"move": "."}}\''
    with at_table(script(tmp_path, hasty)) as (bot, table):
        table.play(choose_at(table, Seat(0), bot, Random(1)))
        assert bot.failure is None
        while table.to_act != 0:
            table.play(table.moves()[0])
        until(lambda: not bot._talk._process._lines.empty())
        choose_at(table, Seat(0), bot, Random(1))
        why = failure_of(bot)
        assert why is not None
        assert messages("en").say(why) == "bot.sh spoke before it was asked."


def test_much_talk_on_standard_error_does_no_harm(tmp_path: Path) -> None:
    program = script(tmp_path, f"yes what a game | head -c 3000000 >&2\nexec {FIRST_MOVE}")
    assert play_game(Fixture("sunrise", (str(program), "random"), 1, seed=2), 0).failures == ()


HANGS = {
    "when asked": f"{READY}sleep 1000 & echo $! > child\nwait",
    "stubborn": f"trap '' TERM INT HUP\n{READY}echo $$ > child\nsleep 1000\nsleep 1000",
}


@pytest.mark.parametrize("text", HANGS.values(), ids=HANGS)
def test_a_program_that_hangs_is_ended_with_its_children(
    tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    program = script(tmp_path, text)
    assert failure(program, SOON) == "bot.sh did not answer in time and was stopped."
    child = int((tmp_path / "child").read_text())
    until(lambda: not alive(child))


def test_a_program_that_reads_nothing_is_ended_too(tmp_path: Path) -> None:
    process = LineProcess([str(script(tmp_path, "sleep 1000"))], "deaf", 100)
    with pytest.raises(ProgramFailed, match="deaf did not answer in time and was stopped"):
        process.ask(b"x" * 1_000_000, SOON)
    process.end()


def test_children_end_with_a_program_that_played_well(tmp_path: Path) -> None:
    program = script(tmp_path, f"sleep 1000 & echo $! > {tmp_path}/child\nexec {FIRST_MOVE}")
    assert play_game(Fixture("sunrise", (str(program), "random"), 1, seed=2), 0).failures == ()
    child = int((tmp_path / "child").read_text())
    until(lambda: not alive(child))


def test_no_process_and_no_open_file_is_left_behind(tmp_path: Path) -> None:
    before = len(os.listdir("/proc/self/fd"))
    for text in (BAD["dies"][0], BAD["prints an endless line"][0], HANGS["when asked"]):
        failure(script(tmp_path, f"cd {tmp_path}\n{text}"), SOON)
    assert len(os.listdir("/proc/self/fd")) <= before


def test_after_three_refusals_random_plays_on(tmp_path: Path) -> None:
    stubborn = script(tmp_path, READY + 'while echo \'{"move": "a2=1"}\'; do read -r line; done')
    assert failure(stubborn) == (
        "3 times in a row bot.sh chose a move that cannot be played, the last time “a2=1”."
    )
    played = play_game(Fixture("sunrise", (str(stubborn), "random"), 1, seed=1), 0)
    ((bot, why),) = [(each.bot, each.why.key) for each in played.failures]
    assert (bot, why) == ("bot.sh", "program-refused")
    assert played.outcome.places
