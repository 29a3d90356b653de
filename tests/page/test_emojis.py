"""The application's own emojis: in texts, on buttons, in lists, and what is read where they cannot be seen."""

import io

from PIL import Image
from playwright.async_api import Locator, Page, expect

from tests.page.conftest import Harbour


async def upload(harbour: Harbour) -> int:
    data = io.BytesIO()
    Image.new("RGBA", (96, 96), "#c9a24b").save(data, "PNG")
    return (await harbour.bot.create_application_emoji(name="corn", image=data.getvalue())).id


async def shown(harbour: Harbour) -> Page:
    await harbour.ada.slash("tables", "tokens")
    page = await harbour.open(harbour.ada)
    await expect(page.locator(".message")).to_contain_text("One")
    return page


async def drawn(picture: Locator) -> None:
    await expect(picture).to_have_js_property("complete", True)
    await expect(picture).to_have_js_property("naturalWidth", 96)


async def test_an_emoji_stands_wherever_it_can(harbour: Harbour) -> None:
    await upload(harbour)
    page = await shown(harbour)
    in_text = page.locator(".message .markdown .emoji-picture")
    await expect(in_text).to_have_attribute("alt", ":corn:")
    await drawn(in_text)
    button = page.get_by_role("button", name="Take", exact=True)
    await drawn(button.locator(".emoji-picture"))
    alone = page.get_by_role("button", name="corn", exact=True)
    await drawn(alone.locator(".emoji-picture"))
    await page.get_by_role("combobox", name="Which?").click()
    option = page.get_by_role("option", name="Corn", exact=True)
    await drawn(option.locator(".emoji-picture"))


async def test_an_emoji_that_is_gone_is_told_in_words(harbour: Harbour) -> None:
    await upload(harbour)
    await harbour.ada.slash("tables", "tokens")
    (emoji,) = await harbour.bot.fetch_application_emojis()
    await emoji.delete()
    page = await harbour.open(harbour.ada)
    await expect(page.locator(".message .markdown")).to_have_text("One :corn: for you")
    await expect(page.locator(".emoji-picture")).to_have_count(0)


async def test_of_an_emoji_only_the_word_beside_it_is_spoken(harbour: Harbour) -> None:
    emoji_id = await upload(harbour)
    page = await harbour.open(harbour.ada)
    await harbour.bot.get_partial_messageable(harbour.ada.place("tables").id).send(f"Take <:corn:{emoji_id}> corn")
    await expect(page.locator("[aria-live=polite]")).to_have_text("Caravel: Take corn")
