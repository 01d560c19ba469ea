"""The pictures of the rules pages: positions and moves from a game's data, made ready for browsers.

`rule_pictures.toml` beside a game's editions says what is shown. Positions are texts
(docs/positions.md), so that each picture is drawn by the game's own board and can be tried out.
`python3 dev.py docs` writes what browsers load; the tests compare it and try every picture.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from faubourg.core.game_catalogue import find_game, games
from faubourg.core.game_protocol import Refusal, ScoreLine, Seat
from faubourg.core.position_text import Position
from faubourg.core.table import Table
from faubourg.core.table_from_position import possible_position
from faubourg.server.board_data import aids_of, board_of

FILE = "rule_pictures.toml"
"""Beside the editions of the game."""
OF_SEATS = "table"
"""What of a board depends on how many play, where anything does."""
SHOWN = Seat(0)
"""Whose points a picture speaks of, where it has no move."""
Key: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
AnyTable: TypeAlias = Table[Any, Any, Any]


class RulePicture(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what is done or counted in it. Its caption is `<game>-picture-<key>`."""

    key: Key
    rule: str
    position: str
    verdict: Literal["right", "wrong", "shown"] = "shown"
    """Whether the last move is legal or refused by the rule; `shown` has no move that matters."""
    moves: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    """Places that are lit."""
    good_sides: tuple[str, ...] = ()
    bad_sides: tuple[str, ...] = ()
    """Sides that the rule looks at, each by the two places that share it: `1:1 1:2`."""
    frame: tuple[str, ...] = ()
    """Places that the picture reaches out to."""
    whole: bool = False
    """Whether it shows the whole board, and is higher for that."""
    points: int | None = None
    """What the last move brings; without a move, what the rule counts for the first seat."""
    hand: bool = False
    """Whether the cards in hand are drawn beside the board."""


class ShortStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of what is said in short: its words are `<game>-short-<key>`, with the rule."""

    key: Key
    rule: str
    points: str = ""
    """What it counts, as a number or a sum of numbers."""


class InShort(Struct, frozen=True, forbid_unknown_fields=True):
    """The first screen: a part with a picture of its key is drawn by the board."""

    goal: ShortStep
    steps: tuple[ShortStep, ...]
    end: ShortStep
    counts: tuple[ShortStep, ...]


class RulePictures(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    short: InShort
    off_board: tuple[str, ...]
    """The rules that do not concern the board, and need no picture."""
    rulings: dict[str, str]
    """The rule under which each ruling stands."""
    options: tuple[str, ...]
    """The rules that tell of an option of the table."""
    pictures: tuple[RulePicture, ...]


@cache
def games_with_pictures() -> tuple[str, ...]:
    return tuple(key for key, game in games().items() if (game.data / FILE).is_file())


@cache
def pictures_of(game: str) -> RulePictures:
    text = (find_game(game).data / FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), RulePictures)


@cache
def position_in(picture: RulePicture) -> Position:
    """The position of a picture; an error says why it cannot come about."""
    return possible_position(picture.position)


def refusal_in(picture: RulePicture) -> Refusal | None:
    """Why the last of the moves is refused; those before it have to be legal."""
    rules, state = position_in(picture).rules, position_in(picture).state
    for text in picture.moves:
        move = rules.read(text)
        refusal: Refusal | None = rules.why_not(state, move)
        if refusal:
            assert text == picture.moves[-1], f"{picture.key}: {text} is refused by {refusal.rule}"
            return refusal
        state = rules.play(state, move)
    return None


def lines_in(picture: RulePicture) -> tuple[ScoreLine, ...]:
    """What the last move brings; without a move, the lines of the rule for the first seat."""
    rules, state = position_in(picture).rules, position_in(picture).state
    if not picture.moves:
        sheet = rules.sheet(state, as_if_over=True)
        return tuple(line for line in sheet if (line.seat, line.rule) == (SHOWN, picture.rule))
    *before, last = map(rules.read, picture.moves)
    for move in before:
        state = rules.play(state, move)
    return tuple(rules.gain(state, last))


def words_needed(shown: RulePictures) -> frozenset[str]:
    """The keys of all that is said about the pictures."""
    short = shown.short
    told = [step.key for step in (short.goal, *short.steps, short.end)]
    said = [f"short-{key}{part}" for key in told for part in ("", ".says", ".picture")]
    said += [f"short-{step.key}" for step in short.counts]
    keys = [each.key for each in shown.pictures if each.key not in told]
    said += [f"picture-{key}{part}" for key in keys for part in ("", ".says")]
    return frozenset(f"{shown.game}-{key}" for key in said)


def picture_file(game: str) -> str:
    """What browsers load: the board once, then a line for each picture."""
    shown = pictures_of(game)
    boards = [msgspec.to_builtins(_board(each)) for each in shown.pictures]
    drawn = {_json(without_seats(board)) for board in boards}
    assert len(drawn) == 1, f"the pictures of {game} need different boards"
    meta = find_game(game).meta
    head = {
        "seats": list(find_game(game).rules(find_game(game).edition()).seats),
        "minutes": meta.minutes,
        "short": shown.short,
        "rulings": shown.rulings,
        "options": shown.options,
    }
    lines = [f'"{name}":{_json(value)}' for name, value in head.items()]
    pictures = ",\n".join(_json(_drawn(each)) for each in shown.pictures)
    lines += [f'"board":{_json(boards[0])}', f'"pictures":[\n{pictures}]']
    return "{" + ",\n".join(lines) + "}\n"


def without_seats(board: dict[str, Any]) -> dict[str, Any]:
    """A board without what depends on how many play: no picture draws that."""
    return {name: value for name, value in board.items() if name != OF_SEATS}


def _drawn(picture: RulePicture) -> dict[str, Any]:
    """A picture with all that its drawing needs."""
    position = position_in(picture)
    rules, state = position.rules, position.state
    actor = rules.to_act(state)
    view = rules.view(state, actor if isinstance(actor, int) else SHOWN)
    refusal = refusal_in(picture)
    told = {name: getattr(picture, name) for name in picture.__struct_fields__}
    return told | {
        "position": position.to_line(),
        "view": view,
        "aids": aids_of(rules, view),
        "spaces": refusal.spaces if refusal else (),
        "gaps": refusal.facts.get("gaps", ()) if refusal else (),
        "lines": lines_in(picture) if picture.points is not None else (),
    }


def _board(picture: RulePicture) -> Any:
    position = position_in(picture)
    table: AnyTable = Table(position.rules, position.seats, options=position.options, dealt=False)
    return board_of(table)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
