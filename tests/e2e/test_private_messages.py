"""Tables in private messages: alone, and with people who share no server."""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

import pytest

from bot.hours.habits import HOUR
from bot.local.world import refusals
from bot.local.world.interaction import Progress
from bot.local.world.refusals import ApiError
from bot.publisher.messages import Messages
from bot.store.identity import GuildId, UserId
from bot.tables.live import Live
from games.core.chance import Chance
from games.core.seats import Seat
from render.kit.picture import Picture
from tests.driver import Player, SeenMessage
from tests.e2e.test_notices import at
from tests.support.harbour import PLACE, Harbour, acts, answering, custom_ids, give_seat, join_code, press
from texts import digits

pytestmark = pytest.mark.both_engines

PATIENCE = 60


def panels(person: Player) -> list[SeenMessage]:
    """The messages with controls in somebody's private messages."""
    return [message for message in person.dms if not message.is_ephemeral and custom_ids(message)]


async def answer(person: Player, message: SeenMessage, random: Random, harbour: Harbour) -> None:
    """Press whatever leads on, until a move is made."""
    live = harbour.at(message)
    version = live.table.version
    for _ in range(PATIENCE):
        chosen = random.choice(answering(message))
        select = next((each for each in message.selects if each.custom_id == chosen), None)
        if select is None:
            outcome = await person.click(message, chosen)
        else:
            values = random.sample(list(select.options), random.randint(select.least, select.most))
            outcome = await person.select(message, chosen, values)
        assert not outcome.failed
        if harbour.at(message).table.version > version:
            return
        message = message.again
        if not answering(message):
            await press(person, message, "mine")
    raise AssertionError("pressing led nowhere")


@pytest.mark.sqlite_only
async def test_one_plays_alone_to_the_end_in_private_messages(port: Harbour, ada: Player) -> None:
    opened = await ada.slash(ada.dm, "play", game="santa_maria")
    assert opened.private, "the host gets the settings"
    (card,) = panels(ada)
    assert "Santa Maria" in card.text
    assert "Just for you" in card.text
    assert "join" not in acts(card)
    await press(ada, card, "start")
    (panel,) = panels(ada)
    live = port.at(panel)
    assert live.table.private
    assert re.search(rf"{live.table.id} · Santa Maria", panel.text)
    assert len(panel.attachments) >= 2, "one's own board and the table in one message"
    random = Random(3)
    for _ in range(4):
        (panel,) = panels(ada)
        await answer(ada, panel, random, port)
    typed = await ada.autocomplete(ada.dm, "move", "move")
    version = port.at(panel).table.version
    await ada.slash(ada.dm, "move", move=next(iter(typed.values())))
    assert port.at(panel).table.version == version + 1
    for command in ("board", "hand", "status", "log", "next", "games", "help"):
        assert (await ada.slash(ada.dm, command)).private, command
    (panel,) = panels(ada)
    more = (await press(ada, panel, "more")).message
    await press(ada, more, "log")
    assert "what happened" in more.again.text
    past = await ada.slash(ada.dm, "history")
    assert "Step" in (await press(ada, past.message, "step")).message.text
    assert acts(panel.again) == acts(panel), "leafing through the log takes nobody's panel away"
    await port.restart()
    await ada.slash(ada.dm, "undo")
    while (live := await port.again(live)).playing:
        (panel,) = panels(ada)
        await answer(ada, panel, random, port)
    (result,) = panels(ada)
    assert "rematch" in acts(result)
    (score,) = live.outcome().scores
    assert f"{digits(score.total)} point" in result.text
    await press(ada, result, "rematch")
    assert "Just for you" in panels(ada)[-1].text
    assert port.leaks(live) == []
    assert port.complaints() == []


@pytest.mark.sqlite_only
async def test_two_who_share_no_server_play_in_their_private_messages(
    port: Harbour, ada: Player, boris: Player
) -> None:
    port.local.moderator.remove_from_server(boris)
    boris.add_app()
    boris.set_locale("ru")
    await ada.slash(ada.dm, "play", game="maracaibo", seats=2)
    (card,) = panels(ada)
    code = join_code(card)
    assert "oauth2/authorize" in card.text
    wrong = await boris.slash(boris.dm, "join", code="NOTHING")
    assert "кодом" in wrong.text
    joined = await boris.slash(boris.dm, "join", code=code.lower())
    assert "за столом" in joined.text
    assert "Boris" in panels(ada)[-1].text
    assert "Boris" in panels(boris)[-1].text
    await press(ada, card, "start")
    live = port.at(panels(ada)[-1])
    people, random = (ada, boris), Random(1)
    for turn in range(24):
        live = await port.again(live)
        mover = people[live.waiting()[0]]
        (panel,) = panels(mover)
        if turn == 12:
            await port.restart()
        await answer(mover, panel, random, port)
        assert [len(panels(person)) for person in people] == [1, 1]
        assert port.leaks(live) == []
    told = [message.text for message in boris.dms if not message.is_ephemeral]
    assert all(f"{live.table.id} · Маракайбо" in text for text in told), "every message names its table"
    live = await port.again(live)
    called = people[live.waiting()[0]]
    assert panels(called)[-1].pings_me
    await port.restart()
    outcome = await ada.slash(ada.dm, "end")
    await press(ada, outcome.message, "askend")
    assert "vote" in acts(panels(boris)[-1])
    await boris.click(panels(boris)[-1], "Нет")
    assert "Boris votes no" in ada.dms[-1].text
    assert "vote" not in acts(panels(ada)[-1])
    outcome = await ada.slash(ada.dm, "end")
    await press(ada, outcome.message, "askend")
    await boris.click(panels(boris)[-1], "Да")
    live = await port.again(live)
    assert live.table.over
    assert all("rematch" in acts(panels(person)[-1]) for person in people)
    assert port.complaints() == []


async def test_who_cannot_be_written_to_is_named_and_reached_as_soon_as_possible(
    port: Harbour, ada: Player, boris: Player
) -> None:
    boris.refuse_dms(refusals.no_mutual_servers)
    await ada.slash(ada.dm, "play", game="settlers", seats=2)
    (card,) = panels(ada)
    await boris.slash("tables", "join", code=join_code(card))
    assert "can't DM Boris" in card.again.text
    await press(ada, card, "start")
    live = port.at(panels(ada)[-1])
    assert "can't DM Boris" in panels(ada)[-1].text
    reply = await boris.slash("tables", "next")
    assert reply.private
    port.local.realm.dm_refusals.clear()
    while live.waiting() != (1,):
        await answer(ada, panels(ada)[-1], Random(1), port)
        live = await port.again(live)
    assert panels(boris)[-1].pings_me
    assert "can't DM Boris" not in panels(ada)[-1].text


@contextmanager
def drawing_waits(port: Harbour, person: Player) -> Iterator[None]:
    """The next picture of the table for this person is drawn when everything else is told."""
    pictures, free, first = port.client.pictures, asyncio.Event(), [True]
    board = pictures.board

    async def late(live: Live, viewer: Seat | None, locale: str) -> Picture:
        if viewer is not None and live.table.seats[viewer].user_id == person.id and first:
            first.clear()
            await free.wait()
        return await board(live, viewer, locale)

    with patch.object(pictures, "board", late):
        yield
        free.set()


async def test_an_answer_that_comes_late_hides_nothing_that_has_happened_meanwhile(
    port: Harbour, ada: Player, boris: Player
) -> None:
    live = await port.begun_in_private(ada, boris)
    await press(boris, (await boris.slash(boris.dm, "end")).message, "askend")
    (panel,) = panels(ada)
    assert "vote" in acts(panel)
    with drawing_waits(port, ada):
        late = port.local.forger.click(ada, panel, f"cv:{live.table.id}:mine")
        while late.progress is Progress.WAITING:
            await asyncio.sleep(0.01)
        await boris.hasty.click(panels(boris)[0], "Refuse")
        while (await port.again(live)).vote is not None:
            await asyncio.sleep(0.01)
        await port.client.publisher.idle()
    await port.local.settle()
    (panel,) = panels(ada)
    assert "vote" not in acts(panel)


async def test_an_answer_that_comes_late_shows_nothing_to_who_does_not_sit_there_any_more(
    port: Harbour, ada: Player, boris: Player
) -> None:
    live = await port.begun_in_private(ada, boris, "maracaibo")
    (panel,) = panels(boris)
    with drawing_waits(port, boris):
        late = port.local.forger.click(boris, panel, f"cv:{live.table.id}:mine")
        while late.progress is Progress.WAITING:
            await asyncio.sleep(0.01)
        port.local.forger.click(boris, panel, f"cv:{live.table.id}:give:gone")
        while (await port.again(live)).seat_of(UserId(boris.id)) is not None:
            await asyncio.sleep(0.01)
        await port.client.publisher.idle()
    await port.local.settle()
    assert panels(boris) == []


@pytest.mark.parametrize("refused", [refusals.closed_dms, refusals.no_mutual_servers, refusals.opening_dms_too_fast])
async def test_who_cannot_be_written_to_any_more_is_reminded_in_vain_and_no_oftener_than_others(
    port: Harbour, ada: Player, boris: Player, refused: Callable[[], ApiError]
) -> None:
    await port.begun_in_private(ada, boris, "maracaibo")
    boris.refuse_dms(refused)
    news = "SELECT count(*) FROM outbox WHERE kind = 'reminder'"
    for _ in range(3):
        await port.later(100 * HOUR)
    assert 2 <= await port.client.store.read(lambda db: db.execute(news).fetchone()[0]) <= 12
    port.local.realm.dm_refusals.clear()
    assert "remind" not in str(port.complaints())


async def test_several_tables_in_one_conversation_are_told_apart(port: Harbour, ada: Player) -> None:
    for game in ("santa_maria", "maracaibo"):
        await ada.slash(ada.dm, "play", game=game, seats=1)
        await press(ada, panels(ada)[-1], "start")
    one, other = panels(ada)
    numbers = [port.at(message).table.id for message in (one, other)]
    assert f"{numbers[0]} · Santa Maria" in one.text
    assert f"{numbers[1]} · Maracaibo" in other.text
    listed = (await ada.slash(ada.dm, "games")).text
    assert all(f"@me/{ada.dm.id}/{message.id}" in listed for message in (one, other))
    refused = await ada.slash(ada.dm, "board")
    assert "/table" in refused.text
    chosen = await ada.slash(ada.dm, "table", table=numbers[1])
    assert "Maracaibo" in chosen.text
    await port.restart()
    assert "Maracaibo" in (await ada.slash(ada.dm, "status")).text
    assert set((await ada.autocomplete(ada.dm, "table", "table")).values()) == set(numbers)


async def test_a_table_leaves_private_messages_for_a_server(port: Harbour, ada: Player) -> None:
    await ada.slash(ada.dm, "play", game="santa_maria", seats=1)
    await press(ada, panels(ada)[-1], "start")
    live = port.at(panels(ada)[-1])
    await ada.slash("tables", "bring", table=live.table.id)
    assert "has moved to a server" in ada.dms[-1].text
    assert panels(ada) == []
    assert acts(port.panel(await port.again(live), ada))


async def test_a_seat_passes_on_and_its_former_person_sees_nothing_more(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    await ada.slash(ada.dm, "play", game="maracaibo", seats=2)
    (card,) = panels(ada)
    code = join_code(card)
    await boris.slash(boris.dm, "join", code=code)
    await press(ada, card, "start")
    live = port.at(panels(ada)[-1])
    await boris.slash(boris.dm, "replace", **{"with": clara})
    (offer,) = panels(clara)
    assert f"{live.table.id} · Maracaibo" in offer.text
    assert offer.pings_me
    assert offer.attachments == [], "who is asked sees nothing yet"
    await clara.click(offer, next(each for each in custom_ids(offer) if each.endswith(":yes")))
    assert "no longer play at" in [message for message in boris.dms if not message.is_ephemeral][-1].text
    assert panels(boris) == []
    (panel,) = panels(clara)
    assert len(panel.attachments) >= 2
    live = await port.again(live)
    assert live.table.names[1] == "Clara"
    assert port.leaks(live) == []
    full = await boris.slash(boris.dm, "join", code=code)
    assert "no open seat" in full.text
    await give_seat(clara, clara.dm, "gone")
    assert panels(clara) == []
    back = await boris.slash(boris.dm, "join", code=code)
    assert "You've joined table" in back.text
    assert (await port.again(live)).table.names[1] == "Boris"
    assert panels(boris)
    assert port.complaints() == []


async def test_in_the_night_no_telephone_rings_for_a_private_table(port: Harbour, ada: Player, boris: Player) -> None:
    """Neither for what the others do there, nor for its end; to what needs an answer one is called in the morning."""
    await port.until(at(1, 12))
    await boris.slash("tables", "settings", **{"time-zone": "berlin", "quiet-hours": "22-8"})
    await port.begun_in_private(ada, boris, "maracaibo")
    await port.until(at(1, 23))
    before = {message.id for message in boris.dms}

    def rung() -> list[SeenMessage]:
        return [message for message in boris.dms if message.id not in before and message.pings_me]

    await ada.slash(ada.dm, "away", until="3 days")
    await press(ada, (await ada.slash(ada.dm, "end")).message, "askend")
    assert "vote" in acts(panels(boris)[-1])
    assert rung() == []
    await port.until(at(2, 7, 59))
    assert rung() == []
    await port.until(at(2, 8))
    assert sum("vote" in acts(message) for message in rung()) == 1
    await port.until(at(2, 23))
    before = {message.id for message in boris.dms}
    await boris.click(panels(boris)[-1], "Agree")
    assert rung() == []
    assert port.complaints() == []


async def test_a_table_is_brought_to_a_server_when_all_agree_and_who_is_no_member_plays_on_privately(
    port: Harbour, ada: Player, boris: Player
) -> None:
    """Who was never a member has not left: they are called, and keep their seat however long they take."""
    live = await port.begun_in_private(ada, boris)

    async def has_left(_messages: Messages, _guild: GuildId | None, user: UserId) -> bool:
        return user == boris.id

    with patch.object(Messages, "has_left", has_left):
        asked = await ada.slash(PLACE, "bring", table=live.table.id)
        assert "asked first" in asked.text
        assert (await port.again(live)).table.private
        await press(boris, panels(boris)[-1], "vote")
        live = await port.again(live)
        assert not live.table.private
        while (live := await port.again(live)).waiting() != (1,):
            mover = (ada, boris)[live.waiting()[0]]
            request = live.request(live.waiting()[0])
            move = live.game.sensible(live.view(request.seat), request, Chance("moves"))
            await mover.slash(mover.dm, "move", move=request.text(move))
        called = panels(boris)[-1]
        assert answering(called), "the controls are in the private message"
        known = len(boris.dms)
        for _ in range(4):
            await port.later(30 * HOUR)
            await ada.slash(PLACE, "next")
            await port.local.settle()
        assert len(boris.dms) > known, "reminded privately"
        live = await port.again(live)
        assert live.table.seat_of(UserId(boris.id)) == 1
        assert not any("left the server" in message.text for message in port.panels(live, ada))
    assert port.complaints() == []
