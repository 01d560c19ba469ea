"""The environment that everything of the project runs in, made and kept current by dev.py.

Only the standard library is used here: this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import NoReturn

from tools.steps import Step, run_step, say

ROOT = Path(__file__).resolve().parent.parent
BIN = "Scripts" if os.name == "nt" else "bin"
HOME = ROOT / ".venv"
PEERS = ROOT / ".peers"
UV = "uv==0.13.7"
PYTHONS = ((3, 11), (3, 14))


class Stop(Exception):
    """A reason to end, told to the user without a traceback."""


def ensure(level: str) -> None:
    """The environment has what `level` ("run" or "dev") asks for; quick when nothing changed."""
    if any(stamp_of(each).is_file() and is_current(each) for each in {level, "dev"}):
        return
    say(f"Setting up Faubourg in {HOME.name} (once; a minute at the most)")
    uv = find_uv()
    make_environment(uv, HOME)
    install = [uv, "pip", "install", "--python", str(HOME / BIN / "python")]
    fetch([*install, "--require-hashes", "-r", f"requirements/{level}.txt"])
    fetch([*install, "--no-deps", "--editable", "."])
    stamp_of(level).write_text(fingerprint(level))
    say("Ready.")


def ensure_peers() -> None:
    stamp = PEERS / "ready"
    wanted = digest(ROOT / "requirements" / "peers.txt")
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say(f"Setting up the peers of the benchmark in {PEERS.name}")
    uv = find_uv()
    make_environment(uv, PEERS)
    install = [uv, "pip", "install", "--python", str(PEERS / BIN / "python")]
    fetch([*install, "--require-hashes", "-r", "requirements/peers.txt"])
    stamp.write_text(wanted)


def make_environment(uv: str, folder: Path) -> None:
    if not (folder / BIN / "python").exists():
        call([uv, "venv", "--clear", "--quiet", "--python", sys.executable, str(folder)])


def find_uv() -> str:
    """The machine's uv, or one of our own in a private environment."""
    if sys.version_info[:2] < PYTHONS[0] or sys.version_info[:2] >= PYTHONS[1]:
        raise Stop(f"Python 3.11 to 3.13 is needed; this is {sys.version.split()[0]}.")
    if found := shutil.which("uv"):
        return found
    home = ROOT / ".tools"
    uv = home / BIN / "uv"
    if not uv.exists():
        say("Fetching uv, which installs the rest")
        make_private_environment(home)
        fetch([str(home / BIN / "python"), "-m", "pip", "install", "--quiet", UV])
    return str(uv)


def make_private_environment(home: Path) -> None:
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=False)
    if made.returncode != 0:
        raise Stop("Python's venv module is missing: on Debian, install python3-venv.")


def stamp_of(level: str) -> Path:
    return HOME / f"ready-{level}"


def is_current(level: str) -> bool:
    return stamp_of(level).read_text() == fingerprint(level)


def fingerprint(level: str) -> str:
    files = (ROOT / "pyproject.toml", ROOT / "requirements" / f"{level}.txt")
    return "-".join([*map(digest, files), str(ROOT)])


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def environment() -> dict[str, str]:
    """The variables of whatever runs inside."""
    path = os.pathsep.join([str(HOME / BIN), os.environ.get("PATH", "")])
    variables = {**os.environ, "PATH": path, "VIRTUAL_ENV": str(HOME)}
    # Compiling every source at every start makes servers and workers of the suite start in twice
    # the time; git ignores what is kept of it.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    return variables


def step(*words: str) -> Step:
    """A command of the environment."""
    variables = environment()
    program = shutil.which(words[0], path=variables["PATH"]) or words[0]
    return Step(" ".join(words), [program, *words[1:]], ROOT, variables)


def inside(command: list[str]) -> int:
    return run_step(step(*command))


def replace_process(command: list[str]) -> NoReturn:
    """Run the command in this process's place, so that signals reach it."""
    program = shutil.which(command[0], path=environment()["PATH"])
    if program is None:
        raise Stop(f"there is no command {command[0]!r}")
    if os.name == "nt":
        sys.exit(subprocess.run([program, *command[1:]], env=environment()).returncode)
    sys.stdout.flush()
    os.execve(program, [command[0], *command[1:]], environment())


def fetch(command: list[str], pause: float = 5.0) -> None:
    """A step that asks a registry, which may be out of reach for a moment: tried once more."""
    if subprocess.run(command, cwd=ROOT).returncode != 0:
        say("That did not work; trying once more")
        sleep(pause)
        call(command)


def call(command: list[str]) -> None:
    if subprocess.run(command, cwd=ROOT).returncode != 0:
        raise Stop(f"this step failed, see above: {' '.join(map(str, command))}")
