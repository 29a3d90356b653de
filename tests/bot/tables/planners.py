"""Puerto Rico with three who plan what they will choose."""

from bot.features.plans import PLANS
from bot.features.plans.edits import adding
from bot.store.identity import ChannelId, GuildId
from bot.store.table.records import Table
from bot.store.telling.outbox import begin_next, targets_since
from bot.tables.live import Live
from games.core.ahead.plans import Wish
from games.core.events import Phrase
from games.core.seats import Seat
from games.puerto_rico.moves import Choose
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

ROLE = "puerto_rico-ask-choose-role"
PEOPLE = (ADA, BORIS, CLARA)


async def island(house: House) -> Table:
    """Puerto Rico with three, at the first choice of a role."""
    table = await house.tables.lobby.open(
        ADA, game_key="puerto_rico", options={}, seat_count=3, language="en", open_to_all=True, invited=(),
        guild_id=GuildId(7), channel_id=ChannelId(70),
    )  # fmt: skip
    for person in (BORIS, CLARA):
        await house.tables.lobby.join(table.id, person)
    return await house.tables.lobby.start(table.id, ADA)


def next_seat(live: Live) -> Seat:
    return live.state.left_of(live.waiting()[0])


async def plan(house: House, table: Table, seat: Seat, *moves: str, question: str = ROLE) -> None:
    live = await house.tables.live(table.id)
    after = live.request(seat).number
    for move in moves:
        edit = adding(question, Phrase(question), 0, Wish(move), after)
        await house.tables.of(PLANS).change(table.id, PEOPLE[seat], edit)


async def untold(house: House) -> list[object]:
    """All that is still to be told; it counts as told now."""

    def take(db: object) -> list[object]:
        found: list[object] = []
        _, targets = targets_since(db, 0)  # type: ignore[arg-type]
        for target in targets:
            while (item := begin_next(db, target)) is not None:  # type: ignore[arg-type]
                found.append(item.news)
                db.execute("UPDATE outbox SET done_at = 1 WHERE id = ?", (item.id,))  # type: ignore[attr-defined]
        return found

    return await house.store.write(take)


async def choose(house: House, table: Table, role: str) -> Live:
    """Whoever is to choose takes this role; what follows of it is answered with some sense, up to the next choice."""
    live = await house.tables.live(table.id)
    await house.tables.turns.move(table.id, PEOPLE[live.waiting()[0]], Choose(role))
    return await house.tables.live(table.id)
