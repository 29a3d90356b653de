"""A Discord that refuses whatever it likes, at random: when it is well again, all has been told, once and rightly."""

import asyncio
from collections.abc import Callable
from random import Random

import discord
import pytest

from bot.client import lookout
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, custom_ids
from tests.support.refusing import refusal, refusing

TROUBLES: tuple[Callable[[], BaseException], ...] = (
    lambda: refusal(500, 0),
    lambda: refusal(502, 0),
    lambda: refusal(429, 0),
    lambda: refusal(429, 30046),
    lambda: refusal(403, 50001),
    lambda: refusal(403, 50013),
    lambda: refusal(400, 160005),
    lambda: discord.RateLimited(1.0),
    ConnectionResetError,
    TimeoutError,
)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookout, "PATIENCE", 0.0)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.sqlite_only) for seed in (1, 2))])
async def test_when_discord_is_well_again_all_has_been_told(port: Harbour, seed: int) -> None:
    random = Random(seed)

    def trouble() -> BaseException:
        return random.choice(TROUBLES)()

    evening = await Evening.begin(port, *port.people("Ada", "Boris", "Clara"))
    for person in evening.people[:2]:
        await person.slash(PLACE, "settings", dms=True)
    with refusing(port.client, lambda _: random.random() < 0.4, trouble) as refused:
        for _ in range(25):
            if not evening.live.waiting():
                break
            mover = evening.mover()
            offered = await mover.autocomplete(mover.dm, "move", "move")
            await mover.slash(mover.dm, "move", move=random.choice(list(offered.values())))
            if random.random() < 0.3:
                await random.choice(evening.people).slash(PLACE, "games")
            port.client.publisher.retry()
    assert len(refused) > 10
    for _ in range(5):
        port.client.publisher.retry()
        await port.local.settle()
        await asyncio.sleep(0)
    untold = "SELECT kind, error FROM outbox WHERE done_at IS NULL"
    assert await port.client.store.read(lambda db: db.execute(untold).fetchall()) == []
    wrong = [record.getMessage() for record in port.log if record.levelname == "ERROR"]
    assert wrong == []
    if not evening.live.waiting():
        assert "rematch" in acts(port.panel(evening.live, evening.people[0]))
        return
    live, mover = evening.live, evening.mover()
    assert mover.mention in port.panel(live, mover).text
    # Where several are asked, each goes to their own controls; where one is, the panel has those of the question.
    number = live.request(live.waiting()[0]).number
    several = len(live.waiting()) > 1
    assert any(":mine" in each if several else f".{number}" in each for each in custom_ids(port.panel(live, mover)))
    for person in evening.people:
        standing = [message for message in person.dms if acts(message) and not message.is_ephemeral]
        assert len(standing) <= 1
