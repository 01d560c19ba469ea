"""Random playouts on a GPU, one game for each thread: plies a second, and equality with the CPU.

On a machine with a GPU and numba:
    python bench/gpu_playouts.py
Where the machine with the GPU has CuPy but no numba, nor anything of ours, prepare here (a CUDA
toolkit is needed, no GPU: CUDA_HOME names a folder with nvvm/), carry the folder, and run there:
    python bench/gpu_playouts.py --prepare gpu-playouts
    python bench/gpu_playouts.py --prepared gpu-playouts --json gpu.json
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

SEATS = 3
COMPARED = 4096
"""Games that are also played on the CPU, and compared byte by byte."""
BATCHES = (1 << 14, 1 << 16, 1 << 18, 1 << 20)
BLOCKS = (32, 128)
"""Threads of a block."""
CAPABILITY = (9, 0)
"""Of the chips that PTX is prepared for, and of all that are newer."""
POLICIES = ("random", "greedy")


# Here: the box, the first position, what the CPU made of it, and the program of the GPU


def prepare(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        kernel, box, start = first_position(game)
        finals = {}
        for policy in POLICIES:
            print("preparing", game, policy, flush=True)
            finals[policy] = played_on_cpu(kernel, box, start, policy)
            (folder / f"{game}-{policy}.ptx").write_text(as_ptx(kernel, box, policy))
        np.savez_compressed(folder / f"{game}.npz", box=box, start=start, **finals)


def first_position(game: str) -> tuple[Any, Any, Any]:
    from faubourg.core.game_catalogue import find_rules
    from faubourg.core.game_options import options_of
    from faubourg.kernels.kernel_catalogue import find_kernel, packed

    rules, kernel = find_rules(game), find_kernel(game)
    options = options_of(rules, None)
    box = packed(kernel, rules, SEATS, options)
    return kernel, box, kernel.encode(rules, box, rules.setup(SEATS, options))


def played_on_cpu(kernel: Any, box: Any, start: Any, policy: str) -> Any:
    from faubourg.kernels.batches import play_on_all_cores

    positions = many(start, COMPARED)
    play_on_all_cores(kernel, box, positions, "random" if policy == "random" else "greedy")
    return positions


def as_ptx(kernel: Any, box: Any, policy: str) -> str:
    """The program that numba would give to the GPU. numba asks the current device what it can,
    even where there is none: it is answered."""
    from types import SimpleNamespace

    from numba import from_dtype, types

    from faubourg.kernels.gpu_playouts import program_of

    cuda: Any = import_module("numba.cuda")
    cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    arrays = (types.Array(from_dtype(each), 1, "C") for each in (box.dtype, kernel.position))
    program = program_of(kernel, "random" if policy == "random" else "greedy").py_func
    signature = (*arrays, types.int32[::1])
    ptx, _ = cuda.compile_ptx(program, signature, cc=CAPABILITY)
    return str(ptx)


def many(start: Any, games: int, seed: int = 1) -> Any:
    """So many copies, each with randomness of its own: as `batches.new_games` makes them."""
    positions = np.repeat(start, games)
    golden, mix = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9)
    begin = np.uint64((seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & (2**64 - 1))
    mixed = np.arange(games, dtype=np.uint64) * golden + begin
    positions["random"] = (mixed ^ (mixed >> np.uint64(29))) * mix
    return positions


# There


class ByCupy:
    """Launches prepared programs; knows how numba passes arrays."""

    def __init__(self, folder: Path, game: str, policy: str) -> None:
        self.cupy = import_module("cupy")
        path = folder / f"{game}-{policy}.ptx"
        (name,) = re.findall(r"\.entry (\w+)\(", path.read_text())
        self.program = self.cupy.RawModule(path=str(path)).get_function(name)

    def play(self, box: Any, positions: Any, block: int) -> tuple[float, Any, Any]:
        """Seconds of the playouts alone, the plies of each game, and the positions after it."""
        cupy, games = self.cupy, len(positions)
        there, boxes = (cupy.asarray(each.view(np.uint8)) for each in (positions, box))
        plies = cupy.zeros(games, np.int32)
        arguments = (
            *self.array(boxes, 1, box.itemsize),
            *self.array(there, games, positions.itemsize),
            *self.array(plies, games, 4),
        )
        cupy.cuda.Device().synchronize()
        begun = perf_counter()
        self.program((-(-games // block),), (block,), arguments)
        cupy.cuda.Device().synchronize()
        seconds = perf_counter() - begun
        return seconds, plies.get(), there.get().view(positions.dtype)

    def array(self, data: Any, length: int, size: int) -> tuple[Any, ...]:
        """numba's own order: two pointers for its house-keeping, sizes, data, shape and strides."""
        nothing, number = np.uint64(0), np.int64
        return (nothing, nothing, number(length), number(size), data, number(length), number(size))


class ByNumba:
    """Lets numba compile for the GPU that is there."""

    def __init__(self, game: str, policy: str) -> None:
        self.kernel, _, _ = first_position(game)
        self.policy: Any = policy

    def play(self, box: Any, positions: Any, block: int) -> tuple[float, Any, Any]:
        from numba import cuda

        from faubourg.kernels.gpu_playouts import launch

        boxes, there = cuda.to_device(box), cuda.to_device(positions)
        plies = cuda.device_array(len(positions), np.int32)
        cuda.synchronize()  # type: ignore[no-untyped-call]  # untyped
        begun = perf_counter()
        launch(self.kernel, self.policy, boxes, there, plies, block)
        cuda.synchronize()  # type: ignore[no-untyped-call]  # untyped
        return perf_counter() - begun, plies.copy_to_host(), there.copy_to_host()


def measured(asked: argparse.Namespace, game: str, policy: str) -> Iterator[dict[str, Any]]:
    runner: Any
    if asked.prepared:
        held = np.load(asked.prepared / f"{game}.npz")
        box, start, finals = held["box"], held["start"], held[policy]
        runner = ByCupy(asked.prepared, game, policy)
    else:
        kernel, box, start = first_position(game)
        finals, runner = played_on_cpu(kernel, box, start, policy), ByNumba(game, policy)
    _, _, after = runner.play(box, many(start, COMPARED), BLOCKS[0])
    equal = int((after == finals).sum())
    yield {"game": game, "policy": policy, "compared": COMPARED, "equal": equal}
    for games in asked.batches:
        for block in BLOCKS:
            positions = many(start, games)
            runs = [runner.play(box, positions, block)[:2] for _ in range(asked.repeat)]
            seconds, plies = min(runs, key=lambda run: run[0])
            rate = int(plies.sum(dtype=np.int64)) / seconds
            what = {"game": game, "policy": policy, "games": games, "block": block}
            yield {**what, "seconds": seconds, "plies_per_second": rate}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--prepare", type=Path, metavar="FOLDER", help="write what --prepared reads"
    )
    parser.add_argument("--prepared", type=Path, metavar="FOLDER", help="needs numpy and CuPy only")
    parser.add_argument("--game", action="append", help="all three if not given")
    parser.add_argument("--batches", type=int, nargs="+", default=BATCHES)
    parser.add_argument("--repeat", type=int, default=3, help="the best of so many runs counts")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    games = asked.game or ["sunrise", "bella_vista", "kensington"]
    if asked.prepare:
        prepare(asked.prepare, games)
        return
    rows = []
    for game in games:
        for policy in POLICIES:
            for row in measured(asked, game, policy):
                rows.append(row)
                print(told(row), flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def told(row: dict[str, Any]) -> str:
    name = f"{row['game']} {row['policy']}"
    if "equal" in row:
        return f"{name}: {row['equal']} of {row['compared']} final records equal the CPU's"
    size = f"{row['games']:>9,} games, blocks of {row['block']}"
    return f"{name}: {size}: {row['plies_per_second'] / 1e6:,.1f} million plies/s"


if __name__ == "__main__":
    main()
