"""The decision, the row of service and what they are about are on the screen of a phone together, at every table."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import islice

import discord
import pytest
from playwright.async_api import expect

from bot.panel.kit.posting import Posting
from bot.panel.messages.private_card import your_move
from bot.panel.messages.table_panel import table_panel
from bot.tables.live import Live
from games.registry import GAMES, game
from render.boards import asked, asked_openly, boards, dressed
from render.kit.picture import NOTHING, Picture
from render.kit.skins import SKINS, SkinName
from tests.page.conftest import Harbour
from tests.support.positions import position
from tests.support.screens import screen
from texts import LOCALES

Message = Callable[[Live, str, SkinName | None], Posting]
EVERY, FULL = 7, 0.5
"""Positions of the second half of a game with the most people are looked through."""

SEEN = """
() => {
  const message = [...document.querySelectorAll('.message')].at(-1);
  const boxes = (selector) => [...message.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const controls = boxes('.button, .select');
  return [
    document.querySelector('.scroller').getBoundingClientRect().top,
    document.querySelector('.composer').getBoundingClientRect().top,
    boxes('.gallery img').at(-1).top,
    controls[0].top,
    controls.at(-1).bottom,
  ];
}
"""
"""From where to where a conversation is seen; where the picture begins that the decision is about, and the controls."""


@cache
def fullest(key: str, message: Message) -> Live:
    """Of the later positions with the most people the one with most to press."""
    rows = [_rows(message, live) for live in late(key)]
    return next(islice(late(key), rows.index(max(rows)), None))


def late(key: str) -> Iterator[Live]:
    """One table as it stands again and again in the second half of a game."""
    seats = max(game(key).settings.seat_counts)
    every = partial(position, key, seats, 10 * seats, every=EVERY, options=game(key).settings.chosen({}))
    count = sum(1 for _ in every())
    return islice(every(), round(FULL * count), count - 1)


def _rows(message: Message, live: Live) -> int:
    return screen(message(live, "en", None)).rows if len(live.waiting()) == 1 else 0


def panel(live: Live, locale: str, skin: SkinName | None) -> Posting:
    """What everybody sees; without pictures where they do not matter."""
    if skin is None:
        return table_panel(live, locale, None)
    seat, say, view = live.waiting()[0], live.teller(locale), live.view(None)
    whole = dressed(skin, boards(live.table.game).table, view, say, None, None)
    part = dressed(skin, asked_openly, live.table.game, view, say, seat, live.request(seat).public())
    return table_panel(live, locale, whole, asked=shown(part))


def card(live: Live, locale: str, skin: SkinName | None) -> Posting:
    """What the one sees who is to move."""
    seat, say = live.waiting()[0], live.teller(locale)
    if skin is None:
        return your_move(live, seat, locale, None)
    view = live.view(seat)
    part = shown(dressed(skin, asked, live.table.game, view, say, seat, live.request(seat)))
    return your_move(live, seat, locale, part or dressed(skin, boards(live.table.game).own, view, say, seat, None))


def shown(picture: Picture) -> Picture | None:
    return None if picture == NOTHING else picture


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("message", [panel, card])
@pytest.mark.parametrize("key", GAMES)
async def test_all_of_a_decision_is_on_the_screen(
    harbour: Harbour, key: str, message: Message, skin: SkinName, locale: str
) -> None:
    live = fullest(key, message)
    posting = message(live, locale, skin)
    channel = harbour.bot.get_channel(harbour.ada.place("tables").id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=posting.view, files=posting.files(), allowed_mentions=discord.AllowedMentions.none())
    page = await harbour.open(harbour.ada, phone=True, color_scheme=skin)
    await expect(page.locator(".message")).to_have_count(1)
    await page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    top, bottom, picture, first, last = await page.evaluate(SEEN)

    assert top <= picture < first < last <= bottom, f"{picture:.0f} to {last:.0f} of {top:.0f} to {bottom:.0f}"
