"""Tables with their links: one's own, or those to watch."""

from collections.abc import Sequence

from bot.panel.kit.links import ago, thread_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, told
from bot.panel.kit.wording import escaped, game_name
from bot.tables.model import Summary
from texts import Words, words

TABLES_SHOWN = 20


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
    game = game_name(say, table.game)
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
