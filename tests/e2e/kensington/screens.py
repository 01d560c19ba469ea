"""The screens of Kensington by name, and how one comes to see them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.kensington.taking_part import MINE, Mason
from tests.e2e.people import People, Person
from tests.e2e.scenes import GOLDEN, go_on_from, show_record
from tests.e2e.score import next_step
from tests.e2e.screens import screen
from tests.e2e.sunrise.taking_part import Stage

RECORD = GOLDEN[0].with_name("kensington-seventh-bird.json")
LATE = -12
"""Decisions before the end of the record: the façades are large then."""

LAST_TILES = -3
"""The seventh bird is out."""


def decide_until(me: Person, stage: Stage) -> Mason:
    """At a table late in a game, where some decision of one's own is to be made."""
    me.game = "kensington"
    go_on_from(me, LATE, "me", "greedy", record=RECORD)
    player = Mason(me)
    while player.wait_for(*MINE) != stage:
        player.act()
    return player


@screen
def kensington_take(_: People, me: Person) -> None:
    decide_until(me, "take").choose_back(0)


@screen
def kensington_build(_: People, me: Person) -> None:
    player = decide_until(me, "build")
    while not player.columns.count():
        player.act()
        player.wait_for("build", "take")
    me.page.locator(f'.cell[data-column="{player.best_column()}"]').click()
    expect(player.go).to_be_enabled()


@screen
def kensington_refusal(_: People, me: Person) -> None:
    decide_until(me, "build")
    me.page.locator(".cell:not(.target)").first.click()
    expect(me.page.locator(".refusal")).to_be_visible()


@screen
def kensington_hints(_: People, me: Person) -> None:
    decide_until(me, "take")
    me.page.keyboard.press("h")
    expect(me.page.locator(".hints .move").first).to_be_visible()


@screen
def kensington_neighbour(_: People, me: Person) -> None:
    decide_until(me, "take")
    me.page.locator(".neighbours button").first.click()


@screen
def kensington_why(_: People, me: Person) -> None:
    decide_until(me, "take")
    me.page.locator(".you .points").click()
    expect(me.dialog("why-total", who=me.name)).to_contain_text("KG-")


@screen
def kensington_over(_: People, me: Person) -> None:
    me.game = "kensington"
    go_on_from(me, LAST_TILES, "me", "greedy", record=RECORD)
    player = Mason(me)
    while player.wait_for(*MINE, "over") != "over":
        player.act()


@screen
def kensington_score(people: People, me: Person) -> None:
    kensington_over(people, me)
    me.button("walk-scores").click()
    for _ in range(3):
        next_step(me).click()


@screen
def kensington_replay(_: People, me: Person) -> None:
    me.game = "kensington"
    show_record(me, ply=60, record=RECORD)


@screen
def kensington_home(_: People, me: Person) -> None:
    me.game = "kensington"
    me.go_home()
    me.game_card.click()
    expect(me.button("open-table")).to_be_enabled()
