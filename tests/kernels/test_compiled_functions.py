"""Compiled functions keep to what a GPU can run too; no GPU is needed to see it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from faubourg import kernels
from faubourg.kernels.kernel_catalogue import games_with_kernels

HERE = Path(kernels.__file__).parent
NOT_ON_A_GPU = {"min", "max", "sum", "any", "all", "sorted", "list", "dict", "set", "print"}
"""Calls that numba cannot type for CUDA from a function compiled for both, or that allocate."""
ALLOCATING = {"zeros", "empty", "ones", "full", "arange", "append", "copy"}


def compiled_functions(folder: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    for file in sorted(folder.glob("**/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and _is_compiled(node):
                yield f"{file.name}: {node.name}", node


def _is_compiled(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(each, ast.Name) and each.id == "compiled" for each in function.decorator_list
    )


def faults(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in NOT_ON_A_GPU:
                yield name
            case ast.Call(func=ast.Attribute(attr=name)) if name in ALLOCATING:
                yield name
            case ast.Raise() | ast.Try() | ast.ListComp() | ast.List():
                yield type(node).__name__


@pytest.mark.parametrize("game", games_with_kernels())
def test_compiled_functions_do_nothing_that_a_gpu_cannot(game: str) -> None:
    found = {name: [*faults(each)] for name, each in compiled_functions(HERE / game)}
    assert found
    assert {name: each for name, each in found.items() if each} == {}
