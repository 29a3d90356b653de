"""What the local page adds: from a key press to the list of suggestions, and from a click to the picture."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import perf_counter

from playwright.async_api import Page, async_playwright

from bench.measure import Series, Sheet
from bot.client.caravel import Caravel
from bot.host.settings import Settings
from bot.local import LocalSettings
from bot.start.demonstrations import Demonstrations
from bot.start.local_table import LocalHooks
from bot.store.engine.database import Store
from bot.store.identity import UserId
from bot.tables.model import Person
from tests.driver import DrivenDiscord, Player
from tests.support.loopback import GUILD_READY_SECONDS, logged_in

TITLE = "Page"
ROUNDS = 40
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

STOPWATCH = """
() => {
  window.laps = [];
  let began = 0;
  let before = '';
  const list = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent).join('|');
  addEventListener('keydown', () => { began = performance.now(); before = list(); }, true);
  addEventListener('click', () => { began = performance.now(); before = list(); }, true);
  const lap = () => { if (began) { window.laps.push(performance.now() - began); began = 0; } };
  new MutationObserver(() => { const now = list(); if (now && now !== before) lap(); })
    .observe(document.body, { childList: true, subtree: true, characterData: true });
  document.addEventListener('load', (event) => { if (event.target instanceof HTMLImageElement) lap(); }, true);
}
"""
"""From the key press until the list has changed; from the click until another picture is there."""


async def measure(sheet: Sheet) -> None:
    """The same steps with the page and without."""
    if CHROMIUM is None:
        sheet.note("no Chromium is installed", "-")
        return
    async with table() as (local, ada, thread_id), async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        page = await browser.new_page(viewport={"width": 1280, "height": 800})
        await page.goto(f"{local.link(ada.user)}#/c/{thread_id}")
        await page.wait_for_selector(".composer")
        await page.evaluate(STOPWATCH)
        floor = await without_page(local, ada, thread_id)
        sheet.add(floor[0])
        sheet.add(await suggestions(page), against=floor[0])
        sheet.add(floor[1])
        sheet.add(await pictures(page), against=floor[1])
        await browser.close()


@asynccontextmanager
async def table() -> AsyncIterator[tuple[DrivenDiscord, Player, int]]:
    """A table of Settlers in the middle of a game, with Ada to look at it."""
    with tempfile.TemporaryDirectory() as folder:
        hooks = LocalHooks()
        async with AsyncExitStack() as opened:
            store = await opened.enter_async_context(Store.open(Path(folder)))
            client = Caravel(Settings(drawing="thread"), store, guild_ready_timeout=GUILD_READY_SECONDS)
            local = await opened.enter_async_context(DrivenDiscord(LocalSettings(), hooks=hooks))
            await opened.enter_async_context(logged_in(client, local))
            hooks.client, hooks.local = client, local
            people = [local.player(name) for name in ("Ada", "Boris")]
            seats = [Person(UserId(player.id), player.name, "en") for player in people]
            channel = people[0].place("tables")
            shown = await Demonstrations(client.tables).open(
                "settlers", seats, "middle", guild_id=channel.guild_id or 0, channel_id=channel.id
            )
            await client.publisher.idle()
            live = await client.tables.live(shown.id)
            mover = people[live.waiting()[0]]
            assert live.table.thread_id is not None
            yield local, mover, live.table.thread_id


async def without_page(local: DrivenDiscord, player: Player, thread_id: int) -> tuple[Series, Series]:
    """Autocomplete, and one's own board with its file, by the driver alone."""
    asked: list[float] = []
    drawn: list[float] = []
    panel = next(message for message in reversed(player.sees(thread_id)) if message.buttons)
    for _ in range(ROUNDS):
        asked.append(await _asked(local, player, thread_id))
        began = perf_counter()
        await (await player.click(panel, "My board")).message.picture()
        drawn.append(perf_counter() - began)
    return Series("autocomplete, without a page", tuple(asked)), Series("one's board, without a page", tuple(drawn))


async def _asked(local: DrivenDiscord, player: Player, thread_id: int) -> float:
    """From asking for suggestions until the bot's answer is there; the driver itself would also wait for quiet."""
    command = player.commands(thread_id)["move"]
    options = [{"type": 3, "name": "move", "value": "r", "focused": True}]
    began = perf_counter()
    asked = local.actions_of(player.user).command(thread_id, command.id, options, autocomplete=True)
    while asked.choices is None:  # noqa: ASYNC110 - the local Discord has no event for it
        await asyncio.sleep(0)
    return perf_counter() - began


async def suggestions(page: Page) -> Series:
    """Letters that change the list, typed into a command's option."""
    await page.locator(".composer [role=combobox], .composer textarea, .composer [contenteditable]").first.click()
    await page.keyboard.type("/move")
    await page.keyboard.press("Enter")
    await page.wait_for_timeout(500)
    for _ in range(ROUNDS):
        await page.keyboard.type("r")
        await page.wait_for_timeout(120)
        await page.keyboard.press("Backspace")
        await page.wait_for_timeout(120)
    await page.keyboard.press("Escape")
    return await _laps(page, "a key press until the list has changed")


async def pictures(page: Page) -> Series:
    """Clicks on one's own board."""
    await page.evaluate("() => { window.laps.length = 0; }")
    for _ in range(ROUNDS):
        await page.get_by_role("button", name="My board").last.click()
        await page.wait_for_timeout(400)
    return await _laps(page, "a click until the picture is there")


async def _laps(page: Page, name: str) -> Series:
    milliseconds: list[float] = await page.evaluate("() => window.laps")
    return Series(name, tuple(lap / 1000 for lap in milliseconds))
