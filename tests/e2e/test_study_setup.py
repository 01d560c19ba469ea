"""Positions set up on the drawn boards, by mouse, finger and keyboard; mistakes are lit."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from faubourg import Table
from tests.e2e import test_study
from tests.e2e.people import PHONE, People, Person
from tests.e2e.screen_check import SEARCHED, look_around
from tests.e2e.test_study import in_address, position_of, tab

pytestmark = pytest.mark.needs("chromium")


def study(person: Person, position: str) -> None:
    """Come to the board; keys mean something once it is there."""
    test_study.study(person, position)
    expect(person.page.locator(".middle .cell").first).to_be_attached()


def place(person: Person, name: str) -> Locator:
    return person.page.locator(f'.middle [data-space="{name}"], .middle [data-column="{name}"]')


def problems(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.says("setup-problems"))


def tool(person: Person, words: str) -> Locator:
    tray = person.page.get_by_role("region", name=person.says("setup-tray"))
    return tray.get_by_role("button", name=words)


def form_field(person: Person, name: str) -> Locator:
    panel = person.page.get_by_role("tabpanel")
    return panel.get_by_label(person.says(f"study-field-{name}"), exact=True)


def is_possible(person: Person) -> None:
    expect(problems(person).get_by_role("status")).to_have_text(person.says("study-possible"))


def comes_by_link(people: People, person: Person, written: str) -> None:
    """Whoever follows the link finds what was set up, and it can be played on."""
    expect(person.page.get_by_role("tab", selected=True)).to_have_text(
        person.says("study-tab-moves")
    )
    assert written in in_address(person)
    bob = people.person("Bob")
    bob.page.goto(person.page.url)
    tab(bob, "study-tab-moves").click()
    expect(bob.page.locator(".move").first).to_be_visible()
    assert in_address(bob) == in_address(person)


def test_a_town_is_set_up_by_mouse_and_every_problem_leads_to_its_place(people: People) -> None:
    ann = people.person("Ann")
    start = position_of("sunrise")
    study(ann, start)
    tab(ann, "study-tab-setup").click()
    tool(ann, ann.says("setup-house-of", who="Seat B")).click()
    tool(ann, ann.says("floors", number=2)).click()
    place(ann, "a2").click()
    expect(problems(ann)).to_contain_text("SL-2.2")
    expect(ann.page.locator(".town .bad")).to_have_count(1)
    expect(ann.button("setup-apply")).to_be_disabled()
    assert "b2" in form_field(ann, "town").input_value()
    assert in_address(ann) == start
    ann.button("setup-show-place", places="a2").click()
    expect(place(ann, "a2")).to_be_focused()
    expect(place(ann, "a2")).to_have_accessible_name(re.compile("touches neither the fountain"))
    ann.button("setup-show-field", field=ann.says("study-field-town")).click()
    expect(form_field(ann, "town")).to_be_focused()
    ann.button("cure-clear", spaces="a2").click()
    is_possible(ann)
    place(ann, "f5").click()
    is_possible(ann)
    ann.button("setup-apply").click()
    comes_by_link(people, ann, "-b2-")


def test_what_is_put_down_is_undone_and_given_up(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    ann.page.keyboard.press("1")
    town = form_field(ann, "town")
    before = town.input_value()
    place(ann, "f5").click()
    place(ann, "f4").click()
    assert town.input_value().count("a1") == 2
    ann.page.keyboard.press("u")
    assert town.input_value().count("a1") == 1
    ann.page.keyboard.press("0")
    place(ann, "f5").click()
    assert town.input_value() == before
    ann.page.keyboard.press("p")
    place(ann, "f5").click()
    assert "*" in town.input_value()
    ann.button("setup-discard").click()
    assert town.input_value() == before
    expect(ann.button("setup-apply")).to_be_disabled()


def test_only_the_house_put_down_last_is_lowered_for_want_of_pieces(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("Shift+Digit5")
    spaces = ("f5", "f4", "e4", "d4", "c4", "b4")
    for space in spaces:
        place(ann, space).click()
    lower = ann.button("cure-floors", space="b4", floors=3)
    expect(lower).to_be_visible()
    expect(ann.page.locator(".town .bad")).to_have_count(len(spaces))
    lower.click()
    expect(problems(ann)).not_to_contain_text("SL-1.1")
    assert "a3" in form_field(ann, "town").input_value()


def city_with_buildings() -> str:
    """At the beginning of a round, so that what stands may be changed."""
    table, rng = Table("bella_vista", seats=3, seed=7), Random(5)
    while table.state.round < 2 or table.state.stage.value != "offer":
        table.play(rng.choice(table.moves()))
    return table.position()


def test_a_city_is_set_up_by_touch(people: People) -> None:
    ann = people.person("Ann", language="fr", size=PHONE, touch=True)
    position = city_with_buildings()
    study(ann, position)
    tab(ann, "study-tab-setup").tap()
    built = form_field(ann, "built")
    before = built.input_value()
    word = next(each for each in before.split() if each[0] == "a")
    number, rest = word[1], word[2:].removesuffix("+")
    square, _, turn = rest.partition("/")
    tool(ann, ann.says("setup-rubber")).tap()
    place(ann, square).tap()
    assert word not in built.input_value().split()
    is_possible(ann)
    tool(ann, ann.says("setup-building-of", who="Place A")).tap()
    tool(ann, ann.says("setup-number", number=number)).tap()
    for _ in range(int(turn or 0)):
        tool(ann, ann.says("bv-turn")).tap()
    coins = ann.page.get_by_label(ann.says("setup-earns"))
    coins.set_checked("+" in word)
    for _ in range(2):
        place(ann, square).tap()
    expect(problems(ann)).to_contain_text("BV-3.1")
    expect(ann.button("setup-apply")).to_be_disabled()
    removal = ann.says("cure-remove", what=ann.says("bv-building", owner="Place A", number=number))
    problems(ann).get_by_role("button", name=removal).first.tap()
    is_possible(ann)
    assert built.input_value().split().count(word) == 1
    ann.button("setup-apply").tap()
    comes_by_link(people, ann, word)


def test_a_building_that_cannot_lie_there_is_named_with_its_rule(people: People) -> None:
    ann = people.person("Ann")
    study(ann, city_with_buildings())
    ann.page.keyboard.press("2")
    ann.page.keyboard.press("Shift+Digit1")
    last = ann.page.locator(".middle [data-space]").last
    last.click()
    expect(problems(ann)).to_contain_text("BV-3")
    name = last.get_attribute("data-space")
    ann.button("cure-remove-word", word=f"b1{name}+").click()
    is_possible(ann)


def test_a_facade_is_set_up_by_keyboard_alone(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("kensington"))
    press = ann.page.keyboard.press
    press("2")
    expect(tab(ann, "study-tab-setup")).to_have_attribute("aria-selected", "true")
    press("ArrowRight")
    expect(place(ann, "0")).to_be_focused()
    for _ in range(3):
        press("ArrowRight")
    press("Enter")
    expect(problems(ann)).to_contain_text("KG-3.4")
    facades = form_field(ann, "facades")
    assert facades.input_value() == "-\n+H1@3\n-"
    show = ann.button("setup-show-columns", columns="3", number=1)
    show.focus()
    press("Enter")
    expect(place(ann, "3")).to_be_focused()
    press("0")
    press("Enter")
    expect(facades).to_have_count(0)
    press("2")
    for _ in range(2):
        press("ArrowLeft")
    press("Enter")
    is_possible(ann)
    assert facades.input_value() == "-\n+H1@1\n-"
    ann.button("setup-apply").focus()
    press("Enter")
    comes_by_link(people, ann, "facades=-&+H1@1&-")


def test_warehouses_and_tokens_are_set_up(people: People) -> None:
    ann = people.person("Ann", language="fr")
    study(ann, position_of("kensington"))
    tab(ann, "study-tab-setup").click()
    tool(ann, ann.says("setup-group-roofs")).click()
    tool(ann, ann.says("setup-facade-of", who="Place C")).click()
    ann.page.locator(".tiles .tool").first.click()
    ann.button("setup-store").click()
    ann.button("setup-token-more").click()
    assert form_field(ann, "stored").input_value() == "-\n-\n^H1"
    assert form_field(ann, "tokens").input_value().split()[2] != "0"
    ann.page.get_by_role("button", name=ann.says("setup-unstore-tile", tile="")).first.click()
    expect(form_field(ann, "stored")).to_have_count(0)


def test_a_field_that_is_written_in_is_checked_and_leads_back(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    tab(ann, "study-tab-setup").click()
    town = form_field(ann, "town")
    before = town.input_value()
    town.fill(before.replace("@", "a1"))
    expect(problems(ann)).to_contain_text("SL-0.1")
    town.fill("nothing")
    tray = ann.page.get_by_role("region", name=ann.says("setup-tray"))
    expect(tray.get_by_role("status")).to_have_text(ann.says("setup-unreadable-town"))
    place(ann, "f5").click()
    assert town.input_value() == "nothing"
    town.fill(before)
    form_field(ann, "turn").select_option(label="Seat B")
    is_possible(ann)
    ann.button("setup-apply").click()
    expect(ann.page.get_by_role("tabpanel")).to_contain_text(ann.says("study-legal", who="Seat B"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_fields_are_chosen_in_words_or_say_how_they_are_read(people: People, language: str) -> None:
    ann = people.person("Ann", language)
    study(ann, city_with_buildings())
    tab(ann, "study-tab-setup").click()
    stage = form_field(ann, "stage")
    expect(stage.locator("option:checked")).to_have_text(
        ann.says("study-value-bella_vista-stage-offer")
    )
    player, owner = (ann.says("study-seat", letter=letter) for letter in "AB")
    for name in ("order", "offers", "built"):
        reading = ann.says(f"study-reads-bella_vista-{name}", player=player, owner=owner)
        if form_field(ann, name).count():
            expect(form_field(ann, name)).to_have_accessible_description(reading)
    stage.select_option(label=ann.says("study-value-bella_vista-stage-over"))
    expect(problems(ann)).to_contain_text("BV-4.4")


MISTAKES = {"sunrise": "a2", "bella_vista": "a1", "kensington": "4"}


@pytest.mark.parametrize(("game", "language"), [*zip(MISTAKES, ("fr", "en", "fr"), strict=True)])
def test_nothing_is_in_anybodys_way_while_a_position_is_set_up(
    people: People, game: str, language: str
) -> None:
    ann = people.person("Ann", language=language)
    study(ann, position_of(game))
    tab(ann, "study-tab-setup").click()
    assert look_around(ann.page, f"setup-{game}", SEARCHED) == []
    place(ann, MISTAKES[game]).click()
    expect(problems(ann).get_by_role("listitem").first).to_be_visible()
    assert look_around(ann.page, f"setup-{game}-wrong", SEARCHED) == []


def test_the_keys_of_the_tray_stand_in_the_list(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    for _ in range(2):
        ann.page.keyboard.press("?")
        listed = ann.dialog("keys")
        for key in ("keys-setup-seat", "keys-setup-park", "keys-setup-rubber", "keys-setup-floors"):
            expect(listed).to_contain_text(ann.says(key))
        ann.close_panel()
        tab(ann, "study-tab-setup").click()
