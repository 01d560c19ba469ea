"""Ctrl-C in the middle of a match, and readers that go away."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from faubourg.core.record import read_record
from tests.cli.shell import COMMAND, Shell
from tests.patience import PATIENCE

LONG = ("match", "sunrise", "planner", "greedy", "--games", "1000000", "--records", "games")


def members(session: int) -> Iterator[Path]:
    """The living processes of a session, as their folders under /proc."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, its_session = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:  # it has ended meanwhile
            continue
        if int(its_session) == session and state not in "ZX":
            yield stat.parent


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "in vain"
        time.sleep(0.005)


def start(shell: Shell, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [COMMAND, *arguments],
        cwd=shell.home,
        env=shell.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )


def interrupt(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Ctrl-C reaches every process in front of the terminal; what the command still says."""
    os.killpg(process.pid, signal.SIGINT)
    return last_words(process)


def last_words(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What a command that was interrupted printed and complained of; it leaves nothing behind."""
    try:
        printed, complained = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    assert process.returncode == 130
    assert "Traceback" not in complained
    assert "Warning" not in complained
    assert "Interrupted." in complained
    wait_until(lambda: not [*members(process.pid)])
    return printed, complained


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_match_shows_what_was_played(shell: Shell, workers: str) -> None:
    games = shell.home / "games"
    process = start(shell, *LONG, "--workers", workers)
    wait_until(lambda: len([*games.glob("*.json")]) >= 3)
    printed, _ = interrupt(process)
    (played,) = re.findall(r"Interrupted after (\d+) of 1,000,000 games.", printed)
    assert int(played) >= 3
    assert re.search(rf"^planner +{played} .*\[.*%\]", printed, re.MULTILINE)
    assert abs(len([*games.glob("*.json")]) - int(played)) <= 1
    assert all(read_record(path.read_bytes()).result for path in games.glob("*.json"))


@pytest.mark.parametrize("records", [(), ("--records", "games")])
def test_an_interrupted_match_says_whether_its_games_are_kept(
    shell: Shell, records: tuple[str, ...]
) -> None:
    process = start(shell, *LONG[:-2], *records, "--workers", "2")
    wait_until(lambda: any(map(is_importing, members(process.pid))))
    printed, _ = interrupt(process)
    assert ("are in games; the same command begins again" in printed) is bool(records)
    assert ("No records were kept: --records FOLDER keeps them" in printed) is not bool(records)


@pytest.fixture
def listening_to_hangups() -> Iterator[None]:
    """As in a terminal, also where the tests run under nohup: what is ignored is inherited."""
    usual = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, usual)


@pytest.mark.usefixtures("listening_to_hangups")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("tell", [os.kill, os.killpg])
@pytest.mark.parametrize("command", ["match", "ladder"])
def test_whoever_ends_games_from_outside_is_told_what_was_played(
    shell: Shell, command: str, tell: Callable[[int, int], None], number: int
) -> None:
    bots = ("planner", "greedy") if command == "match" else ("--bots", "planner,greedy")
    asked = (command, "sunrise", *bots, "--games", "100000", "--records", "games")
    process = start(shell, *asked, "--workers", "2")
    wait_until(lambda: len([*(shell.home / "games").glob("0*.json")]) >= 3)
    tell(process.pid, number)
    printed, _ = last_words(process)
    assert re.search(r"Interrupted after \d+ of 100,000 games\. ", printed)
    assert ("the same command goes on from there" in printed) is (command == "ladder")


def test_games_outlive_a_terminal_that_is_closed_under_nohup(shell: Shell) -> None:
    usual = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        process = start(shell, *LONG, "--workers", "1")
    finally:
        signal.signal(signal.SIGHUP, usual)
    games = shell.home / "games"
    wait_until(lambda: len([*games.glob("*.json")]) >= 3)
    os.kill(process.pid, signal.SIGHUP)
    played = len([*games.glob("*.json")])
    wait_until(lambda: len([*games.glob("*.json")]) > played + 3)
    interrupt(process)


def is_importing(process: Path) -> bool:
    """Whether this is a worker that has begun to load the program, and is not yet ready."""
    try:
        is_worker = b"spawn_main" in (process / "cmdline").read_bytes()
        return is_worker and b"msgspec" in (process / "maps").read_bytes()
    except OSError:
        return False


def test_a_match_interrupted_while_its_workers_start_ends_without_a_traceback(
    shell: Shell,
) -> None:
    process = start(shell, *LONG, "--workers", "2")
    wait_until(lambda: any(map(is_importing, members(process.pid))))
    printed, _ = interrupt(process)
    assert "Interrupted after" in printed


def kill_workers(process: subprocess.Popen[str], most: int) -> int:
    """As if memory had run out; how many there were."""
    workers = [each for each in members(process.pid) if is_importing(each)][:most]
    for each in workers:
        with suppress(ProcessLookupError):
            os.kill(int(each.name), signal.SIGKILL)
    return len(workers)


def test_a_match_goes_on_with_other_workers_where_one_was_killed(shell: Shell) -> None:
    games = shell.home / "games"
    process = start(shell, *LONG[:5], "40", *LONG[6:], "--workers", "2")
    wait_until(lambda: len([*games.glob("*.json")]) >= 3)
    assert kill_workers(process, most=1)
    printed, complained = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, complained
    assert re.search(r"^planner +40 ", printed, re.MULTILINE)
    assert len([*games.glob("*.json")]) == 40


def test_a_match_whose_workers_are_killed_again_and_again_shows_what_was_played(
    shell: Shell,
) -> None:
    games = shell.home / "games"
    process = start(shell, *LONG, "--workers", "2")
    wait_until(lambda: len([*games.glob("*.json")]) >= 3)
    wait_until(lambda: not kill_workers(process, most=2) and process.poll() is not None)
    printed, complained = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "has stopped without an error message" in complained
    assert "Traceback" not in complained
    (played,) = re.findall(r"Interrupted after (\d+) of 1,000,000 games.", printed)
    assert int(played) == len([*games.glob("*.json")])


@pytest.mark.parametrize(
    "arguments", [("rules", "sunrise"), ("edition", "show", "lane"), ("--help",)]
)
def test_a_reader_that_never_reads_is_no_error(shell: Shell, arguments: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [COMMAND, *arguments],
        env=shell.environment,
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
    )
    os.close(writer)
    assert done.stderr == ""


def test_a_reader_that_leaves_after_a_line_is_no_error(shell: Shell) -> None:
    process = start(shell, "rules", "sunrise")
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith("SL-0.1")
    process.stdout.close()
    assert process.stderr.read() == ""
    process.wait(PATIENCE)
    process.stderr.close()
