"""What the parts of a package import of one another, read from the sources."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"


class Part(NamedTuple):
    """A folder or a module of a package."""

    name: str
    is_folder: bool
    sentence: str
    """What its docstring says first."""
    children: tuple[tuple[str, bool], ...]
    """The names in it, and which of them are folders: these come first."""


def parts(package: str) -> list[Part]:
    """The parts of a package, the uppermost first, as the layers of the import linter say."""
    return [_part(package, name) for name in _layers(package)]


def imports(package: str) -> set[tuple[str, str]]:
    """Which part of the package imports which other."""
    names = set(_layers(package))
    found = set()
    for name in names:
        for file in _files(package, name):
            targets = {_part_of(package, module) for module in _imported(file)}
            found |= {(name, target) for target in targets & names - {name}}
    return found


def _layers(package: str) -> list[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    (layers,) = (each["layers"] for each in contracts if each.get("containers") == [package])
    names = [name.strip(" ()") for layer in layers for name in layer.split(":")]
    return [name for name in names if _files(package, name)]


def _part(package: str, name: str) -> Part:
    folder = _folder(package) / name
    source = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    docstring = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    children = tuple(_children(folder)) if folder.is_dir() else ()
    return Part(name, folder.is_dir(), docstring.partition("\n")[0], children)


def _children(folder: Path) -> Iterator[tuple[str, bool]]:
    found = sorted(folder.iterdir())
    yield from ((each.name, True) for each in found if any(each.glob("*.py")))
    modules = (each.stem for each in found if each.suffix == ".py")
    yield from ((name, False) for name in modules if not name.startswith("__"))


def _files(package: str, name: str) -> list[Path]:
    folder = _folder(package)
    return sorted([*folder.glob(f"{name}.py"), *(folder / name).rglob("*.py")])


def _folder(package: str) -> Path:
    return SRC.joinpath(*package.split("."))


@cache
def _imported(file: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found += (f"{node.module}.{alias.name}" for alias in node.names)
    return found


def _part_of(package: str, module: str) -> str:
    """The part that a module lies in; nothing for modules outside the package."""
    inside = module.startswith(f"{package}.")
    return module.removeprefix(f"{package}.").split(".")[0] if inside else ""
