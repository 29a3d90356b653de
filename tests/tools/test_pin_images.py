"""Base images by digest: what the registry has under a tag is what the container is built on."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from tools.pin_images import BASE, DIGEST, DOCKERFILE, KINDS, pinned

OLD, NEW = f"sha256:{'0a' * 32}", f"sha256:{'1b' * 32}"


class Registry(ThreadingHTTPServer):
    """A registry with one image under one tag."""

    def __init__(self, digest: str) -> None:
        super().__init__(("127.0.0.1", 0), Desk)
        self.digest = digest
        self.asked = 0
        self.url = f"http://127.0.0.1:{self.server_port}"


class Desk(BaseHTTPRequestHandler):
    server: Registry

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"token": self.path.rpartition("/")[2]}).encode())

    def do_HEAD(self) -> None:
        self.server.asked += 1
        allowed = self.headers["Authorization"] == "Bearer python" and self.headers["Accept"] == KINDS
        self.send_response(200 if allowed and "/v2/library/python/manifests/3." in self.path else 404)
        self.send_header("Docker-Content-Digest", self.server.digest)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def registry(digest: str) -> Iterator[Registry]:
    with Registry(digest) as server:
        running = Thread(target=server.serve_forever)
        running.start()
        try:
            yield server
        finally:
            server.shutdown()
            running.join()


def pinned_by(dockerfile: str, digest: str) -> str:
    with registry(digest) as server:
        now = pinned(dockerfile, server.url, server.url + "/token/{image}")
        assert server.asked == len({base["tag"] for base in BASE.finditer(dockerfile)})
    return now


def test_every_stage_of_the_container_is_built_on_what_the_registry_has_now() -> None:
    now = pinned_by(DOCKERFILE.read_text(encoding="utf-8"), NEW)
    stages = [line for line in now.splitlines() if line.startswith("FROM ")]
    assert stages == [f"FROM python:3.13-slim@{NEW} AS built", "FROM built AS compiled", f"FROM python:3.13-slim@{NEW}"]


def test_a_digest_of_before_gives_way_and_the_rest_of_the_file_stays() -> None:
    file = f"# ours\nFROM python:3.13-slim@{OLD} AS built\nRUN true\nFROM built\nFROM scratch\n"
    assert pinned_by(file, NEW) == file.replace(OLD, NEW)
    assert pinned_by(pinned_by(file, NEW), NEW) == file.replace(OLD, NEW)


def test_what_is_no_digest_pins_nothing() -> None:
    assert DIGEST.fullmatch(NEW)
    with pytest.raises(ValueError, match="no digest"):
        pinned_by("FROM python:3.13-slim\n", "sha256:latest")
