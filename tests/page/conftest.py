"""The page in a real Chromium, at a local Discord of its own with a bot that shows everything."""

import shutil
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Literal, Protocol

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, Playwright, ViewportSize, async_playwright, expect

from bot.local.serve.page_hooks import DemoRefused
from tests.driver import DrivenDiscord, ManualClock, Player
from tests.page.showcase import Showcase
from tests.support.loopback import logged_in, loopback

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PATIENCE = 20_000
"""Milliseconds; a busy machine takes its time."""
expect.set_options(timeout=PATIENCE)
PHONE: ViewportSize = {"width": 390, "height": 844}


PATIENT = """
const soon = window.setTimeout.bind(window);
window.setTimeout = (act, delay = 0, ...rest) => soon(act, delay >= 2000 ? delay * 100 : delay, ...rest);
"""


async def patient_page(context: BrowserContext) -> Page:
    """A page whose own patience outlasts any test, and for which no time passes between two keys."""
    page = await context.new_page()
    await page.add_init_script(PATIENT)
    await page.clock.set_fixed_time(time.time())
    return page


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(__file__.rpartition("/")[0]):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no Chromium is installed"))


class Demonstrations:
    """Stands for the tables that the real bot lays."""

    def __init__(self) -> None:
        self.asked: list[dict[str, object]] = []
        self.channel_id = 0
        self.refusal = ""

    def games(self) -> list[dict[str, object]]:
        return [
            {"key": "settlers", "name": "Settlers", "name_localizations": {"ru": "Поселенцы"}, "seats": [2, 4]},
            {"key": "puerto_rico", "name": "Puerto Rico", "seats": [2, 5]},
        ]

    async def demo(self, *, asked_by: int, game: str, point: str, seats: int) -> dict[str, object]:
        if self.refusal:
            raise DemoRefused(self.refusal)
        self.asked.append({"asked_by": asked_by, "game": game, "point": point, "seats": seats})
        return {"channel_id": str(self.channel_id)}

    async def idle(self) -> None:
        return


class OpenPage(Protocol):
    async def __call__(
        self,
        player: Player,
        place: str | None = "tables",
        *,
        phone: bool = False,
        color_scheme: Literal["light", "dark"] = "light",
        locale: str = "en-US",
    ) -> Page:
        """The player's page at the named channel (`None`: wherever the page itself begins)."""


@dataclass
class Harbour:
    """One local Discord with its bot, and pages of it."""

    local: DrivenDiscord
    bot: Showcase
    clock: ManualClock
    demonstrations: Demonstrations
    open: OpenPage

    @property
    def ada(self) -> Player:
        return self.local.player("Ada")

    @property
    def boris(self) -> Player:
        return self.local.player("Boris")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def playwright() -> AsyncIterator[Playwright]:
    async with async_playwright() as started:
        yield started


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(playwright: Playwright) -> AsyncIterator[Browser]:
    chromium = await playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    )
    yield chromium
    await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def harbour(browser: Browser) -> AsyncIterator[Harbour]:
    clock = ManualClock()
    demonstrations = Demonstrations()
    bot = Showcase()
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    async with loopback(clock=clock, hooks=demonstrations) as local, logged_in(bot, local):

        async def open_page(
            player: Player,
            place: str | None = "tables",
            *,
            phone: bool = False,
            color_scheme: Literal["light", "dark"] = "light",
            locale: str = "en-US",
        ) -> Page:
            context = await browser.new_context(
                viewport=PHONE if phone else DESKTOP,
                has_touch=phone,
                color_scheme=color_scheme,
                locale=locale,
                reduced_motion="reduce",
            )
            contexts.append(context)
            context.set_default_timeout(PATIENCE)
            page = await patient_page(context)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda line: complaints.append(line.text) if "Security Policy" in line.text else None)
            address = local.link(player.user)
            await page.goto(address if place is None else f"{address}#/c/{player.place(place).id}")
            await page.wait_for_selector(".start" if place is None else ".composer")
            return page

        yield Harbour(local, bot, clock, demonstrations, open_page)
        for context in contexts:
            await context.close()
    assert complaints == []
