"""The greedy choice where it is more than dots: buildings that end the game bring bonuses."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from faubourg.bots import Budget
from faubourg.bots.greedy import GreedyBot
from faubourg.core.game_protocol import NATURE
from faubourg.games.sunrise.model import House, Move, Park, Stage, State
from faubourg.kernels.random_numbers import seed_of
from faubourg.kernels.sunrise.kernel import KERNEL
from faubourg.testing.cases_and_positions import scaled
from tests.games.sunrise.contract_facts import built_position
from tests.games.sunrise.positions import rules_of, sites_of

RULES = rules_of()


def test_the_choice_is_any_of_the_greedy_bots_best_also_when_it_ends_the_game() -> None:
    rng, endings = Random(3), 0
    for _ in range(scaled(400)):
        state = _nearly_full(built_position(RULES, rng.choice([2, 3, 4]), rng), rng)
        best = _best_moves(state)
        endings += any(RULES.play(state, move).stage is Stage.OVER for move in best)
        assert _choices(state, 40 * len(best)) == best
    assert endings > scaled(60)


def _nearly_full(state: State, rng: Random) -> State:
    """All but one or two spaces of the corner areas built on; a turn begins."""
    town = [*state.town]
    left = rng.sample(RULES.box.area_spaces, rng.randint(1, 2))
    for space in RULES.box.area_spaces:
        if space in left:
            town[space] = None
        elif town[space] is None:
            seat = rng.randrange(len(state.hands))
            town[space] = House(state.first, 1) if seat == state.first else Park()
    return replace(
        state,
        town=tuple(town),
        sites=sites_of(RULES, town),
        stage=Stage.TURN,
        last=None,
        due=0,
        park_built=False,
        ended_by=None,
    )


def _best_moves(state: State) -> set[Move]:
    """Those that the bot cannot tell apart: most points, then cards to come."""
    view = RULES.view(state, state.seat)
    advice = GreedyBot().advise(RULES, view, Random(0), Budget())
    most = {each.move for each in advice if each.value == advice[0].value}
    drawing = {move for move in most if RULES.to_act(RULES.play(state, move)) is NATURE}
    return drawing or most


def _choices(state: State, times: int) -> set[Move]:
    box = KERNEL.pack(RULES, len(state.hands), None)
    positions = KERNEL.encode(RULES, box, state)
    before = positions.tobytes()
    found: set[Move] = set()
    for index in range(times):
        positions["random"] = seed_of(11, index)
        found.add(KERNEL.move_of(RULES, KERNEL.choose_greedily(box, positions, 0)))
    positions["random"] = 0
    assert positions.tobytes() == before
    return found
