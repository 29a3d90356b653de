"""What a screen reader meets: every state of the page is checked by axe, and the paths without a pointer."""

from pathlib import Path
from typing import Literal

import axe_playwright_python  # type: ignore[import-untyped]
import pytest
from playwright.async_api import Page, expect

from tests.page.conftest import Harbour

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


async def findings(page: Page) -> list[str]:
    await page.evaluate(AXE)
    result = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{rule['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for rule in result["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)], ids=["light desktop", "dark phone"])
async def test_no_state_of_the_page_has_a_finding(
    harbour: Harbour, theme: Literal["light", "dark"], phone: bool
) -> None:
    await harbour.boris.say("tables", f"Hello {harbour.ada.mention}, `code` and ||more||")
    await harbour.ada.slash("tables", "settlers board")
    panel = harbour.ada.sees("tables")[-1]
    await harbour.ada.click(panel, "Whisper")
    await harbour.boris.say("general", f"unread {harbour.ada.mention}")
    page = await harbour.open(harbour.ada, None, phone=phone, color_scheme=theme)
    found = {"start": await findings(page)}

    await page.evaluate(f"location.hash = '#/c/{harbour.ada.place('tables').id}'")
    await expect(page.locator(".container")).to_be_visible()
    found["conversation"] = await findings(page)

    await page.locator(".text-box").fill("/")
    await expect(page.locator(".panel [role=option]").first).to_be_visible()
    found["commands"] = await findings(page)

    await page.keyboard.type("settlers place ")
    await expect(page.locator(".chip").first).to_be_visible()
    found["options"] = await findings(page)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")

    await page.locator("[data-control=tiles]").click()
    await expect(page.locator(".popup [role=option]").first).to_be_visible()
    found["select"] = await findings(page)
    await page.keyboard.press("Escape")

    await page.locator("[data-control=Note]").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.keyboard.press("Enter")
    found["form"] = await findings(page)
    await page.keyboard.press("Escape")

    await page.locator(".gallery .open-picture").click()
    await expect(page.locator(".lightbox")).to_be_visible()
    found["picture"] = await findings(page)
    await page.keyboard.press("Escape")

    await page.get_by_role("button", name="Settings").click()
    await expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    found["settings"] = await findings(page)
    await page.keyboard.press("Escape")

    await page.evaluate("location.hash = '#/inbox'")
    await expect(page.locator(".empty")).to_be_visible()
    found["inbox"] = await findings(page)
    assert {state: faults for state, faults in found.items() if faults} == {}


async def test_the_conversation_is_reached_and_walked_without_a_pointer(harbour: Harbour) -> None:
    for text in ("first", "second", "third"):
        await harbour.boris.say("tables", text)
    page = await harbour.open(harbour.ada, phone=True)
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("link", name="Skip to the conversation")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".text-box")).to_be_focused()
    await page.locator(".message").last.focus()
    await page.keyboard.press("ArrowUp")
    await expect(page.locator(".message", has_text="second")).to_be_focused()
    await page.keyboard.press("/")
    await expect(page.locator(".text-box")).to_have_value("/")


async def test_new_messages_are_announced(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await harbour.boris.say("tables", "Land **ahoy**")
    await expect(page.locator("[aria-live=polite]")).to_have_text("Boris: Land ahoy")
