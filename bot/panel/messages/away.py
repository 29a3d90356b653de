"""Who is away, as everybody reads it."""

from bot.panel.kit.links import day
from bot.panel.kit.wording import escaped
from bot.store.identity import UserId
from bot.store.news import LineNews
from bot.tables.live import Live
from texts import Words, words


def away_sign(live: Live, user_id: UserId | None, say: Words) -> str:
    """Stands beside the name of somebody who is away."""
    absence = None if user_id is None else live.away.get(user_id)
    return "" if absence is None else f" ({say('bot-away', until=day(absence.until))})"


def line_text(news: LineNews, locale: str) -> str:
    """A line for everybody, in which names are but names."""
    args = {name: escaped(str(value)) if name == "player" else value for name, value in news.args.items()}
    return "-# " + words(locale)(news.key, **args)
