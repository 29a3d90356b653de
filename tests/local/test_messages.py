"""Messages in channels: who is pinged, what an edit keeps, replies, pins, nonces."""

import discord
import pytest

from bot.local.world.refusals import ApiError
from tests.driver import DrivenDiscord, ManualClock, Player
from tests.local.throwaway import Throwaway, picture


@pytest.fixture
def tables(bot: Throwaway) -> discord.TextChannel:
    (channel,) = (each for each in bot.guilds[0].text_channels if each.name == "tables")
    return channel


async def test_only_allowed_mentions_ping(
    bot: Throwaway, tables: discord.TextChannel, ada: Player, boris: Player
) -> None:
    await tables.send(
        f"{ada.mention} {boris.mention}", allowed_mentions=discord.AllowedMentions(users=[discord.Object(ada.id)])
    )
    await tables.send(f"quietly, {ada.mention}", silent=True)
    await tables.send(f"nobody, {ada.mention}", allowed_mentions=discord.AllowedMentions.none())
    assert [message.pings_me for message in ada.sees("tables")] == [True, False, False]
    assert [message.pings_me for message in boris.sees("tables")] == [False, False, False]
    assert [len(message.raw["mentions"]) for message in ada.sees("tables")] == [2, 1, 1]


async def test_mentions_in_a_layout_ping(bot: Throwaway, tables: discord.TextChannel, ada: Player) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"Your turn, {ada.mention}"))
    await tables.send(view=view)
    assert ada.sees("tables")[0].pings_me


async def test_everyone_is_not_pinged_without_the_permission(
    bot: Throwaway, tables: discord.TextChannel, ada: Player
) -> None:
    await tables.send("@everyone", allowed_mentions=discord.AllowedMentions.all())
    assert not ada.sees("tables")[0].pings_me


async def test_an_edit_keeps_only_the_listed_attachments(
    bot: Throwaway, tables: discord.TextChannel, ada: Player
) -> None:
    message = await tables.send("two", files=[picture("a.png"), picture("b.png")])
    await message.edit(content="still two")
    assert [each.filename for each in ada.sees("tables")[0].attachments] == ["a.png", "b.png"]
    await message.edit(attachments=[message.attachments[1], picture("c.png")])
    assert [each.filename for each in ada.sees("tables")[0].attachments] == ["b.png", "c.png"]
    assert ada.sees("tables")[0].edited


async def test_an_edit_pings_nobody(bot: Throwaway, tables: discord.TextChannel, ada: Player) -> None:
    message = await tables.send("hello")
    await message.edit(content=ada.mention)
    assert not ada.sees("tables")[0].pings_me


async def test_a_picture_can_be_downloaded_again(bot: Throwaway, tables: discord.TextChannel, ada: Player) -> None:
    message = await tables.send(file=picture())
    assert await message.attachments[0].read() == await ada.sees("tables")[0].picture()


async def test_an_embed_shows_its_picture(bot: Throwaway, tables: discord.TextChannel, ada: Player) -> None:
    embed = discord.Embed(title="Board", description="now").set_image(url="attachment://board.png")
    await tables.send(embed=embed, file=picture())
    (message,) = ada.sees("tables")
    assert message.text == "Board\nnow"
    assert message.raw["embeds"][0]["image"]["url"] == message.raw["attachments"][0]["url"]


async def test_a_bot_without_the_content_intent_reads_no_other_words(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, ada: Player
) -> None:
    await ada.say("tables", "between us")
    await ada.say("tables", f"for you, <@{local.world.bot_id}>")
    await ada.say(ada.dm, "in private")
    said = [message.content for message in bot.heard]
    assert said == ["", f"for you, <@{local.world.bot_id}>", "in private"]
    assert [message.content async for message in tables.history()][-1] == ""


async def test_a_reply_names_its_message(bot: Throwaway, tables: discord.TextChannel, ada: Player) -> None:
    asked = await ada.say("tables", "who?")
    await (await tables.fetch_message(asked.id)).reply("me", mention_author=False)
    reply = ada.sees("tables")[-1]
    assert reply.raw["referenced_message"]["id"] == str(asked.id)
    assert reply.pings_me is False
    await (await tables.fetch_message(asked.id)).reply("you", mention_author=True)
    assert ada.sees("tables")[-1].pings_me


async def test_the_same_nonce_is_sent_once(bot: Throwaway, tables: discord.TextChannel, ada: Player) -> None:
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=tables.id)
    for _ in range(2):
        await bot.http.request(route, json={"content": "once", "nonce": "n1", "enforce_nonce": True})
    assert [message.text for message in ada.sees("tables")] == ["once"]


async def test_history_goes_back_in_pages(bot: Throwaway, tables: discord.TextChannel) -> None:
    for number in range(7):
        await tables.send(str(number))
    newest_first = [message.content async for message in tables.history(limit=3)]
    assert newest_first == ["6", "5", "4"]
    oldest = [message async for message in tables.history(limit=2, oldest_first=True)]
    assert [message.content for message in oldest] == ["0", "1"]
    after = [message.content async for message in tables.history(after=oldest[1], limit=2)]
    assert after == ["2", "3"]


async def test_deleting_and_editing_what_others_wrote(bot: Throwaway, tables: discord.TextChannel, ada: Player) -> None:
    said = await ada.say("tables", "mine")
    message = tables.get_partial_message(said.id)
    with pytest.raises(discord.Forbidden) as edited:
        await message.edit(content="yours")
    with pytest.raises(discord.Forbidden) as deleted:
        await message.delete()
    assert (edited.value.code, deleted.value.code) == (50005, 50013)


async def test_pins_need_their_permission(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, ada: Player
) -> None:
    message = await tables.send("rules")
    with pytest.raises(discord.Forbidden):
        await message.pin()
    local.set_bot_permissions(pin_messages=True)
    await message.pin()
    assert [pinned.id async for pinned in tables.pins()] == [message.id]


async def test_unread_messages_count_until_they_are_read(
    bot: Throwaway, tables: discord.TextChannel, ada: Player
) -> None:
    await tables.send("one")
    await tables.send("two")
    assert ada.unread("tables") == 2
    ada.read_all("tables")
    assert ada.unread("tables") == 0


async def test_people_send_neither_nothing_nor_too_much(bot: Throwaway, ada: Player) -> None:
    for text in ("", "   ", "x" * 2001):
        with pytest.raises(ApiError):
            await ada.say("tables", text)


async def send_named(bot: Throwaway, channel_id: int, nonce: str | int, text: str) -> int:
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
    sent = await bot.http.request(route, json={"content": text, "nonce": nonce, "enforce_nonce": True})
    return int(sent["id"])


async def test_a_nonce_is_known_in_every_channel_for_some_minutes(
    bot: Throwaway, clock: ManualClock, ada: Player
) -> None:
    tables, general = ada.place("tables").id, ada.place("general").id
    first = await send_named(bot, tables, "7", "one")
    assert await send_named(bot, general, 7, "two") == first
    assert await send_named(bot, general, "8", "three") != first
    await ada.say("tables", "much else")
    clock.advance(4 * 60)
    assert await send_named(bot, tables, "7", "four") == first
    clock.advance(2 * 60)
    again = await send_named(bot, tables, "7", "five")
    assert again != first
    await bot.get_partial_messageable(tables).get_partial_message(again).delete()
    assert await send_named(bot, tables, "7", "six") != again


async def test_a_nonce_that_is_too_long_is_refused(bot: Throwaway, ada: Player) -> None:
    with pytest.raises(discord.HTTPException, match="25 or fewer"):
        await send_named(bot, ada.place("tables").id, "x" * 26, "one")


async def test_what_stands_in_an_announcement_channel_is_published_once(
    bot: Throwaway, local: DrivenDiscord, tables: discord.TextChannel, ada: Player
) -> None:
    (news,) = (each for each in bot.guilds[0].text_channels if each.is_news())
    told = await news.send("a table is open")
    await told.publish()
    assert ada.sees("news")[0].raw["flags"] & 1
    with pytest.raises(discord.HTTPException) as again:
        await told.publish()
    assert again.value.code == 40033
    with pytest.raises(discord.HTTPException) as elsewhere:
        await (await tables.send("not here")).publish()
    assert elsewhere.value.code == 50024
    said = await ada.say("news", "and I say")
    with pytest.raises(discord.Forbidden):
        await news.get_partial_message(said.id).publish()
    thread = await told.create_thread(name="Talk")
    assert thread.type is discord.ChannelType.news_thread
