"""What is set for oneself and for a table, by buttons and lists alone; and what costs others something asks first."""

from collections.abc import Iterator

import pytest

from bot.store.identity import UserId
from bot.tables.lobby.house_options import PACE, PACES
from bot.tables.own_settings import GROUPS, OFFERED, chosen
from games.registry import GAMES, game
from tests.driver import Player, SeenMessage
from tests.support.harbour import PLACE, Harbour, acts, choose, custom_ids, press
from texts import LOCALES, words


async def now(port: Harbour, person: Player) -> dict[str, str]:
    """What a person has set, as Caravel knows it."""
    return chosen(await port.client.people.choices(UserId(person.id)), 24.0)


def other_values() -> Iterator[tuple[str, str]]:
    """Each value of each setting, a time zone first: hours of the day are counted in one."""
    for settings in (GROUPS["nights"], *(settings for group, settings in GROUPS.items() if group != "nights")):
        for setting in settings:
            yield from ((setting, value) for value in (*OFFERED[setting][1:], OFFERED[setting][0]))


@pytest.mark.parametrize("locale", LOCALES)
async def test_each_setting_is_changed_by_opening_a_list_and_choosing(port: Harbour, ada: Player, locale: str) -> None:
    await ada.slash(PLACE, "settings", language=locale)
    card = (await ada.slash(PLACE, "settings")).message
    for setting, value in other_values():
        if (await now(port, ada))[setting] != value and setting != "language":
            done = await choose(ada, card, f"{setting}:{value}")
            if (setting, value) == ("counted", "off"):
                assert (await now(port, ada))[setting] == "on", "past games would go with it"
                await ada.click(card, next(each for each in custom_ids(card.again) if each.endswith(":counted:off")))
            assert done.message.id == card.id, "it stays the one message"
            assert (await now(port, ada))[setting] == value
            named = words(locale)(f"bot-setting-{setting}")
            assert f"{named}: " in card.again.text
    for language in (*LOCALES, "auto"):
        if (await now(port, ada))["language"] != language:
            await choose(ada, card, f"language:{language}")
            assert (await now(port, ada))["language"] == language
    assert len([each for each in ada.sees(PLACE) if each.is_ephemeral and each.components]) <= 2
    assert port.complaints() == []


async def test_what_no_list_holds_is_typed(port: Harbour, ada: Player) -> None:
    card = (await ada.slash(PLACE, "settings")).message
    for setting, typed, is_now in (
        ("zone", "Lisbon", "Europe/Lisbon"), ("quiet", "21:30-6", "21:30–06:00"), ("digest", "7:45", "07:45"),
        ("reminders", "36", "36"),
    ):  # fmt: skip
        window = await choose(ada, card, f"{setting}:type")
        await ada.submit_modal(window, {"text": typed})
        assert (await now(port, ada))[setting] == is_now
        assert is_now in card.again.text
    window = await choose(ada, card, "reminders:type")
    refused = await ada.submit_modal(window, {"text": "soon"})
    assert "number from 0 to" in refused.text
    assert (await now(port, ada))["reminders"] == "36"


async def test_hours_without_a_time_zone_are_refused_and_say_what_to_do(port: Harbour, ada: Player) -> None:
    card = (await ada.slash(PLACE, "settings")).message
    refused = await choose(ada, card, "quiet:22:00–08:00")
    assert "time-zone" in refused.text
    assert (await now(port, ada))["quiet"] == "none"


def group_of(panel: SeenMessage, value: str) -> int:
    return next(at for at, each in enumerate(panel.selects) if value in each.options)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
async def test_a_lobby_is_set_up_and_begun_by_buttons_alone(
    port: Harbour, ada: Player, boris: Player, key: str, locale: str
) -> None:
    opened = await ada.slash(PLACE, "play", game=key, language=locale)
    await ada.slash(PLACE, "settings", language=locale)
    card, panel = port.cards(ada)[-1], opened.message
    table = (await port.client.tables.tables_of(UserId(ada.id)))[0].table
    for pace, options in [*PACES.items()][::-1]:
        way = next(each for each in custom_ids(panel.again) if each.endswith(f":{pace}"))
        await ada.click(panel, way)
        table = await port.client.tables.table(table.id)
        assert {name: table.options[name] for name in PACE} == options
    await choose(ada, panel, "seats:2")
    for at in range(len(panel.again.selects)):
        if panel.again.selects[at].options:
            value = next(each for each in panel.again.selects[at].options if not each.startswith(("seats", "start")))
            await choose(ada, panel, value)
            option, _, wanted = value.partition(":")
            table = await port.client.tables.table(table.id)
            assert table.options[option] == wanted if option != "campaign" else table.campaign is not None
    await press(boris, card, "join")
    await press(ada, panel, "start")
    assert port.at(card).playing
    seen = [each for each in ada.sees(PLACE) if each.is_ephemeral and acts(each)]
    assert all("option" not in acts(each) for each in seen), "the settings became the way to the table"
    assert port.complaints() == []


async def test_who_is_not_the_host_changes_nothing(port: Harbour, ada: Player, boris: Player) -> None:
    opened = await ada.slash(PLACE, "play", game="settlers", seats=3)
    card, panel = port.cards(ada)[-1], opened.message
    await press(boris, card, "join")
    assert "host" in (await press(boris, card, "settings")).text
    before = (await port.client.tables.tables_of(UserId(ada.id)))[0].table
    for control in custom_ids(panel):
        port.local.forger.click(boris, card, control)
        await port.local.settle()
    after = await port.client.tables.table(before.id)
    assert (after.options, after.seat_count, after.status) == (before.options, before.seat_count, before.status)


async def test_a_table_with_others_is_not_closed_at_a_touch(port: Harbour, ada: Player, boris: Player) -> None:
    card = await port.opened(ada, boris)
    panel = (await press(ada, card, "settings")).message
    await press(ada, panel, "close")
    assert "Boris" in panel.again.text
    assert "closed" not in card.again.text
    await press(ada, panel, "settings")
    assert "option" in acts(panel.again)
    await press(ada, panel, "close")
    await ada.click(panel, next(each for each in custom_ids(panel.again) if each.endswith(":sure")))
    assert "closed" in card.again.text


async def test_a_seat_is_not_given_away_without_a_question(port: Harbour, ada: Player, boris: Player) -> None:
    live = await port.begun(ada, boris, game="puerto_rico")
    thread = port.thread(live)
    before = [message.id for message in ada.sees(thread)]
    asked = await boris.slash(thread, "replace")
    assert asked.message.is_ephemeral
    assert "Let the computer play for you?" in asked.text
    assert (await port.again(live)).table.computers == ()
    assert [message.id for message in ada.sees(thread)] == before, "nobody hears of a question"
    await press(boris, asked.message, "mine")
    assert (await port.again(live)).table.computers == ()
    for keep, there in ((True, {"kept", "gone"}), (False, {"gone"})):
        again = await boris.slash(thread, "replace", keep=keep)
        given = [each.split(":")[3] for each in custom_ids(again.message) if each.endswith(":easy")]
        assert {*given} == there
    gone = next(each for each in custom_ids(again.message) if each.endswith(":give:gone:easy"))
    assert "has your seat now" in (await boris.click(again.message, gone)).message.text
    assert (await port.again(live)).table.computers == (1,)
    assert "aren't playing at this table" in (await boris.slash(thread, "replace")).text
    for forged in ("give", "give:all", "give:all:easy"):
        port.local.forger.click(ada, port.panel(live, ada), f"cv:{live.table.id}:{forged}")
        await port.local.settle()
    assert (await port.again(live)).table.computers == (1,)


async def test_modes_and_campaigns_have_names_of_their_own(port: Harbour, ada: Player) -> None:
    opened = await ada.slash(PLACE, "play", game="maracaibo", seats=2)
    panel = opened.message
    await choose(ada, panel, "campaign:new")
    assert "Campaign: Ada's story, game 1" in panel.again.text
    assert "Mode: campaign" in panel.again.text
    card = port.cards(ada)[-1]
    assert "Campaign **Ada's story**, game 1" in card.text
    assert "Mode" in card.text
    assert game("maracaibo").settings.campaign == {"story": "campaign"}
