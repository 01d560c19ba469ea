"""What `hard` does at Kensington where it once went astray."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.bots import Budget
from faubourg.bots.levels import HARD
from faubourg.core.game_protocol import Seat
from faubourg.core.position_text import read_position

FAR_AHEAD = (
    "kensington/piatnik/2;storing=must;takes=must;facades="
    "+T4@-1,|@1,-L1@2,^U2B@1,|@5,+U1@-4,+C3@-3,^C3@-4,+C4@5,-L3@4,^H2@5,^H2B@-2,+V3@0,+H2@7,-C1@9,"
    "^U2@8,+H2C@-7,+L4@-7,^H1@0,-V2@4,-H1@4,-H3@-7&"
    "-S1C@-2,+T1@1,-S3@0,+S3@2,+L1@4,-O4C@-4,+O4@7,-L4@-4,^H3@-4,+S1C@5,+H4C@9,^H1@0,-T1@-7,"
    "-H4C@-11,+C1@6,+L5@7,-C3@-7,-L5@-6,+U2C@1,-O4@4,+L3@5,^C4@3,^C1@-10,+L6@-8,+O4C@1,^H2@5,"
    "^C2@-7,-U1@-14,-T2C@-14;stored=-L6,+T2C&-T3,-T4;tokens=0,3;turn=b;stage=take"
)
"""b leads by 34 points, has three tokens and fifteen open columns, and wins whatever it takes."""


@pytest.mark.parametrize("seed", range(3))
def test_what_can_be_had_now_is_not_put_off_because_the_game_is_won_anyway(seed: int) -> None:
    found = read_position(FAR_AHEAD)
    view = found.rules.view(found.state, Seat(1))
    first = HARD.advise(found.rules, view, Random(seed), Budget())[0]
    assert found.rules.write(first.move).startswith("?^")  # a roof, for points that are there
