"""Hints: the best moves of a seat, with the chance of everybody to win and what speaks for each.

Chances come from games played on by compiled rules, from what the seat sees. Where these rules
cannot serve, the planner decides on the order, and there are no chances.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from faubourg.bots import Advice, Budget
from faubourg.bots.how_far_ahead import Distance, Lead
from faubourg.bots.levels import HARD
from faubourg.bots.one_hint import Hint
from faubourg.bots.order_of_hints import best_first, how_far_apart, lead_of_first
from faubourg.bots.percents import HARDLY, SURELY, margin, percents
from faubourg.bots.proposed_turn import proposed_turn
from faubourg.bots.settled_end import (
    points_ahead,
    reasons_when_settled,
    settled_end,
    shares_of_win,
)
from faubourg.bots.tree_search import UNTRIED, Thoughts
from faubourg.bots.turn_planner import BOT as PLANNER
from faubourg.core.compared_reasons import Compared, compared
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.core.move_reasons import reasons

MOST = 3
FEW_GAMES = 1000
"""With fewer, figures say less than the order."""
ONE_TREE = 2.0
"""Times the error of counting, by which a chance is off that one tree tells on the way: its games
try out bad replies as well, and its favourite is whatever has been lucky so far."""
CANDIDATES = 12
"""Moves that are weighed briefly: the search has looked at most of them for a moment only."""
BRIEF_SHARE = 0.02
"""Of the games of the search, so many more are played after each of these."""
SHARE_OF_ONE = 0.17
"""And so many after each move that is shown."""
REST_OF_TURN = Budget(iterations=5000)
"""What is thought about each further move of a turn: with little more than a glance it would not be
the turn whose chances are told."""
SHARE_OF_STEP = 0.25
"""Of the time of the search, at most, for each of these."""


class Hints(Struct, frozen=True, gc=False):
    """What a seat had better do, best first."""

    seat: Seat
    best: tuple[Hint, ...]
    games: int
    """Imagined from what the seat sees; 0 where the readable rules served."""
    lead: Lead | None = None
    """How the first stands beside those that come nearest; None where there are no chances."""
    is_choice: bool = True
    """Whether there is more than one legal move."""
    mine: Hint | None = None
    """The move that was asked about besides."""
    compared: Compared = Compared()
    """What it does instead of the first of the best, and the other way round."""
    apart: Distance | None = None
    """How sure it is that one of these two is better; None where there are no chances."""
    is_done: bool = True
    """Whether no better answer follows."""
    chances_later: bool = False
    """Whether chances may be told to whoever asks again: learning to search takes a while."""

    @property
    def are_settled(self) -> bool:
        """Whether the game ends with this turn, whichever of them is made."""
        return bool(self.best) and all(each.is_settled for each in self.best)


class HintRequest(Struct, frozen=True):
    """Whose move it is, and how long to think about it."""

    rules: AnyRules
    view: Any
    rng: Random
    budget: Budget = Budget()
    mine: Any = None
    """A legal move to be weighed besides."""
    searches: bool = True
    """Whether to play games on by compiled rules, which may have to be compiled first."""
    every: int = 0
    """Games after which an answer is given that grows; 0: only at the end."""
    is_stopped: Callable[[], bool] = lambda: False
    beside: tuple[Hint, ...] = ()
    """Hints that were given before: instead of looking for others, these are weighed with it."""


def hints(request: HintRequest) -> Hints:
    """The answer in the end."""
    *_, last = growing_hints(request)
    return last


def growing_hints(request: HintRequest) -> Iterator[Hints]:
    """Answers that grow: first as the search goes on, then as the best moves are weighed."""
    adviser = Adviser(request)
    if again := adviser.weighed_again():
        yield adviser.hints(again, is_done=True)
        return
    advice: Sequence[Advice] = ()
    for thoughts in adviser.thoughts():
        adviser.games, advice = thoughts.games, thoughts.advice
        yield adviser.hints(advice, is_done=False)
    yield adviser.hints(adviser.weighed(advice), is_done=True)


class Adviser:
    """Thinks about one position."""

    def __init__(self, request: HintRequest) -> None:
        self.request, self.rules = request, request.rules
        self.state = request.rules.imagine(request.view, request.rng)
        seat = request.rules.to_act(self.state)
        assert isinstance(seat, int), "hints are for a seat that is to act"
        self.seat = Seat(seat)
        self.is_choice = len([*self.rules.moves(self.state)]) > 1
        self.games = 0
        self._turns = {self.rules.read(hint.moves[0]): hint for hint in request.beside}
        """For each move its whole turn, whatever its chances."""

    def thoughts(self) -> Iterator[Thoughts]:
        asked = self.request
        if asked.searches and asked.budget.iterations > 0:
            yield from HARD.think(
                asked.rules, asked.view, asked.rng, asked.budget, asked.every, asked.is_stopped
            )
        else:
            yield Thoughts(0, PLANNER.advise(asked.rules, asked.view, asked.rng, Budget()))

    def weighed(self, advice: Sequence[Advice]) -> list[Advice]:
        """The best moves and the one that was asked about, which is a hint where it is better."""
        best = self._promising(_tried(advice)) if self.games else self._distinct(advice)
        mine = [each for each in advice if each.move == self.request.mine and each not in best]
        return self._all_weighed(best, mine) if self.games else [*best, *mine]

    def weighed_again(self) -> list[Advice]:
        """The hints that were given before, with the move that is asked about now; nothing where
        they were given without games."""
        asked = self.request
        if not asked.searches or not any(hint.chances for hint in asked.beside):
            return []
        before = [Advice(move, 0.0) for move in self._turns]
        mine = [] if asked.mine is None or asked.mine in self._turns else [Advice(asked.mine, 0.0)]
        found = self._all_weighed(before, mine)
        return found if self.games else []

    def _all_weighed(self, best: Sequence[Advice], mine: Sequence[Advice]) -> list[Advice]:
        """All by as many games; of the same turn in another order the same is said."""
        found = {self._key(each): self._weighed(each, SHARE_OF_ONE) for each in best}
        for each in mine:
            twin = found.get(self._key(each))
            own = replace(twin, move=each.move) if twin else self._weighed(each, SHARE_OF_ONE)
            found[each.move] = own
        return _best_first(found.values())

    def _distinct(self, advice: Iterable[Advice]) -> list[Advice]:
        """The first that are different turns: two discards are the same in either order."""
        found: dict[Any, Advice] = {}
        for each in advice:
            if len(found) < MOST:
                found.setdefault(self._key(each), each)
        return [*found.values()]

    def _key(self, advice: Advice) -> tuple[str, ...]:
        """What tells one turn from another: its moves, in whatever order."""
        return tuple(sorted(self._turn_of(advice.move).moves))

    def _promising(self, advice: Sequence[Advice]) -> Sequence[Advice]:
        """What the search likes best, and of what else it likes that which does best when each is
        given as many games: rarely tried moves stand anywhere in its order."""
        if len(advice) <= MOST:
            return self._distinct(advice)
        favourite, *others = advice[:CANDIDATES]
        briefly = {each.move: self._weighed(each, BRIEF_SHARE) for each in others}
        others.sort(key=lambda each: self.promise(briefly[each.move]), reverse=True)
        return self._distinct([favourite, *others])

    def promise(self, brief: Advice) -> tuple[int, int, float]:
        """By the chance; where that says the same of all, since the game is as good as won or lost,
        what brings points is proposed before what brings none."""
        percent, reward = _standing(brief)
        percent = 100 if percent > SURELY else 0 if percent < HARDLY else percent
        return percent, self._gain(brief.move), reward

    def _gain(self, move: Any) -> int:
        """The points that a move brings at once; what it costs is weighed by games."""
        after = self.rules.play(self.state, move)
        changes = reasons(self.rules, self.state, after, self.seat)
        return sum(max(0, each.points or 0) for each in changes if each.seat == self.seat)

    def _weighed(self, advice: Advice, share: float) -> Advice:
        """By games after this move only, so many for each of the search."""
        asked = self.request
        seconds = None if asked.budget.seconds is None else share * asked.budget.seconds
        budget = Budget(max(1, round(share * asked.budget.iterations)), seconds)
        found = HARD.weigh(
            asked.rules, asked.view, advice.move, asked.rng, budget, asked.is_stopped
        )
        self.games += found.games
        return found.advice[0] if found.games else advice

    def hints(self, advice: Sequence[Advice], is_done: bool) -> Hints:
        advice = advice if is_done else self._so_far(advice)
        best = best_first(self.seat, [*map(self._hint, self._distinct(_tried(advice)))])
        asked = next((each for each in advice if each.move == self.request.mine), None)
        mine = self._hint(asked) if asked else None
        return Hints(
            seat=self.seat,
            best=best,
            games=self.games,
            lead=lead_of_first(self.seat, best),
            is_choice=self.is_choice,
            mine=mine,
            compared=compared(mine.reasons, best[0].reasons, self.seat) if mine else Compared(),
            apart=how_far_apart(self.seat, mine, best[0]) if mine else None,
            is_done=is_done,
        )

    def _so_far(self, advice: Sequence[Advice]) -> list[Advice]:
        """What one tree tells while it grows: nothing of chances after few games, and later no
        more than can be told before each move is weighed by trees of its own."""
        if self.games < FEW_GAMES:
            return [replace(each, chance=None, error=None, chances=()) for each in advice]
        return [replace(each, error=ONE_TREE * (each.error or 0.0)) for each in advice]

    def _hint(self, advice: Advice) -> Hint:
        turn = self._turn_of(advice.move)
        if turn.is_settled:
            return turn
        chances = percents(advice.chances)
        off = margin(advice.error or 0.0, chances[self.seat]) if chances else 0
        return replace(turn, chances=chances, margin=off)

    def _turn_of(self, move: Any) -> Hint:
        if move not in self._turns:
            self._turns[move] = self._turn(move)
        return self._turns[move]

    def _turn(self, move: Any) -> Hint:
        bot = HARD if self.games else PLANNER
        asked, budget = self.request, REST_OF_TURN
        if asked.budget.seconds is not None:
            budget = replace(budget, seconds=SHARE_OF_STEP * asked.budget.seconds)
        turn = proposed_turn(self.rules, self.state, move, bot, asked.rng, budget)
        texts = tuple(map(self.rules.write, turn.moves))
        why = reasons(self.rules, self.state, turn.after, self.seat)
        end = settled_end(self.rules, turn.after, asked.rng) if self.games else None
        if end is None:
            return Hint(texts, (), 0, why, turn.steps)
        why = tuple(reasons_when_settled(why, end, self.seat))
        ahead = points_ahead(end, self.seat)
        return Hint(texts, percents(shares_of_win(end)), 0, why, turn.steps, ahead)


def _tried(advice: Sequence[Advice]) -> Sequence[Advice]:
    """Without what a search leaves alone as never better, where it has looked at anything."""
    return [each for each in advice if each.value > UNTRIED] or advice


def _best_first(advice: Iterable[Advice]) -> list[Advice]:
    return sorted(advice, key=_standing, reverse=True)


def _standing(advice: Advice) -> tuple[int, float]:
    """By the chance in percent; where the game is as good as won or lost, by the reward, in which
    points count as well."""
    return round(100 * (advice.chance or 0.0)), advice.value
