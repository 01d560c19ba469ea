"""Every kernel of this package is in lockstep with the readable rules of its game."""

from __future__ import annotations

import pytest

from faubourg.kernels.kernel_catalogue import games_with_kernels
from faubourg.testing.kernel_tests import KernelTests
from tests.games.bella_vista.contract_facts import FACTS as BELLA_VISTA
from tests.games.kensington.contract_facts import FACTS as KENSINGTON
from tests.games.sunrise.contract_facts import FACTS as SUNRISE


class TestSunriseLane(KernelTests):
    facts = SUNRISE


class TestBellaVista(KernelTests):
    facts = BELLA_VISTA


class TestKensington(KernelTests):
    facts = KENSINGTON


COVERED = {each.facts.game for each in (TestSunriseLane, TestBellaVista, TestKensington)}


@pytest.mark.parametrize("game", games_with_kernels())
def test_a_kernel_is_kept_in_lockstep(game: str) -> None:
    assert game in COVERED
