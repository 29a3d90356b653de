"""Finding people, as they meet it: who is looked for, who is called to a table, and who comes by a code."""

from datetime import datetime
from typing import Any
from unittest.mock import patch
from zoneinfo import ZoneInfo

import pytest

from bot.local.world.things import MessageFlag
from bot.store.connection import Connection
from bot.store.identity import UserId
from tests.driver import Player, SeenMessage
from tests.support.harbour import PLACE, Harbour, acts, choose, id_of, join_code, press
from tests.support.rings import rings

HOUR = 3600.0


async def test_the_card_says_who_is_looked_for_and_until_when(port: Harbour, ada: Player, boris: Player) -> None:
    boris.set_locale("ru")
    wishes: dict[str, Any] = {"looking-for": "beginners", "within": "three-hours"}
    card = await port.opened(ada, seats=3, **wishes)
    (listed,) = await port.client.tables.tables_of(UserId(ada.id))
    until = listed.table.wanted_until
    assert until is not None
    assert f"Looking for: beginners · until <t:{int(until)}:f>" in card.text
    settings = await press(ada, card, "settings")
    await choose(ada, settings.message, "wanted:quick")
    await choose(ada, settings.message, "within:open-end")
    assert "🔎 Looking for: players who answer quickly" in card.again.text
    await choose(ada, settings.message, "wanted:anyone")
    assert "🔎" not in card.again.text
    await choose(ada, settings.message, "within:day")
    assert "🔎 Waiting for players until <t:" in card.again.text
    await press(boris, card, "join")
    assert rings(port) == {}
    assert port.complaints() == []


async def test_a_table_of_the_defaults_says_nothing_of_it(port: Harbour, ada: Player) -> None:
    card = await port.opened(ada)
    assert "🔎" not in card.text
    assert "hour" not in acts(card)


@pytest.mark.parametrize("privately", [False, True])
async def test_when_the_hour_comes_the_host_alone_is_asked_and_nothing_rings(
    port: Harbour, ada: Player, boris: Player, privately: bool
) -> None:
    await ada.slash(PLACE, "settings", dms=privately)
    card = await port.opened(ada, boris, seats=4, within="hour")
    told = len(ada.dms)
    await port.later(HOUR / 2)
    assert "hour" not in acts(card.again)
    await port.restart()
    before = rings(port)
    await port.later(HOUR / 2)
    assert rings(port) == before
    card = port.cards(ada)[-1]
    assert f"Time is up with 2 seats open. {ada.mention} decides" in card.text
    assert acts(card) == ["join", "start", "leave", "hour", "hour", "close", "help", "settings", "friends"]
    asked = ada.dms[told:]
    assert len(asked) == privately
    assert len(boris.dms) == 0
    if privately:
        assert "2 seats are still open" in asked[0].text
        refused = await boris.click(card, "Keep waiting")
        assert "Only the host" in refused.text
        await ada.click(asked[0], "Fill with computers")
        assert "Start whenever you like" in asked[0].again.text
        assert "hour" not in acts(port.cards(ada)[-1])
        await ada.click(asked[0], "Start")
        assert len(ada.threads) == 1
    else:
        await ada.click(card, "Keep waiting")
        assert "hour" not in acts(card.again)
        await port.later(2 * HOUR)
        assert "hour" not in acts(port.cards(ada)[-1])
    assert port.complaints() == []


async def test_a_table_that_starts_when_full_starts_when_it_is_filled(port: Harbour, ada: Player) -> None:
    ada.set_locale("ru")
    choices = {"start": "full"}
    await port.opened(ada, seats=3, choices=choices, game="puerto_rico", within="hour")
    await port.later(HOUR)
    card = port.cards(ada)[-1]
    assert "Время вышло, свободно 2 места" in card.text
    assert "партия начинается" in (await ada.click(card, "Посадить компьютеры")).text
    assert len(ada.threads) == 1
    assert port.complaints() == []


async def test_a_host_who_takes_no_private_messages_is_asked_on_the_card(port: Harbour, ada: Player) -> None:
    await ada.slash(PLACE, "settings", dms=True)
    ada.set_dms(are_open=False)
    await port.opened(ada, seats=2, within="hour")
    await port.later(HOUR)
    card = port.cards(ada)[-1]
    closed = await ada.click(card, "Close the table")
    assert "closed" in closed.text
    assert port.complaints() == []


async def test_a_host_in_private_messages_is_asked_there_in_silence(port: Harbour, ada: Player) -> None:
    await ada.slash(ada.dm, "play", game="settlers", seats=2, within="hour")
    before = rings(port)
    await port.later(HOUR)
    (card,) = [message for message in ada.dms if "hour" in acts(message)]
    await ada.click(card, "Fill with computers")
    assert rings(port) == before
    assert "Computer" in ada.dms[-2].text + ada.dms[-1].text


async def shared_code(port: Harbour, host: Player, card: SeenMessage) -> str:
    """What the host passes on."""
    said = await press(host, card, "friends")
    return join_code(said.message)


async def test_a_link_and_a_code_lead_to_the_table(port: Harbour, ada: Player, boris: Player) -> None:
    card = await port.opened(ada, seats=3)
    said = await press(ada, card, "friends")
    (table,) = await port.client.tables.tables_of(UserId(ada.id))
    assert f"https://discord.com/channels/{table.table.guild_id}/{card.channel_id}/{card.id}" in said.text
    code = join_code(said.message)
    assert join_code((await press(boris, card, "friends")).message) == code
    await port.restart()
    joined = await boris.slash(boris.dm, "join", code=f" {code.lower()[:4]}-{code.lower()[4:]}")
    assert "You're in" in joined.text
    assert joined.message.buttons[0].url.endswith(f"/{card.id}")
    assert "2. Boris" in card.again.text
    assert rings(port) == {}
    assert port.complaints() == []


async def test_wrong_old_and_full_codes_get_a_sentence_each(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    boris.set_locale("ru")
    card = await port.opened(ada, boris, seats=2)
    code = await shared_code(port, ada, card)
    assert "All seats are taken" in (await clara.slash(clara.dm, "join", code=code)).text
    assert "Вы уже за этим столом" in (await boris.slash(boris.dm, "join", code=code)).text
    assert "No table has this code" in (await clara.slash(clara.dm, "join", code="AAAABBBB")).text
    await press(ada, card, "start")
    assert "expired" in (await clara.slash(clara.dm, "join", code=code)).text
    assert port.complaints() == []


async def test_nobody_searches_for_codes(port: Harbour, ada: Player, boris: Player) -> None:
    code = await shared_code(port, ada, await port.opened(ada, seats=2))
    for at in range(10):
        assert "No table has this code" in (await boris.slash(boris.dm, "join", code=f"AAAA{at}")).text
    await port.restart()
    assert "too many wrong codes" in (await boris.slash(boris.dm, "join", code=code)).text
    assert "Boris" not in port.cards(ada)[-1].text
    await port.later(HOUR)
    assert "You're in" in (await boris.slash(boris.dm, "join", code=code)).text


async def test_a_table_by_invitation_has_no_code(port: Harbour, ada: Player) -> None:
    await ada.slash(PLACE, "play", game="settlers", seats=2, **{"invitation-only": True})
    assert "friends" not in acts(port.cards(ada)[-1])


@pytest.mark.parametrize("where", ["hidden channel", "no member"])
async def test_who_does_not_see_the_channel_plays_by_private_message(
    port: Harbour, ada: Player, clara: Player, where: str
) -> None:
    code = await shared_code(port, ada, await port.opened(ada, seats=2))
    if where == "no member":
        clara.add_app()
        port.local.moderator.remove_from_server(clara)
    else:
        port.local.moderator.allow(clara, PLACE, view_channel=False)
    joined = await clara.slash(clara.dm, "join", code=code)
    assert "You play here by DM" in joined.text
    assert "Clara" in port.cards(ada)[-1].text
    await press(ada, port.cards(ada)[-1], "start")
    live = (await port.client.tables.tables_of(UserId(clara.id)))[0].table.id
    found = await port.client.tables.live(live)
    begun = [message for message in clara.dms if "the game has begun" in message.text]
    assert len(begun) == (1 not in found.waiting())
    await port.restart()
    found = await port.client.tables.live(live)
    while found.waiting() != (1,):
        request = found.request(found.waiting()[0])
        move = request.text(next(offer for offer in request.offers if not offer.aside).any_move(lambda _: 0))
        await port.seated(found, request.seat).slash(port.thread(found), "move", move=move)
        found = await port.again(found)
    version = found.table.version
    request = found.request(found.waiting()[0])
    move = request.text(next(offer for offer in request.offers if not offer.aside).any_move(lambda _: 0))
    await clara.slash(clara.dm, "move", move=move)
    assert (await port.again(found)).table.version > version
    assert port.complaints() == []


async def test_who_stands_up_is_no_guest_any_more(port: Harbour, ada: Player, clara: Player) -> None:
    card = await port.opened(ada, seats=2)
    code = await shared_code(port, ada, card)
    port.local.moderator.allow(clara, PLACE, view_channel=False)
    await clara.slash(clara.dm, "join", code=code)
    assert await port.client.store.read(lambda db: db.execute("SELECT user_id FROM guests").fetchall())
    await press(clara, clara.dms[-1], "leave")
    assert "Clara" not in card.again.text
    assert not await port.client.store.read(lambda db: db.execute("SELECT user_id FROM guests").fetchall())


async def test_a_guest_who_cannot_be_written_to_does_not_stay(port: Harbour, ada: Player, clara: Player) -> None:
    card = await port.opened(ada, seats=2)
    code = await shared_code(port, ada, card)
    port.local.moderator.allow(clara, PLACE, view_channel=False)
    clara.set_dms(are_open=False)
    refused = await clara.slash("general", "join", code=code)
    assert "Discord lets me send you none" in refused.text
    assert "Clara" not in card.again.text
    clara.set_dms(are_open=True)
    assert "I've just sent you one" in (await clara.slash("general", "join", code=code)).text
    assert "You play here by DM" in clara.dms[-1].text
    assert rings(port) == {}


async def test_a_forged_button_leads_to_no_hidden_table(port: Harbour, ada: Player, clara: Player) -> None:
    card = await port.opened(ada, seats=2)
    port.local.moderator.allow(clara, PLACE, view_channel=False)
    await clara.slash(clara.dm, "play", game="settlers", seats=2)
    forged = port.local.forger.click(clara, clara.dms[-1], id_of(card, "join"))
    await port.local.settle()
    assert forged.text
    assert "Clara" not in card.again.text
    port.local.moderator.allow(clara, PLACE, view_channel=True)
    port.local.forger.click(clara, clara.dms[-1], id_of(card, "join"))
    await port.local.settle()
    assert "Clara" in card.again.text, "whoever sees the table may sit down from a private message"


async def test_a_card_that_is_posted_anew_is_silent(port: Harbour, ada: Player, boris: Player) -> None:
    card = await port.opened(ada, seats=3)
    with patch("bot.publisher.table_news.is_old", lambda _: True):
        await press(boris, card, "join")
    (anew,) = port.cards(ada)
    assert anew.id != card.id
    assert anew.flags & MessageFlag.SUPPRESS_NOTIFICATIONS


BERLIN = ZoneInfo("Europe/Berlin")
BREATH = 130.0


def looking(wanted: str) -> dict[str, Any]:
    """What the host of a table types."""
    return {"looking-for": wanted}


async def wants_calls(person: Player) -> SeenMessage:
    """They say so, and have the card with their wishes."""
    asked = await person.slash(PLACE, "notify")
    await press(person, asked.message, "notify")
    return asked.message.again


def calls(person: Player) -> list[SeenMessage]:
    """The private messages by which somebody is called to a table."""
    return [message for message in person.dms if {"join", "notify"} <= set(acts(message))]


async def test_who_wants_it_is_called_and_nobody_else(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    boris.set_locale("ru")
    await wants_calls(boris)
    assert rings(port) == {}
    card = await port.opened(ada, seats=3, **looking("quick"))
    await port.later(BREATH / 2)
    assert calls(boris) == [], "its host may still be about to change it"
    await port.restart()
    await port.later(BREATH / 2)
    (call,) = calls(boris)
    assert "Поселенцы" in call.text
    assert "свободно мест: 2 из 3" in call.text
    assert "Ищем: тех, кто отвечает быстро" in call.text
    assert any(button.url.endswith(f"/{card.id}") for button in call.buttons)
    assert rings(port) == {"Boris": 1}
    await press(boris, call, "join")
    assert "2. Boris" in card.again.text
    await press(boris, card, "leave")
    await port.later(BREATH)
    assert rings(port) == {"Boris": 1}, "nobody is called twice to one table"
    await boris.click(call, "Перестать звать")
    assert "Больше не зову" in call.again.text
    await port.opened(ada, seats=2)
    await port.later(BREATH)
    assert rings(port) == {"Boris": 1}
    assert port.complaints() == []


async def test_calls_are_for_the_games_and_wishes_that_somebody_has(port: Harbour, ada: Player, boris: Player) -> None:
    mine = await wants_calls(boris)
    games, wanted, a_day = (each.custom_id for each in mine.selects)
    await boris.select(mine, games, ["maracaibo", "settlers"])
    await boris.select(mine.again, wanted, "beginners")
    await boris.select(mine.again, a_day, "1")
    await port.opened(ada, game="maracaibo")
    await port.opened(ada, game="puerto_rico", **looking("beginners"))
    await port.later(BREATH)
    assert calls(boris) == []
    (settings,) = (await ada.slash(PLACE, "play", game="settlers")).private
    await port.later(BREATH)
    assert calls(boris) == []
    await choose(ada, settings, "wanted:beginners")
    await port.later(BREATH)
    assert len(calls(boris)) == 1
    await port.opened(ada, game="maracaibo", **looking("beginners"))
    await port.later(BREATH)
    assert len(calls(boris)) == 1, "one a day"
    await port.later(24 * HOUR)
    await port.opened(ada, game="maracaibo", **looking("beginners"))
    await port.later(BREATH)
    assert len(calls(boris)) == 2
    assert rings(port) == {"Boris": 2}


async def test_calls_wait_for_the_morning_and_die_with_the_seat(port: Harbour, ada: Player, boris: Player) -> None:
    await port.until(datetime(2030, 10, 1, 21, tzinfo=BERLIN))
    await boris.slash(PLACE, "settings", **{"time-zone": "berlin", "quiet-hours": "22-8"})
    await wants_calls(boris)
    await port.until(datetime(2030, 10, 1, 23, tzinfo=BERLIN))
    await port.opened(ada, seats=2)
    closed = await port.opened(ada, seats=2, game="puerto_rico")
    await port.later(BREATH)
    assert calls(boris) == []
    await ada.click((await press(ada, closed, "settings")).message, "Close the table")
    await port.restart()
    await port.until(datetime(2030, 10, 2, 7, tzinfo=BERLIN))
    assert calls(boris) == []
    await port.until(datetime(2030, 10, 2, 8, 0, tzinfo=BERLIN))
    assert ["Settlers" in call.text for call in calls(boris)] == [True]
    assert rings(port) == {"Boris": 1}


@pytest.mark.parametrize("why", ["private", "invitation", "hidden", "gone", "full", "unfit"])
async def test_nobody_is_called_where_they_could_not_sit(
    port: Harbour, ada: Player, boris: Player, clara: Player, why: str
) -> None:
    await wants_calls(boris)
    if why == "private":
        await ada.slash(ada.dm, "play", game="settlers", seats=3)
    elif why == "invitation":
        await ada.slash(PLACE, "play", game="settlers", **{"invitation-only": True})
    elif why == "full":
        await port.opened(ada, clara, seats=2)
    else:
        await port.opened(ada, seats=2, **(looking("rating") if why == "unfit" else {}))
    if why == "hidden":
        port.local.moderator.allow(boris, PLACE, view_channel=False)
    if why == "gone":
        port.local.moderator.remove_from_server(boris)
    with patch("bot.features.finding.fitting.NEAR", -1.0 if why == "unfit" else 5.0):
        await port.later(BREATH)
        await port.later(BREATH)
    assert calls(boris) == []
    assert "Boris" not in rings(port)
    assert port.complaints() == []


async def test_who_cannot_be_written_to_hears_so_at_once_or_when_they_look(
    port: Harbour, ada: Player, boris: Player
) -> None:
    boris.set_dms(are_open=False)
    asked = await boris.slash(PLACE, "notify")
    refused = await press(boris, asked.message, "notify")
    assert "I can't call you" in refused.text + asked.message.again.text
    boris.set_dms(are_open=True)
    await wants_calls(boris)
    boris.set_dms(are_open=False)
    await port.opened(ada, seats=2)
    await port.later(BREATH)
    assert "Allow them, then press the button" in (await boris.slash(PLACE, "notify")).text
    boris.set_dms(are_open=True)
    await wants_calls(boris)
    await port.opened(ada, seats=2)
    await port.later(BREATH)
    assert len(calls(boris)) == 1
    assert port.complaints() == []


async def test_wishes_leave_with_their_person(port: Harbour, ada: Player, boris: Player) -> None:
    await wants_calls(boris)
    await boris.slash(boris.dm, "join", code="NOTACODE")
    await port.opened(ada, seats=2)
    await port.later(BREATH)
    await boris.slash(PLACE, "forget-me", sure=True)

    def left(db: Connection) -> int:
        tables = ("callers", "calls_to_tables", "wrong_codes")
        return sum(len(db.execute(f"SELECT user_id FROM {table}").fetchall()) for table in tables)

    assert await port.client.store.read(left) == 0
