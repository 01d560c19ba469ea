"""Compiled functions keep to what a GPU can run too; no GPU is needed to see it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from faubourg import kernels
from faubourg.kernels.compile_cache import SHARED
from faubourg.kernels.kernel_catalogue import games_with_kernels

HERE = Path(kernels.__file__).parent
NOT_ON_A_GPU = {"min", "max", "sum", "any", "all", "sorted", "list", "dict", "set", "print"}
"""Calls that numba cannot type for CUDA from a function compiled for both, or that allocate."""
PLAIN_PYTHON = {"size_limits.py"}
"""Shared files that no compiled function uses."""
ALLOCATING = {"zeros", "empty", "ones", "full", "arange", "append", "copy"}


def compiled_functions(folder: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    for file in sorted(folder.glob("**/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and _is_compiled(node):
                yield f"{file.name}: {node.name}", node


def _is_compiled(function: ast.FunctionDef) -> bool:
    return bool(_decorators(function) & {"compiled", "compiled_part"})


def _decorators(function: ast.FunctionDef) -> set[str]:
    return {each.id for each in function.decorator_list if isinstance(each, ast.Name)}


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


def test_compiled_code_is_kept_by_all_the_shared_files_that_it_uses() -> None:
    used = {
        f"{node.module.removeprefix('faubourg.kernels.')}.py"
        for file in HERE.glob("*/*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module
    }
    assert {file.name for file in HERE.glob("*.py")} & used <= {*SHARED, *PLAIN_PYTHON}


def functions_of(file: Path) -> Iterator[ast.FunctionDef]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("game", games_with_kernels())
def test_python_calls_no_function_that_was_compiled_for_compiled_code_only(game: str) -> None:
    """There is no wrapper for such a call: the interpreter would crash."""
    files = sorted((HERE / game).glob("*.py"))
    parts = {
        each.name
        for file in files
        for each in functions_of(file)
        if "compiled_part" in _decorators(each)
    }
    called = {
        f"{file.name}: {node.func.id}"
        for file in files
        for each in functions_of(file)
        if not _decorators(each) & {"compiled", "compiled_part", "written_out"}
        for node in ast.walk(each)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in parts
    }
    assert parts
    assert called == set()
