"""Refusals in short."""

from __future__ import annotations

from faubourg.core.facts import Fact
from faubourg.core.game import Refusal, RuleId
from faubourg.games.kensington.box import Box
from faubourg.games.kensington.model import Tile


def refuse(rule: str, reason: str, *spaces: str, **facts: Fact) -> Refusal:
    return Refusal(RuleId(rule), reason, facts, spaces)


def no_such_tile(box: Box, tile: Tile) -> Refusal | None:
    """KG-0.1"""
    if 0 <= tile < len(box.faces):
        return None
    return refuse("KG-0.1", "no-tile", number=tile, tiles=len(box.faces))
