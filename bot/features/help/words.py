"""How to play here, and a game's rules in short."""

from bot.features.help.guide import entries, guides, help_id
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.widgets import button, in_rows
from bot.panel.lines.learning import learn_button
from bot.store.table.records import Table
from games.core.parts.settings import OFF
from games.core.state import GameState
from games.registry import game
from texts import Teller, words


def help_page(locale: str, key: str | None, table: Table | None = None, state: GameState | None = None) -> Posting:
    """How to play here, or a game's rules in short; at a table without what is not in play there."""
    if key is None:
        own = words(locale)
        return Sheet().text(own("bot-help")).rows([learn_button(own)]).posting()
    say = Teller(words(locale), key, ())
    sheet = Sheet().text("\n".join([say("help"), *_modules(say, key, table)]))
    sheet.text("-# " + say.words("bot-help-at-table"))
    if table is not None:
        nouns = [noun for noun in guides(key) if entries(locale, key, noun, state)]
        sheet.rows(in_rows([button(say(f"guide-{noun}"), help_id(table.id, noun)) for noun in nouns]))
    return sheet.rows([learn_button(say.words, key)]).posting()


def _modules(say: Teller, key: str, table: Table | None) -> list[str]:
    """What the chosen options change, and playing alone; away from a table, what all could change."""
    options = game(key).settings.options
    told = [f"help-{option.key}" for option in options]
    if table is not None:
        usual = {option.key: (OFF, option.values[0]) for option in options}
        played = game(key).settings.in_effect(table.seat_count, table.options)
        told = [_of_value(say, option, value) for option, value in played.items() if value not in usual[option]]
    if table is None or table.seat_count == 1:
        told.append("help-alone")
    return [say(name) for name in told if say.words.has(f"{say.key}-{name}")]


def _of_value(say: Teller, option: str, value: str) -> str:
    """What one value changes, if that is not told for all of them together."""
    own = f"help-{option}-{value}"
    return own if say.words.has(f"{say.key}-{own}") else f"help-{option}"
