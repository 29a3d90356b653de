"""Several people at one machine: the switch between them, their inboxes, their doors, the bot's permissions."""

from playwright.async_api import expect

from tests.page.conftest import Harbour


async def test_the_switch_goes_to_the_other_player_at_the_same_place(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada, "general")
    switch = page.get_by_role("navigation", name="Local players")
    await expect(switch.locator("[aria-current]")).to_contain_text("Ada")
    await switch.get_by_role("link", name="Boris", exact=True).click()
    await expect(switch.locator("[aria-current]")).to_contain_text("Boris")
    await expect(page.get_by_role("heading", level=1)).to_have_text("general")


async def test_a_player_opens_in_a_tab_of_their_own(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    async with page.context.expect_page() as opened:
        await page.get_by_role("link", name="Open Clara in their own tab").click()
    other = await opened.value
    await expect(other.locator(".player.mine")).to_contain_text("Clara")


async def test_the_switch_shows_for_whom_a_message_waits(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    boris = page.locator(".player-item", has_text="Boris")
    await expect(boris.locator(".badge")).to_have_count(0)
    await harbour.ada.say("tables", f"Your turn, {harbour.boris.mention}")
    await expect(boris.locator(".badge")).to_contain_text("1")
    theirs = await harbour.open(harbour.boris)
    await expect(theirs.locator(".message.mentions-me")).to_contain_text("Your turn, @Boris")
    await expect(boris.locator(".badge")).to_have_count(0)


async def test_a_new_player_gets_a_link(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await page.get_by_role("button", name="Add a player").click()
    settings = page.get_by_role("dialog", name="Settings")
    await expect(settings.get_by_role("textbox", name="Name")).to_be_focused()
    await page.keyboard.type("Elena")
    await page.keyboard.press("Enter")
    await expect(settings.get_by_role("status").filter(has_text="Elena has joined.")).to_be_visible()
    await expect(page.locator(".players")).to_contain_text("Elena")


async def test_private_messages_arrive_in_the_inbox(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await page.get_by_role("link", name="Direct messages").click()
    await expect(page.get_by_role("main")).to_contain_text("No DMs yet")
    bot = harbour.bot.get_guild(next(iter(harbour.local.world.guilds)))
    assert bot is not None
    user = await harbour.bot.fetch_user(harbour.ada.id)
    await user.send("Your **hand** is here")
    await expect(page.locator(".inbox-item")).to_contain_text("Your hand is here")
    await expect(page.locator(".inbox-item .badge")).to_contain_text("1")
    await page.locator(".inbox-item").click()
    await expect(page.locator(".message strong")).to_have_text("hand")
    await expect(page.locator(".rail .badge")).to_have_count(0)


async def test_someone_with_closed_messages_is_not_reached(harbour: Harbour) -> None:
    hers = await harbour.open(harbour.boris)
    await hers.get_by_role("button", name="Settings").click()
    await hers.get_by_role("switch", name="Direct messages").uncheck()
    page = await harbour.open(harbour.ada)
    await page.get_by_role("button", name="Write to Boris").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Boris")
    await page.locator(".text-box").fill("Are you there?")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.local.failed")).to_contain_text("does not take DMs")


async def test_a_permission_is_taken_from_the_bot(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_label("Where").select_option(label="#spectators")
    await page.get_by_role("switch", name="Send messages", exact=True).uncheck()
    await expect(page.get_by_role("switch", name="Send messages", exact=True)).not_to_be_checked()
    await page.wait_for_function("true")
    spectators = harbour.bot.get_channel(harbour.ada.place("spectators").id)
    tables = harbour.bot.get_channel(harbour.ada.place("tables").id)
    await harbour.local.settle()
    assert not spectators.permissions_for(spectators.guild.me).send_messages  # type: ignore[union-attr]
    assert tables.permissions_for(tables.guild.me).send_messages  # type: ignore[union-attr]
