"""Pages for contributors name files, functions and entry points that there are."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tools.import_graph import ROOT, imports, parts

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALK = re.findall(r"^\| `([^`]+/[^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)
GUIDES = [ROOT / name for name in ("CONTRIBUTING.md", "docs/architecture.md", "docs/releasing.md")]
GUIDANCE = "".join(page.read_text(encoding="utf-8") for page in GUIDES)
PATHS = sorted(set(re.findall(r"`((?:src|client|docs|tests|tools|bench)/[^`\s]*)`", GUIDANCE)))


def names_in(file: Path) -> set[str]:
    """What a Python file defines; of other files every word, dots included."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return {*re.findall(r"[\w.-]+", text), *re.findall(r"\w+", text)}
    nodes = ast.walk(ast.parse(text))
    definitions = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    return {node.name for node in nodes if isinstance(node, definitions)}


@pytest.mark.parametrize("path", PATHS)
def test_a_path_on_a_page_leads_to_a_file(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize(("path", "name"), WALK)
def test_a_step_of_a_walk_is_in_its_file(path: str, name: str) -> None:
    assert name in names_in(ROOT / path)


def test_every_group_of_entry_points_is_explained() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shown = set(re.findall(r"^\| `(faubourg\.\w+)` \|", PAGE, re.MULTILINE))
    assert shown == set(settings["project"]["entry-points"])


def test_imports_are_read_from_the_sources() -> None:
    names = [part.name for part in parts("faubourg")]
    assert names.index("cli") < names.index("server") < names.index("games") < names.index("core")
    assert ("games", "core") in imports("faubourg")
    assert ("core", "games") not in imports("faubourg")
    assert ("tables", "storage") in imports("faubourg.server")
