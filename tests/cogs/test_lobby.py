"""Opening a table, sitting down, beginning, and all the silly things people do meanwhile."""

from tests.cogs.conftest import PLACE, Evening


async def test_a_table_is_opened_joined_and_begun(evening: Evening) -> None:
    card = await evening.card()
    assert "Settlers" in card.text
    await evening.boris.click(card, "Join")
    assert "Boris" in card.again.text
    await evening.ada.click(card, "Start")
    thread = evening.ada.threads[-1].name
    assert "who is to move" not in evening.panel(thread).text
    assert evening.panel(thread).attachments
    assert evening.panel(thread).alt_texts


async def test_the_host_gets_the_settings_privately(evening: Evening) -> None:
    outcome = await evening.ada.slash(PLACE, "play", game="settlers", seats=2)
    [settings] = outcome.private
    await evening.ada.select(settings, "How many seats?", "3")
    assert evening.ada.sees(PLACE)[-1].text.count("*free*") == 2
    refused = await evening.boris.click(evening.ada.sees(PLACE)[-1], "Settings")
    assert "Это может только ведущий" in refused.text


async def test_silly_things_get_a_plain_sentence_and_change_nothing(evening: Evening) -> None:
    card = await evening.card()
    before = card.again.text
    assert "You sit at this table already" in (await evening.ada.click(card, "Join")).text
    assert "at least 2 players" in (await evening.ada.click(card, "Start")).text
    assert "Это может только ведущий" in (await evening.boris.click(card, "Start")).text
    assert "Вы не сидите" in (await evening.boris.click(card, "Leave")).text
    assert card.again.text == before


async def test_an_invitation_table_takes_the_invited_only(evening: Evening) -> None:
    outcome = await evening.ada.slash(PLACE, "play", game="settlers", **{"invitation-only": True})
    [settings] = outcome.private
    card = evening.ada.sees(PLACE)[-1]
    assert "по приглашению" in (await evening.boris.click(card, "Join")).text
    invite = next(select.custom_id for select in settings.again.selects if "invite" in select.custom_id)
    await evening.ada.select(settings, invite, [evening.boris])
    await evening.boris.click(card, "Join")
    assert "Boris" in card.again.text


async def test_the_last_to_leave_closes_the_table(evening: Evening) -> None:
    card = await evening.card()
    await evening.ada.slash(PLACE, "leave")
    assert "closed" in card.again.text
    assert not card.again.buttons


async def test_a_table_is_refused_where_a_permission_is_missing_and_it_is_named(evening: Evening) -> None:
    evening.local.set_bot_permissions(create_public_threads=False)
    outcome = await evening.ada.slash(PLACE, "play", game="settlers")
    assert "Create Public Threads" in outcome.text
    assert "Create Public Threads" in (await evening.ada.slash(PLACE, "caravel check")).text


async def test_a_table_can_start_itself_when_it_is_full(evening: Evening) -> None:
    card = await evening.card()
    settings = (await evening.ada.click(card, "Settings")).message
    await evening.ada.select(settings, "How many seats?", "2")
    await evening.ada.select(settings, "Start", "full")
    await evening.boris.click(card, "Join")
    thread = evening.ada.threads[-1].name
    assert (await evening.live(thread)).playing
