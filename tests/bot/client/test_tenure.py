"""What a lease means to the process that holds it, and what is nobody else's business but the first block's."""

import asyncio
from typing import Any

import pytest

from bot.client.scheduler import Scheduler
from bot.client.tenure import Tenure, Times
from bot.store.connection import StoreError
from bot.store.fleet.leases import Lease, LeaseLost
from bot.store.fleet.shares import EVERYTHING, NOTHING, Share, share_of
from bot.tables.brought.alarm import OfItsShare

AT_ONCE = Times(renewed_every=0.0, lasts=15.0, silence=10.0)


class Answers:
    """A store that answers as it is told; each look at the clock lets time pass."""

    def __init__(self) -> None:
        self.now = 0.0
        self.away = False
        self.asked = 0
        self.given_to_another = False

    async def write(self, _: object) -> Any:
        self.asked += 1
        self.now += 3.0
        if self.given_to_another and self.asked > 1:
            raise LeaseLost("block 1 is another process's")
        if self.away:
            raise StoreError("away")
        return Lease(0, 1)


async def test_who_cannot_renew_for_too_long_is_not_sure_any_more_and_has_lost() -> None:
    answers: Any = Answers()
    tenure = Tenure(answers, "one", 2, AT_ONCE, clock=lambda: float(answers.now))
    assert tenure.share == NOTHING
    await tenure.begin(4)
    assert (tenure.lease, tenure.share, tenure.sure, tenure.hears) == (Lease(0, 1), share_of(0, 2, 4), True, True)
    answers.away = True
    await tenure.lost.wait()
    assert (tenure.sure, tenure.hears) == (False, False)
    await tenure.end()


async def test_who_was_frozen_is_not_sure_before_anybody_is_asked() -> None:
    answers: Any = Answers()
    tenure = Tenure(answers, "one", 2, Times(), clock=lambda: float(answers.now))
    await tenure.begin(4)
    assert (tenure.sure, tenure.hears) == (True, True)
    answers.now += 60.0
    assert (tenure.sure, tenure.hears) == (False, False)
    await tenure.end()


async def test_who_has_come_in_vain_neither_hears_nor_stays() -> None:
    answers: Any = Answers()
    tenure = Tenure(answers, "one", 2, Times(), clock=lambda: float(answers.now))
    tenure.block = 1
    answers.given_to_another = True
    with pytest.raises(LeaseLost):
        await tenure.succeed()
    assert (tenure.lost.is_set(), tenure.hears) == (True, False)


class Ringing:
    """An alarm that is never due and says when it was asked."""

    def __init__(self, rung: list[str]) -> None:
        self._rung = rung

    async def due(self) -> float | None:
        return None

    async def ring(self, _: float) -> bool:
        self._rung.append(type(self).__name__)
        return False

    async def put_off(self, _: float, __: float) -> None:
        pass


class OfTables(Ringing, OfItsShare):
    pass


@pytest.mark.parametrize(
    ("share", "rings"),
    [
        (EVERYTHING, ["Ringing", "OfTables"]),
        (share_of(0, 2, 2), ["Ringing", "OfTables"]),
        (share_of(1, 2, 2), ["OfTables"]),
        (NOTHING, ["OfTables"]),
    ],
)
async def test_what_minds_no_share_is_rung_for_by_one_alone(share: Share, rings: list[str]) -> None:
    rung: list[str] = []

    async def told() -> None:
        await asyncio.sleep(0)

    scheduler = Scheduler([Ringing(rung), OfTables(rung)], told)
    scheduler.mind(share)
    await scheduler.look_around()
    assert rung == rings
