"""How bots fare against one another, those by tree search in any manner, on as many cores as given.

python3 dev.py run python bench/search_matches.py sunrise hard,planner hard,greedy --games 20
    ... sunrise hard,planner --seats 4 --workers 16 --minutes 7 --json games.jsonl
    ... sunrise hard:iterations=2000:trust=5,hard:iterations=2000

In every pair the first bot sits alone among others of the second kind, on every seat in turn, with
the same deal for all rotations. A bot by search may be given another manner, and fixed iterations.
Games that lie in the file of `--json` already are not played again: matches can be gone on with, as
long as the sources of rules and bots are the same.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from faubourg.arena.confidence import share
from faubourg.bots import Bot, Budget, choose, find_bot
from faubourg.bots.tree_search import Level, SearchBot
from faubourg.core.game_catalogue import find_rules
from faubourg.core.table import Table
from faubourg.kernels.kernel_catalogue import find_kernel


class Played(Struct, frozen=True):
    """One game of a pair, as the first of them fared."""

    game: str
    seats: int
    pair: tuple[str, str]
    number: int
    won: float
    margin: int
    """Points ahead of the best of the others."""
    moves: int
    seconds: float
    """Of the processor, for all its moves."""
    slowest: float


@cache
def bot_for(text: str) -> Bot:
    """A bot by its name, with changes to its manner and its iterations behind colons."""
    name, *changes = text.split(":")
    bot = find_bot(name)
    if not changes:
        return bot
    assert isinstance(bot, SearchBot)
    return SearchBot(text, changed(bot.level, dict(change.split("=") for change in changes)))


def changed(level: Level, changes: dict[str, str]) -> Level:
    """With these fields of its manner, and so many iterations."""
    if iterations := changes.pop("iterations", None):
        level = replace(level, effort=int(iterations) / Budget().iterations, efforts={})
    made = {name: _value(getattr(level.manner, name), text) for name, text in changes.items()}
    manners = {game: manner._replace(**made) for game, manner in level.manners.items()}
    manner = level.manner._replace(**made)
    return replace(level, manner=manner, manners=manners)


def _value(before: Any, text: str) -> Any:
    return text if isinstance(before, str) else type(before)(float(text))


def play(game: str, seats: int, pair: tuple[str, str], seed: int, number: int) -> Played:
    rules, own = find_rules(game), number % seats
    find_kernel(game)  # or NoKernel: another bot would play instead
    table: Table[Any, Any, Any] = Table(rules, seats, seed=seed * 1_000_003 + number // seats)
    rng = Random(f"{seed}:{number}")
    times = []
    while (seat := table.to_act) is not None:
        begun = process_time()
        move = choose(bot_for(pair[seat != own]), rules, table.view(seat), rng, Budget())
        if seat == own:
            times.append(process_time() - begun)
        table.play(move)
    outcome = table.outcome
    assert outcome is not None
    won = 1 / len(outcome.winners) if outcome.places[own] == 1 else 0.0
    best = max(points for seat, points in enumerate(outcome.totals) if seat != own)
    margin = outcome.totals[own] - best
    return Played(game, seats, pair, number, won, margin, len(times), sum(times), max(times))


def warm(game: str, seats: int, pairs: list[tuple[str, str]]) -> None:
    """Compiles what is needed, once for all processes."""
    table: Table[Any, Any, Any] = Table(find_rules(game), seats, seed=1)
    for text in {bot for pair in pairs for bot in pair}:
        seat = table.to_act
        assert seat is not None
        choose(bot_for(text), table.rules, table.view(seat), Random(1), Budget(iterations=50))


def games_played(asked: argparse.Namespace) -> Iterator[Played]:
    """As they end: the pairs take turns, nothing is begun after so many minutes."""
    pairs: list[tuple[str, str]] = [tuple(pair.split(",")) for pair in asked.pairs]
    warm(asked.game, asked.seats, pairs)
    until = monotonic() + 60 * asked.minutes
    known = {(each.pair, each.number) for each in kept(asked)}
    wanted = iter((n, p) for n in range(asked.games) for p in pairs if (p, n) not in known)
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        running: set[Future[Played]] = set()
        while True:
            while len(running) < asked.workers and monotonic() < until:
                if (following := next(wanted, None)) is None:
                    break
                number, pair = following
                running.add(pool.submit(play, asked.game, asked.seats, pair, asked.seed, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)


def kept(asked: argparse.Namespace) -> list[Played]:
    """The games of these pairs that were played before."""
    if not asked.json or not asked.json.exists():
        return []
    lines = asked.json.read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=Played) for line in lines]
    pairs = [tuple(pair.split(",")) for pair in asked.pairs]
    ours = (asked.game, asked.seats)
    return [e for e in found if (e.game, e.seats) == ours and e.pair in pairs]


def report(played: list[Played]) -> None:
    for pair in dict.fromkeys(each.pair for each in played):
        games = [each for each in played if each.pair == pair]
        found = share(sum(each.won for each in games), len(games))
        margins = [each.margin for each in games]
        mean = sum(margins) / len(games)
        spread = (sum((m - mean) ** 2 for m in margins) / len(games) ** 2) ** 0.5
        moves, seconds = sum(each.moves for each in games), sum(each.seconds for each in games)
        print(
            f"{games[0].game} {games[0].seats} {pair[0]} against {pair[1]}: "
            f"{found.value:.1%} of {len(games)} ({found.low:.1%} to {found.high:.1%}), "
            f"margin {mean:+.1f} ± {1.96 * spread:.1f}, {1000 * seconds / moves:.0f} ms a move, "
            f"at most {max(each.slowest for each in games):.2f} s",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("pairs", nargs="+", metavar="BOT,BOT")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="append every game there")
    asked = parser.parse_args()
    played = kept(asked)
    for each in games_played(asked):
        played.append(each)
        if asked.json:
            with asked.json.open("ab") as file:
                file.write(msgspec.json.encode(each) + b"\n")
    report(played)


if __name__ == "__main__":
    main()
