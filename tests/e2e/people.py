"""Somebody in front of a browser, who uses nothing but what is on the screen."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.e2e.page_complaints import Watch
from tests.e2e.words import words
from tests.patience import PATIENCE_WITH_PAGES

DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}

BOARDS = {
    "sunrise": "town-label",
    "bella_vista": "bv-city-label",
    "kensington": "kg-facade-of",
    "orchard": "orchard-view-plots",
}
"""What each game calls its board."""

Seats = tuple[str, ...]
"""Who shall sit where: "me", "open", or the name of a bot."""


class Person:
    """A context of its own: cookies, storage, size, language; and the page that it looks at.

    "Ann and Ben" are two people at one screen.
    """

    game = "sunrise"
    """What is played unless a test says otherwise."""

    def __init__(self, context: BrowserContext, address: str, name: str, language: str) -> None:
        context.set_default_timeout(PATIENCE_WITH_PAGES)
        self.watch = Watch(context)
        self.context, self.address, self.name, self.language = context, address, name, language
        self.page: Page = context.new_page()

    # What is said, and where

    def says(self, key: str, **facts: object) -> str:
        return words(self.language, key, **facts)

    def button(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("button", name=self.says(key, **facts))

    def link(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("link", name=self.says(key, **facts))

    def heading(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("heading", name=self.says(key, **facts))

    def text(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_text(self.says(key, **facts))

    def banner(self, key: str, **facts: object) -> Locator:
        """A line under the bar about something that lasts."""
        return self.page.locator(".banner").filter(has_text=self.says(key, **facts))

    def dialog(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("dialog", name=self.says(key, **facts))

    @property
    def status(self) -> Locator:
        """What the bar says is going on."""
        return self.page.locator("header").get_by_role("status")

    @property
    def board(self) -> Locator:
        words = self.says(BOARDS[self.game], who=self.name, facts="")
        return self.page.get_by_role("group", name=words)

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-space="{name}"]')

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.says("hand-label"))

    @property
    def cards(self) -> Locator:
        return self.hand.locator(".card-button")

    @property
    def table(self) -> str:
        """The name of the table, out of the address of the page."""
        return self.page.url.split("?")[0].rstrip("/").rsplit("/", 1)[1]

    # Going places

    def visit(self, path: str = "/") -> None:
        self.page.goto(path if "://" in path else f"http://{self.address}{path}")

    def go_home(self) -> None:
        self.visit("/")
        expect(self.button("open-table")).to_be_visible()

    def open_table(self, *seats: str) -> None:
        """From the front page to the board."""
        self.go_home()
        self.fill_seats(seats)
        self.open_filled_table()

    def open_filled_table(self) -> None:
        self.button("open-table").click()
        # The front page shows a board too, where one chooses a city.
        self.page.wait_for_url("**/t/*")
        expect(self.board).to_be_visible()

    @property
    def game_card(self) -> Locator:
        """The picture of the game that is to be played."""
        return self.page.get_by_role("button", name=self.says(f"game-{self.game}"), exact=True)

    def fill_seats(self, seats: Seats) -> None:
        self.game_card.click()
        players = self.page.get_by_role("group", name=self.says("players"))
        players.get_by_role("button", name=str(len(seats))).click()
        for number, who in enumerate(seats, 1):
            kind = self.page.get_by_label(self.says("who-sits", number=number), exact=True)
            kind.select_option(who)
        begins = self.page.get_by_role("combobox", name=self.says("who-begins"), exact=True)
        if begins.count():
            begins.select_option("0")
        own = [number for number, who in enumerate(seats, 1) if who == "me"]
        for number, name in zip(own, self.name.split(" and "), strict=True):
            self.page.get_by_label(self.says("name-of-seat", number=number), exact=True).fill(name)

    def follow(self, address: str) -> None:
        """Open a link to a seat, say one's name, and sit down."""
        self.visit(address)
        field = self.page.get_by_label(self.says("your-name"))
        field.fill(self.name)
        self.button("sit-down").click()
        expect(self.board).to_be_visible()

    # The panels of a table

    def unfold(self, key: str) -> Locator:
        """Open a panel by the button of the bar that bears its name."""
        self.page.locator("header").get_by_role("button", name=self.says(key)).click()
        panel = self.dialog(key)
        expect(panel).to_be_visible()
        return panel

    def close_panel(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def invitation(self, key: str, **facts: object) -> str:
        """The address of a link, as the panel of invitations shows it."""
        panel = self.dialog("invite")
        if not panel.is_visible():
            panel = self.unfold("invite")
        row = panel.locator("li").filter(has_text=self.says(key, **facts))
        field = row.get_by_role("textbox")
        # The first free seat unfolds by itself, and a click meanwhile might fold it again.
        is_first = bool(row.evaluate("it => !it.previousElementSibling"))
        if not (is_first and key == "invite-seat") and not field.is_visible():
            row.get_by_role("button", expanded=False).click()
        return field.input_value()


class People:
    """Contexts of one browser at one server; all of them are watched to the end."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._all: list[Person] = []

    def person(
        self,
        name: str = "Ann",
        language: str = "en",
        size: ViewportSize = DESK,
        touch: bool = False,
        motion: bool = False,
        theme: str = "light",
        keeps_shell: bool = False,
    ) -> Person:
        context = self._browser.new_context(
            viewport=size,
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if theme == "dark" else "light",
            service_workers="allow" if keeps_shell else "block",
        )
        found = Person(context, self._address, name, language)
        if not keeps_shell:
            found.watch.forgive("Service Worker registration blocked by Playwright")
        self._all.append(found)
        return found

    def part(self) -> list[str]:
        """Everybody goes; what their pages had to complain of."""
        for person in self._all:
            person.context.close()
        return [f"{each.name}: {said}" for each in self._all for said in each.watch.unforgiven]
