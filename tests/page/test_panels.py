"""Panels: what they look like to a reader, and every control's way to the bot and back."""

import pytest
from playwright.async_api import Page, expect

from tests.page.conftest import Harbour


async def panel(harbour: Harbour, *, command: str = "settlers board", phone: bool = False) -> Page:
    await harbour.ada.slash("tables", command)
    page = await harbour.open(harbour.ada, phone=phone)
    await expect(page.locator(".container")).to_be_visible()
    return page


async def test_text_is_laid_out_with_discords_markdown(harbour: Harbour) -> None:
    page = await panel(harbour)
    text = page.locator(".section .markdown")
    await expect(text.locator("h3")).to_have_text("Settlers")
    for tag, words in {"strong": "Ada", "em": "Soft", "u": "under", "s": "gone", "code": "code"}.items():
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.locator("blockquote")).to_have_text("A quoted line")
    await expect(text.locator("li")).to_have_text(["first", "second"])
    await expect(text.locator(".subtext time")).to_contain_text("years ago")
    await expect(text.locator(".subtext a")).to_have_attribute("rel", "noopener noreferrer")
    spoiler = text.get_by_role("button", name="Spoiler")
    await spoiler.press("Enter")
    await expect(text.locator(".spoiler.shown")).to_have_text("a secret")


async def test_a_container_shows_its_colour_and_a_link_its_target(harbour: Harbour) -> None:
    page = await panel(harbour)
    bar = await page.locator(".container").evaluate("element => element.style.getPropertyValue('--bar')")
    assert bar == "#c9a24b"
    await expect(page.get_by_role("link", name="Rules", exact=True)).to_have_attribute(
        "href", "https://example.org/rules"
    )
    await expect(page.get_by_role("button", name="Give up")).to_be_disabled()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_a_click_changes_the_panel_and_keeps_the_focus(harbour: Harbour, phone: bool) -> None:
    page = await panel(harbour, phone=phone)
    button = page.get_by_role("button", name="Next turn")
    await button.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".section .markdown")).to_contain_text("turn 2")
    await expect(button).to_be_focused()


async def test_a_private_answer_can_be_dismissed(harbour: Harbour) -> None:
    page = await panel(harbour)
    await page.get_by_role("button", name="Whisper").click()
    whisper = page.locator(".message.ephemeral")
    await expect(whisper).to_contain_text("Only for your eyes")
    await expect(whisper).to_contain_text("Only you can see this")
    assert "Only for your eyes" not in [message.content for message in harbour.boris.sees("tables")]
    await whisper.get_by_role("button", name="Dismiss message").click()
    await expect(whisper).to_have_count(0)
    await page.reload()
    await expect(page.locator(".container")).to_be_visible()
    await expect(whisper).to_have_count(0)


async def test_several_values_are_searched_chosen_and_limited(harbour: Harbour) -> None:
    page = await panel(harbour)
    await page.get_by_role("combobox", name="Which tiles?").click()
    await page.keyboard.type("mill")
    await page.keyboard.press("Enter")
    await page.get_by_role("combobox", name="Search").fill("")
    options = page.locator(".popup [role=option]")
    await options.filter(has_text="Wharf").click()
    await options.filter(has_text="Chapel").click()
    await expect(page.locator(".select-foot")).to_contain_text("3 of 3 chosen")
    await expect(options.filter(has_text="Market")).to_have_attribute("aria-disabled", "true")
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator(".message.ephemeral")).to_contain_text("Tiles: Mill, Wharf, Chapel")


async def test_a_person_is_chosen_by_keyboard(harbour: Harbour) -> None:
    page = await panel(harbour)
    await page.get_by_role("combobox", name="Whom?").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.type("cla")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral")).to_contain_text("Chosen: @Clara")


async def test_escape_closes_a_list_and_chooses_nothing(harbour: Harbour) -> None:
    page = await panel(harbour)
    control = page.get_by_role("combobox", name="Whom?")
    await control.press("Enter")
    await expect(page.locator(".popup")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".popup")).to_have_count(0)
    await expect(control).to_be_focused()
    await expect(page.locator(".message.ephemeral")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_a_form_is_filled_within_its_limits_and_sent(harbour: Harbour, phone: bool) -> None:
    page = await panel(harbour, phone=phone)
    await page.get_by_role("button", name="Note", exact=True).click()
    form = page.get_by_role("dialog", name="Leave a note")
    heading = form.get_by_role("textbox", name="Heading")
    await expect(heading).to_be_focused()
    await page.keyboard.type("ab")
    await page.keyboard.press("Enter")
    await expect(form.locator(".problem").first).to_have_text("Write at least 3 characters.")
    await expect(heading).to_have_attribute("aria-invalid", "true")
    await heading.fill("A storm is coming, beware of it")
    await expect(heading).to_have_value("A storm is coming, b")
    await form.get_by_role("combobox", name="Pace").click()
    await form.get_by_role("option", name="Fast").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.locator(".message").last).to_contain_text("Noted: A storm is coming, b (Fast)")


async def test_a_click_that_is_never_answered_shows_waiting_and_then_failure(harbour: Harbour) -> None:
    page = await panel(harbour, command="settlers asleep")
    button = page.get_by_role("button", name="Next turn")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await expect(page.get_by_role("button", name="Whisper")).to_have_attribute("aria-disabled", "true")
    harbour.clock.advance(3)
    await expect(page.locator(".click-failure")).to_have_text("This interaction failed. Try again.")
    await expect(button).not_to_have_attribute("aria-busy", "true")
