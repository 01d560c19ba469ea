"""The screens of Bella Vista by name, and how one comes to see them."""

from __future__ import annotations

from playwright.sync_api import expect

from faubourg.core.game_protocol import NATURE, Seat
from faubourg.core.record import read_record
from faubourg.core.replay import replay
from faubourg.games.bella_vista.model import TakeContract
from tests.e2e.bella_vista.taking_part import MINE, Architect
from tests.e2e.people import People, Person
from tests.e2e.scenes import GOLDEN, go_on_from, show_record
from tests.e2e.score import next_step
from tests.e2e.screens import screen
from tests.e2e.sunrise.taking_part import Stage

RECORD = GOLDEN[0].with_name("bella_vista-three-architects.json")
LATE = 55
"""Decisions of the record after which the city is rather full."""


def decide_until(me: Person, stage: Stage) -> Architect:
    """At a table in a late round, where some decision of one's own is to be made."""
    me.game = "bella_vista"
    go_on_from(me, LATE, "me", "greedy", "greedy", record=RECORD)
    player = Architect(me)
    while player.wait_for(*MINE) != stage:
        player.act()
    return player


def first_contract() -> tuple[int, Seat]:
    """After how many decisions of the record somebody takes a contract, and who."""
    table, _ = replay(read_record(RECORD.read_bytes()))
    decisions = [step for step in table.steps if step.actor is not NATURE]
    taken = (n for n, step in enumerate(decisions) if isinstance(step.move, TakeContract))
    number = next(taken)
    seat = decisions[number].actor
    assert isinstance(seat, int)
    return number, Seat(seat)


def sit_before_a_contract(me: Person) -> None:
    """In the place of whoever takes the first contract of the record, who decides on it next."""
    me.game = "bella_vista"
    ply, seat = first_contract()
    seats = ["greedy"] * 3
    seats[seat] = "me"
    go_on_from(me, ply, *seats, record=RECORD)


@screen
def bella_offer(_: People, me: Person) -> None:
    decide_until(me, "offer").prepare_offer()


@screen
def bella_build(_: People, me: Person) -> None:
    player = decide_until(me, "build")
    me.space(player.best_spaces()[0]).click()
    expect(player.go).to_be_enabled()


@screen
def bella_refusal(_: People, me: Person) -> None:
    decide_until(me, "build")
    me.space("e5").click()
    expect(me.page.locator(".refusal")).to_be_visible()


@screen
def bella_contract(_: People, me: Person) -> None:
    sit_before_a_contract(me)
    Architect(me).wait_for("contract")


@screen
def bella_hints(_: People, me: Person) -> None:
    decide_until(me, "build")
    me.page.keyboard.press("h")
    expect(me.page.locator(".hints .move").first).to_be_visible()


@screen
def bella_contracts_taken(_: People, me: Person) -> None:
    decide_until(me, "build")
    me.page.locator(".seats .facts button").first.click()
    expect(me.page.locator("dialog[open] li").first).to_be_visible()


@screen
def bella_why(_: People, me: Person) -> None:
    decide_until(me, "build")
    me.page.locator(".seats .points").first.click()
    expect(me.dialog("why-total", who=me.name)).to_contain_text("BV-")


@screen
def bella_over(_: People, me: Person) -> None:
    player = decide_until(me, "build")
    while player.wait_for(*MINE, "over") != "over":
        player.act()


@screen
def bella_score(people: People, me: Person) -> None:
    bella_over(people, me)
    me.button("walk-scores").click()
    for _ in range(3):
        next_step(me).click()
    expect(me.page.locator("aside .proof > h2")).to_contain_text("BV-5.1")


@screen
def bella_replay(_: People, me: Person) -> None:
    me.game = "bella_vista"
    show_record(me, ply=60, record=RECORD)


@screen
def bella_home(_: People, me: Person) -> None:
    me.game = "bella_vista"
    me.go_home()
    me.game_card.click()
    expect(me.button("open-table")).to_be_enabled()
