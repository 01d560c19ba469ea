"""Bytes as no browser would send them."""

from __future__ import annotations

import socket

from tests.patience import PATIENCE
from tests.server.conftest import Server


def dial(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def status_of(server: Server, request: bytes) -> int:
    """The status that raw bytes are answered with; 0 where the line is cut without a word."""
    with dial(server) as line:
        line.sendall(request)
        answer = b""
        while b"\r\n" not in answer:
            got = line.recv(4096)
            if not got:
                break
            answer += got
    return int(answer.split(b" ")[1]) if answer else 0


def get(path: str, *headers: str, method: str = "GET") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "Connection: close", "", ""]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape")


def post(path: str, body: bytes, *headers: str) -> bytes:
    return get(path, f"Content-Length: {len(body)}", *headers, method="POST") + body
