"""Who keeps order in one channel keeps it there alone, and who has lost sight of a table learns nothing more of it."""

from bot.panel.kit import ids
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, custom_ids, give_seat, press

ELSEWHERE = "general"
SHOWING = ("board", "log", "step", "follow")


async def rounds_pass(evening: Evening, count: int) -> None:
    """People play on until so many rounds more have begun."""
    until = evening.live.round + count
    while evening.live.round < until:
        await evening.move_sensibly()


async def test_order_is_kept_where_the_table_stands(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    live = await port.begun(ada, boris)
    table = live.table.id
    moderator = port.local.moderator
    moderator.allow(clara, ELSEWHERE, manage_threads=True)
    for command in ("caravel close", "caravel mend"):
        assert "Manage Threads permission" in (await clara.slash(ELSEWHERE, command, table=table)).text
    assert "Only the table's host" in (await clara.slash(ELSEWHERE, "bring", table=table)).text
    assert (await port.again(live)).playing
    assert (await port.again(live)).table.thread_id == live.table.thread_id
    moderator.allow(clara, PLACE, manage_threads=True)
    assert "closed" in (await clara.slash(ELSEWHERE, "caravel close", table=table)).text
    assert port.complaints() == []


async def test_who_loses_sight_of_a_table_is_told_nothing_more(port: Harbour, clara: Player) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="puerto_rico", seed=4)
    await clara.slash(PLACE, "follow", what="rounds", table=evening.live.table.id)
    await rounds_pass(evening, 1)
    (told,) = clara.dms
    assert set(SHOWING) <= set(acts(told))
    assert "Nothing" not in (await press(clara, told, "board")).text
    port.local.moderator.allow(clara, PLACE, view_channel=False)
    for act in SHOWING:
        assert "no longer exists" in (await press(clara, told, act)).text
    await rounds_pass(evening, 1)
    port.local.moderator.allow(clara, PLACE, view_channel=True)
    await rounds_pass(evening, 1)
    assert [message.id for message in clara.dms if not message.is_ephemeral] == [told.id]
    assert port.complaints() == []


async def test_who_leaves_a_private_table_follows_it_no_more(port: Harbour, ada: Player, boris: Player) -> None:
    live = await port.begun_in_private(ada, boris)
    panel = next(message for message in boris.dms if "more" in acts(message))
    await boris.slash(boris.dm, "follow", what="end")
    old = panel.again
    assert "more" in acts(old)
    await give_seat(boris, boris.dm, "gone")
    for control in custom_ids(old):
        if (parsed := ids.parse(control)) is not None and parsed.act in (*SHOWING, "more"):
            assert "no longer exists" in (await boris.click(old, control, stale=True)).text
    before = [message.id for message in boris.dms if not message.is_ephemeral]
    await press(ada, (await ada.slash(ada.dm, "end")).message, "askend")
    assert (await port.client.tables.table(live.table.id)).over
    assert [message.id for message in boris.dms if not message.is_ephemeral] == before
    assert port.complaints() == []
