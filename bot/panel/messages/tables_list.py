"""Tables with their links: one's own, or those to watch."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from bot.panel.kit.links import ago, private_link, thread_link
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.wording import escaped, game_name, round_told
from bot.panel.lines.away import away_sign
from bot.store.identity import TableId, UserId
from bot.store.table.records import Table
from bot.tables.live import Live
from bot.tables.model import Summary
from games.core.seats import Seat
from texts import Words, words

TABLES_SHOWN = 20
LIST_ROOM = 3000


def tables_sheet(
    summaries: Sequence[Summary],
    locale: str,
    title: str,
    empty: str,
    lives: Mapping[TableId, Live] | None = None,
    reader: UserId | None = None,
) -> Sheet:
    """Tables with their links, and how far those at hand have come; those that wait for the reader first."""
    say = words(locale)
    if not summaries:
        return Sheet().text(say(empty))
    ordered = sorted(summaries, key=lambda summary: (not summary.my_turn, summary.since))
    told = (table_line(summary, say, (lives or {}).get(summary.table.id), reader) for summary in ordered)
    lines = counted(whole_lines(told, TABLES_SHOWN), len(ordered), say)
    return Sheet().text(f"### {say(title)}").text("\n".join(lines))


def whole_lines(told: Iterable[str], most: int) -> list[str]:
    """As many tables as have room, none of them cut in the midst of its link."""
    lines, room = list[str](), LIST_ROOM
    for line in islice(told, most):
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    return lines


def counted(lines: list[str], count: int, say: Words) -> list[str]:
    """The lines, and how many tables there are besides."""
    more = count - len(lines)
    return [*lines, say("bot-list-more-tables", count=more)] if more else lines


def table_line(summary: Summary, say: Words, live: Live | None = None, reader: UserId | None = None) -> str:
    """A table in one line."""
    table = summary.table
    game = game_name(say, table.game)
    name = say("bot-thread-name", game=game, table=table.id)
    url = thread_link(table) or (private_link(*summary.panel) if summary.panel else None)
    linked = f"[{name}]({url})" if url else name
    if table.status == "lobby":
        return f"- {say('bot-list-lobby', table=linked, taken=len(table.seats), seats=table.seat_count)}"
    people = say("core-list-separator").join(_named(table, seat, say, live) for seat in summary.waiting)
    since = ago(summary.since)
    if summary.my_turn:
        line = f"- {say('bot-list-my-turn', table=linked, since=since)}"
    else:
        line = f"- {say('bot-list-waiting', table=linked, people=people or say('core-nothing'), since=since)}"
    return line if live is None else " · ".join([line, *standing(live, say, reader)])


def _named(table: Table, seat: Seat, say: Words, live: Live | None) -> str:
    who = table.seats[seat]
    return escaped(who.called) + ("" if live is None else away_sign(live, who.user_id, say))


def standing(live: Live, say: Words, reader: UserId | None) -> list[str]:
    """The round, the moves since one's own last one, and the score where it lies open."""
    found, number = live.game, live.round
    told = [round_told(found.key, number, say)] if number else []
    seat = None if reader is None else live.seat_of(reader)
    since = (
        0 if seat is None else len({line.version for line in live.recent.since(seat) if line.by not in (None, seat)})
    )
    told += [say("bot-list-moves-since", count=since)] if since else []
    if found.telling.open_score and live.playing:
        scores = sorted(live.outcome().scores, key=lambda score: -score.total)
        told.append(", ".join(f"{escaped(live.table.seats[one.seat].called)} {one.total}" for one in scores))
    return told
