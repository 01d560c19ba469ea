"""The end of Kensington: birds and tiles that announce it (KG-5), birds that decide (KG-6.6)."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.end_near_and_ties import EndNear, TieBreak
from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.phrases import Person, Phrase, facts
from faubourg.games.kensington.model import View
from faubourg.games.kensington.rules import birds_seen
from faubourg.games.kensington.scoring import birds_on
from faubourg.games.kensington.taking_tiles import beige_backs
from faubourg.games.kensington.unpacked_edition import Box

FEW_BIRDS = 3
FEW_TILES = 6
WARNED_ROUNDS = 2
"""Everybody still has so many turns when it is announced that nobody builds."""


def end_is_near(box: Box, view: View) -> Iterator[EndNear]:
    """KG-5.1, KG-5.2, KG-R5 — the last buildings; or the birds and the tiles that are left, and
    turns in which nobody builds."""
    if view.ender is None:
        yield from _what_is_left(box, view)
        yield from _nobody_builds(box, view)
    else:
        known = facts(who=Person(view.ender), birds=box.parts.end_at_birds)
        phrase = Phrase("kensington-end-last-tiles", known)
        yield EndNear(RuleId("KG-5.1"), phrase, _last_builders(view, view.ender))


def _what_is_left(box: Box, view: View) -> Iterator[EndNear]:
    seen, limit = birds_seen(box, view), box.parts.end_at_birds
    if limit - seen <= FEW_BIRDS:
        known = facts(birds=limit - seen, seen=seen, limit=limit)
        yield EndNear(RuleId("KG-5.1"), Phrase("kensington-end-birds", known))
    tiles = sum(view.backs[back] for back in beige_backs(box, view))
    if tiles <= FEW_TILES:
        yield EndNear(RuleId("KG-5.2"), Phrase("kensington-end-tiles", {"tiles": tiles}))


def _nobody_builds(box: Box, view: View) -> Iterator[EndNear]:
    """KG-R5 — until a tile of this turn is laid."""
    seats = len(view.facades)
    if view.laid:
        return
    if view.skips:
        yield _countdown("kensington-end-skips", view.skips, seats)
    limit = box.parts.idle_rounds * seats
    if view.idle and limit - view.idle <= WARNED_ROUNDS * seats:
        yield _countdown("kensington-end-idle", view.idle, limit)


def _countdown(key: str, turns: int, limit: int) -> EndNear:
    now = "-now" if turns + 1 >= limit else ""
    return EndNear(RuleId("KG-R5"), Phrase(key + now, facts(turns=turns, limit=limit)))


def how_it_ended(view: View) -> Phrase | None:
    """KG-R5 — after how many turns without building."""
    if view.ended_by != "KG-R5":
        return None
    if view.skips >= len(view.facades):
        return Phrase("kensington-ended-skips", facts(turns=view.skips))
    return Phrase("kensington-ended-idle", facts(turns=view.idle))


def _last_builders(view: View, ender: Seat) -> tuple[Seat, ...]:
    """KG-5.1 — whoever plays, then those after them who have stored tiles, up to the ender."""
    seats = len(view.facades)
    left = (ender - view.seat) % seats or seats
    later = (Seat((view.seat + turn) % seats) for turn in range(1, left))
    return (view.seat, *(seat for seat in later if view.warehouses[seat]))


def tie_break(box: Box, view: View) -> TieBreak:
    """KG-6.6"""
    birds = tuple(birds_on(box, facade) for facade in view.facades)
    return TieBreak(RuleId("KG-6.6"), "kensington-tie-break", birds)
