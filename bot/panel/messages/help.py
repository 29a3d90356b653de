"""How to play here, a game's rules in short, and what its components do."""

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget, told
from bot.panel.kit.widgets import button, span
from texts import DEFAULT, Teller, words

GUIDE_LINES = 24


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
