"""What an action does: the verb of the rules that it stands for."""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.sunrise.actions import DEAL, DISCARD, DRAW, HOUSE, PARK
from faubourg.kernels.sunrise.layout import SPACES
from faubourg.kernels.sunrise.rules import (
    build_house,
    build_park,
    deal,
    discard,
    draw_instead,
    stop,
)


@compiled
def apply(box: Any, positions: Any, index: int, action: int) -> None:
    """The position after a legal action, in place."""
    play(box[0], positions[index], action)


@compiled_part
def play(box: Any, position: Any, action: int) -> None:
    if action >= HOUSE:
        number = action - HOUSE
        build_house(box, position, number % SPACES, number // SPACES + 1)
    elif action >= PARK:
        number = action - PARK
        build_park(box, position, number % SPACES, number // SPACES)
    else:
        _play_without_space(box, position, action)


@compiled_part
def _play_without_space(box: Any, position: Any, action: int) -> None:
    if action >= DEAL:
        deal(box, position, action - DEAL)
    elif action >= DISCARD:
        discard(box, position, action - DISCARD)
    elif action == DRAW:
        draw_instead(box, position)
    else:
        stop(box, position)
