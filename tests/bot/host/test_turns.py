"""Nobody waits for all of somebody else's wishes."""

import asyncio
from contextlib import suppress

import pytest

from bot.host.turns import Turns


async def served(turns: Turns, asked: str) -> list[str]:
    """In which order these askers, a letter each, are served, who all ask at once."""
    order: list[str] = []

    async def ask(asker: str) -> None:
        async with turns.turn(asker):
            order.append(asker)
            await asyncio.sleep(0)

    await asyncio.gather(*(ask(asker) for asker in asked))
    return order


@pytest.mark.parametrize(("asked", "order"), [("aaaab", "aabaa"), ("aaabbc", "aabcab"), ("abab", "abab"), ("a", "a")])
async def test_askers_take_turns(asked: str, order: str) -> None:
    turns = Turns(1)
    assert "".join(await served(turns, asked)) == order
    assert "".join(await served(turns, asked)) == order, "everything is given back"


async def test_so_many_are_served_at_once() -> None:
    turns, most = Turns(2), 0
    served_now: set[int] = set()

    async def ask(number: int) -> None:
        nonlocal most
        async with turns.turn("a"):
            served_now.add(number)
            most = max(most, len(served_now))
            await asyncio.sleep(0)
            served_now.remove(number)

    await asyncio.gather(*map(ask, range(7)))
    assert most == 2


@pytest.mark.parametrize("called", [False, True])
async def test_who_leaves_takes_nobodys_turn(called: bool) -> None:
    turns, there = Turns(1), asyncio.Event()

    async def stay() -> None:
        async with turns.turn("a"):
            await there.wait()

    first = asyncio.create_task(stay())
    await asyncio.sleep(0)
    leaving = asyncio.create_task(stay())
    await asyncio.sleep(0)
    there.set()
    if called:
        await first
    leaving.cancel()
    with suppress(asyncio.CancelledError):
        await leaving
    await first
    assert await served(turns, "b") == ["b"]
