"""Puzzles over HTTP: which there are, and one turn and its verdict at a time. Nothing is kept."""

from __future__ import annotations

from litestar.params import FromPath

from faubourg.server.messages.puzzle_messages import (
    PuzzleList,
    PuzzleMoment,
    PuzzleQuestion,
    PuzzleWish,
)
from faubourg.server.messages.socket_messages import Legal, Refused
from faubourg.server.tables.puzzle_moments import puzzle_list, puzzle_moment, puzzle_why
from faubourg.server.web.request_context import (
    AnyRequest,
    account_of,
    getting,
    posting,
    services_of,
)


@getting("/api/puzzles/{game:str}")
async def list_puzzles(game: FromPath[str], request: AnyRequest) -> PuzzleList:
    """The puzzles of a game."""
    return await services_of(request).work.do(account_of(request), lambda: puzzle_list(game))


@posting("/api/puzzles", status_code=200)
async def solve_puzzle(data: PuzzleWish, request: AnyRequest) -> PuzzleMoment:
    """A puzzle after some moves, and the verdict on a whole turn."""
    return await services_of(request).work.do(account_of(request), lambda: puzzle_moment(data))


@posting("/api/puzzles/why", status_code=200)
async def ask_about_move(data: PuzzleQuestion, request: AnyRequest) -> Refused | Legal:
    """Why a move of a puzzle is refused, or what a legal one would bring."""
    return await services_of(request).work.do(account_of(request), lambda: puzzle_why(data))


PUZZLE_ROUTES = (list_puzzles, solve_puzzle, ask_about_move)
