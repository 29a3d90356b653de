"""The page as a whole: the first visit, looks and languages, unread marks, breaks of the line, and hostile texts."""

import discord
import pytest
from playwright.async_api import expect

from tests.page.conftest import Harbour


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_a_first_visit_starts_a_demonstration_table(harbour: Harbour, phone: bool) -> None:
    harbour.demonstrations.channel_id = harbour.ada.place("tables").id
    page = await harbour.open(harbour.ada, None, phone=phone)
    await expect(page.get_by_role("main").get_by_role("heading", level=2)).to_have_text("A table for long board games")
    await page.get_by_role("radio", name="Puerto Rico").check()
    await page.get_by_role("radio", name="Near the end").check()
    await page.get_by_label("Players", exact=True).select_option("4")
    await page.get_by_role("button", name="Start this table").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("tables")
    assert harbour.demonstrations.asked == [
        {"asked_by": harbour.ada.id, "game": "puerto_rico", "point": "end", "seats": 4}
    ]


async def test_why_there_is_no_demonstration_is_said(harbour: Harbour) -> None:
    harbour.demonstrations.refusal = "Not with so many."
    page = await harbour.open(harbour.ada, None)
    await page.get_by_role("button", name="Start this table").click()
    await expect(page.locator(".demo .form-note")).to_have_text("Not with so many.")


async def test_the_next_visit_begins_where_the_last_one_ended(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada, "general")
    await page.goto(harbour.local.link(harbour.ada.user))
    await page.reload()
    await expect(page.get_by_role("heading", level=1)).to_have_text("general")


LIGHT, DARK = "rgb(252, 250, 246)", "rgb(27, 39, 44)"


async def test_light_and_dark_follow_the_system_until_one_is_chosen(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada, color_scheme="dark")
    await expect(page.locator(".main")).to_have_css("background-color", DARK)
    await page.emulate_media(color_scheme="light")
    await expect(page.locator(".main")).to_have_css("background-color", LIGHT)
    await page.get_by_role("button", name="Switch to dark").click()
    await expect(page.locator(".main")).to_have_css("background-color", DARK)
    await page.reload()
    await expect(page.locator(".main")).to_have_css("background-color", DARK)


async def test_the_page_speaks_the_players_language_at_once(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_label("Language").select_option(label="Русский")
    settings = page.get_by_role("dialog", name="Настройки")
    await expect(settings.get_by_label("Язык")).to_be_focused()
    await expect(page.locator("html")).to_have_attribute("lang", "ru")
    await expect(page.locator(".text-box")).to_have_attribute("placeholder", "Написать в #tables или / для команд")


async def test_what_others_used_is_called_as_its_reader_types_it(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await page.locator(".text-box").fill("/settlers place tile:Mill spot:A1")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .command-name").last).to_have_text("/settlers place")
    harbour.boris.set_locale("ru")
    theirs = await harbour.open(harbour.boris)
    await expect(theirs.locator(".message .command-name").last).to_have_text("/поселенцы положить")


async def test_at_a_first_visit_the_page_speaks_as_the_browser_does(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada, locale="ru-RU")
    await expect(page.locator("html")).to_have_attribute("lang", "ru")
    await page.get_by_role("button", name="Настройки").click()
    await page.get_by_label("Язык").select_option(label="English")
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    await page.reload()
    await expect(page.locator(".composer")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_both_languages_have_the_same_words(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    tables = await page.evaluate(
        "Promise.all(['en', 'ru'].map((name) => import(`/page/strings/${name}.js`).then((module) => module.default)))"
    )
    english, russian = tables
    assert english.keys() == russian.keys()
    for key, words in russian.items():
        if isinstance(words, dict):
            assert words.keys() == {"one", "few", "many", "other"}, key
            assert english[key].keys() == {"one", "other"}, key
        else:
            assert isinstance(english[key], str), key


async def test_unread_marks_come_and_go(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada, "tables")
    general = page.locator(".channel-link", has_text="general")
    await harbour.boris.say("general", "Hello there")
    await expect(general).to_have_class("channel-link unread")
    await harbour.boris.say("general", f"And you, {harbour.ada.mention}")
    await expect(general.locator(".badge")).to_contain_text("1")
    await expect(page.locator(".toast")).to_contain_text("And you, @Ada")
    await expect(page).to_have_title("(1) tables · Caravel")
    await general.click()
    await expect(page.locator(".day.fresh")).to_have_text("New")
    await expect(general.locator(".badge")).to_have_count(0)
    await expect(page).to_have_title("general · Caravel")


async def test_older_messages_come_when_one_scrolls_up(harbour: Harbour) -> None:
    for number in range(70):
        await harbour.boris.say("general", f"message {number}")
    page = await harbour.open(harbour.ada, "general")
    await expect(page.locator(".message")).to_have_count(50)
    await page.locator(".scroller").evaluate("element => { element.scrollTop = 0 }")
    await expect(page.locator(".message")).to_have_count(70)
    await expect(page.locator(".beginning")).to_have_count(1)


async def test_a_new_message_does_not_move_who_reads_above(harbour: Harbour) -> None:
    for number in range(40):
        await harbour.boris.say("general", f"message {number}")
    page = await harbour.open(harbour.ada, "general")
    await page.locator(".scroller").evaluate("element => { element.scrollTop = 300 }")
    await harbour.boris.say("general", "the latest")
    pill = page.get_by_role("button", name="New messages below")
    await expect(pill).to_be_visible()
    assert await page.locator(".scroller").evaluate("element => element.scrollTop") == 300
    await pill.click()
    await expect(page.locator(".message").last).to_be_in_viewport()
    await expect(pill).to_be_hidden()


async def test_ones_own_message_is_followed_from_wherever_one_reads(harbour: Harbour) -> None:
    for number in range(40):
        await harbour.boris.say("general", f"message {number}")
    page = await harbour.open(harbour.ada, "general")
    await page.locator(".scroller").evaluate("element => { element.scrollTop = 300 }")
    await page.locator(".text-box").fill("Here I am")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message", has_text="Here I am")).to_be_in_viewport()


async def test_a_long_name_does_not_make_a_phone_scroll_sideways(harbour: Harbour) -> None:
    harbour.ada.place("tables").name = "a-channel-with-a-name-much-longer-than-any-phone-is-wide"
    page = await harbour.open(harbour.ada, harbour.ada.place("general").name, phone=True)
    await page.get_by_role("button", name="Servers and channels").click()
    await page.locator(".channel-link", has_text="much-longer").click()
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    await expect(page.get_by_role("button", name="Show or hide members")).to_be_in_viewport(ratio=1)


async def test_the_page_comes_back_by_itself_with_what_it_missed(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    await page.locator(".text-box").fill("unfinished")
    await page.context.set_offline(True)
    await page.evaluate("window.dispatchEvent(new Event('offline'))")
    await harbour.local._page_socket.close()
    await expect(page.locator(".banner")).to_contain_text("The local server is away")
    await harbour.boris.say("tables", "You missed this")
    await page.context.set_offline(False)
    await expect(page.locator(".message").last).to_contain_text("You missed this")
    await expect(page.locator(".banner")).to_be_hidden()
    await expect(page.locator(".text-box")).to_have_value("unfinished")


async def test_a_link_of_another_world_is_told_plainly(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    harbour.ada.user.key = "changed"
    await harbour.local._page_socket.close()
    await expect(page.get_by_role("heading", level=1)).to_have_text("This link is not valid")


HOSTILE = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script> [press](javascript:window.hurt=1)'


async def test_what_people_write_is_never_markup(harbour: Harbour) -> None:
    villain = harbour.local.add_player("<b onmouseover=hurt=1>V")
    await villain.say("tables", HOSTILE)
    page = await harbour.open(harbour.ada)
    message = page.locator(".message").last
    await expect(message.locator(".markdown")).to_have_text(HOSTILE)
    await expect(message.locator("img, script, a")).to_have_count(0)
    await expect(message.locator(".author")).to_have_text("<b onmouseover=hurt=1>V")
    assert await page.evaluate("window.hurt") is None


async def test_channels_and_members_are_drawers_on_a_phone(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada, phone=True)
    general = page.locator(".channel-link", has_text="general")
    await expect(general).not_to_be_in_viewport()
    await page.get_by_role("button", name="Servers and channels").click()
    await expect(general).to_be_in_viewport(ratio=1)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Servers and channels")).to_be_focused()
    await page.get_by_role("button", name="Servers and channels").click()
    await general.click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("general")
    await expect(general).not_to_be_in_viewport()
    await page.get_by_role("button", name="Servers and channels").click()
    await general.click()
    await expect(general, "one is there already").not_to_be_in_viewport()
    await page.get_by_role("button", name="Show or hide members").click()
    await expect(page.get_by_role("button", name="Write to Boris")).to_be_in_viewport(ratio=1)


async def test_a_message_link_leads_to_the_message(harbour: Harbour) -> None:
    aim = await harbour.boris.say("general", "Here it is")
    guild = next(iter(harbour.local.world.guilds))
    await harbour.boris.say("tables", f"See https://discord.com/channels/{guild}/{aim.channel_id}/{aim.id}")
    page = await harbour.open(harbour.ada)
    await page.locator(".message a").last.click()
    await expect(page.locator(".message", has_text="Here it is")).to_be_focused()


async def test_a_locked_thread_is_named_as_such_in_ones_own_words(harbour: Harbour) -> None:
    tables = next(each for each in harbour.bot.guilds[0].text_channels if each.name == "tables")
    thread = await tables.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    harbour.local.moderator.lock(thread.id)
    page = await harbour.open(harbour.boris, "Table 1")
    await page.locator(".text-box").fill("May I?")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.local.failed")).to_contain_text("This thread is closed")
    harbour.boris.set_locale("ru")
    await page.locator(".text-box").fill("А теперь?")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.local.failed").last).to_contain_text("Эта ветка закрыта")
