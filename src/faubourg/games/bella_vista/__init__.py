"""Bella Vista by Bruno Cathala and Andrea Mainini: offers for the order, then a city of towers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import Any

from msgspec.structs import replace

from faubourg.core.edition import Edition
from faubourg.core.end_near_and_ties import EndNear, TieBreak
from faubourg.core.game_catalogue import Game
from faubourg.core.game_protocol import (
    Actor,
    Options,
    Outcome,
    Refusal,
    Remedy,
    ScoreLine,
    Seat,
    Viewer,
)
from faubourg.core.move_reasons import Change, Reason
from faubourg.core.phrases import Phrase
from faubourg.core.position_grammar import Fields
from faubourg.core.position_problems import PositionProblem
from faubourg.core.position_text import WrittenField
from faubourg.core.record import Sight
from faubourg.games.bella_vista import (
    chance_moves,
    end_near_and_ties,
    move_reasons,
    move_sentences,
    notation,
    position_problems,
    position_text,
    refusals,
    remedies,
    rules,
    scoring,
    visibility,
)
from faubourg.games.bella_vista.edition_schema import PRINTER, Components
from faubourg.games.bella_vista.meta import META
from faubourg.games.bella_vista.model import BellaVistaOptions, Move, State, View
from faubourg.games.bella_vista.unpacked_edition import Box


class BellaVista:
    """The protocol of the house, fulfilled for one edition."""

    key = META.key
    options: type[Options] = BellaVistaOptions
    has_fixed_length = True
    """BV-4.4 — eight rounds, whatever anybody does."""

    def __init__(self, edition: Edition[Components]) -> None:
        self.edition = edition
        self.box = Box(edition)
        self.seats = range(min(edition.play.tables), max(edition.play.tables) + 1)

    def settle(self, options: Options) -> Options:
        assert isinstance(options, BellaVistaOptions)
        return replace(options, city=self.box.layout(options.city))

    def options_as_called(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """BV-1.1 — a named city by its name instead of its map."""
        named = {self.box.layout(name): name for name in self.box.parts.cities}
        return {key: named.get(value, value) for key, value in options.items()}

    def setup(self, seats: int, options: Options) -> State:
        assert isinstance(options, BellaVistaOptions)
        return rules.setup(self.box, seats, options)

    def to_act(self, state: State) -> Actor:
        return rules.to_act(state)

    def chances(self, state: State) -> Mapping[Move, int]:
        return chance_moves.chances(self.box, state)

    def pile(self, state: State) -> str:
        return chance_moves.pile(self.box, state)

    def moves(self, state: State) -> Iterator[Move]:
        return rules.moves(self.box, state)

    def goes_without_saying(self, state: State, move: Move) -> bool:
        return rules.goes_without_saying(self.box, state, move)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        return refusals.why_not(self.box, state, move)

    def remedy(self, state: State, move: Move) -> Remedy:
        return remedies.remedy(self.box, state, move)

    def play(self, state: State, move: Move) -> State:
        return rules.play(self.box, state, move)

    def gain(self, state: State, move: Move) -> tuple[ScoreLine, ...]:
        return scoring.gain(self.box, state, move)

    def reveals(self, state: State, move: Move) -> bool:
        return visibility.reveals(self.box, state, move)

    def knew_before(self, state: State, move: Move, seat: Seat) -> bool:
        return visibility.knew_before(state, move, seat)

    def sheet(self, state: State, as_if_over: bool = False) -> tuple[ScoreLine, ...]:
        return scoring.sheet(self.box, state, as_if_over)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.box, state)

    def end_is_near(self, view: View) -> tuple[EndNear, ...]:
        return tuple(end_near_and_ties.end_is_near(self.box, view))

    def tie_break(self, view: View) -> TieBreak:
        return end_near_and_ties.tie_break(self.box, view)

    def reason_for(self, change: Change, seat: Seat) -> Phrase:  # noqa: ARG002 - only own points change
        return move_reasons.reason_for(change)

    def reasons_beside_points(self, before: State, after: State, seat: Seat) -> tuple[Reason, ...]:
        return tuple(move_reasons.reasons_beside_points(self.box, before, after, seat))

    def view(self, state: State, viewer: Viewer) -> View:
        return visibility.view(self.box, state, viewer)

    def glimpse(self, state: State, move: Move, viewer: Viewer) -> Move:
        return visibility.glimpse(self.box, state, move, viewer)

    def imagine(self, view: View, rng: Random) -> State:
        return visibility.imagine(view, rng)

    def tell(self, view: View, move: Move) -> Phrase:
        return move_sentences.tell(self.box, view, move)

    def write(self, move: Move) -> str:
        return notation.write(self.box, move)

    def read(self, text: str) -> Move:
        return notation.read(self.box, text)

    position_fields: Sequence[str] = position_text.FIELDS

    def write_position(self, state: State) -> Iterator[WrittenField]:
        return position_text.write(self.box, state)

    def read_position(self, fields: Fields, seats: int, options: Options, sight: Sight) -> State:
        assert isinstance(options, BellaVistaOptions)
        return position_text.read(self.box, fields, seats, options, sight)

    def position_seen(self, view: View) -> State:
        return position_text.seen(self.box, view)

    def position_problems(self, state: State) -> Iterator[PositionProblem]:
        return position_problems.problems(self.box, state)

    def well_formed(self, seats: int) -> Iterator[Move]:  # noqa: ARG002 - the same for all
        return self.box.every_move()


GAME = Game(META, PRINTER, BellaVista, files("faubourg.games.bella_vista") / "data")
