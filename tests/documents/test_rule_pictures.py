"""Pictures of the rules show what the rules say, and no rule of the board goes without."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from faubourg.core.game_catalogue import find_game
from faubourg.core.messages import messages
from faubourg.core.table_from_position import possible_position
from faubourg.games.bella_vista.model import Stage
from faubourg.games.bella_vista.rules import Reach, reach
from tests.documents.pictured_places import built_in, open_in, standing_in
from tools.rule_pictures import (
    RulePicture,
    games_with_pictures,
    lines_in,
    pictures_of,
    position_in,
    refusal_in,
    words_needed,
)

GAMES = ("sunrise", "bella_vista", "kensington")
EVERY = [(game, picture) for game in GAMES for picture in pictures_of(game).pictures]
PICTURE = pytest.mark.parametrize(
    ("game", "picture"), EVERY, ids=[f"{game}-{each.key}" for game, each in EVERY]
)
PLACES = re.compile(r"\{ \$(?:space|squares?|where|columns) ")
"""Facts of a refusal that name places of the board."""


def rules_of(game: str) -> list[str]:
    return messages("en").rules(find_game(game).meta.prefix)


def is_ruling(rule: str) -> bool:
    return "-R" in rule


def test_all_games_of_the_house_have_pictures() -> None:
    assert {*games_with_pictures()} >= {*GAMES}


@PICTURE
def test_the_position_is_possible_and_the_link_to_try_it_holds_all_of_it(
    game: str, picture: RulePicture
) -> None:
    position = position_in(picture)
    assert position.rules.key == game
    assert position.sight == "all"
    assert possible_position(position.to_line()).state == position.state


@PICTURE
def test_what_is_right_is_legal_and_what_is_wrong_is_refused_by_that_very_rule(
    game: str, picture: RulePicture
) -> None:
    refusal = refusal_in(picture)
    assert (refusal.rule if refusal else None) == (
        picture.rule if picture.verdict == "wrong" else None
    ), game
    assert bool(picture.moves) == (picture.verdict != "shown")


@PICTURE
def test_whoever_tries_a_picture_finds_something_on_each_lit_place_or_may_build_there(
    game: str, picture: RulePicture
) -> None:
    assert {*picture.light} <= standing_in(picture) | open_in(picture), game


@PICTURE
def test_places_lit_beside_a_move_are_all_where_it_could_be_made_instead(
    game: str, picture: RulePicture
) -> None:
    if picture.moves and picture.light:
        assert {*picture.light} == open_in(picture) - built_in(picture), game


def test_a_building_without_a_place_within_the_constraint_is_pictured_at_that_very_moment() -> None:
    pictures = [each for each in pictures_of("bella_vista").pictures if each.rule == "BV-3.5"]
    assert pictures
    for picture in pictures:
        rules, state = position_in(picture).rules, position_in(picture).state
        assert reach(rules.box, state)[0] is Reach.BORDER
        assert picture.points == 0
        city = rules.box.city(state.city)
        border = {*city.names_of(city.border)} - standing_in(picture)
        assert {*picture.light} | built_in(picture) == border
        assert rules.play(state, rules.read(picture.moves[0])).stage is Stage.STOPPED


@PICTURE
def test_the_points_of_a_picture_are_those_of_the_rules(game: str, picture: RulePicture) -> None:
    if picture.points is not None:
        assert sum(line.points for line in lines_in(picture)) == picture.points, game


@PICTURE
def test_a_picture_is_of_a_rule_that_there_is(game: str, picture: RulePicture) -> None:
    assert picture.rule in rules_of(game)


@PICTURE
def test_sides_that_are_marked_lie_between_neighbours_and_pictures_of_contact_have_some(
    game: str, picture: RulePicture
) -> None:
    for pair in (*picture.good_sides, *picture.bad_sides):
        one, other = (tuple(map(int, place.split(":"))) for place in pair.split())
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1, game
    if picture.rule in ("KG-3.4", "KG-R6"):
        assert bool(picture.good_sides) == (picture.verdict == "right")
        assert picture.good_sides or picture.bad_sides


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_concerns_the_board_has_a_picture(game: str) -> None:
    shown = pictures_of(game)
    named = {step.key for step in (shown.short.goal, *shown.short.steps, shown.short.end)}
    pictured = {picture.rule for picture in shown.pictures if picture.key not in named}
    rules = {rule for rule in rules_of(game) if not is_ruling(rule)}
    assert rules - pictured == {*shown.off_board}


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_said_to_be_off_the_board_whose_refusals_name_places_of_it(game: str) -> None:
    text = (files("faubourg") / "locale" / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    for rule in pictures_of(game).off_board:
        key = rule.replace(".", "-")
        entry = re.search(rf"^{key} =\n(?:[ }}].*\n|\n)*", text, re.MULTILINE)
        assert entry
        assert not PLACES.search(entry[0]), rule


@pytest.mark.parametrize("game", GAMES)
def test_pictures_have_keys_of_their_own(game: str) -> None:
    keys = [picture.key for picture in pictures_of(game).pictures]
    assert len(keys) == len({*keys})


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_stands_under_a_rule(game: str) -> None:
    rules, rulings = rules_of(game), pictures_of(game).rulings
    assert {*rulings} == {rule for rule in rules if is_ruling(rule)}
    assert {*rulings.values()} <= {rule for rule in rules if not is_ruling(rule)}


@pytest.mark.parametrize("game", GAMES)
def test_options_are_marked_as_such(game: str) -> None:
    told = {rule for rule in rules_of(game) if re.search(r"reading “|was chosen", text_of(rule))}
    assert told <= {*pictures_of(game).options} <= {*rules_of(game)}


def text_of(rule: str) -> str:
    return messages("en").rule_text(rule)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_shown_is_said_and_nothing_is_said_twice(game: str, language: str) -> None:
    said = {key for key in messages(language).keys if re.match(f"{game}-(short|picture)-", key)}
    needed = words_needed(pictures_of(game))
    assert needed <= said
    left = {key for key in said - needed if not (key.startswith(f"{game}-short-") and "." in key)}
    assert left == set()


@pytest.mark.parametrize("language", ["en", "fr"])
@PICTURE
def test_a_caption_has_two_to_six_words(game: str, picture: RulePicture, language: str) -> None:
    key = f"{game}-picture-{picture.key}"
    if messages(language).has(key):
        words = [word for word in messages(language).text(key).split() if word[0].isalnum()]
        assert 1 <= len(words) <= 6, words
