"""One game between planners, and the puzzles that are found in it: the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from faubourg.arena.one_game import AnyTable, deal_seed
from faubourg.arena.puzzle_making.clearly_best_turn import BestTurn, clearly_best_turn
from faubourg.arena.puzzle_making.motives_and_grades import grade_of, motive_of, solved_by
from faubourg.bots import choose
from faubourg.bots.turn_planner import BOT as PLANNER
from faubourg.core.edition import Edition
from faubourg.core.game_catalogue import rules_for
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.core.position_problems import whole_state
from faubourg.core.table import Table
from faubourg.core.table_from_position import possible_position
from faubourg.puzzles.judged_answer import points_by_rule
from faubourg.puzzles.opened_puzzle import DEALT_BY, OpenedPuzzle
from faubourg.puzzles.puzzle_file import MAX_MOVES, OtherTurn, Puzzle, Source
from faubourg.puzzles.whole_turns import Turn

EARLY, LATE = 8, 16
"""Positions of a game that are looked at: of its first two thirds, and of the last, where more is
decided and games are soon played on."""
MOST_OF_ONE_GAME = 4


class PuzzlePlan(Struct, frozen=True):
    """Which games are played and searched for puzzles."""

    game: str
    seed: int
    edition: str | Edition[Any] | None = None
    options: tuple[dict[str, Any], ...] = ({},)
    """One game after the other takes the next of them."""
    late: bool = False
    """Whether only the last third of each game is looked at."""

    @property
    def rules(self) -> AnyRules:
        return rules_for(self.game, self.edition)

    def options_of_game(self, number: int) -> Mapping[str, Any]:
        return self.options[number % len(self.options)]


class Searched(Struct, frozen=True):
    """A game that has been searched."""

    number: int
    looked_at: int
    puzzles: tuple[Puzzle, ...]


class Decision(NamedTuple):
    """The beginning of a turn, or of what is known of it."""

    step: int
    seat: Seat
    text: str
    """The position as the seat sees it."""


def search_game(plan: PuzzlePlan, number: int) -> Searched:
    """Game `number`: another deal, another number of seats each time."""
    seed = deal_seed(plan.seed, number)
    rng = Random(f"puzzles:{seed}")
    found = [*_decisions(_table(plan, number, seed), rng)]
    puzzles, looked_at = list[Puzzle](), 0
    for decision in _by_lot(found, 0 if plan.late else EARLY, rng):
        looked_at += 1
        if puzzle := _puzzle_at(decision, Source(plan.seed, number, decision.step), rng):
            puzzles.append(puzzle)
        if len(puzzles) == MOST_OF_ONE_GAME:
            break
    return Searched(number, looked_at, tuple(puzzles))


def _by_lot(found: list[Decision], of_early: int, rng: Random) -> list[Decision]:
    early, late = found[: 2 * len(found) // 3], found[2 * len(found) // 3 :]
    drawn = [
        *rng.sample(early, min(of_early, len(early))),
        *rng.sample(late, min(LATE, len(late))),
    ]
    return rng.sample(drawn, len(drawn))


def _table(plan: PuzzlePlan, number: int, seed: int) -> AnyTable:
    rules = plan.rules
    seats = rules.seats[number % len(rules.seats)]
    return Table(rules, seats, seed=seed, options=plan.options_of_game(number))


def _decisions(table: AnyTable, rng: Random) -> Iterator[Decision]:
    """Where a seat has to decide and did not decide just before; planners play on."""
    while (seat := table.to_act) is not None:
        if not table.steps or table.steps[-1].actor != seat:
            yield Decision(len(table.steps), seat, table.position(seat))
        table.play(choose(PLANNER, table.rules, table.view(seat), rng))


def _puzzle_at(decision: Decision, source: Source, rng: Random) -> Puzzle | None:
    """From the text alone, so that nothing counts which whoever solves it cannot see."""
    position = possible_position(decision.text)
    rules, state, seat = position.rules, whole_state(position, DEALT_BY), decision.seat
    seed = rng.getrandbits(40)
    best = clearly_best_turn(rules, state, seat, seed)
    if best is None or len(best.turn.moves) > MAX_MOVES:
        return None
    solved = solved_by(rules, state, seat, best.turn, seed)
    puzzle = Puzzle(
        position=decision.text,
        seat=seat,
        moves=_texts(rules, best.turn),
        points={},
        margin=round(best.margin, 1),
        error=round(best.error, 2),
        others=_others(rules, best),
        motive=motive_of(rules, state, seat, best.turn, best.turns),
        grade=grade_of(solved),
        solved=solved,
        source=source,
    )
    return _with_points(OpenedPuzzle(puzzle, position, state), best.turn)


def _with_points(ready: OpenedPuzzle, best: Turn) -> Puzzle:
    return replace(ready.puzzle, points=points_by_rule(ready, best))


def _others(rules: AnyRules, best: BestTurn) -> tuple[OtherTurn, ...]:
    return tuple(OtherTurn(_texts(rules, turn), round(behind, 1)) for turn, behind in best.others)


def _texts(rules: AnyRules, turn: Turn) -> tuple[str, ...]:
    return tuple(map(rules.write, turn.moves))
