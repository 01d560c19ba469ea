"""The server keeps what its OpenAPI page promises, whatever it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.long_forms import in_full
from tests.server.browser import Browser
from tests.server.conftest import Server, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
BOUNDED = settings(
    max_examples=in_full(15, short=2),
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[*HealthCheck],
)
ME = {"kind": "me", "name": "Ann"}


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("asked") / "data", patient=True) as running:
        yield running
        assert "Traceback" not in running.errors.read_text()


@pytest.fixture(scope="module")
def ann(asked: Server) -> Browser:
    return Browser(asked.address)


@pytest.fixture(scope="module")
def tables(ann: Browser) -> list[str]:
    """One that is played at, and one that is over."""
    running, over = (ann.open_table(ME, ME)["table"] for _ in range(2))
    with ann.at(over, 0) as both:
        both.play_out(Random(1))
    return [running, over]


@pytest.fixture(scope="module")
def page(asked: Server) -> Any:
    return schemathesis.openapi.from_url(f"http://{asked.address}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("page")


@schema.parametrize()
@BOUNDED
def test_strangers_are_answered_as_promised(case: Case[Any]) -> None:
    case.call_and_validate(checks=CHECKS)


@schema.parametrize()
@BOUNDED
def test_players_are_answered_as_promised(case: Case[Any], ann: Browser, tables: list[str]) -> None:
    for table in tables if case.path_parameters else [""]:
        if case.path_parameters:
            case.path_parameters["table_id"] = table
        case.call_and_validate(checks=CHECKS, headers={"Cookie": ann.cookie})


def test_every_door_is_on_the_page(page: Any) -> None:
    assert {operation.ok().label for operation in page.get_all_operations()} >= {
        "POST /api/tables",
        "GET /api/tables/{table_id}",
        "POST /api/tables/{table_id}/enter",
        "POST /api/tables/{table_id}/links",
        "POST /api/tables/{table_id}/revoke",
        "POST /api/tables/{table_id}/rematch",
        "POST /api/tables/{table_id}/fork",
        "GET /api/tables/{table_id}/story",
        "GET /api/tables/{table_id}/record",
        "POST /api/records",
        "GET /api/games",
        "GET /api/about",
        "GET /healthz",
    }
