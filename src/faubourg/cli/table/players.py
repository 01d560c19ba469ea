"""Who sits where: people on this screen, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from faubourg.bots import Bot, find_bot
from faubourg.bots.own_bots.program_bot import bot_called
from faubourg.cli.bot_words import name_of_bot
from faubourg.core.errors import BadOption
from faubourg.core.messages import Messages
from faubourg.core.player_names import number_without_name
from faubourg.core.record import Record

ME = ("me", "moi")


class Player(Struct, frozen=True):
    """A person on this screen, or a bot."""

    name: str
    bot: Bot | None = None
    name_in_records: str | None = None
    """Of a bot: records are read in every language."""

    @property
    def recorded(self) -> str:
        return self.name_in_records or self.name


def seated(description: str, texts: Messages) -> list[Player]:
    """Players from "me:Ann,greedy,./my-bot": `me` is a person, a bot goes by its name, a program by
    its path; a colon renames."""
    words = description.split(",")
    players = [_player(word.strip(), number, texts) for number, word in enumerate(words, 1)]
    names = _told_apart([player.name for player in players])
    return [replace(player, name=name) for player, name in zip(players, names, strict=True)]


def returned(record: Record, texts: Messages) -> list[Player]:
    """Players of a saved game: bots where there were bots, persons elsewhere."""
    held = {seat: find_bot(name) for seat, name in record.bots.items()}
    names = names_shown(record, texts)
    return [
        Player(name, held[seat], record.seats[seat]) if seat in held else Player(name)
        for seat, name in enumerate(names)
    ]


def names_shown(record: Record, texts: Messages) -> list[str]:
    """The names of a record as people read them: nobody is called `me`, or by a bot's key."""
    return _told_apart(
        [
            name_of_bot(texts, record.bots[seat], name)
            if seat in record.bots
            else _person(name, seat + 1, texts)
            for seat, name in enumerate(record.seats)
        ]
    )


def draw_lots(players: int, seed: int | None) -> int:
    """SL-1.5 and its like: who begins, when nobody says."""
    return Random(seed).randrange(players)


def _player(word: str, number: int, texts: Messages) -> Player:
    kind, _, name = word.partition(":")
    if not word:
        raise BadOption("bad-seat-list")
    if kind in ME:
        return Player(_person(name, number, texts))
    bot = bot_called(kind)
    recorded = f"{bot.name} {name}" if name else bot.name
    return Player(name_of_bot(texts, bot.name, recorded), bot, recorded)


def _person(name: str, number: int, texts: Messages) -> str:
    """Whoever gives no name is known by the seat, or by the one that they had before a rematch."""
    word, _, count = name.partition(" ")
    kept = number_without_name(name)
    unnamed = not name or kept or (word in ME and (not count or count.isdecimal()))
    return texts.text("name-of-player", number=kept or number) if unnamed else name


def _told_apart(names: Sequence[str]) -> list[str]:
    """As in the browser: from the second on, those of one name have a number."""
    before = [names[:number].count(name) for number, name in enumerate(names)]
    return [f"{name} {n + 1}" if n else name for name, n in zip(names, before, strict=True)]
