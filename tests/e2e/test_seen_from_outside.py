"""Whoever hosts Caravel sees how it does, and nothing of whom."""

import asyncio
import math
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.local.world.realm import Exchange
from bot.measures.window import window
from bot.store.engine.database import Store
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour, custom_ids, harbour, press
from tests.support.ports import blank_pictures

ANYWHERE = ("127.0.0.1", 0)
OVER = "an interaction is over"
COUNTED_BY_NUMBER = {"le", "shard", "status"}
"""Labels whose values are numbers; those of all others are words."""

SAID = {"kind", "what", "game", "shard", "acknowledged", "durable", "lasted", "outcome"}
SUGGESTIONS = 8
"""The kind of an answer that is a list of what one might type."""

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


@pytest.fixture
async def port(tmp_path: Path) -> AsyncIterator[Harbour]:
    with blank_pictures():
        async with harbour(tmp_path, metrics=ANYWHERE) as opened:
            yield opened


@pytest.fixture
def exchanges(port: Harbour) -> Iterator[list[Exchange]]:
    """What the local Discord was asked for since Caravel is ready."""
    heard: list[Exchange] = []
    port.local.realm.observers.append(heard.append)
    yield heard
    port.local.realm.observers.remove(heard.append)


async def asked(harbour: Harbour, path: str) -> tuple[int, str]:
    async with (
        window(harbour.client, *ANYWHERE) as there,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{there}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def samples(harbour: Harbour) -> Samples:
    status, text = await asked(harbour, "/metrics")
    assert status == 200
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.name.endswith("_created")
    }


def value(found: Samples, name: str, **labels: str) -> float:
    """All samples of this name with these labels, and whatever others, in one sum."""
    return sum(amount for (each, its), amount in found.items() if each == name and labels.items() <= dict(its).items())


async def stored_moves(harbour: Harbour) -> int:
    count: int = await harbour.client.store.read(
        lambda db: db.execute("SELECT count(*) FROM log WHERE kind IN ('move', 'beside', 'whisper')").fetchone()[0]
    )
    return count


@pytest.mark.long
async def test_after_a_game_the_numbers_are_what_was_played(
    port: Harbour, exchanges: list[Exchange], ada: Player, boris: Player
) -> None:
    before = await samples(port)
    evening = await Evening.begin(port, ada, boris)
    first = evening.panel
    control = next(each for each in custom_ids(first) if ":do:" in each)
    mover, other = evening.mover(), evening.others(evening.mover())[0]
    assert "Nothing has changed" not in (await mover.click(first, control)).text
    await mover.click(first, control, stale=True)  # The same again comes late.
    await other.click(first, control, stale=True)  # And it never was theirs.
    await other.slash(port.thread(evening.live), "move", move="fly to the moon")
    await evening.play_sensibly_to_the_end(by_hand=10)
    evening.is_over_and_told()
    await port.local.settle()
    found = await samples(port)

    assert value(found, "caravel_moves_total", game="settlers") == await stored_moves(port) > 40
    assert {game for (name, labels) in found if name == "caravel_moves_total" for _, game in labels} == {"settlers"}

    finished = [record for record in port.log if record.getMessage() == OVER]
    answers = [each for each in exchanges if each.route.endswith("/callback")]
    answered = [each for each in answers if isinstance(each.body, dict) and each.body["type"] != SUGGESTIONS]
    assert len(finished) == len(answered)
    assert value(found, "caravel_click_seconds_count", stage="acknowledged") == len(finished)
    durable = value(found, "caravel_click_seconds_count", stage="durable")
    assert durable == sum("durable" in vars(record) for record in finished) > 40
    outcomes = Counter(vars(record)["outcome"] for record in finished)
    assert value(found, "caravel_late_total") == outcomes["late"] == 1
    assert value(found, "caravel_refused_total", why="not-your-controls") == outcomes["not-your-controls"] == 1
    assert value(found, "caravel_refused_total", why="illegal-move") == outcomes["illegal-move"] == 1

    by_status = Counter((each.method, str(each.status)) for each in exchanges)
    for (method, status), count in by_status.items():
        told = sum(
            amount - before.get((name, labels), 0)
            for (name, labels), amount in found.items()
            if name == "caravel_requests_total"
            and dict(labels)["status"] == status
            and dict(labels)["route"].startswith(f"{method} ")
        )
        assert told == count, (method, status)

    assert value(found, "caravel_outbox_untold") == value(found, "caravel_outbox_oldest_seconds") == 0
    assert value(found, "caravel_tables", status="playing") == 0
    assert value(found, "caravel_servers") == 1
    assert math.isfinite(value(found, "caravel_shard_latency_seconds", shard="0"))
    assert value(found, "caravel_store_seconds_count", kind="write") > durable
    assert value(found, "caravel_store_seconds_count", kind="read") > 0
    assert value(found, "caravel_draw_seconds_count", game="settlers") > 0
    assert value(found, "caravel_easel_waiting") == 0


async def test_no_label_and_no_line_says_who_or_at_which_table(port: Harbour, ada: Player, boris: Player) -> None:
    evening = await Evening.begin(port, ada, boris)
    await evening.play(6)
    await port.begun_in_private(ada, boris)
    await press(ada, evening.panel, "more")
    found = await samples(port)
    world = port.local.world
    numbers = {str(number) for number in (*(each.id for each in world.players), *world.channels, *world.guilds)}
    names = {user.display_name for user in world.players}
    for _, labels in found:
        for label, told in labels:
            numbered = label in COUNTED_BY_NUMBER and re.fullmatch(r"[0-9.e+-]{1,6}|\+Inf", told)
            assert numbered or re.fullmatch(r"[a-zA-Z @/*_-]+", told.replace("oauth2", "oauth")), (label, told)
            assert not any(word in told for word in (*numbers, *names))
    lines = [vars(record) for record in port.log if record.getMessage() == OVER]
    assert lines
    for line in lines:
        said = {name: line[name] for name in SAID if name in line}
        assert SAID - said.keys() <= {"game", "durable"}
        assert re.fullmatch(r"[a-z_ -]+", said["what"]), said
        assert not any(word in str(said) for word in (*numbers, *names))
        assert said["shard"] == 0


async def test_what_waits_to_be_told_is_counted_with_its_age(port: Harbour, ada: Player, boris: Player) -> None:
    evening = await Evening.begin(port, ada, boris)
    port.local.set_bot_permissions(send_messages_in_threads=False)
    await evening.mover().slash(evening.thread, "move", move=legal(evening))
    port.ahead += 100
    found = await samples(port)
    assert value(found, "caravel_outbox_untold") > 0
    assert 100 <= value(found, "caravel_outbox_oldest_seconds") < 1000
    assert value(found, "caravel_lanes_paused", why="forbidden") == 1
    assert value(found, "caravel_tables", status="playing") == 1
    port.local.set_bot_permissions(send_messages_in_threads=True)
    await port.local.settle()


def legal(evening: Evening) -> str:
    """Any move of whoever is asked."""
    live = evening.live
    request = live.request(live.waiting()[0])
    return request.text(live.game.sensible(live.view(request.seat), request, evening._chance))


async def test_copies_are_made_while_people_play(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"backups": tmp_path / "copies", "backup_hours": 6.0, "backups_kept": 2}
    async with harbour(tmp_path / "local", data=tmp_path, metrics=ANYWHERE, **settings) as port, asyncio.timeout(60):
        for _ in range(3):
            await port.later(7 * 3600.0)
            while not value(await samples(port), "caravel_copy_age_seconds") < 3600.0:
                await asyncio.sleep(0.01)
        assert len([*(tmp_path / "copies").glob("caravel-local-*.sqlite")]) == 2


async def test_it_lives_and_is_ready_and_says_what_it_lacks(port: Harbour) -> None:
    assert await asked(port, "/live") == (200, "The loop turns.\n")
    assert await asked(port, "/ready") == (200, "Caravel is ready.\n")
    with patch.object(type(port.client), "latencies", [(0, math.inf)]):
        assert await asked(port, "/ready") == (503, "shard 0 is not connected\n")

    async def fails(*_: object) -> None:
        raise OSError

    with patch.object(Store, "read", fails):
        assert await asked(port, "/ready") == (503, "the store does not answer: OSError\n")
        assert (await asked(port, "/live"))[0] == 200
