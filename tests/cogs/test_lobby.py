"""Opening a table, sitting down, beginning, and all the silly things people do meanwhile."""

from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, choose


async def test_a_table_is_opened_joined_and_begun(port: Harbour, evening: Evening, ada: Player, boris: Player) -> None:
    card = await port.opened(ada)
    assert "Settlers" in card.text
    await boris.click(card, "Join")
    assert "Boris" in card.again.text
    await ada.click(card, "Start")
    panel = port.panel(port.at(card), ada)
    assert "who is to move" not in panel.text
    assert panel.attachments
    assert panel.alt_texts


async def test_the_host_gets_the_settings_privately(ada: Player, boris: Player) -> None:
    outcome = await ada.slash(PLACE, "play", game="settlers", seats=2)
    [settings] = outcome.private
    await choose(ada, settings, "seats:3")
    assert ada.sees(PLACE)[-1].text.count("*open*") == 2
    refused = await boris.click(ada.sees(PLACE)[-1], "Settings")
    assert "Это может только ведущий" in refused.text


async def test_silly_things_get_a_plain_sentence_and_change_nothing(port: Harbour, ada: Player, boris: Player) -> None:
    card = await port.opened(ada)
    before = card.again.text
    assert "You're already playing at this table" in (await ada.click(card, "Join")).text
    assert "at least 2 players" in (await ada.click(card, "Start")).text
    assert "Это может только ведущий" in (await boris.click(card, "Start")).text
    assert "Вы не сидите" in (await boris.click(card, "Leave")).text
    assert card.again.text == before


async def test_an_invitation_table_takes_the_invited_only(ada: Player, boris: Player) -> None:
    outcome = await ada.slash(PLACE, "play", game="settlers", **{"invitation-only": True})
    [settings] = outcome.private
    card = ada.sees(PLACE)[-1]
    assert "по приглашению" in (await boris.click(card, "Join")).text
    invite = next(select.custom_id for select in settings.again.selects if "invite" in select.custom_id)
    await ada.select(settings, invite, [boris])
    await boris.click(card, "Join")
    assert "Boris" in card.again.text


async def test_the_last_to_leave_closes_the_table(port: Harbour, ada: Player) -> None:
    card = await port.opened(ada)
    await ada.slash(PLACE, "leave")
    assert "closed" in card.again.text
    assert not card.again.buttons


async def test_a_table_is_refused_where_a_permission_is_missing_and_it_is_named(port: Harbour, ada: Player) -> None:
    port.local.set_bot_permissions(create_public_threads=False)
    outcome = await ada.slash(PLACE, "play", game="settlers")
    assert "Create Public Threads" in outcome.text
    assert "Create Public Threads" in (await ada.slash(PLACE, "caravel check")).text


async def test_a_table_can_start_itself_when_it_is_full(
    port: Harbour, evening: Evening, ada: Player, boris: Player
) -> None:
    card = await port.opened(ada)
    settings = (await ada.click(card, "Settings")).message
    await choose(ada, settings, "seats:2")
    await choose(ada, settings, "start:full")
    await boris.click(card, "Join")
    assert port.at(card).playing
