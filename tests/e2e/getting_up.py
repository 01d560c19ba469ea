"""Getting up from a seat, letting a bot play at it, and ending the game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.people import Person


def leave(person: Person) -> None:
    panel = person.unfold("company")
    panel.get_by_role("button", name=person.says("leave"), exact=True).click()
    panel.get_by_role("button", name=person.says("leave-yes"), exact=True).click()
    expect(person.banner("own-left")).to_be_visible()


def let_bot_play(person: Person, name: str, bot: str) -> None:
    panel = person.unfold("company")
    row = panel.locator("li").filter(has_text=name)
    row.get_by_role("button", name=person.says("let-bot")).click()
    row.get_by_label(person.says("which-bot")).select_option(bot)
    row.get_by_role("button", name=person.says("bot-plays")).click()
    expect(row).to_contain_text(person.says("stand-in-bot", bot=person.says(f"bot-{bot}")))
    person.close_panel()


def end_alone(person: Person) -> None:
    """End a game in which nobody has to agree; it is asked whether one is sure."""
    panel = person.unfold("company")
    for key in ("end-now", "end-yes"):
        panel.get_by_role("button", name=person.says(key), exact=True).click()


def propose_end(person: Person) -> None:
    """Ask the others to end the game: twice the button, because it is asked whether one is sure."""
    panel = person.unfold("company")
    panel.get_by_role("button", name=person.says("propose-end")).click()
    panel.get_by_role("button", name=person.says("end-ask"), exact=True).click()
