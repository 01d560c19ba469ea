"""How a game at the terminal begins: anew, or from a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from rich.console import Console

from faubourg.cli.bots_without_search import who_stands_in
from faubourg.cli.editions import chosen_edition, tell_unusual_edition
from faubourg.cli.game_in_words import AnyTable
from faubourg.cli.read_and_write_files import load_record
from faubourg.cli.rich_console import say
from faubourg.cli.table.game_session import Session
from faubourg.cli.table.players import Player, draw_lots, returned, seated
from faubourg.cli.table.questions_of_each_game import Ask, Asker, prepared
from faubourg.core.errors import BadOption
from faubourg.core.game_catalogue import rules_for
from faubourg.core.game_options import who_begins
from faubourg.core.game_protocol import AnyRules
from faubourg.core.messages import Messages
from faubourg.core.replay import replay
from faubourg.core.table import Table, names_of


class Opening(Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    seats: str | None
    edition: str | None
    seed: int | None
    first: int | None
    options: dict[str, Any]
    resume: Path | None
    ask: Ask | None = None
    """How to ask the person at the terminal, if there is one."""


def open_game(console: Console, texts: Messages, asked: Opening) -> Session:
    """A session ready to run; everything that can be wrong is said before it begins."""
    if asked.resume is None:
        table, players = _new(texts, asked, console)
    else:
        if asked.edition or asked.options or asked.first:
            raise BadOption("resume-as-it-is")
        table, players = _resumed(texts, asked)
    tell_unusual_edition(console, table.rules.edition, texts)
    if told := who_stands_in(texts, table, [player.bot for player in players]):
        say(console, told)
    return Session(console, table, players, texts, Random(asked.seed))


def _new(texts: Messages, asked: Opening, console: Console) -> tuple[AnyTable, list[Player]]:
    rules = rules_for(asked.game, chosen_edition(asked.edition, asked.game, texts))
    players = seated(asked.seats, texts) if asked.seats else _usual_players(rules, texts)
    options = dict(asked.options)
    has_first = "first" in rules.options.__struct_fields__
    if asked.first is not None:
        if not has_first:
            own = f"{rules.key}-no-first"
            raise BadOption(own if texts.has(own) else "plain-no-first")
        if asked.first > len(players):
            raise BadOption("bad-first", seat=asked.first, seats=len(players))
        options["first"] = asked.first - 1
    if has_first:
        options.setdefault("first", draw_lots(len(players), asked.seed))
    options = prepared(rules, options, Asker(texts, console.print, asked.ask, asked.seed))
    names = [player.name for player in players]
    bots = _bots(players)
    table: AnyTable = Table(
        rules, len(players), seed=asked.seed, options=options, names=names, bots=bots
    )
    first = who_begins(table.options)
    if first is not None:
        begins, last = table.names[first], table.names[first - 1]
        console.print(texts.text("who-begins", player=begins, last=last))
    return table, players


def _usual_players(rules: AnyRules, texts: Messages) -> list[Player]:
    """Whoever sits down when nobody is named: one person and bots, as many as the game has room."""
    words = texts.text("default-seats").split(",")
    words += words[-1:] * (rules.seats[0] - len(words))
    return seated(",".join(words[: rules.seats[-1]]), texts)


def _resumed(texts: Messages, asked: Opening) -> tuple[AnyTable, list[Player]]:
    assert asked.resume is not None
    record = load_record(asked.resume)
    if record.sight != "all":
        raise BadOption("resume-redacted")
    table, _ = replay(record, seed=asked.seed)
    if table.over:
        raise BadOption("resume-over")
    players = seated(asked.seats, texts) if asked.seats else returned(record, texts)
    if len(players) != len(record.seats):
        raise BadOption("bad-names", names=len(players), seats=len(record.seats))
    table.names = names_of(len(players), [player.name for player in players])
    table.bots = _bots(players)
    return table, players


def _bots(players: Sequence[Player]) -> dict[int, str]:
    return {seat: player.bot.name for seat, player in enumerate(players) if player.bot}
