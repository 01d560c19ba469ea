"""Whatever a page has to complain of fails the test that was looking at it."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response

GIVEN_UP = "net::ERR_ABORTED"
"""The page itself no longer wanted it: it was left, or the answer was saved to a file."""
GONE = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket")
"""What a browser itself says of a server that was killed."""


class Watch:
    """Listens to all pages of a context: errors, failed requests, breaches of the policy."""

    def __init__(self, context: BrowserContext) -> None:
        self.complaints: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []
        context.on("page", self._listen)

    def forgive(self, *patterns: str) -> None:
        """What the test itself brings about, such as a server that is gone."""
        self._forgiven += [re.compile(pattern) for pattern in patterns]

    @property
    def unforgiven(self) -> list[str]:
        excused = self._forgiven
        return [said for said in self.complaints if not any(each.search(said) for each in excused)]

    def _listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("requestfailed", self._miss)
        page.on("response", self._receive)

    def _hear(self, message: ConsoleMessage) -> None:
        """The browser reports breaches of the content security policy here, too."""
        if message.type in ("error", "warning"):
            self.complaints.append(f"console {message.type}: {message.text}")

    def _miss(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def _receive(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"answered {response.status}: {response.url}")
