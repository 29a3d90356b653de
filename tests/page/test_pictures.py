"""Pictures: their words on demand, and looking closely by wheel, drag, pinch and keyboard."""

import re

import pytest
from playwright.async_api import CDPSession, Page, expect

from tests.page.conftest import Harbour
from tests.page.showcase import BOARD_ALT


async def open_board(harbour: Harbour, *, phone: bool = False) -> Page:
    await harbour.ada.slash("tables", "settlers board")
    page = await harbour.open(harbour.ada, phone=phone)
    await page.locator(".gallery .open-picture").click()
    await expect(page.locator(".lightbox img")).to_have_attribute("style", re.compile("width"))
    return page


async def shows(page: Page, scale: str | re.Pattern[str]) -> None:
    await expect(page.locator(".lightbox-scale")).to_have_text(scale)


async def transform(page: Page) -> tuple[float, float, float]:
    """How far the picture is zoomed, and where it stands."""
    values = await page.locator(".lightbox img").evaluate(
        "image => { const m = new DOMMatrix(getComputedStyle(image).transform); return [m.a, m.e, m.f] }"
    )
    return values[0], values[1], values[2]


async def middle(page: Page) -> tuple[float, float]:
    box = await page.locator(".lightbox-surface").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def test_the_wheel_zooms_to_where_it_points_and_a_drag_moves(harbour: Harbour) -> None:
    page = await open_board(harbour)
    x, y = await middle(page)
    await page.mouse.move(x + 200, y + 100)
    await page.mouse.wheel(0, -500)
    await shows(page, "246%")
    zoom, left, top = await transform(page)
    assert left < 0
    assert top < 0
    await page.mouse.down()
    await page.mouse.move(x + 260, y + 140)
    await page.mouse.up()
    assert await transform(page) == pytest.approx((zoom, left + 60, top + 40), abs=0.5)
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, 5000)
    await shows(page, "100%")
    assert await transform(page) == pytest.approx((1, 0, 0), abs=0.01)


async def test_the_picture_never_leaves_the_window(harbour: Harbour) -> None:
    page = await open_board(harbour)
    x, y = await middle(page)
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -600)
    await shows(page, "294%")
    await page.mouse.down()
    await page.mouse.move(x + 9000, y + 9000)
    await page.mouse.up()
    shown = await page.locator(".lightbox img").bounding_box()
    surface = await page.locator(".lightbox-surface").bounding_box()
    assert shown is not None
    assert surface is not None
    assert shown["x"] <= surface["x"] + 1
    assert shown["y"] <= surface["y"] + 1


async def test_the_keyboard_zooms_moves_and_closes(harbour: Harbour) -> None:
    page = await open_board(harbour)
    for _ in range(3):
        await page.keyboard.press("+")
    await shows(page, "220%")
    _, left, _ = await transform(page)
    await page.keyboard.press("ArrowRight")
    assert (await transform(page))[1] < left
    await page.keyboard.press("0")
    await shows(page, "100%")
    await page.keyboard.press("Escape")
    await expect(page.locator(".lightbox")).to_have_count(0)
    await expect(page.locator(".gallery .open-picture")).to_be_focused()


async def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    where = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
    await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})


async def test_two_fingers_zoom_on_a_phone(harbour: Harbour) -> None:
    page = await open_board(harbour, phone=True)
    x, y = await middle(page)
    session = await page.context.new_cdp_session(page)
    await touch(session, "touchStart", (x - 30, y), (x + 30, y))
    for spread in (60, 90, 120):
        await touch(session, "touchMove", (x - spread, y), (x + spread, y))
    await touch(session, "touchEnd")
    await shows(page, re.compile("39[0-9]%|40[0-9]%"))


async def test_the_alt_text_is_shown_on_demand(harbour: Harbour) -> None:
    await harbour.ada.slash("tables", "settlers board")
    page = await harbour.open(harbour.ada)
    picture = page.locator(".gallery .picture")
    await expect(picture.locator("figcaption")).to_be_hidden()
    await picture.get_by_role("button", name="Describe the picture in words").click()
    await expect(picture.locator("figcaption")).to_have_text(BOARD_ALT)
    await picture.get_by_role("button", name=f"Open large: {BOARD_ALT}").click()
    await page.get_by_role("dialog").get_by_role("button", name="ALT").click()
    await expect(page.locator(".lightbox-alt")).to_have_text(BOARD_ALT)
