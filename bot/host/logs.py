"""Structured logs: one record a line, each with the id of the interaction that it belongs to, and no secrets."""

import logging
import random
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

from bot.host.secret import Secret
from bot.host.settings import LogFormat, LogLevel

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without characters that people confuse when they read an id out."""
ID_LENGTH = 6
HIDDEN = "[hidden]"

_interaction: ContextVar[str | None] = ContextVar("interaction", default=None)
_of_every_record = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


def interaction_id() -> str | None:
    """The short id under which the current interaction is logged, and which a person is shown when it fails."""
    return _interaction.get()


def log_interaction() -> None:
    """Log whatever this task does from now on under a new id."""
    _interaction.set(_new_id())


@contextmanager
def interaction_logged() -> Iterator[str]:
    """Log what happens inside under a new id."""
    new = _new_id()
    before = _interaction.set(new)
    try:
        yield new
    finally:
        _interaction.reset(before)


def _new_id() -> str:
    return "".join(random.choices(ALPHABET, k=ID_LENGTH))


def start_logging(
    level: LogLevel, style: LogFormat, hide: Iterable[Secret] = (), stream: TextIO | None = None
) -> logging.Handler:
    """Send all logs to the stream (standard error) in this style, with these secrets hidden."""
    handler = logging.StreamHandler(stream if stream is not None else sys.stderr)
    handler.setFormatter(RecordFormatter(style, hide))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Its debug level is one line a database job.
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    return handler


class RecordFormatter(logging.Formatter):
    """A record as `key=value` text, a traceback indented under it; or as one JSON object."""

    def __init__(self, style: LogFormat, hide: Iterable[Secret] = ()) -> None:
        super().__init__()
        self._write = _as_json if style == "json" else _as_text
        self._hide = [secret.reveal() for secret in hide]

    def format(self, record: logging.LogRecord) -> str:
        """The record's line."""
        fields: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if (interaction := interaction_id()) is not None:
            fields["interaction"] = interaction
        fields |= {key: value for key, value in vars(record).items() if key not in _of_every_record}
        line = self._write(fields, self.formatException(record.exc_info) if record.exc_info else None)
        for secret in self._hide:
            line = line.replace(secret, HIDDEN)
        return line


def _as_json(fields: dict[str, Any], traceback: str | None) -> str:
    if traceback is not None:
        fields["traceback"] = traceback
    return msgspec.json.encode(fields, enc_hook=repr).decode()


def _as_text(fields: dict[str, Any], traceback: str | None) -> str:
    line = " ".join(f"{key}={_quoted(value)}" for key, value in fields.items())
    return line if traceback is None else line + "\n    " + traceback.replace("\n", "\n    ")


def _quoted(value: object) -> str:
    text = str(value)
    plain = text and not any(character.isspace() or character in '"=' for character in text)
    return text if plain else msgspec.json.encode(text).decode()
