"""Many tables and many people at once don't mix, and everybody is answered."""

import asyncio
from collections.abc import Sequence

from bot.local.world.interaction import Progress
from bot.panel.kit import ids
from bot.tables.live import Live
from tests.driver import Player
from tests.support.harbour import Harbour, custom_ids

TABLES = 10
ROUNDS = 6
COMMANDS = 500


async def opened(port: Harbour, pairs: Sequence[tuple[Player, Player]]) -> list[Live]:
    """A table for each pair."""
    return [await port.begun(*pair) for pair in pairs]


def couples(port: Harbour, count: int) -> list[tuple[Player, Player]]:
    """Twice so many people."""
    people = port.people(*(f"Sailor {number}" for number in range(2 * count)))
    return list(zip(people[::2], people[1::2], strict=True))


async def test_ten_tables_in_one_server_and_twenty_people_at_once_do_not_mix(port: Harbour) -> None:
    pairs = couples(port, TABLES)
    tables = await opened(port, pairs)
    for number in range(ROUNDS):
        await asyncio.gather(*(one_move(port, live, pair, number) for live, pair in zip(tables, pairs, strict=True)))
        await port.local.settle()
    for live, pair in zip(tables, pairs, strict=True):
        assert live.state.moves >= ROUNDS
        assert {line.by for line in live.recent} <= {None, 0, 1}
        panel = port.panel(live, pair[0])
        assert {control.table for control in map(ids.parse, custom_ids(panel)) if control} == {live.table.id}
        assert any(person.mention in panel.text for person in pair)
        assert not any(person.mention in panel.text for other in pairs if other is not pair for person in other)
        for person in pair:
            told = {
                control.table for message in person.dms for control in map(ids.parse, custom_ids(message)) if control
            }
            assert told <= {live.table.id}
    assert port.complaints() == []


async def one_move(port: Harbour, live: Live, pair: tuple[Player, Player], number: int) -> None:
    """Somebody at the table moves: in the thread, or in the private message that told them."""
    seat = live.waiting()[0]
    mover = pair[seat]
    request = live.request(seat)
    offer = next(offer for offer in request.offers if not offer.aside)
    move = request.text(offer.any_move(lambda choices: number % choices))
    place = port.thread(live) if number % 2 else mover.dm
    outcome = await mover.hasty.slash(place, "move", move=move)
    assert not outcome.failed


async def test_five_hundred_commands_at_once_are_all_answered(port: Harbour) -> None:
    pairs = couples(port, 5)
    tables = await opened(port, pairs)
    asked = []
    for number in range(COMMANDS):
        live, pair = tables[number % 5], pairs[number % 5]
        command = ("status", "log", "games", "hand", "board")[number // 5 % 5]
        asked.append(await pair[number % 2].hasty.slash(port.thread(live), command))
    await port.local.settle()
    assert all(outcome.progress is Progress.DONE for outcome in asked)
    answers = [outcome.interaction.replies for outcome in asked]
    assert all(answers)
    assert all(reply.is_ephemeral for replies in answers for reply in replies)
    # Of what one person asked for again and again about the table, one answer stands.
    for person in (person for pair in pairs for person in pair):
        mine = [outcome for outcome in asked if outcome.interaction.user_id == person.id]
        of_the_table = [outcome for outcome in mine if outcome.interaction.data["name"] != "games"]
        assert sum(len(outcome.private) for outcome in of_the_table) == 1
    assert port.complaints() == []
