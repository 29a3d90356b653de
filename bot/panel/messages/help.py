"""How to play here, a game's rules in short, and what its components do."""

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget, told
from bot.panel.kit.widgets import button, span
from bot.panel.kit.wording import capital
from bot.store.identity import TableId
from bot.store.records import Table
from games.core.fields import written
from games.core.state import GameState
from games.registry import game
from texts import DEFAULT, Teller, words

GUIDE_LINES = 24


def help_page(locale: str, key: str | None, table: Table | None = None) -> Posting:
    """How to play here, or a game's rules in short; at a table without what is not in play there."""
    if key is None:
        return told(words(locale)("bot-help"))
    say = Teller(words(locale), key, ())
    sheet = Sheet().text("\n".join([say("help"), *_modules(say, key, table)]))
    sheet.text("-# " + say.words("bot-help-at-table"))
    if table is not None:
        sheet.rows([[button(say(f"guide-{noun}"), _help_id(table.id, noun)) for noun in guides(key)]])
    return sheet.posting()


def _modules(say: Teller, key: str, table: Table | None) -> list[str]:
    """What the chosen options change; away from a table, what all could change."""
    return [
        say(f"help-{option.key}")
        for option in game(key).options
        if say.words.has(f"{say.key}-help-{option.key}")
        and (table is None or table.options.get(option.key, option.values[0]) != option.values[0])
    ]


def guides(key: str) -> list[str]:
    """The kinds of components of which each is explained."""
    start = f"{written(key)}-guide-"
    return [each.removeprefix(start) for each in words(DEFAULT).under(start)]


def guide_page(locale: str, table: Table, noun: str, page: int, state: GameState | None = None) -> Posting:
    """What each component of a kind does, as many as a message holds; in play, of those that this table uses."""
    say = Teller(words(locale), table.game, ())
    every = say.guide(noun)
    used = every if state is None else game(table.game).used(state, noun, every)
    entries = [every[word] for word in used]
    parts = [entries[start : start + GUIDE_LINES] for start in range(0, len(entries), GUIDE_LINES)]
    shown = parts[min(page, len(parts) - 1)]
    sheet = Sheet().text(f"### {say(f'guide-{noun}')}")
    sheet.text("\n".join(f"- **{capital(name)}** · {about}" for name, about in shown))
    turns: list[Widget] = [
        button(span(part), _help_id(table.id, noun, str(at)), disabled=part is shown)
        for at, part in enumerate(parts)
        if len(parts) > 1
    ]
    return sheet.rows([turns, [button(say.words("bot-panel-back"), _help_id(table.id))]]).posting()


def _help_id(table: TableId, *args: str) -> str:
    return ids.Control(table, "help", args=args).id()
