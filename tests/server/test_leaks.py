"""Nothing leaves a table that its reader may not know: hidden cards are swapped, bytes compared."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from faubourg.core.facts import Person
from faubourg.server.events import Charter, SeatPlan
from faubourg.server.live import LiveTable
from faubourg.server.telling import Moment, info, state

SEATS = 3


def played_table(seed: int, decisions: int) -> LiveTable:
    seats = tuple(SeatPlan(name) for name in ("Ann", "Bob", "Cid"))
    live = LiveTable("t", seed.to_bytes(32, "big"), Charter("sunrise", "lane", {}, seats))
    live.apply(*live.foresee_deal())
    rng = Random(seed)
    for _ in range(decisions):
        if live.to_act is None:
            break
        text = live.game.rules.write(rng.choice(live.game.moves()))
        live.apply(*live.foresee_move(live.to_act, text))
    return live


def sent(live: LiveTable, viewer: int | None) -> bytes:
    """Everything that the viewer gets about the present and the past."""
    may_act = viewer is not None
    return msgspec.json.encode(
        (info(live, (), (), set()), state(live, Moment(live), viewer, 0, may_act))
    )


@pytest.mark.parametrize("decisions", [0, 3, 20, 60, 120, 400])
def test_what_a_viewer_is_sent_does_not_depend_on_what_they_cannot_see(decisions: int) -> None:
    for seed in range(4):
        live = played_table(seed, decisions)
        truth, rng = live.game.state, Random(seed)
        for viewer in (None, *range(SEATS)):
            before = sent(live, viewer)
            for _ in range(3):
                live.game.state = live.game.rules.imagine(live.game.view(viewer), rng)
                assert sent(live, viewer) == before
            live.game.state = truth


def test_the_swap_would_show_a_leak() -> None:
    """The same comparison fails for a reader who is sent the state itself."""
    live = played_table(1, 20)
    truth = msgspec.json.encode(live.game.state)
    live.game.state = live.game.rules.imagine(live.game.view(None), Random(1))
    assert msgspec.json.encode(live.game.state) != truth


def test_the_log_shows_each_viewer_their_own_cards_only() -> None:
    live = played_table(2, 60)
    for viewer in (None, *range(SEATS)):
        log = state(live, Moment(live), viewer, 0, may_act=False).log
        dealt = [told for told in log if told.text.startswith("+") and told.text != "++"]
        owners = [told.phrase.facts["who"] for told in dealt if told.text != "+?"]
        assert all(owner == Person(viewer) for owner in owners if viewer is not None)
        assert viewer is not None or not owners
        assert viewer is None or owners
