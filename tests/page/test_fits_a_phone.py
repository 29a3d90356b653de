"""The decision, the row of service and what they are about are on the screen of a phone together, at every table."""

import re
from collections.abc import Callable, Iterator
from itertools import islice, product

import discord
import pytest
from playwright.async_api import Page, expect

from bot.panel.kit.ids import Control
from bot.panel.kit.posting import Posting
from bot.panel.messages.private_card import next_question, turn_notice, your_move
from bot.panel.messages.table_panel import table_panel
from bot.panel.questions.draft import Draft
from bot.panel.questions.laid import started
from bot.panel.questions.proposing import proposal
from bot.tables.live import Live
from games.core.fields import Spread
from games.registry import GAMES, game
from render.boards import asked, asked_openly, boards, dressed, proposed
from render.kit.picture import NOTHING, Picture
from render.kit.skins import SKINS, SkinName
from tests.bot.panel.shown import labels, shown
from tests.page.conftest import Harbour
from tests.support.positions import position
from tests.support.screens import screen
from texts import LOCALES

Message = Callable[[Live, str, SkinName | None], Posting]
Way = tuple[str, SkinName]
EVERY = 7
SEED = 3
FULLEST = {
    "settlers": {},
    "puerto_rico": {"new_buildings": "planters", "nobles": "on"},
    "santa_maria": {
        "setup": "advanced", "shared_dice": "on", "kingdoms": "on", "governor": "on", "specialists": "on",
        "envoys": "on", "maya": "on",
    },
    "maracaibo": {"story": "chapter_11"},
    "archipelago": {"length": "long", "more_control": "on", "more_spice": "on"},
}  # fmt: skip
"""With these there is most on the table, and with the most people."""
WAYS: list[list[Way]] = [[("ru", "light")], [("en", "dark")], list(product(LOCALES, SKINS))]
"""In these languages and skins each third of a game is looked at."""
NUMBERED = re.compile(r"(^| · )\d$")
"""A button that a line above the picture explains."""

LEADING = 2
"""So much of the first line's box stands empty above its letters."""

SEEN = """
() => {
  const message = [...document.querySelectorAll('.message')].at(-1);
  const boxes = (selector) => [...message.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const picture = [...message.querySelectorAll('.gallery')].at(-1);
  const scroller = document.querySelector('.scroller');
  scroller.scrollTop = scroller.scrollHeight;
  const controls = boxes('.button, .select');
  return [
    scroller.getBoundingClientRect().top,
    document.querySelector('.composer').getBoundingClientRect().top,
    picture.previousElementSibling.getBoundingClientRect().top,
    picture.getBoundingClientRect().top,
    controls[0].top,
    controls.at(-1).bottom,
  ];
}
"""
"""From where to where a conversation is seen; where the lines begin that say what buttons cannot, the picture that the
decision is about, and the controls."""


def game_of(key: str) -> Iterator[Live]:
    """One table again and again, while sensible people play."""
    seats = max(game(key).settings.seat_counts)
    live = position(key, seats, SEED, every=EVERY, options=FULLEST[key])
    return (each for each in live if not each.state.over)


def fullest(key: str) -> dict[int, list[tuple[Message, list[Way]]]]:
    """Of each third of a game the positions in which each message has most to press and most that is ticked; what calls
    somebody in the last.
    """
    messages: list[Message] = [panel, card, notice, form]
    full = [[_full(message, live) for message in messages] for live in game_of(key)]
    found: dict[int, list[tuple[Message, list[Way]]]] = {}
    for part, ways in enumerate(WAYS):
        third = range(len(full) * part // len(WAYS), len(full) * (part + 1) // len(WAYS))
        for which, message in enumerate(messages):
            if message is notice and ways is not WAYS[-1]:
                continue
            for what in range(2):
                at = max(third, key=lambda at: full[at][which][what])
                if full[at][which][what] and (message, ways) not in found.setdefault(at, []):
                    found[at].append((message, ways))
    return found


def _full(message: Message, live: Live) -> tuple[int, int]:
    """How many rows it has, and how much of them is ticked; nothing, if it is not seen then."""
    if len(live.waiting()) != 1 or (message is form and _opened(live) is None):
        return 0, 0
    posting = message(live, "en", None)
    lines = (option for part in shown(posting) for option in part.get("options", ()))
    return screen(posting).rows, sum(bool(option.get("default")) for option in lines)


def panel(live: Live, locale: str, skin: SkinName | None) -> Posting:
    """What everybody sees; without pictures where they do not matter."""
    if skin is None:
        return table_panel(live, locale, None)
    seat, say, view = live.waiting()[0], live.teller(locale), live.view(None)
    whole = dressed(skin, boards(live.table.game).table, view, say, None, None)
    part = dressed(skin, asked_openly, live.table.game, view, say, seat, live.request(seat).public())
    return table_panel(live, locale, whole, asked=shown_of(part))


def card(live: Live, locale: str, skin: SkinName | None) -> Posting:
    """What the one sees who is to move."""
    return your_move(live, live.waiting()[0], locale, _about(live, locale, skin))


def notice(live: Live, locale: str, skin: SkinName | None) -> Posting:
    """What calls them."""
    return turn_notice(live, live.waiting()[0], locale, _about(live, locale, skin))


def form(live: Live, locale: str, skin: SkinName | None) -> Posting:
    """What follows once something of a form is changed."""
    begun = _opened(live)
    assert begun is not None
    seat, say = live.waiting()[0], live.teller(locale)
    control = Control(live.table.id, "form", seat, live.request(seat).number)
    picture = None
    if skin is not None:
        picture = dressed(skin, proposed, live.table.game, live.view(seat), say, seat, proposal(begun))
    return next_question(live, begun, control, locale, picture)


def _opened(live: Live) -> Draft | None:
    """The largest form that the question has, as it is proposed."""
    drafts = [Draft(offer).advanced() for offer in live.request(live.waiting()[0]).offers]
    forms = [
        draft.holding(started(draft.field))
        for draft in drafts
        if not draft.complete and isinstance(draft.field, Spread) and draft.field.proposes and draft.field.now
    ]
    return max(forms, key=lambda draft: sum(count for _, _, count in draft.partial), default=None)


def _about(live: Live, locale: str, skin: SkinName | None) -> Picture | None:
    if skin is None:
        return None
    seat, say = live.waiting()[0], live.teller(locale)
    view = live.view(seat)
    part = shown_of(dressed(skin, asked, live.table.game, view, say, seat, live.request(seat)))
    return part or dressed(skin, boards(live.table.game).own, view, say, seat, None)


def shown_of(picture: Picture) -> Picture | None:
    return None if picture == NOTHING else picture


async def beyond(harbour: Harbour, page: Page, posting: Posting) -> list[str]:
    """What of it is not on the screen."""
    channel = harbour.bot.get_channel(harbour.ada.place("tables").id)
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send(view=posting.view, files=posting.files(), allowed_mentions=discord.AllowedMentions.none())
    await expect(page.locator(".message")).to_have_count(1)
    await page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    top, bottom, lines, picture, first, last = await page.evaluate(SEEN)
    await sent.delete()
    await expect(page.locator(".message")).to_have_count(0)
    seen = f"of {bottom - top:.0f} pixels"
    faults = []
    if not top <= picture < first < last <= bottom:
        faults.append(f"picture and controls take {last - picture:.0f} {seen}")
    if any(NUMBERED.search(label) for label in labels(posting)) and last - lines - LEADING > bottom - top:
        faults.append(f"with the lines that the buttons need {last - lines:.0f} {seen}")
    return faults


@pytest.mark.parametrize("key", GAMES)
async def test_all_of_a_decision_is_on_the_screen(harbour: Harbour, key: str) -> None:
    pages: dict[SkinName, Page] = {
        skin: await harbour.open(harbour.ada, phone=True, color_scheme=skin) for skin in SKINS
    }
    looked_at = fullest(key)
    faults: list[str] = []
    for at, live in enumerate(islice(game_of(key), max(looked_at) + 1)):
        for message, ways in looked_at.get(at, []):
            for locale, skin in ways:
                posting = message(live, locale, skin)
                told = f"{message.__name__} {at} {locale} {skin}: {live.request(live.waiting()[0]).prompt.key}"
                faults += [f"{told}: {fault}" for fault in await beyond(harbour, pages[skin], posting)]
    assert not faults, "\n".join(faults)
