"""A deal is talked about in a private thread: for those concerned alone, and gone or kept as the table chose."""

from pathlib import Path
from unittest.mock import patch

import pytest

from bot.features.fellows.parley_rows import parleys_at
from bot.local.world.things import Channel, ChannelKind, MessageFlag
from bot.store.identity import ChannelId, UserId
from tests.driver import Outcome, Player
from tests.e2e.test_archipelago_talk import Talks
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, press, press_more
from tests.support.traces import traces


async def begun(port: Harbour, **choices: str) -> tuple[Talks, Player, Player]:
    """Three, one of whom has a round, offers something to another, and asks for a talk about it."""
    people = port.people("Ada", "Boris", "Clara")
    people[1].set_locale("ru")
    eavesdropper = port.local.add_player("Fyodor")
    evening = await Evening.begin(port, *people, game="archipelago", seed=5, choices=choices)
    talks = Talks(port, evening, eavesdropper)
    while talks.state.round is None:
        await evening.move()
    giver = evening.mover()
    taker = next(iter(evening.others(giver)))
    await talks.offers(giver, taker, "give 2")
    return talks, giver, taker


async def asked(talks: Talks, person: Player) -> Outcome:
    """Their card of those at the table, after a press on what opens a thread."""
    card = await press_more(person, talks.evening.panel, "fellows")
    await press(person, card.message, "parley")
    return card


def rooms(port: Harbour) -> list[Channel]:
    return [each for each in port.local.world.channels.values() if each.kind is ChannelKind.PRIVATE_THREAD]


async def test_two_talk_and_nobody_else_notices(port: Harbour) -> None:
    talks, giver, taker = await begun(port)
    third = next(each for each in talks.evening.others(giver) if each is not taker)
    before, told = talks.seen(), len(taker.dms)
    rang = sum(each.pings_me for each in taker.dms)
    card = await asked(talks, giver)
    (room,) = rooms(port)
    assert f"<#{room.id}>" in card.message.again.text
    assert [person.can_see(room) for person in (giver, taker, third, talks.eavesdropper)] == [True, True, False, False]
    assert talks.seen() == before
    assert "parley" not in acts((await press_more(third, talks.evening.panel, "fellows")).message)
    (notice,) = taker.dms[told:]
    assert str(room.id) in notice.text
    assert notice.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert sum(each.pings_me for each in taker.dms) == rang
    assert not any(each.pings_me for person in (giver, taker) for each in person.sees(room))
    await taker.say(room, "two florins and a smile")
    await port.restart()
    again = await asked(talks, giver)
    assert f"<#{room.id}>" in again.message.again.text, "they talk where they have talked"
    assert len(rooms(port)) == 1
    assert "smile" not in (await talks.eavesdropper.slash(port.thread(talks.evening.live), "log")).text
    assert "smile" not in str(await port.client.store.read(lambda db: db.execute("SELECT events FROM log").fetchall()))
    await talks.eavesdrop()
    talks.evening.look()


async def test_a_private_message_opens_the_thread_where_another_process_hears_of_the_server(port: Harbour) -> None:
    _, giver, _ = await begun(port)
    with patch.multiple(port.client, get_guild=lambda _: None, get_channel=lambda _: None):
        shown = (await giver.slash(giver.dm, "hand")).message
        card = await press_more(giver, shown, "fellows")
        port.local.set_bot_permissions(create_private_threads=False)
        await press(giver, card.message, "parley")
        assert "Create Private Threads" in card.message.again.text
        port.local.set_bot_permissions(create_private_threads=True)
        await press(giver, card.message, "parley")
    (room,) = rooms(port)
    assert f"<#{room.id}>" in card.message.again.text
    assert port.complaints() == []


async def test_without_the_permission_the_button_says_what_is_missing(port: Harbour) -> None:
    talks, giver, _ = await begun(port)
    port.local.set_bot_permissions(create_private_threads=False)
    card = await asked(talks, giver)
    assert rooms(port) == []
    told = card.message.again.text
    assert "Create Private Threads" in told or "Создавать приватные ветки" in told
    port.local.set_bot_permissions(create_private_threads=True)
    await asked(talks, giver)
    assert len(rooms(port)) == 1


@pytest.mark.parametrize(
    ("chosen", "manages"), [("deleted", True), ("deleted", False), ("kept", True), ("kept", False)]
)
async def test_in_the_end_it_is_gone_or_kept_as_the_table_chose(port: Harbour, chosen: str, manages: bool) -> None:
    talks, giver, taker = await begun(port, **({"parleys": chosen} if chosen == "kept" else {}))
    await asked(talks, giver)
    (room,) = rooms(port)
    port.local.set_bot_permissions(manage_threads=manages)
    await press(giver, (await giver.slash(port.thread(talks.evening.live), "end")).message, "askend")
    await talks.evening.agree(giver)
    await port.restart()
    await port.later(60)
    there = {each.id for each in rooms(port)}
    if chosen == "deleted" and manages:
        assert there == set()
        return
    assert there == {room.id}
    untold = "SELECT payload, error FROM outbox WHERE done_at IS NULL"
    assert await port.client.store.read(lambda db: db.execute(untold).fetchall()) == []
    state = port.local.world.channels[room.id].thread
    assert state is not None
    assert state.archived
    assert ({giver.id, taker.id} <= state.members.keys()) is (chosen == "kept")
    assert ({giver.id, taker.id}.isdisjoint(state.members)) is (chosen == "deleted")
    assert port.complaints() == []


async def test_who_leaves_or_is_forgotten_ends_it(port: Harbour, tmp_path: Path) -> None:
    talks, giver, taker = await begun(port)
    await asked(talks, giver)
    (room,) = rooms(port)
    live = talks.evening.live
    there = await port.client.store.read(lambda db: parleys_at(db, live.table.id))
    assert there == {ChannelId(room.id): frozenset(map(UserId, (giver.id, taker.id)))}
    await taker.slash(PLACE, "forget-me", sure=True)
    assert traces(tmp_path, taker.id, taker.name) == []
    assert await port.client.store.read(lambda db: parleys_at(db, live.table.id)) == {}
    await port.later(60)
    state = port.local.world.channels[room.id].thread
    assert state is not None
    assert giver.id not in state.members
    assert traces(tmp_path, taker.id, taker.name) == []
    assert port.complaints() == []
