"""What is told reaches its place, whatever has become of that place."""

import asyncio
from typing import Any, NoReturn

import pytest

from bot.publisher.messages import Messages
from bot.store.connection import Connection
from bot.store.identity import MessageId, UserId
from bot.store.telling.news import Outgoing, PanelNews, TurnNews
from bot.store.telling.outbox import put_outbox
from bot.store.telling.posts import Purpose
from bot.tables.model import Moved, Person
from bot.tables.outgoing import at_table, to_seat
from render.boards import Boards
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, choose, custom_ids, press
from tests.support.refusing import refusal
from tests.support.stored import find_post


@pytest.fixture
async def private(port: Harbour) -> None:
    """Ada and Boris are called by private messages."""
    for person in port.people("Ada", "Boris"):
        await person.slash(PLACE, "settings", dms=True)


@pytest.fixture
async def evening(port: Harbour) -> Evening:
    begun = await Evening.begin(port, *port.people("Ada", "Boris"))
    await begun.play(6)
    return begun


async def tell(port: Harbour, *news: Outgoing) -> None:
    await port.client.store.write(lambda db: put_outbox(db, news))
    port.client.publisher.wake()
    await port.local.settle()


async def found_nothing(*_: object) -> None:
    """What a try that was cut short has sent is not there yet."""


async def delete(port: Harbour, channel: int, message: int) -> None:
    await port.client.get_partial_messageable(channel).get_partial_message(message).delete()
    await port.local.settle()


async def test_a_deleted_panel_is_posted_anew(port: Harbour, evening: Evening) -> None:
    await delete(port, evening.panel.channel_id, evening.panel.id)
    await press_on(evening)
    assert "board" in acts(evening.panel)


async def test_a_deleted_card_is_posted_anew(port: Harbour) -> None:
    ada, boris = port.people("Ada", "Boris")
    card = await port.opened(ada, seats=2)
    await delete(port, card.channel_id, card.id)
    opened = [message for message in ada.sees(PLACE) if message.is_ephemeral][-1]
    await choose(ada, opened, "seats:3")
    await press(boris, port.cards(ada)[-1], "join")
    assert "Boris" in port.cards(ada)[-1].text


async def test_a_deleted_thread_is_replaced_and_the_game_goes_on(port: Harbour, evening: Evening) -> None:
    former = port.thread(evening.live).id
    port.local.set_bot_permissions(manage_threads=True)
    await port.client.http.delete_channel(former)
    await port.local.settle()
    await press_on(evening)
    assert port.thread(evening.live).id != former
    await evening.play(3)


async def test_an_archived_thread_is_woken(port: Harbour, evening: Evening) -> None:
    thread = port.thread(evening.live)
    assert thread.thread is not None
    thread.thread.archived = True
    await press_on(evening)
    assert not thread.thread.archived
    assert evening.mover().mention in evening.panel.text


async def test_a_picture_that_cannot_be_drawn_holds_nobody_up(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.pictures.drawing.boards", lambda _: Boards(broken, broken))
    monkeypatch.setattr("bot.pictures.drawing.asked_openly", broken)
    version = evening.live.table.version
    await press_on(evening)
    assert evening.live.table.version > version
    assert evening.mover().mention in evening.panel.text
    assert evening.panel.attachments == []
    assert "could not draw" in port.complaints()


@pytest.mark.usefixtures("private")
async def test_a_message_that_was_sent_and_not_noted_is_found_again(port: Harbour, evening: Evening) -> None:
    """As after a kill that is older than Discord's memory of nonces."""
    thread = port.thread(evening.live)
    before = [message.id for message in evening.people[0].sees(thread)]
    notices = {person.name: len(person.dms) for person in evening.people}
    for message in port.local.world.messages[thread.id].values():
        message.nonce = None
    await forget_that_it_was_told(port, "panel")
    await forget_that_it_was_told(port, "turn")
    await port.restart()
    assert [message.id for message in evening.people[0].sees(thread)] == before
    assert {person.name: len(person.dms) for person in evening.people} == notices
    await evening.play(2)


@pytest.mark.usefixtures("private")
async def test_what_arrives_only_after_one_has_looked_for_it_shows_what_is_now(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord answers the nonce of a try that was cut short with its message, and that shows what was then."""
    mover = evening.mover()
    (notice,) = [each for each in mover.dms if custom_ids(each)]
    now = custom_ids(notice)
    (stored,) = [each for each in port.local.world.messages[notice.channel_id].values() if each.id == notice.id]
    stored.components = [{"type": 10, "id": 1, "content": "what was then"}]
    monkeypatch.setattr(Messages, "find", found_nothing)
    await forget_that_it_was_told(port, "turn")
    await port.restart()
    (told,) = [each for each in mover.dms if each.id == notice.id]
    assert custom_ids(told) == now


@pytest.mark.usefixtures("private")
async def test_a_message_that_stands_is_told_though_discord_refuses_to_change_it(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuses(*_: object) -> NoReturn:
        raise refusal(500, 0)

    mover = evening.mover()
    before = [each.id for each in mover.dms]
    monkeypatch.setattr(Messages, "find", found_nothing)
    monkeypatch.setattr(Messages, "edit", refuses)
    await forget_that_it_was_told(port, "turn")
    await port.restart()
    assert [each.id for each in mover.dms] == before
    untold = "SELECT kind FROM outbox WHERE kind = 'turn' AND done_at IS NULL"
    assert await port.client.store.read(lambda db: db.execute(untold).fetchall()) == []


async def test_a_panel_that_is_told_while_somebody_looks_is_not_posted_anew(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = port.thread(evening.live)
    before = [message.id for message in evening.people[0].sees(thread)]

    edit, somebody_looks = Messages.edit, asyncio.Event()

    async def edited(*told: Any) -> Any:
        await somebody_looks.wait()
        return await edit(*told)

    async def until_it_is_told(*_: object) -> None:
        somebody_looks.set()
        while await port.client.store.read(lambda db: find_post(db, evening.live.table.id, Purpose.PANEL)) is None:
            await asyncio.sleep(0.01)

    await forget_that_it_was_told(port, "panel")
    monkeypatch.setattr(Messages, "edit", edited)
    monkeypatch.setattr("bot.publisher.table_news.AtTables._see_who_left", until_it_is_told)
    await port.restart()
    assert [message.id for message in evening.people[0].sees(thread)] == before


@pytest.mark.usefixtures("private")
async def test_whoever_is_to_move_has_one_notice_of_a_table_and_the_former_goes(
    port: Harbour, evening: Evening
) -> None:
    await evening.play(10)
    for person in evening.people:
        (notice,) = person.dms
        assert acts(notice)


@pytest.mark.usefixtures("private")
async def test_several_notices_of_one_turn_are_told_as_one(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover = evening.mover()
    (before,) = mover.dms
    news = TurnNews(evening.live.waiting()[0])
    posted: list[int] = []
    send = Messages.send

    async def counted(self: Messages, *args: Any, **options: Any) -> MessageId:
        posted.append(len(posted))
        return await send(self, *args, **options)

    monkeypatch.setattr(Messages, "send", counted)
    await tell(port, *to_seat(evening.live.table, news) * 3)
    assert len(posted) == 1
    (notice,) = mover.dms
    assert notice.id != before.id


@pytest.mark.usefixtures("private")
@pytest.mark.parametrize(("whispers", "rings"), [((False, True), True), ((True, False), True), ((True, True), False)])
async def test_a_whisper_behind_a_turn_takes_no_ring_away(
    port: Harbour, evening: Evening, whispers: tuple[bool, ...], rings: bool
) -> None:
    mover, (seat,) = evening.mover(), evening.live.waiting()
    mover.set_dms(are_open=False)
    assert not evening.panel.pings_me
    notices = [to_seat(evening.live.table, TurnNews(seat, whisper=whisper)) for whisper in whispers]
    await tell(port, *(item for notice in notices for item in notice))
    assert port.panel(evening.live, mover).pings_me == rings


@pytest.mark.usefixtures("private")
async def test_a_notice_that_a_move_overtakes_on_its_way_shows_what_is_asked_now(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, sending = evening.live, Messages.send
    (seat,), mover = live.waiting(), evening.mover()
    person, moves = Person(UserId(mover.id), mover.name, "en"), list[Moved]()

    async def slow(messages: Messages, *args: Any, **kwargs: Any) -> MessageId:
        sent = await sending(messages, *args, **kwargs)
        if args[0] in {message.channel_id for message in mover.dms} and not moves:
            offer = next(offer for offer in live.request(seat).offers if not offer.aside)
            moves.append(await port.client.tables.turns.move(live.table.id, person, offer.any_move(lambda _: 0)))
        return sent

    monkeypatch.setattr(Messages, "send", slow)
    await tell(port, *to_seat(live.table, TurnNews(seat)))
    notice = await port.client.store.read(lambda db: find_post(db, live.table.id, Purpose.TURN, seat))
    assert notice is not None
    assert notice.version == live.table.version


async def test_a_panel_that_has_nothing_to_tell_goes(port: Harbour, evening: Evening) -> None:
    former = port.panel(evening.live, evening.mover())
    count = len(evening.mover().sees(port.thread(evening.live)))
    await tell(port, at_table(evening.live.table, PanelNews(anew=True)))
    assert port.panel(evening.live, evening.mover()).id != former.id
    assert len(evening.mover().sees(port.thread(evening.live))) == count


async def test_only_whoever_is_to_move_hears_a_ring_in_the_thread_and_no_other(port: Harbour, evening: Evening) -> None:
    await evening.play(12)
    assert [person for person in evening.people if port.panel(evening.live, person).pings_me] == [evening.mover()]
    assert [person.dms for person in evening.people] == [[], []]


@pytest.mark.usefixtures("private")
async def test_whoever_wants_private_messages_hears_no_ring_in_the_thread(port: Harbour, evening: Evening) -> None:
    await evening.play(12)
    assert evening.mover().dms[-1].pings_me
    thread = port.thread(evening.live)
    for person in evening.people:
        assert [message for message in person.sees(thread) if message.pings_me] == []


async def test_the_card_of_a_table_that_is_over_says_so(port: Harbour, evening: Evening) -> None:
    asker = evening.mover()
    asked = await asker.slash(port.thread(evening.live), "end")
    await press(asker, asked.message, "askend")
    await evening.agree(asker)
    card = port.cards(asker)[-1]
    assert "In progress" not in card.text


async def press_on(evening: Evening) -> None:
    """A move by a private message's command, which needs neither panel nor thread."""
    mover = evening.mover()
    offered = await mover.autocomplete(mover.dm, "move", "move")
    await mover.slash(mover.dm, "move", move=next(iter(offered.values())))
    # What fails at first is tried again after a pause.
    while await evening.harbour.client.store.read(
        lambda db: db.execute("SELECT 1 FROM outbox WHERE done_at IS NULL").fetchone()
    ):
        evening.harbour.client.publisher.wake()
        await asyncio.sleep(0)
    await evening.harbour.local.settle()


async def forget_that_it_was_told(port: Harbour, kind: str) -> None:
    """The last message of this kind was sent, and the process was killed before it could note that."""

    def forget(db: Connection) -> None:
        told = "SELECT message_id FROM outbox WHERE kind = ? AND message_id IS NOT NULL ORDER BY id DESC"
        (message,) = db.execute(told, (kind,)).fetchone()
        (item,) = db.execute("SELECT min(id) FROM outbox WHERE message_id = ?", (message,)).fetchone()
        db.execute("UPDATE outbox SET done_at = NULL, message_id = NULL WHERE id = ?", (item,))
        db.execute("DELETE FROM posts WHERE message_id = ?", (message,))

    await port.client.store.write(forget)


async def test_a_panel_that_cannot_be_made_is_plain_and_calls_all_the_same(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> NoReturn:
        raise ZeroDivisionError

    host = evening.people[0]
    with monkeypatch.context() as fault:
        for controls in ("table_panel.public_controls", "private_card.private_controls"):
            fault.setattr(f"bot.panel.messages.{controls}", broken)
        waiting = evening.live.waiting()
        while evening.live.waiting() == waiting:
            await evening.move_by_text()
        assert evening.mover().mention in evening.panel.text
        assert "went wrong and I can't show" in evening.panel.text
        assert acts(evening.panel) == ["board", "log", "help"]
        board = await press(evening.mover(), evening.panel, "board")
        assert board.message.attachments
        assert "/move" in board.text
        await evening.move_by_text()
        told = [message for message in host.dms if "At your table" in message.text]
        assert len(told) == 1
        assert "could not make" in port.complaints()
    port.log.clear()
    await press_on(evening)
    assert evening.mover().mention in evening.panel.text
    assert "went wrong" not in evening.panel.text


async def test_what_is_whispered_and_cannot_be_told_moves_nothing_in_the_thread(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> NoReturn:
        raise ZeroDivisionError

    def seen() -> list[object]:
        return [message.raw for message in stranger.sees(port.thread(evening.live))]

    (stranger,) = port.people("Clara")
    before, (seat,) = seen(), evening.live.waiting()
    monkeypatch.setattr("bot.publisher.person_news.turn_notice", broken)
    monkeypatch.setattr("bot.publisher.person_news.plain_panel", broken)
    await tell(port, *to_seat(evening.live.table, TurnNews(seat, whisper=True)))
    assert "could not tell" in port.complaints()
    assert seen() == before
    port.log.clear()
