"""Every screen of the house by name, and how one comes to see it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FilePayload, expect

from tests.e2e.getting_up import propose_end
from tests.e2e.people import People, Person
from tests.e2e.scenes import go_on_from, show_record, sit_down
from tests.e2e.score import beads, next_step
from tests.e2e.sunrise.taking_part import MINE, Player

Scene = Callable[[People, Person], object]
SCREENS: dict[str, Scene] = {}
NEAR_THE_END = -4


def screen(scene: Scene) -> Scene:
    SCREENS[getattr(scene, "__name__", "").replace("_", "-")] = scene
    return scene


# The front page and the pages around it


@screen
def home_empty(_: People, me: Person) -> None:
    me.go_home()


@screen
def home_with_tables(_: People, me: Person) -> None:
    for seats in (("me", "random"), ("me", "open")):
        sit_down(me, *seats)
    me.go_home()
    expect(me.text("your-turn").first).to_be_visible()


@screen
def home_all_tables(people: People, me: Person) -> None:
    home_with_tables(people, me)
    me.button("all-tables", number=2).click()
    expect(me.dialog("your-tables")).to_be_visible()


@screen
def home_refused_record(_: People, me: Person) -> None:
    me.watch.forgive("400")
    me.go_home()
    holiday: FilePayload = {"name": "a.json", "mimeType": "application/json", "buffer": b"{}"}
    me.page.locator("input[type=file]").set_input_files(holiday)
    expect(me.page.get_by_role("alert")).to_be_visible()


@screen
def rules(_: People, me: Person) -> None:
    me.visit("/rules/sunrise#SL-2.2")
    expect(me.page.locator("[id='SL-2.2']")).to_be_in_viewport()


@screen
def settings(_: People, me: Person) -> None:
    me.go_home()
    me.unfold("settings")
    expect(me.page.get_by_role("switch").first).to_be_visible()


@screen
def keys(_: People, me: Person) -> None:
    me.go_home()
    me.page.keyboard.press("?")
    expect(me.dialog("keys").get_by_text(me.says("keys-this"))).to_be_visible()


@screen
def nowhere(_: People, me: Person) -> None:
    me.watch.forgive("404")
    me.visit("/no/such/street")
    expect(me.heading("nowhere-title")).to_be_visible()


@screen
def no_such_table(_: People, me: Person) -> None:
    me.watch.forgive("404")
    me.visit("/t/nosuchtable00000")
    expect(me.link("to-home")).to_be_visible()


@screen
def not_open_to_me(people: People, me: Person) -> None:
    ann = people.person("Ann")
    me.watch.forgive("WebSocket")
    me.visit(f"/t/{sit_down(ann, 'me', 'random')}")
    expect(me.heading("closed-title")).to_be_visible()


# Coming together


def invite(people: People) -> tuple[Person, str]:
    """A friend with a table, and the link to its second seat."""
    ann = people.person("Ann")
    ann.open_table("me", "open")
    return ann, ann.invitation("invite-seat", number=2)


@screen
def welcome(people: People, me: Person) -> None:
    _, address = invite(people)
    me.visit(address)
    expect(me.button("sit-down")).to_be_visible()


@screen
def invitations(_: People, me: Person) -> None:
    me.open_table("me", "open", "open")
    expect(me.dialog("invite").get_by_role("img")).to_be_visible()


@screen
def company(people: People, me: Person) -> None:
    _, address = invite(people)
    me.follow(address)
    me.unfold("company")
    expect(me.button("propose-end")).to_be_visible()


@screen
def proposal(people: People, me: Person) -> None:
    ann, address = invite(people)
    ann.close_panel()
    me.follow(address)
    propose_end(ann)
    expect(me.button("agree")).to_be_visible()


@screen
def ended_by_agreement(people: People, me: Person) -> None:
    proposal(people, me)
    me.button("agree").click()
    expect(me.heading("game-is-over").first).to_be_attached()


@screen
def shown_out(people: People, me: Person) -> None:
    ann = people.person("Ann")
    sit_down(ann, "me", "random")
    me.visit(ann.invitation("invite-spectator"))
    expect(me.board).to_be_visible()
    ann.dialog("invite").get_by_role("button", name=ann.says("revoke"), exact=True).click()
    expect(me.heading("shown-out-title")).to_be_visible()


@screen
def curtain(_: People, me: Person) -> None:
    sit_down(me, "me", "me")
    expect(me.dialog("curtain-label")).to_be_visible()


@screen
def stand_in(_: People, me: Person) -> None:
    sit_down(me, "me", "open")
    panel = me.unfold("company")
    panel.get_by_role("button", name=me.says("let-bot")).click()
    me.button("bot-plays").click()
    me.close_panel()
    expect(me.banner("own-stand-in")).to_be_visible()


# The table


@screen
def table_my_turn(_: People, me: Person) -> None:
    go_on_from(me, 40, "me", "random", "random")
    Player(me).wait_for(*MINE)


@screen
def table_others_turn(_: People, me: Person) -> None:
    sit_down(me, "me", "open")
    Player(me).wait_for("turn")
    Player(me).second.click()
    Player(me).wait_for("others")


@screen
def table_chooser(_: People, me: Person) -> None:
    go_on_from(me, 40, "me", "random", "random")
    player = Player(me)
    player.wait_for(*MINE)
    while (space := player.best_space()) is None:
        player.act()
        player.wait_for(*MINE)
    player.choose(space)
    expect(me.page.get_by_role("group", name=me.says("how-high"))).to_be_visible()


@screen
def table_refusal(_: People, me: Person) -> None:
    sit_down(me, "me", "random", "greedy")
    expect(me.page.locator(".cell.target").first).to_be_attached()
    me.space("d1").click()
    expect(me.page.get_by_role("alert")).to_be_visible()


@screen
def table_hints(_: People, me: Person) -> None:
    sit_down(me, "me", "random")
    Player(me).wait_for("turn")
    me.page.keyboard.press("h")
    expect(me.page.locator(".hints .move").first).to_be_visible()


@screen
def table_why(people: People, me: Person) -> None:
    table_my_turn(people, me)
    me.page.locator(".seats .points").first.click()
    expect(me.dialog("why-total", who=me.name)).to_contain_text("SL-")


@screen
def table_log(people: People, me: Person) -> None:
    table_my_turn(people, me)
    me.unfold("log")


@screen
def table_menu(people: People, me: Person) -> None:
    table_my_turn(people, me)
    me.unfold("menu")


@screen
def table_over(_: People, me: Person) -> None:
    go_on_from(me, NEAR_THE_END, "random", "random", "me")
    player = Player(me)
    while player.wait_for(*MINE, "over") != "over":
        player.act()


# The score and the replay


@screen
def score_walk(people: People, me: Person) -> None:
    table_over(people, me)
    me.button("walk-scores").click()
    expect(next_step(me)).to_be_visible()


@screen
def score_bonus(people: People, me: Person) -> None:
    score_walk(people, me)
    for number in range(2, 6):
        next_step(me).click()
        step = me.says("step-of", number=number, total=6)
        expect(beads(me)).to_have_accessible_name(step)


@screen
def replay(_: People, me: Person) -> None:
    show_record(me, ply=60)


@screen
def replay_end(_: People, me: Person) -> None:
    show_record(me)


@screen
def replay_continue(people: People, me: Person) -> None:
    replay(people, me)
    me.button("continue").click()
    dialog = me.dialog("continue")
    expect(dialog.get_by_role("button", name=me.says("open-table"))).to_be_enabled()


@screen
def replay_of_nothing(_: People, me: Person) -> None:
    me.watch.forgive("404")
    me.visit("/r/nosuchtable00000")
    expect(me.heading("replay-trouble")).to_be_visible()
