"""Those who think beside everything else: they end with what is sensible, take turns, and stop when nobody waits."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from typing import Any

import pytest

from bot.host.watchdog import TookTooLong
from bot.store.identity import GuildId
from bot.tables.thinking import apart, thinkers
from bot.tables.thinking.apart import Question, answered
from bot.tables.thinking.computers import question_at
from bot.tables.thinking.thinkers import Thinkers
from games.core.thinking.budget import Budget
from games.core.thinking.verdict import Verdict, think
from games.registry import game
from tests.support.positions import position

FEW = Budget(playouts=8, candidates=4)
MANY = Budget(playouts=100_000)
HERE, THERE = GuildId(1), GuildId(2)


@pytest.fixture
def question() -> Question:
    """What a seat is asked that has something to choose."""
    live = next(position("puerto_rico", 2, 1, options={}))
    return question_at(live, live.waiting()[0], FEW)


@pytest.fixture
def two() -> Iterator[Thinkers]:
    found = Thinkers(2, seconds=3600.0)  # A fuse would end as well what nobody has stopped.
    yield found
    found.close()


def thought_here(question: Question) -> Verdict:
    """The same, thought in this process."""
    found = game(question.game)
    return think(found, found.saved.load(question.view), question.request, question.budget, question.luck)


async def test_in_a_process_of_its_own_it_thinks_the_same_also_after_that_was_killed(
    two: Thinkers, question: Question, caplog: pytest.LogCaptureFixture
) -> None:
    expected = thought_here(question)
    assert await two.think(question, HERE) == expected
    for process in multiprocessing.active_children():
        process.kill()
        process.join()
    with caplog.at_level(logging.WARNING):
        found = await two.think(question, HERE)
    if found is None:
        assert "has ended" in caplog.text
        found = await two.think(question, HERE)
    assert found == expected


async def test_a_thought_that_is_dropped_stops_and_the_next_one_begins(two: Thinkers, question: Question) -> None:
    for _ in range(4):
        endless = asyncio.ensure_future(two.think(_with(question, MANY), HERE))
        await asyncio.sleep(0)
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless
    assert await two.think(question, HERE) == thought_here(question)


async def test_a_thought_that_takes_too_long_is_none_and_the_log_says_so(
    question: Question, caplog: pytest.LogCaptureFixture
) -> None:
    hasty = Thinkers(1, seconds=0.2)
    with caplog.at_level(logging.WARNING):
        assert await hasty.think(_with(question, MANY), HERE) is None
    hasty.close()
    assert "too long" in caplog.text


def test_whoever_is_dropped_gives_no_answer_and_whoever_goes_on_does(question: Question) -> None:
    apart.begin([0, 5])
    assert answered(question, 30.0, 0, 5) == thought_here(question)
    assert answered(question, 30.0, 1, 5) is None
    assert answered(question, 30.0, 1, 6) == thought_here(question)


def _with(question: Question, budget: Budget) -> Question:
    return Question(question.game, question.view, question.request, budget, question.luck)


class Slow:
    """Thinks as long as the test wants."""

    def __init__(self) -> None:
        self.asked: list[Future[Any]] = []

    def submit(self, _: Callable[..., Any], *about: Any) -> Future[Any]:
        self.asked.append(Future())
        return self.asked[-1]

    def shutdown(self, **_: Any) -> None:
        """Nothing to end."""


class TestTurns:
    """Who thinks when more want to than may."""

    @pytest.fixture
    def slow(self, monkeypatch: pytest.MonkeyPatch) -> Slow:
        found = Slow()
        monkeypatch.setattr(thinkers, "beside", lambda *_: found)
        return found

    async def test_servers_take_turns(self, slow: Slow, question: Question) -> None:
        one, ended = Thinkers(1), list[str]()

        async def think(name: str, server: GuildId) -> None:
            await one.think(question, server)
            ended.append(name)

        tasks = [
            asyncio.create_task(think(name, server))
            for name, server in (("a", HERE), ("b", HERE), ("c", HERE), ("d", THERE), ("e", THERE))
        ]
        for number in range(5):
            await _until(lambda number=number: len(slow.asked) == number + 1)  # type: ignore[misc]
            slow.asked[number].set_result(None)
        await asyncio.gather(*tasks)
        assert ended == ["a", "b", "d", "c", "e"]

    async def test_a_place_is_free_when_its_thought_has_really_ended(self, slow: Slow, question: Question) -> None:
        one = Thinkers(1)
        first, second = (asyncio.create_task(one.think(question, HERE)) for _ in range(2))
        await _until(lambda: len(slow.asked) == 1)
        first.cancel()
        await asyncio.wait([first])
        assert len(slow.asked) == 1, "it is stopping"
        slow.asked[0].set_result(None)
        await _until(lambda: len(slow.asked) == 2)
        slow.asked[1].set_result(None)
        assert await second is None

    async def test_who_waits_for_a_turn_and_is_dropped_takes_no_place(self, slow: Slow, question: Question) -> None:
        one = Thinkers(1)
        first, second, third = (asyncio.create_task(one.think(question, HERE)) for _ in range(3))
        await _until(lambda: len(slow.asked) == 1)
        second.cancel()
        await asyncio.wait([second])
        slow.asked[0].set_result(None)
        await _until(lambda: len(slow.asked) == 2)
        slow.asked[1].set_result(None)
        assert (await first, await third) == (None, None)

    @pytest.mark.parametrize("mishap", [TookTooLong("so"), BrokenExecutor("so"), ValueError("so")])
    async def test_after_a_mishap_there_is_a_line_in_the_log_and_others_think(
        self, slow: Slow, question: Question, mishap: Exception, caplog: pytest.LogCaptureFixture
    ) -> None:
        one = Thinkers(1)
        for number in range(2):
            thought = asyncio.create_task(one.think(question, HERE))
            await _until(lambda number=number: len(slow.asked) == number + 1)  # type: ignore[misc]
            slow.asked[number].set_exception(mishap)
            assert await thought is None
        assert [record.message for record in caplog.records if "sensible" in record.message] != []


async def _until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0)
