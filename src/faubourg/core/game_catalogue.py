"""The games on the shelf, found through entry points: a game can be a package of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import Any, Literal

from msgspec import Struct

from faubourg.core.decoding_errors import clipped
from faubourg.core.edition import Edition, Printer, Problem, bad_edition, parse_toml
from faubourg.core.errors import Unknown
from faubourg.core.game_protocol import AnyRules, RuleId
from faubourg.core.phrases import Either, Phrase, facts


class Meta(Struct, frozen=True):
    """What stands on the box."""

    key: str
    title: Mapping[str, str]
    designers: tuple[str, ...]
    prefix: str
    status: Literal["released", "draft"]
    editions: tuple[str, ...]
    """Their keys; the first is the one played when none is named."""
    shelf: int = 99
    """Where the game stands when games are shown, the first on the left."""
    minutes: tuple[int, int] | None = None
    """About how long a game lasts, from and to. No rulebook of ours says it: these are the means of
    the decisions in games of greedy bots, by number of players, at fifteen seconds a decision."""
    bonuses: tuple[RuleId, ...] = ()
    """The rules whose points change as long as the game lasts, and count when it is over."""
    bonuses_kept: tuple[RuleId, ...] = ()
    """Those of them whose points nobody can lose again."""


class Game(Struct, frozen=True):
    """A game on the shelf."""

    meta: Meta
    printer: Printer[Any]
    rules: Callable[[Edition[Any]], AnyRules]
    data: Traversable
    locale: Traversable | None = None
    """A folder with one folder per language, for a game that brings its own sentences."""

    def edition(self, key: str | None = None) -> Edition[Any]:
        """One of the game's own editions, by its key."""
        known = self.meta.editions
        chosen = key or known[0]
        if chosen not in known:
            raise Unknown("unknown-edition", name=chosen, game=self.meta.key, known=known)
        return _load(self.meta.key, chosen)

    def usual_edition(self, language: str) -> str:
        """The key of the box that lies on the shelf where the language is spoken."""
        title, known = self.meta.title.get(language), self.meta.editions
        as_titled = (key for key in known if self.edition(key).title.get(language) == title)
        return next(as_titled, known[0])


@cache
def _load(game: str, key: str) -> Edition[Any]:
    found = find_game(game)
    file = found.data / f"{key}.toml"
    return found.printer.from_toml(file.read_text(encoding="utf-8"), file.name)


@cache
def games() -> Mapping[str, Game]:
    """Every installed game by its key."""
    found = sorted(entry_points(group="faubourg.games"), key=lambda entry: entry.name)
    return {entry.name: entry.load() for entry in found}


def find_game(key: str) -> Game:
    if key not in games():
        raise Unknown("unknown-game", name=key, known=(*games(),))
    return games()[key]


def rules_for(game: str, edition: str | Edition[Any] | None = None) -> AnyRules:
    """The rules of a game in one of its own editions, or in an edition of the user's."""
    if isinstance(edition, Edition):
        return _rules_of_the_users(game, edition)
    return find_rules(game, edition)


FOREIGN_KEPT = 4
"""Editions of users that are kept unpacked: bots are asked about the same ones again and again."""
_foreign: dict[tuple[str, str], AnyRules] = {}
"""By game and hash, the one asked for last at the end."""


def _rules_of_the_users(game: str, edition: Edition[Any]) -> AnyRules:
    name = (game, edition.hash)
    rules = _foreign.pop(name, None)
    if rules is None or rules.edition != edition:  # the hash knows nothing of titles
        rules = find_game(game).rules(edition)
    _foreign[name] = rules
    for oldest in [*_foreign][:-FOREIGN_KEPT]:
        del _foreign[oldest]
    return rules


@cache
def find_rules(game: str, edition: str | None = None) -> AnyRules:
    """The rules of a game in one of its own editions."""
    found = find_game(game)
    return found.rules(found.edition(edition))


def edition_from_toml(text: str, source: str) -> Edition[Any]:
    """An edition of the user's; the text itself says which game it is for."""
    data = parse_toml(text, source)
    game = data.get("game")
    if not isinstance(game, str) or game not in games():
        known = facts(got=clipped(str(game)), known=Either(tuple(games())))
        raise bad_edition(source, Problem("game", Phrase("field-choice", known)))
    return find_game(game).printer.from_data(data, source)


def is_our_own(edition: Edition[Any]) -> bool:
    """Whether the edition is one that its game ships, so that a record need not embed it."""
    game = find_game(edition.game)
    return edition.key in game.meta.editions and game.edition(edition.key).hash == edition.hash
