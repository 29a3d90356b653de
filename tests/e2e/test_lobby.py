"""From `/play` to the first move: the card, its options, invitations, and who changes their mind."""

import pytest

from tests.driver import Player
from tests.support.harbour import PLACE, Harbour, acts, choose, press


async def test_the_card_tells_what_is_played_and_who_sits(port: Harbour, ada: Player, boris: Player) -> None:
    card = await port.opened(ada, boris, seats=3)
    assert "Settlers" in card.text
    assert ada.mention in card.text
    assert "1. Ada" in card.text
    assert "2. Boris" in card.text
    assert "3. *open*" in card.text


async def test_the_card_is_in_the_tables_language(port: Harbour, ada: Player) -> None:
    card = await port.opened(ada, language="ru")
    assert "Поселенцы" in card.text


async def test_the_host_changes_the_table_privately(port: Harbour, ada: Player, boris: Player) -> None:
    opened = await ada.slash(PLACE, "play", game="puerto_rico")
    (settings,) = opened.private
    wanted, label = next(iter(settings.selects[0].options.items()))
    await choose(ada, settings, wanted)
    await choose(ada, settings, "seats:2")
    card = port.cards(boris)[-1]
    assert label.partition(": ")[2] in card.text
    assert "2. *open*" in card.text
    assert "3. *open*" not in card.text


async def test_only_the_invited_join_a_table_by_invitation(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    opened = await ada.slash(PLACE, "play", game="settlers", seats=2, **{"invitation-only": True})
    card = port.cards(ada)[-1]
    refused = await press(clara, card, "join")
    assert "invite-only" in refused.text
    (invite,) = [select for select in opened.message.selects if "invite" in select.custom_id]
    await ada.select(opened.message, invite.custom_id, [boris])
    assert boris.mention in card.again.text
    await press(boris, card, "join")
    assert "2. Boris" in card.again.text
    assert "Clara" not in card.again.text


@pytest.mark.parametrize("way", ["card", "command"])
async def test_who_leaves_frees_the_seat(port: Harbour, ada: Player, boris: Player, way: str) -> None:
    card = await port.opened(ada, boris, seats=2)
    outcome = await (press(boris, card, "leave") if way == "card" else boris.slash(PLACE, "leave"))
    assert "You have left" in outcome.text
    assert "2. *open*" in card.again.text


async def test_the_table_passes_on_with_its_host_and_closes_with_the_last(
    port: Harbour, ada: Player, boris: Player
) -> None:
    card = await port.opened(ada, boris, seats=2)
    await press(ada, card, "leave")
    assert f"Host: {boris.mention}" in card.again.text
    await press(boris, card, "leave")
    assert "closed" in card.again.text
    assert acts(card.again) == []


async def test_a_closed_table_takes_nobody(port: Harbour, ada: Player, boris: Player) -> None:
    card = await port.opened(ada)
    settings = await press(ada, card, "settings")
    await press(ada, settings.message, "close")
    assert "closed" in card.again.text
    outcome = await boris.click(card, "Join", stale=True)
    assert "over" in outcome.text


async def test_the_settings_of_a_table_are_one_message(port: Harbour, ada: Player) -> None:
    opened = await ada.slash(PLACE, "play", game="settlers")
    again = await press(ada, port.cards(ada)[-1], "settings")
    assert [message.id for message in ada.sees(PLACE) if message.is_ephemeral] == [again.message.id]
    assert again.message.id != opened.message.id


@pytest.mark.parametrize("act", ["start", "settings"])
async def test_only_the_host_decides(port: Harbour, ada: Player, boris: Player, act: str) -> None:
    card = await port.opened(ada, boris, seats=2)
    outcome = await press(boris, card, act)
    assert "Only the host" in outcome.text
    assert "2. Boris" in card.again.text
    assert "join" in acts(card.again)


async def test_nobody_joins_twice(port: Harbour, ada: Player, boris: Player) -> None:
    card = await port.opened(ada, boris, seats=3)
    outcome = await press(boris, card, "join")
    assert "already" in outcome.text
    assert card.again.text.count("Boris") == 1


async def test_a_full_table_takes_nobody_more(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    card = await port.opened(ada, boris, seats=2)
    outcome = await press(clara, card, "join")
    assert "All seats are taken" in outcome.text
    assert "Clara" not in card.again.text


async def test_nobody_starts_alone(port: Harbour, ada: Player) -> None:
    card = await port.opened(ada, seats=2)
    outcome = await press(ada, card, "start")
    assert "at least 2 players" in outcome.text
    assert ada.threads == []


async def test_the_table_gets_a_thread_and_its_card_leads_there(port: Harbour, ada: Player, boris: Player) -> None:
    live = await port.begun(ada, boris)
    card = port.cards(ada)[-1]
    assert "In progress" in card.text
    assert any(button.url.endswith(f"/{live.table.thread_id}") for button in card.buttons)
    assert acts(port.panel(live, ada))


async def test_a_command_is_heard_only_where_a_table_can_be(port: Harbour, ada: Player, boris: Player) -> None:
    live = await port.begun(ada, boris)
    outcome = await ada.slash(port.thread(live), "play", game="settlers")
    assert "text channel" in outcome.text
    assert len(port.cards(ada)) == 1
