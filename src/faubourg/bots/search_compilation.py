"""Which games can be searched without waiting for the compiler."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from faubourg.bots import Budget
from faubourg.bots.levels import HARD
from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import AnyRules
from faubourg.core.table import Table
from faubourg.kernels.compile_cache import installation_stamp, use_compiled_code_folder
from faubourg.kernels.kernel_catalogue import NoKernel, encoded_view, find_kernel

A_FEW = Budget(iterations=10)


def compile_search(game: str) -> bool:
    """Compile the search of a game, or read it from the disk; whether it can be searched here."""
    rules = find_rules(game)
    table: Table[Any, Any, Any] = Table(rules, rules.seats[0], seed=1)
    *_, last = HARD.think(rules, table.view(table.to_act), Random(1), A_FEW)
    if last.games and (mark := _mark(game)):
        mark.touch()
    return last.games > 0


def why_not_searched(rules: AnyRules, view: Any) -> NoKernel | None:
    """What keeps bots from searching a game, whether it is compiled or not; None if nothing."""
    try:
        encoded_view(find_kernel(rules.key), rules, view)
    except NoKernel as reason:
        return reason
    return None


def is_search_compiled(game: str) -> bool:
    """Whether that was done before, by any process, with these very sources where they lie."""
    mark = _mark(game)
    return mark is not None and mark.exists()


def _mark(game: str) -> Path | None:
    """Lies beside the compiled code, in a folder that is named by what it was compiled from."""
    folder = use_compiled_code_folder()
    return None if folder is None else folder / f"searched-{game}-{installation_stamp()}"
