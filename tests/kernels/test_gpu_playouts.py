"""Playouts on a GPU, by numba's simulator: games of a few threads, equal to those of the CPU.

The simulator takes the place of the GPU as soon as numba is imported, so it has a process of its
own. It shows that every thread plays its own game; what a real GPU makes of the compiled functions
is for bench/gpu_playouts.py to show.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_options import options_of
from faubourg.kernels.batches import new_games, play_on_all_cores
from faubourg.kernels.gpu_playouts import NoGpu, is_available, play_on_gpu, why_not
from faubourg.kernels.kernel_catalogue import find_kernel, games_with_kernels, packed
from faubourg.kernels.kernel_protocol import Kernel, Records
from tests.long_forms import in_full

GAMES = in_full(200, short=10)
PROGRAM = """
import sys
import numpy as np
from faubourg.kernels.gpu_playouts import play_on_gpu, why_not
from tests.kernels.test_gpu_playouts import first_positions
assert why_not() is None
kernel, box, positions = first_positions(sys.argv[1])
plies = play_on_gpu(kernel, box, positions, "random")
np.savez(sys.argv[2], positions=positions, plies=plies)
"""


def first_positions(game: str) -> tuple[Kernel, Records, Records]:
    rules, kernel = find_rules(game), find_kernel(game)
    options = options_of(rules, None)
    box, start = packed(kernel, rules, 2, options), rules.setup(2, options)
    return kernel, box, new_games(kernel, rules, box, start, GAMES, seed=5)


@pytest.mark.parametrize("game", in_full([*games_with_kernels()], short=["sunrise"]))
def test_a_simulated_gpu_plays_the_games_of_the_cpu(game: str, tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, str(path)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    kernel, box, positions = first_positions(game)
    plies = play_on_all_cores(kernel, box, positions, "random")
    played = np.load(path)
    assert int(played["plies"].sum()) == plies
    assert (played["positions"] == positions).all()


@pytest.mark.skipif(is_available(), reason="this machine has a GPU")
def test_without_a_gpu_the_reason_is_told() -> None:
    kernel, box, positions = first_positions("sunrise")
    with pytest.raises(NoGpu) as caught:
        play_on_gpu(kernel, box, positions, "random")
    assert str(why_not()) in str(caught.value)
