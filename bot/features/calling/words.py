"""Reminders: that a table still waits, or all that wait told as one. They show no board: that is one click away."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.links import ago, mention, thread_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.story import story
from bot.panel.kit.widgets import button, to_board
from bot.panel.kit.wording import escaped, table_title, teller
from bot.panel.lines.beside import Beside
from bot.panel.lines.snooze import Range, snooze_list, snooze_row
from bot.panel.messages.private_card import ALONE, question, your_move
from bot.panel.messages.recap import in_a_line
from bot.panel.messages.tables_list import TABLES_SHOWN, counted, table_line, whole_lines
from bot.store.identity import TableId, UserId
from bot.store.table.records import Table
from bot.tables.live import Live
from bot.tables.model import Summary
from games.core.events import Event
from games.core.seats import Seat
from render.kit.picture import Picture
from texts import words

STORY_ROOM = 800
DAY_SHOWN = 5
"""So many tables have a line in the notice of the day."""


def reminder(live: Live, seat: Seat, locale: str, since: datetime, url: str | None) -> Posting:
    """To one person alone: the table waits for them, since when, and for what."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"### {say.words('bot-turn-reminder', game=table_title(live.table, say))}")
    asked = f"**{question(live, seat, locale)}**\n" if live.request(seat).asked else ""
    sheet.text(asked + "-# " + say.words("bot-reminder-since", since=ago(since)))
    sheet.rows([[_mine(live.table.id, say.words("bot-panel-your-move")), *to_board(url, say.words)]])
    return sheet.rows([snooze_row(live.table.id, say.words, Range.ONE)]).posting()


def reminder_here(live: Live, seat: Seat, since: datetime, url: str | None) -> Posting:
    """The same in the thread, where it says nothing that not everybody sees."""
    say = teller(live.table, live.table.language, live.emblems)
    user_id = live.table.seats[seat].user_id
    sheet = Sheet(() if user_id is None else (user_id,))
    person = "" if user_id is None else mention(user_id)
    sheet.text(say.words("bot-reminder-here", player=person, since=ago(since)))
    sheet.rows([[_mine(live.table.id, say.words("bot-panel-your-move")), *to_board(url, say.words)]])
    return sheet.rows([snooze_row(live.table.id, say.words, Range.ONE)]).posting()


def next_up_notice(live: Live, locale: str, url: str | None) -> Posting:
    """To one person alone: their turn is the next."""
    say = teller(live.table, locale, live.emblems)
    people = say.words("core-list-separator").join(escaped(who.called) for who in live.table.who(live.waiting()))
    sheet = Sheet().text(say.words("bot-next-up", game=table_title(live.table, say), players=people))
    return sheet.rows([to_board(url, say.words)]).posting()


def next_up_here(table: Table, user_id: UserId, url: str | None) -> Posting:
    """The same in the thread."""
    say = words(table.language)
    sheet = Sheet((user_id,)).text(say("bot-next-up-here", player=mention(user_id)))
    return sheet.rows([to_board(url, say)]).posting()


def plan_has_acted(live: Live, told: Sequence[Event], locale: str, url: str | None) -> Posting:
    """To one person alone: what their plan has done."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"**{table_title(live.table, say)}**").text(story(told, say, STORY_ROOM))
    return sheet.rows([to_board(url, say.words)]).posting()


def roundup(
    summaries: Sequence[Summary], locale: str, user_id: UserId, *, daily: bool = False, here: bool = False
) -> Posting:
    """All tables that wait for somebody, the longest waiting first; in a thread it calls them."""
    say = words(locale)
    ordered = sorted(summaries, key=lambda summary: summary.since)
    count = len(ordered)
    title = say("bot-roundup-daily" if daily else "bot-roundup", count=count)
    sheet = Sheet((user_id,) if here else ())
    sheet.text(say("bot-roundup-here", player=mention(user_id), count=count) if here else f"### {title}")
    told = whole_lines((table_line(summary, say) for summary in ordered), TABLES_SHOWN)
    lines = counted(told, count, say)
    sheet.text("\n".join([*lines, "-# " + say("bot-roundup-next")]))
    return sheet.rows([snooze_row(ordered[0].table.id, say, Range.ALL)]).posting()


class Waits(NamedTuple):
    """A game that waits for somebody, and their seat."""

    live: Live
    seat: Seat


def morning(
    waits: Sequence[Waits],
    locale: str,
    small: Picture | None,
    picture: Picture | None,
    *,
    beside: Beside = ALONE,
) -> Posting:
    """Each table in a line, the others in small pictures, and the question of the first with its buttons."""
    first, say = waits[0], words(locale)
    lines = [_of_the_day(each, locale) for each in waits]
    before = [f"### {say('bot-roundup-daily', count=len(waits))}", *counted(lines[:DAY_SHOWN], len(waits), say)]
    name = _numbered(first.live, locale) if len(waits) > 1 and not first.live.table.private else ""
    return your_move(
        first.live,
        first.seat,
        locale,
        picture,
        before="\n".join(before),
        linked=True,
        beside=replace(beside, since=f"-# {name}" if name else ""),
        table=small,
        under=[snooze_list(first.live.table.id, say, Range.ALL)],
    )


def _of_the_day(waits: Waits, locale: str) -> str:
    """A table with its link, and what counts most of what happened there."""
    live, seat = waits
    say = teller(live.table, locale, live.emblems)
    name, url = _numbered(live, locale), thread_link(live.table)
    linked = f"[{name}]({url})" if url else name
    return f"- **{linked}** {in_a_line(live, seat, say)}".rstrip()


def _numbered(live: Live, locale: str) -> str:
    say = teller(live.table, locale)
    return say.words("bot-thread-name", game=say("name"), table=live.table.id)


def _mine(table: TableId, label: str) -> Widget:
    return button(label, ids.Control(table, "mine").id(), ButtonStyle.primary)
