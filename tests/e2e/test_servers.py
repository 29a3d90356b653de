"""What a server has chosen: channels for a purpose, and the one message that stands in each."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from discord.utils import utcnow

from bot.client import features
from bot.features.window import WINDOW
from bot.local.world.things import MessageFlag
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import told
from bot.publisher import messages
from bot.publisher.sending import Sending, ServerPurpose, Shows
from bot.store.connection import Connection
from bot.store.identity import GuildId
from bot.store.server.channels import ServerChannel, find_server_channel, note_server_channel
from bot.store.telling.outbox import put_outbox
from bot.tables.outgoing import standing
from tests.driver import Player, SeenMessage
from tests.support.harbour import PLACE, Harbour, harbour, id_of
from tests.support.ports import blank_pictures
from tests.support.refusing import asks, refusal, refusing
from tests.support.rings import rings
from tests.support.servers import choose_channel, said_in

SHOP = "spectators"
PURPOSE = "window"


class Sign:
    """What a feature has to stand in a channel."""

    says: str | None = "first"

    def shows(self, _: Sending) -> Shows:
        async def show(channel: ServerChannel) -> Posting | None:
            return None if self.says is None else told(f"{self.says} in {channel.language}")

        return show


@pytest.fixture
def sign() -> Sign:
    return Sign()


@pytest.fixture
async def port(tmp_path: Path, sign: Sign, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harbour]:
    shown = replace(WINDOW, purposes=(ServerPurpose(PURPOSE, sign.shows),))
    known = tuple(shown if each is WINDOW else each for each in features.FEATURES)
    monkeypatch.setattr("bot.client.caravel.FEATURES", known)
    with blank_pictures():
        async with harbour(tmp_path) as opened:
            yield opened


async def choose(person: Player, channel: str | None) -> SeenMessage:
    return await choose_channel(person, channel, PURPOSE)


def stands(person: Player, place: str = SHOP) -> list[SeenMessage]:
    return said_in(person, place)


async def kept(port: Harbour) -> ServerChannel | None:
    guild = GuildId(next(iter(port.local.world.guilds)))
    return await port.client.store.read(lambda db: find_server_channel(db, guild, PURPOSE))


async def tell_anew(port: Harbour, *, again: bool = False) -> None:
    """What stands there is behind; or an earlier try was cut short after it had sent it, and before it noted so."""
    channel = await kept(port)
    assert channel is not None

    def put(db: Connection) -> None:
        put_outbox(db, [standing(channel)])
        if again:
            db.execute("UPDATE outbox SET attempts = 1 WHERE done_at IS NULL")
            note_server_channel(db, msgspec.structs.replace(channel, message_id=None))

    await port.client.store.write(put)
    port.client.publisher.wake()
    await port.local.settle()


async def test_nothing_is_told_until_a_channel_is_chosen_and_nothing_when_it_is_given_up(
    port: Harbour, ada: Player
) -> None:
    card = await ada.slash(PLACE, "server")
    assert card.private
    assert "off" in card.text
    assert stands(ada) == []
    chosen = await choose(ada, SHOP)
    assert f"<#{ada.place(SHOP).id}>" in chosen.text
    (sign,) = stands(ada)
    assert sign.text == "first in en"
    assert sign.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert "off" in (await choose(ada, None)).text
    assert stands(ada) == []
    assert port.complaints() == []


async def test_one_message_stands_is_edited_and_moves_with_the_choice(port: Harbour, ada: Player, sign: Sign) -> None:
    await choose(ada, SHOP)
    (first,) = stands(ada)
    sign.says = "second"
    await tell_anew(port)
    (second,) = stands(ada)
    assert (second.id, second.text) == (first.id, "second in en")
    await port.restart()
    await choose(ada, "general")
    assert stands(ada) == []
    (moved,) = stands(ada, "general")
    assert moved.text == "second in en"
    sign.says = None
    await tell_anew(port)
    assert stands(ada, "general") == []


async def test_a_message_sent_by_one_that_was_killed_is_found_again(port: Harbour, ada: Player, sign: Sign) -> None:
    await choose(ada, SHOP)
    (first,) = stands(ada)
    sign.says = "second"
    await tell_anew(port, again=True)
    (found,) = stands(ada)
    assert (found.id, found.text) == (first.id, "second in en")


async def test_what_is_too_old_or_gone_is_posted_anew_in_silence(
    port: Harbour, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose(ada, SHOP)
    (first,) = stands(ada)
    monkeypatch.setattr(messages, "utcnow", lambda: utcnow() + timedelta(hours=2))
    with refusing(port.client, asks("PATCH", "/messages/"), lambda: refusal(429, 30046)):
        await tell_anew(port)
    (second,) = stands(ada)
    assert first.gone
    assert second.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    port.local.moderator.delete_message(second)
    await tell_anew(port)
    (third,) = stands(ada)
    assert third.id != second.id


async def test_a_channel_that_is_deleted_is_chosen_no_more_and_whoever_chose_it_hears_so(
    port: Harbour, ada: Player
) -> None:
    await choose(ada, SHOP)
    port.local.moderator.delete_place(ada.place(SHOP).id)
    await port.local.settle()
    assert await kept(port) is None
    (told_so,) = ada.dms
    assert "Shop window" in told_so.text
    assert told_so.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert "off" in (await ada.slash(PLACE, "server")).text
    assert port.complaints() == []


async def test_a_channel_deleted_while_nobody_was_there_is_found_so_when_it_is_told(port: Harbour, ada: Player) -> None:
    await choose(ada, SHOP)
    gone, there = (lambda: refusal(404, 10003)), f"/channels/{ada.place(SHOP).id}/"
    with refusing(port.client, asks("PATCH", there), gone), refusing(port.client, asks("POST", there), gone):
        await tell_anew(port)
    assert await kept(port) is None
    assert "Shop window" in ada.dms[-1].text


async def test_what_is_lacking_is_named_at_once_and_said_once_when_it_is_taken_later(
    port: Harbour, ada: Player, sign: Sign
) -> None:
    port.local.set_bot_permissions(SHOP, attach_files=False)
    refused = await choose(ada, SHOP)
    assert "Attach Files" in refused.text
    assert await kept(port) is None
    port.local.set_bot_permissions(SHOP, attach_files=True)
    await choose(ada, SHOP)
    port.local.set_bot_permissions(SHOP, view_channel=False)
    sign.says = "second"
    await tell_anew(port)
    await tell_anew(port)
    assert len(ada.dms) == 1
    assert f"<#{ada.place(SHOP).id}>" in ada.dms[0].text
    assert "⚠" in (await ada.slash(PLACE, "server")).text
    port.local.set_bot_permissions(SHOP, view_channel=True)
    await port.local.settle()
    assert [message.text for message in stands(ada)] == ["second in en"]


async def test_only_who_manages_the_server_may_and_only_its_own_channels(
    port: Harbour, ada: Player, boris: Player
) -> None:
    card = await ada.slash(PLACE, "server")
    at = id_of(card.message, "server")
    for who, values, said in (
        (boris, [str(ada.place(SHOP).id)], "Manage Server"),
        (ada, ["17"], "text channel of this server"),
        (ada, ["nonsense"], "text channel of this server"),
        (ada, [str(2**70)], "text channel of this server"),
    ):
        forged = port.local.forger.click(who, card.message, at, values)
        await port.local.settle()
        assert said in forged.text
    unknown = port.local.forger.click(ada, card.message, "cv:0:server:tea", [str(ada.place(SHOP).id)])
    await port.local.settle()
    assert not unknown.failed
    assert await kept(port) is None


async def test_it_is_told_in_the_language_of_the_servers_choice(port: Harbour, ada: Player) -> None:
    chosen = await choose(ada, SHOP)
    assert stands(ada)[0].text == "first in en"
    at = next(each.custom_id for each in chosen.again.selects if each.custom_id.endswith(":language"))
    await ada.select(chosen, at, "ru")
    assert [message.text for message in stands(ada)] == ["first in ru"]
    await ada.slash(PLACE, "settings", language="ru")
    assert "Витрина" in (await ada.slash(PLACE, "server")).text


async def test_who_has_chosen_is_forgotten_and_the_choice_stays(port: Harbour, ada: Player) -> None:
    await choose(ada, SHOP)
    await ada.slash(PLACE, "forget-me", sure=True)
    channel = await kept(port)
    assert channel is not None
    assert channel.user_id == 0


async def test_a_server_that_caravel_has_left_is_told_nothing_any_more(port: Harbour, ada: Player) -> None:
    await choose(ada, SHOP)
    port.local.moderator.remove_bot()
    await port.local.settle()
    assert await kept(port) is None


async def test_nothing_that_a_server_chooses_rings_anywhere(port: Harbour, ada: Player, sign: Sign) -> None:
    await choose(ada, SHOP)
    await tell_anew(port)
    port.local.set_bot_permissions(SHOP, send_messages=False, view_channel=False)
    sign.says = "second"
    await tell_anew(port)
    port.local.set_bot_permissions(SHOP, send_messages=True, view_channel=True)
    await choose(ada, "general")
    port.local.moderator.delete_place(ada.place("general").id)
    await port.local.settle()
    assert len(ada.dms) == 2, "what was lacking, and that it is gone"
    assert rings(port) == {}
