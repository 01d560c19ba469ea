"""Many games at once in the terminal: progress, then what they were like, with intervals."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import numpy as np
from msgspec import structs
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from faubourg.arena.confidence import mean, share
from faubourg.arena.simulation import Plan, Results, joined, simulate, simulate_readably
from faubourg.cli.error_messages import complain
from faubourg.cli.language import localised
from faubourg.cli.numbers_with_intervals import about, percent
from faubourg.cli.progress_bar import progress_bar
from faubourg.cli.rich_console import say
from faubourg.cli.simulation_files import Wanted
from faubourg.core.messages import Messages
from faubourg.kernels.kernel_catalogue import NoKernel, find_kernel


def run_simulation(
    console: Console, plan: Plan, texts: Messages, files: Wanted, threads: int, gpu: bool
) -> bool:
    """Play the games and print what they were like; False if interrupted, with what was played."""
    files.check()
    parts: list[Results] = []
    begun = perf_counter()
    try:
        with progress_bar() as progress:
            task = progress.add_task(texts.text("simulate-compiling"), total=plan.games)
            games = _games(plan, texts, threads, gpu)
            progress.update(task, description=texts.text("simulate-progress"))
            begun = perf_counter()
            for part in games:
                parts.append(part)
                progress.advance(task, len(part))
    except KeyboardInterrupt:
        pass
    _report(console, plan, texts, parts, files, perf_counter() - begun)
    return sum(map(len, parts)) == plan.games


def _games(plan: Plan, texts: Messages, threads: int, gpu: bool) -> Iterator[Results]:
    """By the compiled rules; where they cannot serve, the reason, and the readable ones."""
    plan.table()
    if gpu:
        _check_gpu(plan)
    try:
        # One game before the others: whatever is to be compiled is compiled then.
        for _ in simulate(structs.replace(plan, games=1), threads, gpu):
            pass
    except NoKernel as reason:
        if gpu:
            raise
        complain(f"{texts.say(reason.phrase)} {texts.text('simulate-slower')}")
        return simulate_readably(plan)
    return simulate(plan, threads, gpu)


def _check_gpu(plan: Plan) -> None:
    find_kernel(plan.game)
    from faubourg.kernels.gpu_playouts import NoGpu, why_not

    if reason := why_not():
        raise NoGpu("no-gpu", detail=reason)


def _report(
    console: Console,
    plan: Plan,
    texts: Messages,
    parts: list[Results],
    files: Wanted,
    seconds: float,
) -> None:
    results = joined(parts) if parts else None
    played = len(results) if results else 0
    if played < plan.games:
        facts = {"played": played, "games": plan.games}
        console.print(texts.text("simulate-interrupted", **facts))
    if results is None:
        return
    _print_summary(console, plan, texts, results, seconds)
    for grid in (_points(texts, results), _endings(texts, results)):
        console.print()
        console.print(grid)
    for path in files.write(results, texts):
        say(console, texts.text("saved", path=str(path)))


def _print_summary(
    console: Console, plan: Plan, texts: Messages, results: Results, seconds: float
) -> None:
    plies = int(results.plies.sum(dtype=np.int64))
    rate = localised(texts, f"{plies / seconds / 1e6:.2f}")
    took = localised(texts, f"{seconds:.1f}")
    facts = {"games": len(results), "seats": plan.seats, "policy": plan.policy}
    say(console, texts.text("simulate-heading", **facts, seed=plan.seed, seconds=took, rate=rate))
    winners = results.totals.max(axis=1)
    for key, values in (("simulate-length", results.plies), ("simulate-winner", winners)):
        say(console, texts.text(key, number=about(texts, mean(values))))


def _points(texts: Messages, results: Results) -> Grid:
    """Points by line and seat, their sum, and the share of wins."""
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(texts.text("simulate-points"))
    for seat in range(results.seats):
        grid.add_column(texts.text("simulate-seat", number=seat + 1), justify="right")
    for index, rule in enumerate(results.lines):
        cells = [results.points[:, seat, index] for seat in range(results.seats)]
        title = f"{rule} {texts.rule_title(rule)}"
        grid.add_row(Text(title), *(about(texts, mean(cell)) for cell in cells))
    totals, wins = results.totals.T, results.wins.sum(axis=0)
    grid.add_row(texts.text("total"), *(about(texts, mean(column)) for column in totals))
    shares = (share(float(won), len(results)) for won in wins)
    grid.add_row(texts.text("match-share"), *(percent(texts, each) for each in shares))
    return grid


def _endings(texts: Messages, results: Results) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(texts.text("simulate-endings"))
    grid.add_column("", justify="right")
    for index, rule in enumerate(results.endings):
        if times := int((results.ended_by == index).sum()):
            title = Text(f"{rule} {texts.rule_title(rule)}")
            grid.add_row(title, percent(texts, share(times, len(results))))
    return grid
