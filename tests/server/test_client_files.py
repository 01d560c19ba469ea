"""The files of the browser client travel packed as small as the browser can unpack them."""

from __future__ import annotations

import gzip
from urllib.request import Request, urlopen

import pytest

from faubourg.server.web.client_files import STATIC
from tests.server.conftest import Server

PAGE = STATIC / "index.html"


def page_as(house: Server, accepted: str) -> tuple[str | None, bytes]:
    wish = Request(f"http://{house.address}/", headers={"accept-encoding": accepted})
    with urlopen(wish, timeout=20) as reply:
        return reply.headers.get("content-encoding"), reply.read()


@pytest.mark.parametrize("accepted", ["br", "gzip, deflate, br, zstd", "gzip;q=0.5, BR;q=0.1"])
def test_who_can_unpack_brotli_is_sent_that(house: Server, accepted: str) -> None:
    assert page_as(house, accepted) == ("br", (STATIC / "index.html.br").read_bytes())


@pytest.mark.parametrize("accepted", ["gzip", "br;q=0, gzip", "brotli, gzip"])
def test_others_are_sent_what_they_can_unpack(house: Server, accepted: str) -> None:
    packing, sent = page_as(house, accepted)
    assert (packing, gzip.decompress(sent)) == ("gzip", PAGE.read_bytes())


@pytest.mark.parametrize("accepted", ["", "identity", "br;q=0.0, gzip; q=0", ";;,q=,\t"])
def test_who_can_unpack_nothing_is_sent_the_file_itself(house: Server, accepted: str) -> None:
    assert page_as(house, accepted) == (None, PAGE.read_bytes())
