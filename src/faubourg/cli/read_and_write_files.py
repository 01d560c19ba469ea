"""Files of the user: read whole, written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from faubourg.core.errors import FaubourgError
from faubourg.core.operating_system_errors import reason
from faubourg.core.record import MAX_BYTES, Record, read_record


class BadFile(FaubourgError):
    """A file that cannot be read or written."""


def read_bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadFile("file-unreadable", path=str(path), detail=reason(error)) from None


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile("file-not-text", path=str(path)) from None


def load_record(path: Path) -> Record:
    return read_record(read_bytes(path))


def write_whole(path: Path, data: bytes) -> None:
    """Write beside the target, then put in its place: it is never half written."""
    beside: str | None = None
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=".faubourg-", delete=False) as file:
            beside = file.name
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
        beside = None
    except OSError as error:
        raise BadFile("file-unwritable", path=str(path), detail=reason(error)) from None
    finally:
        if beside is not None:
            with suppress(OSError):
                os.unlink(beside)


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("file-unwritable", path=str(path), detail=reason(error)) from None


def check_replaceable(path: Path) -> None:
    """Only a record may be replaced by a record: nobody loses a file to a slip of the keys."""
    with suppress(OSError):  # a name that cannot even be looked up is told when it is written
        if not path.is_file():
            return
        try:
            load_record(path)
        except FaubourgError:
            raise BadFile("file-no-record", path=str(path)) from None


def data_folder() -> Path:
    """Where Faubourg keeps what is the user's."""
    return Path(next(_data_folders()))


def _data_folders() -> Iterator[str]:
    if chosen := os.environ.get("FAUBOURG_DATA"):
        yield chosen
    if shared := os.environ.get("XDG_DATA_HOME"):
        yield str(Path(shared) / "faubourg")
    yield str(Path.home() / ".local" / "share" / "faubourg")
