"""What the kit has to be told of a game, because no law can know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from faubourg.core.game_catalogue import find_game, find_rules
from faubourg.core.game_options import options_of
from faubourg.core.game_protocol import NATURE, AnyRules, Viewer
from faubourg.core.table import Table

AnyTable: TypeAlias = Table[Any, Any, Any]
Policy: TypeAlias = Callable[[AnyTable, Random], Any]
"""How a golden game is played: a legal move of the seat to act."""
Wanted: TypeAlias = Callable[[AnyTable], bool]


def anybody(table: AnyTable, rng: Random) -> Any:
    """Plays at random."""
    return rng.choice(table.moves())


def ended_by(rule: str) -> Wanted:
    """The game is over by this rule."""
    return lambda table: table.outcome is not None and table.outcome.ended_by == rule


class GoldenGame(Struct, frozen=True):
    """A game to be played once and kept: who plays, and how it has to end."""

    seats: int
    wanted: Wanted
    policy: Policy = anybody
    rules: AnyRules | None = None
    """None for the game's first edition."""
    options: Mapping[str, Any] = {}


def _no_options(rules: AnyRules, number: int) -> dict[str, Any]:  # noqa: ARG001 - the same for all
    return {}


LAST_POSITIONS = 0.1
"""The part of all positions in which the game is over."""


def _some_played_position(rules: AnyRules, seats: int, rng: Random) -> Any:
    """Any position of a random game, each as likely as the others; the last one now and then."""
    state = chosen = rules.setup(seats, options_of(rules, None))
    met = 1
    while rules.to_act(state) is not None:
        state = rules.play(state, random_move(rules, state, rng))
        met += 1
        chosen = state if rng.randrange(met) == 0 else chosen
    return state if rng.random() < LAST_POSITIONS else chosen


def random_move(rules: AnyRules, state: Any, rng: Random) -> Any:
    """A legal move of whoever is to act; Nature's by their weights."""
    return one_of_the_moves(rules, state, [*rules.moves(state)], rng)


def one_of_the_moves(rules: AnyRules, state: Any, legal: Sequence[Any], rng: Random) -> Any:
    """The same for whoever has listed them already."""
    if rules.to_act(state) is not NATURE:
        return rng.choices(legal)[0]
    odds = rules.chances(state)
    return rng.choices(legal, [odds[move] for move in legal])[0]


def _nothing_malformed(rules: AnyRules) -> Iterator[Any]:  # noqa: ARG001 - the same for all
    return iter(())


class Facts(Struct, frozen=True, eq=False):
    """One game, as the kit has to know it."""

    game: str
    tests: Path
    """The folder of the game's tests, in which every rule must be marked."""
    golden: Path
    """The folder of its golden records: `<game>-<name>.txt` and `.json`."""
    golden_games: Mapping[str, GoldenGame]
    """One for each way to end, by name."""
    endings: tuple[str, ...]
    """The rules that can end a game."""
    visibility: Mapping[str, str]
    """Who may know each field of a state; what is public says so first."""
    counts: Callable[[Any, Any], object]
    """From rules and a state: cards and pieces wherever they lie, the same all game long."""
    with_other_secrets: Callable[[Any, Any, Viewer, Random], Any] | None = None
    """The position with other cards where the viewer cannot see them; None if all lies open."""
    options: Callable[[Any, int], dict[str, Any]] = _no_options
    """Options for a table, other ones from one number to the next."""
    has_ended_properly: Callable[[Any, Any], bool] = lambda *_: True
    """What else is true when a game is over."""
    built_position: Callable[[Any, int, Random], Any] = _some_played_position
    """A position that the pieces allow, reached by play or not."""
    malformed: Callable[[Any], Iterator[Any]] = _nothing_malformed
    """Moves that no text says, but that could come from elsewhere."""
    edition_text: str | None = None
    """An edition file to misprint, small enough to be played often; None for the first one."""
    positions: int = 60
    """Those in which every move is tried until every refusal has come up; fewer for many moves."""

    @property
    def prefix(self) -> str:
        return find_game(self.game).meta.prefix

    @property
    def rules(self) -> AnyRules:
        return find_rules(self.game)

    @property
    def has_secrets(self) -> bool:
        return not all(who.startswith("public") for who in self.visibility.values())

    def first_edition_text(self) -> str:
        game = find_game(self.game)
        file = game.data / f"{game.meta.editions[0]}.toml"
        return self.edition_text or file.read_text(encoding="utf-8")
