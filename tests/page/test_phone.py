"""On a phone: nothing scrolls sideways, and the words of a picture lie under nothing."""

from typing import Literal

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.page.conftest import Harbour

WIDTHS = (360, 390, 430)
WORDS = ("Wanderung" * 12, f"https://example.org/{'x' * 120}", f"```\n{'code ' * 60}\n```", f"> {'quote' * 40}")
WIDE = "\n".join((*WORDS, f"# {'Heading' * 12}"))

SIDEWAYS = """
() => [...document.querySelectorAll('html, body, .main, .scroller, .message, .container, dialog, .popup, .composer')]
  .filter((element) => element.scrollWidth > element.clientWidth + 1)
  .filter((element) => getComputedStyle(element).overflowX !== 'hidden')
  .map((element) => `${element.className || element.tagName}: ${element.scrollWidth} > ${element.clientWidth}`)
"""
"""What could be moved sideways."""

UNDER = """
() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const hits = [];
  for (const words of boxes('figcaption, .alt-toggle')) {
    const box = words.getBoundingClientRect();
    for (const control of boxes('.button, .select, .markdown, .divider')) {
      const other = control.getBoundingClientRect();
      const beside = other.left >= box.right || other.right <= box.left;
      const above = other.top >= box.bottom || other.bottom <= box.top;
      if (!beside && !above) hits.push(`${words.className || words.tagName} under ${control.textContent}`);
    }
  }
  return hits;
}
"""
"""Which words of pictures and which controls share a place."""


async def resized(page: Page, width: int) -> None:
    await page.set_viewport_size(ViewportSize(width=width, height=844))


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_nothing_lies_under_anything_and_nothing_scrolls_sideways(
    harbour: Harbour, theme: Literal["light", "dark"]
) -> None:
    await harbour.ada.slash("tables", "settlers board")
    await harbour.ada.slash("tables", "gallery")
    page = await harbour.open(harbour.ada, phone=True, color_scheme=theme)
    await expect(page.locator(".container")).to_have_count(2)
    for toggle in await page.locator(".alt-toggle").all():
        await toggle.click()
    for width in WIDTHS:
        await resized(page, width)
        assert await page.evaluate(UNDER) == []
        assert await page.evaluate(SIDEWAYS) == []


async def test_many_players_with_long_names_do_not_widen_the_page(harbour: Harbour) -> None:
    names = ("Bartholomew", "Konstantin", "Wilhelmina")
    players = [harbour.local.add_player(name) for name in names]
    page = await harbour.open(players[-1], phone=True)
    for width in WIDTHS:
        await resized(page, width)
        assert await page.evaluate(SIDEWAYS) == []
        await expect(page.get_by_role("button", name="Settings")).to_be_in_viewport()


async def test_the_longest_words_are_broken(harbour: Harbour) -> None:
    await harbour.boris.say("tables", WIDE)
    page = await harbour.open(harbour.ada, phone=True)
    await expect(page.locator(".message")).to_have_count(1)
    for width in WIDTHS:
        await resized(page, width)
        assert await page.evaluate(SIDEWAYS) == []


async def test_whatever_opens_fits(harbour: Harbour) -> None:
    await harbour.ada.slash("tables", "settlers board")
    page = await harbour.open(harbour.ada, phone=True)
    for width in WIDTHS:
        await resized(page, width)
        await page.locator("[data-control=tiles]").click()
        await expect(page.locator(".popup [role=option]").first).to_be_visible()
        assert await page.evaluate(SIDEWAYS) == []
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Note", exact=True).click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        assert await page.evaluate(SIDEWAYS) == []
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)
        await page.locator(".text-box").fill("/")
        await expect(page.locator(".panel [role=option]").first).to_be_visible()
        assert await page.evaluate(SIDEWAYS) == []
        await page.locator(".text-box").fill("")
