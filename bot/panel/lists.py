"""Answers that tell rather than ask: the log, one's tables, how a table stands, help."""

from collections.abc import Sequence

from bot.panel import ids
from bot.panel.card import option_words
from bot.panel.history import history
from bot.panel.pieces import button, span
from bot.panel.places import ago, mention, thread_link
from bot.panel.posting import Posting
from bot.panel.result import score_lines
from bot.panel.sheet import Sheet, Widget
from bot.panel.table import who_is_to_move
from bot.panel.wording import escaped, teller
from bot.store.records import Table
from bot.tables.live import Live
from bot.tables.model import LogLine, Summary
from texts import DEFAULT, Teller, Words, words

LOG_LINES = 25
GUIDE_LINES = 24
TABLES_SHOWN = 20


def told(text: str) -> Posting:
    """Just a few words."""
    return Sheet().text(text).posting()


def log_page(table: Table, lines: Sequence[LogLine], locale: str) -> Posting:
    """A stretch of a table's log, with the way to what was before it."""
    say = teller(table, locale)
    sheet = Sheet().text(f"### {say.words('bot-list-log', game=say('name'))}")
    if not lines:
        return sheet.text(say.words("bot-list-log-empty")).posting()
    sheet.text(history([line.event for line in lines], say, sheet.text_left - 200))
    seals = [line.event.args["fingerprint"] for line in lines if "fingerprint" in line.event.args]
    sheet.text("\n".join(say.words("bot-list-fingerprint", fingerprint=str(seal)) for seal in seals))
    first = lines[0].version
    if first > 1:
        earlier = ids.Control(table.id, "log", args=(str(first),)).id()
        sheet.rows([[button(say.words("bot-list-earlier"), earlier)]])
    return sheet.posting()


def status(live: Live, locale: str) -> Posting:
    """Whose turn it is, since when, how the seats stand, and what proves the shuffles."""
    say = teller(live.table, locale)
    sheet = Sheet().text(f"### {say('name')}")
    if live.playing:
        sheet.text(who_is_to_move(live, say))
    else:
        sheet.text("\n".join(score_lines(live, say)))
    sheet.text("\n".join([*(_seat_line(live, seat) for seat in range(len(live.table.seats)))]))
    sheet.text("\n".join(option_words(live.table, say)))
    fingerprint = say.words("bot-list-fingerprint", fingerprint=live.state.chance.fingerprint())
    return sheet.text(fingerprint).posting()


def tables_list(summaries: Sequence[Summary], locale: str, title: str, empty: str) -> Posting:
    """Tables with their links; those that wait for the reader first."""
    say = words(locale)
    if not summaries:
        return told(say(empty))
    ordered = sorted(summaries, key=lambda summary: (not summary.my_turn, summary.since))
    lines = [table_line(summary, say) for summary in ordered[:TABLES_SHOWN]]
    more = len(ordered) - len(lines)
    if more:
        lines.append(say("bot-list-more-tables", count=more))
    return Sheet().text(f"### {say(title)}").text("\n".join(lines)).posting()


def table_line(summary: Summary, say: Words) -> str:
    """A table in one line."""
    table = summary.table
    game = say(f"{table.game}-name")
    name = say("bot-thread-name", game=game, table=table.id)
    url = thread_link(table)
    linked = f"[{name}]({url})" if url else name
    if table.status == "lobby":
        return f"- {say('bot-list-lobby', table=linked, taken=len(table.seats), seats=table.seat_count)}"
    people = say("core-list-separator").join(escaped(table.seats[seat].name) for seat in summary.waiting)
    since = ago(summary.since)
    if summary.my_turn:
        return f"- {say('bot-list-my-turn', table=linked, since=since)}"
    return f"- {say('bot-list-waiting', table=linked, people=people or say('core-nothing'), since=since)}"


def help_page(locale: str, game: str | None, table: int | None = None) -> Posting:
    """How to play here, or a game's rules in short; at a table with the ways to what its components do."""
    if game is None:
        return told(words(locale)("bot-help"))
    say = Teller(words(locale), game, ())
    sheet = Sheet().text(say("help")).text("-# " + say.words("bot-help-at-table"))
    if table is not None:
        sheet.rows([[button(say(f"guide-{noun}"), _help_id(table, noun)) for noun in guides(game)]])
    return sheet.posting()


def guides(game: str) -> list[str]:
    """The kinds of components of which each is explained."""
    start = f"{game.replace('_', '-')}-guide-"
    return [key.removeprefix(start) for key in words(DEFAULT).under(start)]


def guide_page(locale: str, game: str, table: int, noun: str, page: int) -> Posting:
    """What each component of a kind does, as many as a message holds."""
    say = Teller(words(locale), game, ())
    entries = say.guide(noun)
    parts = [entries[start : start + GUIDE_LINES] for start in range(0, len(entries), GUIDE_LINES)]
    shown = parts[min(page, len(parts) - 1)]
    sheet = Sheet().text(f"### {say(f'guide-{noun}')}")
    sheet.text("\n".join(f"- **{name}** · {about}" for name, about in shown))
    turns: list[Widget] = [
        button(span(part), _help_id(table, noun, str(at)), disabled=part is shown)
        for at, part in enumerate(parts)
        if len(parts) > 1
    ]
    return sheet.rows([turns, [button(say.words("bot-panel-back"), _help_id(table))]]).posting()


def _help_id(table: int, *args: str) -> str:
    return ids.Control(table, "help", args=args).id()


def _seat_line(live: Live, seat: int) -> str:
    who = live.table.seats[seat]
    name = escaped(who.name) if who.user_id is None else mention(who.user_id)
    sign = "▶ " if seat in live.waiting() else ""
    return f"- {sign}{name}"
