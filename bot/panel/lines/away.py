"""Who is away, as everybody reads it."""

from collections.abc import Sequence

from bot.panel.kit.ids import Control
from bot.panel.kit.links import day
from bot.panel.kit.sheet import Widget
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import escaped
from bot.store.identity import UserId
from bot.store.telling.news import LineNews
from bot.tables.live import Live
from games.core.seats import Seat
from texts import Words, words

HERE = "here"
AWAY = "bot-line-away"
"""The line that somebody is away; it is told as long as they are."""


def away_sign(live: Live, user_id: UserId | None, say: Words) -> str:
    """Stands beside the name of somebody who is away."""
    absence = None if user_id is None else live.away.get(user_id)
    return "" if absence is None else f" ({say('bot-away', until=day(absence.until))})"


def away_question(live: Live, seat: Seat, say: Words) -> tuple[str, list[Widget]]:
    """Whoever comes by while they are away reads so, and can be back with one tap."""
    user_id = live.table.seats[seat].user_id
    absence = None if user_id is None else live.away.get(user_id)
    if absence is None:
        return "", []
    told = "-# " + say("bot-away-still", until=day(absence.until))
    return told, [button(say("bot-away-here"), Control(live.table.id, HERE).id())]


def lines_now(live: Live, lines: Sequence[LineNews], most: int) -> list[str]:
    """What was told beside the game lately and still holds, in the table's language."""
    holding = [line for line in lines if line.key != AWAY or line.by in live.away]
    return [line_text(line, live.table.language) for line in holding[-most:]]


def line_text(news: LineNews, locale: str) -> str:
    """A line for everybody, in which names are but names."""
    args = {name: escaped(str(value)) if name == "player" else value for name, value in news.args.items()}
    return "-# " + words(locale)(news.key, **args)
