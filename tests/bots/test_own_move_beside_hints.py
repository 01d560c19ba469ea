"""A move of one's own beside the hints: by as many games, and listed where it does better."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from faubourg.bots.hints import CANDIDATES, Adviser, HintRequest, growing_hints, hints
from faubourg.bots.levels import HARD
from faubourg.core.compared_reasons import Compared
from faubourg.core.game_protocol import Seat
from faubourg.games.sunrise.model import Stage
from tests.bots.bots_at_a_position import LANE
from tests.bots.test_hints import SOME, asked, by_games, table_after
from tests.bots.test_levels import one_move_from_the_end
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import town


def test_a_move_of_ones_own_is_weighed_beside_the_best() -> None:
    table = table_after("sunrise", 30)
    worst = HARD.advise(table.rules, table.view(table.to_act), Random(1), SOME)[-1].move
    found = by_games(table, mine=worst)
    assert found.mine is not None
    assert found.mine.moves[0] == table.rules.write(worst)
    assert sum(found.mine.chances) == 100
    best = sum(each.points or 0 for each in found.best[0].reasons if each.seat == found.seat)
    mine = sum(each.points or 0 for each in found.mine.reasons if each.seat == found.seat)
    told = (
        sum(each.points or 0 for each in side if each.seat == found.seat)
        for side in (found.compared.mine, found.compared.best)
    )
    assert next(told) - next(told) == mine - best
    assert found.apart is not None


def test_a_move_that_the_search_hardly_tried_is_a_hint_where_it_does_better() -> None:
    state = one_move_from_the_end()
    adviser = Adviser(HintRequest(LANE, LANE.view(state, Seat(0)), Random(1), SOME))
    *_, found = adviser.thoughts()
    winning = [each for each in found.advice if LANE.write(each.move).startswith("d5=")]
    others = [each for each in found.advice if each not in winning]
    adviser.games = found.games
    best = adviser.weighed([*others[: CANDIDATES - len(winning)], *winning])
    assert best[0].move in {each.move for each in winning}


def test_a_move_of_ones_own_is_listed_where_it_does_better_than_a_hint() -> None:
    table = table_after("sunrise", 30)
    for move in table.moves()[:: max(1, len(table.moves()) // 3)]:
        found = by_games(table, mine=move)
        assert found.mine is not None
        least = min(hint.chances[found.seat] for hint in found.best)
        assert found.mine in found.best or found.mine.chances[found.seat] <= least


def test_what_is_best_is_no_worse_than_itself() -> None:
    table = table_after("sunrise", 30)
    first = table.rules.read(by_games(table).best[0].moves[0])
    found = by_games(table, mine=first)
    assert found.mine in found.best
    assert found.mine != found.best[0] or found.compared == Compared()


def test_the_own_discards_in_another_order_have_the_chances_of_the_hint() -> None:
    state = position(town(), ("YGGGGGP", "BB"), stage=Stage.DISCARDING)
    view = LANE.view(state, Seat(0))
    one, other = LANE.read("-G"), LANE.read("-P")
    before = hints(HintRequest(LANE, view, Random(1), SOME, one)).mine
    assert before is not None
    given = replace(before, moves=("-G", "-P"))
    found = hints(HintRequest(LANE, view, Random(2), SOME, other, beside=(given,)))
    assert found.mine is not None
    assert sorted(found.mine.moves) == sorted(given.moves)
    assert (found.mine.chances, found.apart) == (found.best[0].chances, "equal")


def test_a_move_is_weighed_beside_the_hints_that_were_given_before() -> None:
    table = table_after("sunrise", 20)
    given = by_games(table).best
    texts = {table.rules.write(move) for move in table.moves()} - {hint.moves[0] for hint in given}
    mine = table.rules.read(min(texts))
    (again,) = growing_hints(asked(table, budget=SOME, mine=mine, beside=given))
    assert again.mine is not None
    listed = {hint.moves for hint in (*again.best, again.mine)}
    assert listed >= {hint.moves for hint in given[:2]}
    assert all(hint.chances for hint in again.best)
    same = [hint for hint in again.best if hint.moves[0] == min(texts)]
    assert all(hint == again.mine for hint in same)


def test_hints_without_games_are_looked_for_anew() -> None:
    table = table_after("sunrise", 20)
    given = hints(asked(table, searches=False)).best
    assert by_games(table, beside=given).best[0].chances
