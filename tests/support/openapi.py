"""Holds the bot's requests and the loopback server's answers against Discord's own OpenAPI description."""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from bot.local.world.realm import Exchange

_NAMED = os.environ.get("CARAVEL_OPENAPI")
_DOCUMENT = "urn:discord"
_BESIDE_THE_REPOSITORY = Path(__file__).resolve().parents[2].parent / "shared" / "discord" / "openapi.json"


def _file() -> Path | None:
    path = Path(_NAMED) if _NAMED else _BESIDE_THE_REPOSITORY
    return path if path.is_file() else None


@cache
def _description() -> dict[str, Any] | None:
    path = _file()
    if path is None:
        return None
    document: dict[str, Any] = json.loads(path.read_bytes())
    schemas = document["components"]["schemas"]
    # The publisher accepts integers for snowflakes, and every discord.py sends them.
    schemas["SnowflakeType"] = {"type": ["string", "integer"]}
    # A field's fault has a word for its code (BASE_TYPE_REQUIRED) in Discord's written documentation, which prevails.
    fault = {"type": "object", "properties": {"code": {"type": "string"}, "message": {"type": "string"}}}
    schemas["InnerErrors"]["properties"]["_errors"]["items"] = fault
    return document


@cache
def _registry() -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([(_DOCUMENT, _description())])


@cache
def _validator(pointer: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"{_DOCUMENT}#{pointer}"}, registry=_registry())


def available() -> bool:
    return _file() is not None


def require() -> None:
    """Skip the test, in plain words, where the description is not at hand."""
    if not available():
        pytest.skip("Discord's openapi.json is not at hand (name it in CARAVEL_OPENAPI)")


class OpenApi:
    """An observer of the local Discord: collects what does not fit the description."""

    def __init__(self) -> None:
        self.violations: list[str] = []
        self.checked = 0

    def __call__(self, exchange: Exchange) -> None:
        description = _description()
        if description is None:
            return
        operation = description["paths"].get(exchange.route, {}).get(exchange.method.lower())
        if operation is None:
            self.violations.append(f"{exchange.method} {exchange.route}: not in Discord's description")
            return
        self.checked += 1
        base = f"/paths/{_escape(exchange.route)}/{exchange.method.lower()}"
        # What Discord refuses may well be outside of the description; what it accepts may not.
        if exchange.status < 400:
            self._check_request(exchange, operation, base)
        if exchange.status < 500:
            self._check_answer(exchange, operation, base)

    def _check_request(self, exchange: Exchange, operation: dict[str, Any], base: str) -> None:
        content = operation.get("requestBody", {}).get("content", {})
        kind = exchange.content_type if exchange.content_type in content else "application/json"
        if exchange.body is not None and kind in content:
            self._check(exchange, "request", f"{base}/requestBody/content/{_escape(kind)}/schema", exchange.body)

    def _check_answer(self, exchange: Exchange, operation: dict[str, Any], base: str) -> None:
        described = operation["responses"]
        exact = str(exchange.status)
        status = "4XX" if 400 <= exchange.status < 500 and exact not in described else exact
        answer = described.get(status)
        if answer is None:
            self.violations.append(f"{exchange.method} {exchange.route}: no answer {exchange.status} is described")
        elif "$ref" in answer:
            self._check(exchange, "answer", f"{answer['$ref'][1:]}/content/application~1json/schema", exchange.answer)
        elif "application/json" in answer.get("content", {}):
            pointer = f"{base}/responses/{status}/content/application~1json/schema"
            self._check(exchange, "answer", pointer, exchange.answer)

    def _check(self, exchange: Exchange, what: str, pointer: str, instance: object) -> None:
        for error in _validator(pointer).iter_errors(instance):
            where = "/".join(map(str, error.instance_path))
            told = f"{exchange.method} {exchange.route}: {what} at {where or '.'}: {_short(error)}"
            self.violations.append(told)


def _short(error: Any) -> str:
    return str(error.message)[:400]


def _escape(step: str) -> str:
    escaped = step.replace("~", "~0").replace("/", "~1")
    return escaped.replace("{", "%7B").replace("}", "%7D").replace("@", "%40")
