"""The commands that documents show are commands that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import dev
from faubourg.cli.main import faubourg
from tests.documents.test_documents import PAGES, blocks
from tools.generated_pages import ROOT

SCRIPTS = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))["scripts"]
KNOWN = {
    r"\bdev\.py ([a-z]+)": set(re.findall(r"dev\.py ([a-z]+)", dev.__doc__ or "")),
    r"^ *faubourg ([a-z][a-z-]*)": set(faubourg.commands),
    r"\bnpm run ([a-z:]+)": set(SCRIPTS),
    r"\bpython -m tools\.(\w+)": {file.stem for file in (ROOT / "tools").glob("*.py")},
    r"\bpython bench/(\w+)\.py": {file.stem for file in (ROOT / "bench").glob("*.py")},
}
"""How a command is written, and which there are."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
@pytest.mark.parametrize("form", KNOWN)
def test_a_command_on_a_page_exists(form: str, page: Path) -> None:
    shown = "\n".join(blocks(page.read_text(encoding="utf-8"), "sh"))
    assert set(re.findall(form, shown, re.MULTILINE)) <= KNOWN[form]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_test_file_on_a_page_exists(page: Path) -> None:
    shown = "\n".join(blocks(page.read_text(encoding="utf-8"), "sh"))
    for path in re.findall(r"\btests/[\w/.]+", shown):
        assert (ROOT / path).exists(), path
