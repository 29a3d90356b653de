"""Discord refuses, forgets, forbids, and comes back: nobody is left in silence, and nothing is told in vain."""

from datetime import timedelta
from types import SimpleNamespace

import discord
import pytest
from discord.utils import utcnow

from bot.client import lookout
from bot.publisher import messages
from bot.store.identity import TableId
from bot.store.telling.news import AtTable, PanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables.outgoing import at_table
from games.core.seats import Seat
from tests.driver import Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, custom_ids, press
from tests.support.refusing import asks, refusal, refusing

ELSEWHERE = "general"


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookout, "PATIENCE", 0.0)


@pytest.fixture
async def evening(port: Harbour) -> Evening:
    return await Evening.begin(port, *port.people("Ada", "Boris"))


async def by_text(evening: Evening, moves: int = 1) -> None:
    """Moves by private messages' commands, which need neither panel nor thread."""
    for _ in range(moves):
        mover = evening.mover()
        offered = await mover.autocomplete(mover.dm, "move", "move")
        await mover.slash(mover.dm, "move", move=next(iter(offered.values())))


async def until_another_is_to_move(evening: Evening) -> None:
    mover = evening.mover()
    while evening.mover() is mover:
        await by_text(evening)


async def untold(port: Harbour) -> int:
    count = "SELECT count(*) FROM outbox WHERE done_at IS NULL"
    return int(await port.client.store.read(lambda db: db.execute(count).fetchone()[0]))


def privately(evening: Evening) -> dict[str, int]:
    return {person.name: len(person.dms) for person in evening.people}


def notices(person: Player) -> list[SeenMessage]:
    """What Caravel has written to this person of its own accord, with controls."""
    return [message for message in person.dms if acts(message) and not message.is_ephemeral]


def make_old(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on all that was ever written is older than an hour."""
    monkeypatch.setattr(messages, "utcnow", lambda: utcnow() + timedelta(hours=2))


async def test_a_panel_that_is_too_old_to_be_edited_is_posted_anew(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(monkeypatch)
    with refusing(port.client, asks("PATCH", "/messages/"), lambda: refusal(429, 30046)):
        for _ in range(12):
            before = evening.panel.id
            await by_text(evening)
            assert evening.mover().mention in evening.panel.text
            assert evening.panel.id != before
            assert await untold(port) == 0
    thread = port.thread(evening.live)
    assert len([message for message in evening.people[0].sees(thread) if acts(message)]) == 1


async def test_a_former_panel_that_cannot_be_edited_goes_and_holds_up_nothing(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(monkeypatch)
    with refusing(port.client, asks("PATCH", "/messages/"), lambda: discord.RateLimited(25.0)) as refused:
        await until_another_is_to_move(evening)
        former = evening.panel.id
        await until_another_is_to_move(evening)
        assert evening.panel.id != former
        assert await untold(port) == 0
    assert refused, "the story of that while was worth one try"
    assert former not in {message.id for message in evening.people[0].sees(port.thread(evening.live))}


async def test_an_old_notice_goes_when_another_takes_its_place(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in evening.people:
        await person.slash(PLACE, "settings", dms=True)
    for _ in range(3):
        await until_another_is_to_move(evening)
    make_old(monkeypatch)
    with refusing(port.client, asks("PATCH", "/messages/"), lambda: refusal(429, 30046)):
        for _ in range(3):
            await until_another_is_to_move(evening)
    assert [len(notices(person)) for person in evening.people] == [1, 1]


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (400, 50278), (403, 20026), (400, 40003)])
async def test_refused_private_messages_become_a_ring_in_the_thread_and_are_not_tried_for_ever(
    port: Harbour, evening: Evening, status: int, code: int
) -> None:
    for person in evening.people:
        await person.slash(PLACE, "settings", dms=True)
    rooms = [f"/channels/{person.dm.id}/messages" for person in evening.people]

    def private(route: discord.http.Route) -> bool:
        return route.method == "POST" and any(room in route.url for room in rooms)

    with refusing(port.client, private, lambda: refusal(status, code)) as refused:
        for turn in range(3):
            await until_another_is_to_move(evening)
            mover = evening.mover()
            assert port.panel(evening.live, mover).pings_me
            assert not any(port.panel(evening.live, other).pings_me for other in evening.others(mover))
            assert await untold(port) == 0
            assert len(refused) <= turn + 1
    assert len(refused) == (2 if code == 50007 else 3), "closed doors are remembered, a busy Discord is not"


async def test_closed_private_messages_are_open_again_when_they_are_asked_for(port: Harbour, evening: Evening) -> None:
    ada, _ = evening.people
    ada.set_dms(are_open=False)
    await ada.slash(PLACE, "settings", dms=True)
    for _ in range(3):
        await until_another_is_to_move(evening)
    ada.set_dms(are_open=True)
    for _ in range(2):
        await until_another_is_to_move(evening)
    assert notices(ada) == []
    await ada.slash(PLACE, "settings", dms=True)
    for _ in range(2):
        await until_another_is_to_move(evening)
    assert notices(ada)


async def test_a_locked_thread_is_named_as_such_and_told_of_as_soon_as_it_is_open(
    port: Harbour, evening: Evening
) -> None:
    host = evening.people[0]
    thread = port.thread(evening.live)
    locked = refusing(port.client, asks("POST", f"/channels/{thread.id}/messages"), lambda: refusal(403, 160005))
    with locked:
        await until_another_is_to_move(evening)
        assert await untold(port)
        told = [message.text for message in host.dms if "is locked" in message.text]
        assert len(told) == 1
        assert f"<#{thread.id}>" in told[0]
    port.client.dispatch("raw_thread_update", SimpleNamespace(guild_id=evening.live.table.guild_id))
    await port.local.settle()
    assert await untold(port) == 0
    assert evening.mover().mention in evening.panel.text


async def test_what_was_forbidden_is_told_as_soon_as_it_is_allowed(port: Harbour, evening: Evening) -> None:
    port.local.set_bot_permissions(PLACE, send_messages_in_threads=False)
    await until_another_is_to_move(evening)
    await by_text(evening, 2)
    assert await untold(port)
    complaints = [message for message in evening.people[0].dms if "Send Messages in Threads" in message.text]
    assert len(complaints) == 1
    port.local.set_bot_permissions(PLACE, send_messages_in_threads=True)
    await port.local.settle()
    assert await untold(port) == 0
    assert evening.mover().mention in evening.panel.text


async def test_a_thread_that_could_not_be_opened_for_long_is_opened_when_it_can_be(port: Harbour) -> None:
    ada, boris = port.people("Ada", "Boris")
    with refusing(port.client, asks("POST", "/threads"), lambda: refusal(403, 50013)):
        card = await port.opened(ada, boris, seats=2)
        await press(ada, card, "start")
        for _ in range(60):
            port.client.publisher.retry()
            await port.client.publisher.idle()
    assert ada.threads == []
    port.client.publisher.retry()
    await port.local.settle()
    live = port.at(card)
    assert acts(port.panel(live, ada))


async def test_a_thread_that_was_given_up_by_an_earlier_version_is_opened_at_the_start(port: Harbour) -> None:
    ada, boris = port.people("Ada", "Boris")
    with refusing(port.client, asks("POST", "/threads"), lambda: refusal(403, 50013)):
        card = await port.opened(ada, boris, seats=2)
        await press(ada, card, "start")
    await port.client.store.write(lambda db: db.execute("UPDATE outbox SET done_at = 1"))
    await port.restart()
    assert acts(port.panel(port.at(card), ada))


async def test_a_thread_that_went_meanwhile_is_noticed_at_the_start(port: Harbour, evening: Evening) -> None:
    former = port.thread(evening.live).id
    await vanish(port, former)
    await port.restart()
    live = await port.client.tables.live(TableId(evening.table))
    assert port.thread(live).id != former
    assert acts(port.panel(live, evening.people[0]))


async def test_a_panel_that_is_gone_is_noticed_when_somebody_looks(port: Harbour, evening: Evening) -> None:
    thread, panel = port.thread(evening.live), evening.panel
    await port.client.get_partial_messageable(panel.channel_id).get_partial_message(panel.id).delete()
    assert port.panels(evening.live, evening.people[0]) == []
    await evening.people[1].slash(thread, "status")
    assert "board" in acts(evening.panel)


async def test_a_card_that_is_gone_is_noticed_at_the_start(port: Harbour) -> None:
    ada, _ = port.people("Ada", "Boris")
    card = await port.opened(ada, seats=2)
    await port.client.get_partial_messageable(card.channel_id).get_partial_message(card.id).delete()
    await port.restart()
    assert "join" in acts(port.cards(ada)[-1])


async def test_a_table_whose_channel_is_gone_is_brought_elsewhere_and_goes_on(port: Harbour, evening: Evening) -> None:
    ada, boris = evening.people
    await vanish(port, port.local.world.channels[evening.live.table.channel_id or 0].id)
    await by_text(evening, 3)
    await port.remembers_what_is_stored()
    told = [[message.text for message in person.dms if "/bring" in message.text] for person in (ada, boris)]
    assert [len(texts) for texts in told] == [1, 1]
    listed = (await boris.slash(ELSEWHERE, "games")).text
    assert f"{evening.table} ·" in listed
    assert "discord.com/channels" not in listed, "a dead link goes"
    assert "moved here" not in (await port.people("Clara")[0].slash(ELSEWHERE, "bring", table=evening.table)).text
    assert "moved here" in (await boris.slash(ELSEWHERE, "bring", table=evening.table)).text
    live = await port.client.tables.live(TableId(evening.table))
    assert port.thread(live).parent_id == boris.place(ELSEWHERE).id
    assert acts(port.panel(live, ada))
    await by_text(evening, 2)


async def test_only_the_host_takes_a_table_elsewhere_while_its_place_is_there(port: Harbour, evening: Evening) -> None:
    ada, boris = evening.people
    assert "Only the table's host" in (await boris.slash(ELSEWHERE, "bring", table=evening.table)).text
    former = port.thread(evening.live)
    await ada.slash(ELSEWHERE, "bring", table=evening.table)
    live = await port.client.tables.live(TableId(evening.table))
    assert port.thread(live).id != former.id
    assert port.panel(live, evening.mover()).pings_me
    assert not any(acts(message) for message in ada.sees(former))
    await evening.play(2)


async def test_people_are_told_once_when_caravel_is_removed_from_their_server(port: Harbour, evening: Evening) -> None:
    guild = port.client.guilds[0]
    before = privately(evening)
    for _ in range(2):
        port.client.dispatch("guild_remove", guild)
        await port.local.settle()
    assert privately(evening) == {name: count + 1 for name, count in before.items()}
    assert all("/bring" in person.dms[-1].text for person in evening.people)


async def test_whoever_is_invited_is_told_beside_the_card_or_privately(port: Harbour) -> None:
    ada, boris, clara = port.people("Ada", "Boris", "Clara")
    await clara.slash(PLACE, "settings", dms=True)
    opened = await ada.slash(PLACE, "play", game="settlers", **{"invitation-only": True})
    chooser = next(select for select in opened.message.selects if "invite" in select.custom_id)
    await ada.select(opened.message, chooser.custom_id, [boris, clara])
    told = [message for message in boris.sees(PLACE) if message.pings_me]
    assert len(told) == 1
    assert "invites you" in told[0].text
    assert "invites you" in clara.dms[-1].text
    assert not any(message.pings_me for message in clara.sees(PLACE))
    await ada.select(opened.message, chooser.custom_id, [boris])
    assert len([message for message in boris.sees(PLACE) if message.pings_me]) == 1


async def test_controls_that_a_stopped_process_could_not_bring_up_to_date_are_so_at_the_start(
    port: Harbour, evening: Evening
) -> None:
    """As after a kill between storing a move and answering it, where the game asks the same person once more."""
    for person in evening.people:
        await person.slash(PLACE, "settings", dms=True)
    await until_another_is_to_move(evening)
    mover = evening.mover()
    notice = mover.dms[-1]
    before = custom_ids(notice)
    await by_text(evening)
    assert evening.mover() is mover
    assert custom_ids(notice.again) == before
    await port.restart()
    number = evening.live.request(evening.live.waiting()[0]).number
    assert any(f".{number}" in each for each in custom_ids(notice.again))


async def test_news_wait_for_discord_however_long_it_is_away(port: Harbour, evening: Evening) -> None:
    with refusing(port.client, asks("POST", "/messages"), lambda: refusal(503, 0)):
        await until_another_is_to_move(evening)
        for _ in range(60):
            port.client.publisher.retry(AtTable(TableId(evening.table)))
            await port.client.publisher.idle()
        assert await untold(port)
    port.client.dispatch("resumed")
    await port.local.settle()
    assert await untold(port) == 0
    assert evening.mover().mention in evening.panel.text


async def test_a_game_that_cannot_be_read_says_so_in_its_thread(port: Harbour, evening: Evening) -> None:
    await port.client.store.write(lambda db: db.execute("UPDATE snapshots SET state = ? WHERE version > 1", (b"\0",)))
    await evening.play(1)
    await port.client.store.write(lambda db: db.execute("UPDATE snapshots SET state = ? WHERE version > 1", (b"\0",)))
    await port.restart()
    table = await port.client.tables.table(TableId(evening.table))
    news = at_table(table, PanelNews(anew=True, ping=(Seat(0),)))
    await port.client.store.write(lambda db: put_outbox(db, [news]))
    port.client.publisher.wake()
    await port.local.settle()
    assert await untold(port) == 0
    thread = port.local.world.channels[table.thread_id or 0]
    last = evening.people[0].sees(thread)[-1]
    assert "can't be loaded" in last.text
    assert last.pings_me


async def vanish(port: Harbour, channel: int) -> None:
    """Somebody deletes a channel or thread."""
    port.local.set_bot_permissions(manage_threads=True, manage_channels=True)
    await port.client.http.delete_channel(channel)
    await port.local.settle()


async def test_whoever_has_left_the_server_holds_the_table_for_a_day_and_not_for_ever(
    port: Harbour, evening: Evening
) -> None:
    mover, (stays,) = evening.mover(), evening.others(evening.mover())
    thread = port.thread(evening.live)
    for guild in port.local.world.guilds.values():
        guild.members.pop(mover.id)
    await stays.slash(thread, "status")
    assert mover.mention in port.panel(evening.live, stays).text, "it may be a short absence"
    await port.client.store.write(lambda db: db.execute("UPDATE waiting SET since = since - 90000"))
    await stays.slash(thread, "status")
    assert f"{mover.name} has left the server" in port.panel(evening.live, stays).text
    (clara,) = port.people("Clara")
    assert "in the game now" in (await clara.slash(thread, "sit")).text
    assert clara.mention in port.panel(evening.live, stays).text
    assert port.panel(evening.live, clara).pings_me
    offered = await clara.autocomplete(thread, "move", "move")
    version = evening.live.table.version
    await clara.slash(thread, "move", move=next(iter(offered.values())))
    assert evening.live.table.version == version + 1
