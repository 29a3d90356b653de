"""What those see who only watch: a table shown in another channel, and what followers are told."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.labels import capital
from bot.panel.kit.links import thread_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.story import story
from bot.panel.kit.widgets import button, dropdown, in_rows, to_board
from bot.panel.kit.wording import teller
from bot.panel.lines.asked import pause_line
from bot.panel.lines.clocks import clock_line
from bot.panel.messages.result import ending, headline, score_lines
from bot.panel.messages.table_panel import who_is_to_move
from bot.panel.messages.tables_list import standing, tables_sheet
from bot.store.identity import TableId, UserId
from bot.store.table.records import Table
from bot.tables.live import Live
from bot.tables.model import Summary
from render.kit.picture import Picture
from texts import Teller

ROUNDS, END, NOTHING = "rounds", "end", "nothing"
"""What somebody can follow a table for."""
FOLLOWED_FOR = (ROUNDS, END, NOTHING)
LINES_SHOWN = 12
STORY_ROOM = 1800
RESULT_ROOM = 2200


def watch_panel(live: Live, locale: str, pictures: Sequence[Picture | None]) -> Posting:
    """The table as everybody may see it, with controls that only show."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"### 👁 {_title(live.table, say)}")
    if live.playing:
        pausing = live.table.paused_until is not None
        who = pause_line(live, say) if pausing else who_is_to_move(live, say, asked=False)
        sheet.text(f"{capital(' · '.join(standing(live, say.words, None)))}\n{who}\n{clock_line(live, say.words)}")
    else:
        sheet.text(f"{headline(live, say)}\n" + "\n".join(score_lines(live, say))[:RESULT_ROOM])
    lines = [line.event for line in live.recent if line.event.is_for(None)][-LINES_SHOWN:]
    sheet.text(story(lines, say, min(STORY_ROOM, sheet.text_left)))
    for picture in pictures:
        sheet.picture(picture)
    return sheet.rows(in_rows(_showing(live, say))).posting()


def followed(live: Live, locale: str, pictures: Sequence[Picture | None] = ()) -> Posting:
    """To a follower: a round has begun, or the game is over."""
    say = teller(live.table, locale, live.emblems)
    if live.playing:
        sheet = Sheet().text(f"### 👁 {_title(live.table, say)}")
        sheet.text(capital(" · ".join(standing(live, say.words, None))))
    else:
        sheet = ending(live, locale, pictures, "👁").text("\n".join(score_lines(live, say))[:RESULT_ROOM])
    acts = ("board", "log", "step", *(["follow"] if live.playing else []))
    return sheet.rows([[*_buttons(live.table, say, acts), *_way(live.table, say)]]).posting()


def following(table: Table, locale: str, now: str) -> Posting:
    """For what somebody follows a table, to be chosen."""
    say = teller(table, locale)
    choices = [(say.words(f"bot-follow-{what}"), what) for what in FOLLOWED_FOR]
    chooser = dropdown(
        say.words("bot-follow-choose"), ids.Control(table.id, "follows").id(), choices, ticked=[now or NOTHING]
    )
    return Sheet().text(say.words("bot-follow-title", table=_title(table, say))).rows([[chooser]]).posting()


def _showing(live: Live, say: Teller) -> list[Widget]:
    acts = ("board", "log", "step", *(["follow"] if live.playing else []))
    stop: list[Widget] = []
    if live.playing:
        at = ids.Control(live.table.id, "unwatch").id()
        stop = [button(say.words("bot-watch-stop"), at, ButtonStyle.secondary)]
    return [*_buttons(live.table, say, acts), *stop, *_way(live.table, say)]


def _buttons(table: Table, say: Teller, acts: Sequence[str]) -> list[Widget]:
    labels = {act: say.words("bot-watch-board" if act == "board" else f"bot-panel-{act}") for act in acts}
    return [button(label, ids.Control(table.id, act).id()) for act, label in labels.items()]


def _way(table: Table, say: Teller) -> list[Widget]:
    url = thread_link(table)
    return to_board(url, say.words)


def _title(table: Table, say: Teller) -> str:
    return say.words("bot-thread-name", game=say("name"), table=table.id)


def tables_list(
    summaries: Sequence[Summary],
    locale: str,
    title: str,
    empty: str,
    lives: Mapping[TableId, Live] | None = None,
    reader: UserId | None = None,
) -> Posting:
    """Tables with their links, as a message."""
    return tables_sheet(summaries, locale, title, empty, lives, reader).posting()
