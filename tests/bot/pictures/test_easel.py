"""The process that draws: the same pictures, again after it was killed, and gone with the one that asks."""

import asyncio
import multiprocessing
import signal
import sys
from collections.abc import Iterator
from functools import partial

import pytest

from bot.host.watchdog import TookTooLong
from bot.pictures.easel import Easel
from games.core.seats import Seat
from render.boards import boards
from tests.support.blank import blank
from tests.support.endless import SECONDS, endless_picture
from tests.support.positions import position

ASKS = """
import asyncio, multiprocessing, os
from bot.pictures.easel import Easel, _ready

async def main():
    easel = Easel(processes=1)
    easel.set_up()
    while not (drawing := multiprocessing.active_children()):
        await asyncio.sleep(0.01)
    print(drawing[0].pid, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
def easel() -> Iterator[Easel]:
    set_up = Easel(processes=1)
    yield set_up
    set_up.close()


async def test_it_draws_as_a_thread_does_also_after_it_was_killed(easel: Easel) -> None:
    live = next(position("settlers", 2, 1))
    own = partial(boards("settlers").own, live.view(Seat(0)), live.teller("ru"), Seat(0), None)
    drawn = await easel.draw("harbour", "light", own)
    for process in multiprocessing.active_children():
        process.kill()
        process.join()
    assert await easel.draw("harbour", "light", own) == drawn == await Easel(processes=0).draw("harbour", "light", own)


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_picture_without_an_end_is_broken_off_and_the_next_one_drawn(processes: int) -> None:
    easel = Easel(processes=processes, seconds=SECONDS)
    say = next(position("settlers", 2, 1)).teller("en")
    endless = asyncio.ensure_future(easel.draw("harbour", "light", endless_picture))
    drawn = asyncio.ensure_future(easel.draw("harbour", "light", partial(blank, None, say, None, None)))
    with pytest.raises(TookTooLong):
        await endless
    assert (await drawn).alt == "A board."
    easel.close()


async def test_it_goes_with_the_one_that_asks() -> None:
    asking = await asyncio.create_subprocess_exec(sys.executable, "-c", ASKS, stdout=asyncio.subprocess.PIPE)
    assert asking.stdout is not None
    assert await asking.stdout.readline()
    asking.send_signal(signal.SIGKILL)
    async with asyncio.timeout(30):
        assert await asking.stdout.read() == b"", "as long as one of the two lives, more may come"
    await asking.wait()
