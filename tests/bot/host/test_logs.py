"""Logs: structured, with the interaction's id, and without secrets."""

import asyncio
import io
import logging
from collections.abc import Callable, Iterator

import msgspec
import pytest

from bot.host.logs import interaction_id, interaction_logged, start_logging
from bot.host.secret import Secret
from bot.host.settings import LogFormat
from tests.support.logs import logs_as_before

Start = Callable[[LogFormat], io.StringIO]
log = logging.getLogger("caravel.test")


@pytest.fixture
def start() -> Iterator[Start]:
    def begin(style: LogFormat) -> io.StringIO:
        stream = io.StringIO()
        start_logging("info", style, hide=[Secret("s3cret")], stream=stream)
        return stream

    with logs_as_before():
        yield begin


def test_text_is_one_line_of_keys_and_values(start: Start) -> None:
    stream = start("text")
    log.info("move %s stored", 3, extra={"table": 7, "text": 'build "a"'})
    log.debug("not shown")
    (line,) = stream.getvalue().splitlines()
    assert line.startswith("at=")
    assert line.endswith(r'level=info from=caravel.test message="move 3 stored" table=7 text="build \"a\""')


def test_a_message_cannot_begin_a_line_of_its_own(start: Start) -> None:
    stream = start("text")
    log.info("one\nat=now level=error")
    assert len(stream.getvalue().splitlines()) == 1


def test_json_is_one_object_a_line_with_its_traceback(start: Start) -> None:
    stream = start("json")
    try:
        raise ValueError("broken")
    except ValueError:
        log.exception("it failed", extra={"table": 7, "odd": {1, 2} - {2}})
    (line,) = stream.getvalue().splitlines()
    record = msgspec.json.decode(line)
    assert (record["level"], record["message"], record["table"]) == ("error", "it failed", 7)
    assert "ValueError: broken" in record["traceback"]


def test_everything_inside_an_interaction_carries_its_id(start: Start) -> None:
    stream = start("json")
    with interaction_logged() as shown:
        log.info("inside")
    log.info("outside")
    inside, outside = (msgspec.json.decode(line) for line in stream.getvalue().splitlines())
    assert inside["interaction"] == shown
    assert "interaction" not in outside


async def test_interactions_at_once_keep_their_own_ids() -> None:
    async def interact() -> tuple[str, str | None]:
        with interaction_logged() as shown:
            await asyncio.sleep(0)
            return shown, interaction_id()

    seen = await asyncio.gather(*(interact() for _ in range(20)))
    assert all(shown == inside for shown, inside in seen)
    assert len({shown for shown, _ in seen}) == 20
    assert interaction_id() is None


@pytest.mark.parametrize("style", ["text", "json"])
def test_secrets_are_hidden_wherever_they_stand(start: Start, style: LogFormat) -> None:
    stream = start(style)
    try:
        raise ValueError("bad s3cret")
    except ValueError:
        log.exception("with %s", "s3cret", extra={"header": "Bot s3cret"})
    assert "s3cret" not in stream.getvalue()
    assert stream.getvalue().count("[hidden]") >= 3
