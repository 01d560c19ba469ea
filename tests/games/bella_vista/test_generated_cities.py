"""BV-1.1: cities from the generator are always valid, quick to make, and not alike."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from faubourg.core.errors import BadOption
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.phrases import Phrase
from faubourg.games.bella_vista.city_generator import generate
from faubourg.games.bella_vista.city_map_reader import Size, map_problems
from faubourg.testing.cases_and_positions import scaled
from tests.counted_work import calls_of
from tests.games.bella_vista.positions import BOX, PARTS


def city(seed: int) -> str:
    return generate(PARTS, Random(seed))


def appearances(layout: str) -> Iterator[str]:
    """The city turned and mirrored in all eight ways."""
    rows = layout.split("/")
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        yield "/".join(rows)
        yield "/".join(row[::-1] for row in rows)


@pytest.mark.rule("BV-1.1")
def test_generated_cities_are_valid() -> None:
    for seed in range(scaled(150)):
        layout = city(seed)
        assert [*map_problems(PARTS.tiles, PARTS.sizes, PARTS.unit, layout)] == []
        assert BOX.layout(layout) == layout


@pytest.mark.rule("BV-1.1")
def test_no_two_of_a_hundred_generated_cities_are_alike_in_any_position() -> None:
    assert len({min(appearances(city(seed))) for seed in range(100)}) == 100


@pytest.mark.rule("BV-1.1")
def test_generated_cities_differ_in_outline_and_in_parks() -> None:
    layouts = [city(seed) for seed in range(40)]
    assert len({(layout.count("/"), layout.index("/")) for layout in layouts}) > 5
    assert len({len(BOX.city(layout).parks) for layout in layouts}) > 2
    assert {len(BOX.city(layout).rivers) for layout in layouts} == {1, 2}


@pytest.mark.rule("BV-1.1")
def test_the_same_seed_makes_the_same_city() -> None:
    assert city(7) == city(7) != city(8)


@pytest.mark.rule("BV-1.1")
def test_a_city_is_made_with_little_work() -> None:
    assert max(calls_of(partial(city, seed)) for seed in range(20)) < 40_000


@pytest.mark.rule("BV-1.1")
def test_a_city_that_grew_too_long_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faubourg.games.bella_vista.city_generator.CLOSENESS", 0)
    for seed in range(30):
        rows = city(seed).split("/")
        assert len(rows) <= 13
        assert len(rows[0]) <= 13


@pytest.mark.rule("BV-1.1")
def test_tiles_that_hardly_ever_fit_are_not_tried_for_ever() -> None:
    sizes = {"district": Size(24, 2), "park": Size(2, 24), "river": Size(24, 2)}
    with pytest.raises(BadOption) as caught:
        generate(replace(PARTS, sizes=sizes), Random(1))
    reason = caught.value.phrase.facts["reason"]
    assert reason == Phrase("bella-hardly-fits")
    assert all(messages(language).say(reason) for language in LANGUAGES)
