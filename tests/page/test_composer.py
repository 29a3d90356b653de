"""Writing: commands filled in by keyboard, suggestions while typing, mentions, replies, drafts."""

import pytest
from playwright.async_api import Page, expect

from tests.page.conftest import Harbour


async def write(page: Page, text: str) -> None:
    await page.locator(".text-box").click()
    await page.keyboard.type(text)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_a_command_is_picked_filled_and_sent_by_keyboard_alone(harbour: Harbour, phone: bool) -> None:
    page = await harbour.open(harbour.ada, phone=phone)
    await write(page, "/se")
    options = page.locator(".panel [role=option]")
    await expect(options).to_have_count(3)
    await expect(options.nth(1)).to_contain_text("Show the board")
    await page.keyboard.press("ArrowUp")
    await expect(page.locator(".text-box")).to_have_attribute(
        "aria-activedescendant", await options.nth(2).get_attribute("id") or ""
    )
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-form .command-name")).to_have_text("/settlers place")
    await expect(page.locator(".chip")).to_have_count(2)

    await page.keyboard.type("ar")
    await expect(options).to_have_text(["Market", "Quarry", "Harbour", "Granary", "Wharf"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(options.nth(0)).to_have_text("A1 for Quarry")
    await page.keyboard.type("b2")
    await expect(options).to_have_text(["B2 for Quarry"])
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .message-body").last).to_have_text("@Ada places Quarry at B2 for Quarry")
    await expect(page.locator(".text-box")).to_be_focused()


async def test_optional_options_are_added_and_taken_out_again(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await write(page, "/settlers place tile:Mill spot:A1")
    await expect(page.locator(".chip")).to_have_count(2)
    await page.keyboard.press("ArrowRight")
    await page.keyboard.type("no")
    await page.keyboard.press("Enter")
    await expect(page.locator(".chip-name").last).to_have_text("note")
    await page.keyboard.press("Backspace")
    await expect(page.locator(".chip")).to_have_count(2)
    await page.locator(".option-tail").click()
    await page.keyboard.type("carts")
    await page.keyboard.press("Tab")
    await page.keyboard.type("many")
    await page.keyboard.press("Enter")
    await expect(page.locator(".chip.wrong .chip-name")).to_have_text("carts")
    await expect(page.locator(".panel-note")).to_have_text("Write a whole number.")
    for _ in "many":
        await page.keyboard.press("Backspace")
    await page.keyboard.type("2")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .message-body").last).to_have_text("@Ada places Mill at A1, 2 carts")


async def test_a_missing_option_is_asked_for_and_escape_leaves_the_command(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await write(page, "/play ")
    await expect(page.locator(".panel [role=option]")).to_have_text(["Settlers", "Puerto Rico"])
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.locator(".chip.wrong .chip-name")).to_have_text("game")
    await page.keyboard.press("Escape")
    await expect(page.locator(".text-box")).to_be_focused()
    await expect(page.locator(".chip")).to_have_count(0)


async def test_backspace_in_the_first_option_goes_back_to_the_list(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await write(page, "/play ")
    await expect(page.locator(".chip input")).to_be_focused()
    await page.keyboard.press("Backspace")
    await expect(page.locator(".text-box")).to_have_value("/play")
    await expect(page.locator(".panel [role=option]")).to_have_count(1)


async def test_fast_typing_asks_the_bot_only_for_what_is_typed_at_last(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await write(page, "/settlers place ")
    await expect(page.locator(".panel [role=option]").first).to_be_visible()
    await page.keyboard.type("granary", delay=0)
    await harbour.bot.is_asked("granary")
    await expect(page.locator(".panel [role=option]")).to_have_text(["Granary"])
    assert harbour.bot.asked[-1] == "granary"
    assert len(harbour.bot.asked) <= 1 + len("granary")


async def test_the_list_of_commands_can_be_entered_and_left(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await write(page, "/")
    options = page.locator(".panel [role=option]")
    await expect(options.first).to_be_visible()
    await page.locator(".panel [role=listbox]").focus()
    await page.keyboard.press("End")
    await expect(options.last).to_have_class("option active")
    await page.keyboard.press("Escape")
    await expect(page.locator(".text-box")).to_be_focused()
    await page.locator(".panel [role=listbox]").focus()
    await page.keyboard.press("Home")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-form .command-name")).to_be_visible()


async def test_commands_speak_the_readers_language(harbour: Harbour) -> None:
    harbour.ada.set_locale("ru")
    page = await harbour.open(harbour.ada)
    await write(page, "/поселенцы п")
    option = page.locator(".panel [role=option]")
    await expect(option).to_contain_text(["Положить плитку из ряда"])
    await page.keyboard.press("Enter")
    await expect(page.locator(".chip-name").first).to_have_text("плитка")
    await expect(page.locator(".panel-head")).to_contain_text("Какую плитку положить")


async def test_a_person_is_mentioned_and_a_message_answered(harbour: Harbour) -> None:
    await harbour.boris.say("tables", "Who plays?")
    page = await harbour.open(harbour.ada)
    await page.locator(".message").last.hover()
    await page.get_by_role("button", name="Reply to Boris").click()
    await expect(page.locator(".reply-bar")).to_contain_text("Boris")
    await page.keyboard.type("I do, @bor")
    await page.keyboard.press("Enter")
    await expect(page.locator(".text-box")).to_have_value("I do, @Boris ")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .context").last).to_contain_text("Who plays?")
    said = harbour.boris.sees("tables")[-1]
    assert said.content == f"I do, {harbour.boris.mention}"
    await expect(page.locator(".message .mention").last).to_have_text("@Boris")


async def test_drafts_stay_over_a_reload(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await write(page, "half a thought")
    await page.reload()
    await expect(page.locator(".text-box")).to_have_value("half a thought")
    await page.locator(".text-box").fill("")
    await write(page, "/settlers place tile:Mill")
    await page.reload()
    await expect(page.locator(".chip input").first).to_have_value("Mill")
    await expect(page.locator(".command-name")).to_have_text("/settlers place")


async def test_a_bot_that_stays_silent_is_told_as_discord_tells_it(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await write(page, "/silence ")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.local")).to_contain_text("Sending command")
    harbour.clock.advance(3)
    await expect(page.locator(".message.local.failed")).to_contain_text("The application did not respond")
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(page.locator(".message.local")).to_have_count(0)
    assert [problem for problem in harbour.local.errors if "silence" not in problem] == []


async def test_a_bot_that_takes_its_time_is_seen_thinking(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await write(page, "/think ")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .thinking", has_text="is thinking")).to_be_visible()
    await expect(page.locator(".message.local")).to_have_count(0)
