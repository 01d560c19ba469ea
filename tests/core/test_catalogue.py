"""The shelf: games are found through entry points, editions by their keys."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from msgspec.structs import replace

from faubourg.core import game_catalogue
from faubourg.core.errors import Unknown
from faubourg.core.game_catalogue import find_game, find_rules, games, is_our_own
from faubourg.games.sunrise import GAME, Sunrise
from tests.core.random_games import in_both_languages, small_edition


def unknown(door: Callable[..., Any], *names: str) -> Unknown:
    with pytest.raises(Unknown) as caught:
        door(*names)
    in_both_languages(caught.value)
    return caught.value


def test_sunrise_lane_stands_on_the_shelf() -> None:
    assert games()["sunrise"] is GAME
    assert find_game("sunrise") is GAME


def test_every_game_stands_under_its_own_key() -> None:
    assert {key: game.meta.key for key, game in games().items()} == {key: key for key in games()}


@pytest.mark.parametrize(("language", "key"), [("en", "lane"), ("fr", "avenue"), ("de", "lane")])
def test_every_language_has_its_usual_box(language: str, key: str) -> None:
    assert find_game("sunrise").usual_edition(language) == key
    assert find_game("kensington").usual_edition(language) == "piatnik"


def test_a_box_names_its_game_in_both_languages_and_its_designers() -> None:
    for game in games().values():
        assert {*game.meta.title} == {"en", "fr"}
        assert game.meta.designers
        assert game.meta.editions


@pytest.mark.parametrize("key", ["sunrise", "bella_vista", "kensington"])
def test_a_box_of_ours_says_about_how_long_a_game_lasts(key: str) -> None:
    least, most = find_game(key).meta.minutes or (0, 0)
    assert 0 < least <= most


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    error = unknown(find_game, "chess")
    assert error.phrase.facts == {"name": "chess", "known": (*games(),)}


def test_an_edition_that_is_not_there_is_refused_with_those_that_are() -> None:
    error = unknown(GAME.edition, "deluxe")
    assert error.phrase.facts["known"] == ("lane", "avenue")
    assert unknown(find_rules, "sunrise", "deluxe").phrase == error.phrase


def test_the_first_edition_is_played_when_none_is_named() -> None:
    assert GAME.edition() is GAME.edition("lane")
    assert find_rules("sunrise").edition.key == "lane"


def test_every_edition_on_the_box_is_there_under_its_key() -> None:
    for game in games().values():
        assert [game.edition(key).key for key in game.meta.editions] == [*game.meta.editions]


def test_rules_are_made_once_for_each_edition() -> None:
    assert find_rules("sunrise", "avenue") is find_rules("sunrise", "avenue")
    assert isinstance(find_rules("sunrise", "avenue"), Sunrise)


def test_an_edition_is_ours_if_its_key_and_all_that_is_played_are() -> None:
    lane = GAME.edition("lane")
    assert is_our_own(lane)
    assert is_our_own(replace(lane, title={}))
    assert not is_our_own(replace(lane, play=replace(lane.play, parks=1)))
    assert not is_our_own(replace(lane, key="mine"))
    assert not is_our_own(replace(lane, key="avenue"))
    assert not is_our_own(small_edition())


def test_another_package_can_bring_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    group = "faubourg.games"
    entries = [
        EntryPoint("zoo", "faubourg.games.sunrise:GAME", group),
        EntryPoint("aqueduct", "faubourg.games.sunrise:GAME", group),
    ]
    monkeypatch.setattr(game_catalogue, "entry_points", lambda group: [e for e in entries if group])
    assert [*game_catalogue.games.__wrapped__()] == ["aqueduct", "zoo"]
