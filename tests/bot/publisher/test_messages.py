"""What a message shows already is not uploaded again."""

from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.publisher.messages import Messages
from bot.store.identity import ChannelId
from render.kit.picture import Picture
from tests.support.blank import PNG
from tests.support.harbour import Harbour


def showing(text: str, alt: str = "A board.", data: bytes = PNG) -> Posting:
    return Sheet().text(text).picture(Picture(data, "png", 1, 1, alt)).posting()


async def test_an_edit_that_changes_no_picture_uploads_none(port: Harbour) -> None:
    live = await port.begun(*port.people("Ada", "Boris"))
    channel, messages = port.thread(live).id, Messages(port.client)

    async def attached(message_id: int) -> list[tuple[int, str | None]]:
        place = port.client.get_partial_messageable(channel)
        return [(each.id, each.description) for each in (await place.fetch_message(message_id)).attachments]

    sent = await messages.send(ChannelId(channel), showing("before"), nonce="n1")
    first = await attached(sent)
    await messages.edit(ChannelId(channel), sent, showing("after"))
    await messages.edit(ChannelId(channel), sent, showing("and again"))
    assert await attached(sent) == first
    await messages.edit(ChannelId(channel), sent, showing("other words", alt="Another board."))
    told_anew = await attached(sent)
    assert [alt for _, alt in told_anew] == ["Another board."]
    await messages.edit(ChannelId(channel), sent, showing("another", data=PNG + b"\0"))
    assert {number for number, _ in await attached(sent)}.isdisjoint({number for number, _ in (*first, *told_anew)})
    await messages.edit(ChannelId(channel), sent, Sheet().text("no picture").posting())
    assert await attached(sent) == []


async def test_who_starts_anew_uploads_once_and_then_no_more(port: Harbour) -> None:
    live = await port.begun(*port.people("Ada", "Boris"))
    channel = port.thread(live).id
    sent = await Messages(port.client).send(ChannelId(channel), showing("before"), nonce="n2")
    later = Messages(port.client)
    place = port.client.get_partial_messageable(channel)
    ids = []
    for text in ("one", "two"):
        await later.edit(ChannelId(channel), sent, showing(text))
        ids.append([each.id for each in (await place.fetch_message(sent)).attachments])
    assert ids[0] == ids[1]
