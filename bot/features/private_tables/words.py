"""A table in private messages: one message for each of its people, the panel and their own board in one."""

import hashlib
from collections.abc import Collection, Sequence

import msgspec

from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet
from bot.panel.kit.story import story
from bot.panel.kit.widgets import button, link
from bot.panel.kit.wording import escaped, table_title, teller
from bot.panel.lines.asked import offer_buttons, offer_lines, pause_line, vote_buttons, vote_line
from bot.panel.lines.campaign import which_game
from bot.panel.lines.clocks import clock_line
from bot.panel.messages.lobby_card import lobby_card
from bot.panel.messages.private_card import lesson_line, own_controls
from bot.panel.messages.result import result_panel
from bot.panel.messages.table_panel import who_is_to_move
from bot.store.identity import UserId
from bot.store.table.records import Table
from bot.tables.brought.vote import voters_at
from bot.tables.live import Live
from games.core.events import Event
from games.core.saving import save
from games.core.seats import Seat
from render.kit.picture import Picture
from texts import Teller

STORY_ROOM = 1300
VOTE_ROOM = 500


def private_panel(
    live: Live,
    seat: Seat,
    locale: str,
    pictures: Sequence[Picture | None],
    unreached: Collection[UserId] = (),
    *,
    before: str = "",
    events: Sequence[Event] = (),
    lesson: str = "",
    lines: Sequence[str] = (),
) -> Posting:
    """What the seat's person sees of the table: who is to move, what happened, their board, their controls."""
    if not live.playing:
        return result_panel(live, locale, pictures)
    say = teller(live.table, locale, live.emblems)
    who = who_is_to_move(live, say, asked=False) if live.table.paused_until is None else pause_line(live, say)
    sheet = Sheet().text(f"### {table_title(live.table, say)}\n{who}")
    sheet.text(which_game(live.table, say.words))
    sheet.text(clock_line(live, say.words))
    if live.vote is not None:
        sheet.text(cut(vote_line(live, live.vote, say), VOTE_ROOM))
    sheet.text("\n".join(offer_lines(live, say)))
    sheet.text("\n".join([before, *lines, lesson_line(say, lesson), *unreached_lines(live.table, unreached, say)]))
    since = [line.event for line in live.recent.since(seat)]
    sheet.text(story([*events, *since], say, min(STORY_ROOM, sheet.text_left), seat))
    about, *whole = pictures or (None,)
    for picture in reversed(whole):
        sheet.picture(picture)
    vote = live.vote
    put: Rows = []
    if vote is not None and seat in voters_at(live.table, vote) and (seat not in vote.yes or seat == vote.by):
        put += vote_buttons(live.table.id, vote, say)
    if any(seat in (each.seat, each.by) for each in live.handovers):
        put += offer_buttons(live, say)
    sheet.rows(put)
    own_controls(sheet, live, seat, locale, about, beside=put)
    return sheet.posting()


def private_card(
    table: Table, locale: str, cover: Picture | None, code: str | None, install: str, unreached: Collection[UserId] = ()
) -> Posting:
    """The card of a table in private messages, with the code by which others join."""
    say = teller(table, locale)
    joining = [say.words("bot-card-by-invitation")]
    if table.seat_count == 1:
        joining = [say.words("bot-card-alone")]
    elif table.open and code is not None:
        joining = [say.words("bot-card-code", code=code), say.words("bot-card-install", url=install)]
    return lobby_card(table, cover, locale, [*joining, *unreached_lines(table, unreached, say)])


def stood_up(table: Table, locale: str) -> Posting:
    """What becomes of the panel of somebody who does not sit there any more."""
    say = teller(table, locale)
    return Sheet().text(say.words("bot-private-left", table=table_title(table, say))).posting()


def seat_offer(live: Live, locale: str) -> Posting:
    """To somebody who does not sit there, and is asked to."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"### {table_title(live.table, say)}").text("\n".join(offer_lines(live, say)))
    return sheet.rows(offer_buttons(live, say)).posting()


def moved_out(table: Table, locale: str, url: str) -> Posting:
    """What becomes of the panels of a table that stands in a server now."""
    say = teller(table, locale)
    sheet = Sheet().text(say.words("bot-private-moved", table=table_title(table, say)))
    return sheet.rows([[link(say.words("bot-card-to-table"), url)]]).posting()


def private_invitation(table: Table, locale: str) -> Posting:
    """Somebody asks you to a table in private messages."""
    say = teller(table, locale)
    text = say.words("bot-private-invitation", host=_name(table, table.host), table=table_title(table, say))
    join = button(say.words("bot-card-join"), ids.Control(table.id, "join").id())
    return Sheet().text(text).rows([[join]]).posting()


def shown_of(live: Live, seat: Seat, unreached: Collection[UserId]) -> str:
    """What a seat's panel shows, in short. While the seat is asked the same, what others do is no reason to touch it:
    its person may be in the midst of an answer.
    """
    if not live.playing:
        return f"over {live.table.version}"
    calls = sorted((call.proposal for call in live.calls() if call.seat == seat), key=str)
    vote = live.vote and (live.vote.what, live.vote.by, int(live.vote.at), seat in live.vote.yes)
    pending = [live.table.paused_until, *((offer.seat, offer.user_id) for offer in live.handovers)]
    about = [vote, calls, sorted(unreached), *(pending if any(pending) else [])]
    asked = live.request(seat)
    if asked.asked:
        return f"asked {asked.number}-{asked.whispers} {_digest(about)}"
    told = max((line.version for line in live.recent if line.event.is_for(seat)), default=0)
    return f"seen {_digest([save(live.view(seat)), told])} {_digest(about)}"


def shown_of_card(table: Table, code: str | None, unreached: Collection[UserId]) -> str:
    """The same of a card."""
    seats = [(seat.user_id, seat.name) for seat in table.seats]
    about = [seats, table.options, table.seat_count, sorted(table.invited), table.host, table.open, table.status]
    about += [table.wanted_until, table.hour_came]
    return f"card {_digest([*about, code, sorted(unreached)])}"


def unreached_lines(table: Table, unreached: Collection[UserId], say: Teller) -> list[str]:
    """Who does not see the table, because Discord lets nobody write to them."""
    if not unreached:
        return []
    people = say.words("core-list-separator").join(_name(table, user) for user in sorted(unreached))
    return [say.words("bot-private-unreached", people=people)]


def _name(table: Table, user_id: UserId) -> str:
    return next((escaped(seat.name) for seat in table.seats if seat.user_id == user_id), "?")


def _digest(about: object) -> str:
    return hashlib.blake2b(msgspec.json.encode(about), digest_size=6).hexdigest()
