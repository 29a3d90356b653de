"""What a game's components do: all of a kind, page by page, or those that one asks about."""

from collections.abc import Sequence

import msgspec

from bot.panel.kit import ids
from bot.panel.kit.labels import capital, natural
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import TEXT_ROOM, Sheet, Widget
from bot.panel.kit.widgets import button, in_rows, span
from bot.store.identity import TableId
from bot.store.table.records import Table
from bot.tables.model import Refused
from games.core.fields import written
from games.core.state import GameState
from games.registry import game
from texts import DEFAULT, Teller, words

LINES = 24
ROOM = TEXT_ROOM - 300
ANSWERS = 8
"""So many of those that fit are explained."""


class Entry(msgspec.Struct, frozen=True):
    """A component, its name, and what it does."""

    noun: str
    word: str
    name: str
    about: str

    @property
    def line(self) -> str:
        """The entry as it stands in a list."""
        return f"- **{capital(self.name)}** · {self.about}"


def guides(key: str) -> list[str]:
    """The kinds of components of which each is explained."""
    start = f"{written(key)}-guide-"
    return [each.removeprefix(start) for each in words(DEFAULT).under(start)]


def entries(locale: str, key: str, noun: str, state: GameState | None) -> list[Entry]:
    """All of a kind, of those in play or, away from a table, those that may be known; long lists by their names.

    Two that are alike are told once.
    """
    players = () if state is None else ("",) * len(state.every_seat())
    every = Teller(words(locale), key, players).guide(noun)
    known = {every[word]: word for word in reversed(game(key).telling.used(state, noun, every))}
    found = [Entry(noun, word, *told) for told, word in reversed(known.items())]
    return found if len(found) <= LINES else sorted(found, key=lambda entry: natural(entry.name))


def guide_page(locale: str, table: Table, noun: str, page: int, state: GameState | None = None) -> Posting:
    """What each component of a kind does, as many as a message holds."""
    say = Teller(words(locale), table.game, ())
    pages = _pages(entries(locale, table.game, noun, state))
    at = min(page, len(pages) - 1)
    sheet = Sheet().text(f"### {say(f'guide-{noun}')}")
    sheet.text("\n".join(entry.line for entry in pages[at]))
    turns: list[Widget] = [
        button(span([(entry.name, "") for entry in part]), help_id(table.id, noun, str(number)), disabled=number == at)
        for number, part in enumerate(pages)
        if len(pages) > 1
    ]
    if turns:
        sheet.text("-# " + say.words("bot-guide-search"))
    return sheet.rows([*in_rows(turns), [button(say.words("bot-panel-back"), help_id(table.id))]]).posting()


def fitting(locale: str, key: str, typed: str, state: GameState | None) -> list[Entry]:
    """The components whose names fit what is typed, those that begin so first."""
    wanted = typed.strip().casefold()
    every = [entry for noun in guides(key) for entry in entries(locale, key, noun, state)]
    found = [entry for entry in every if wanted in entry.name.casefold()]
    return sorted(found, key=lambda entry: not entry.name.casefold().startswith(wanted))


def explained(locale: str, key: str, typed: str, state: GameState | None) -> Posting:
    """What these components do; Refused if none is called so."""
    found = fitting(locale, key, typed, state)
    exactly = [entry for entry in found if entry.name.casefold() == typed.strip().casefold()]
    if not found:
        raise Refused("nothing-called-so", text=typed)
    return Sheet().text("\n".join(entry.line for entry in (exactly or found)[:ANSWERS])).posting()


def help_id(table: TableId, *args: str) -> str:
    """The control that leads to this part of the help."""
    return ids.Control(table, "help", args=args).id()


def _pages(found: Sequence[Entry]) -> list[list[Entry]]:
    pages: list[list[Entry]] = [[]]
    for entry in found:
        full = len(pages[-1]) == LINES or sum(len(each.line) + 1 for each in (*pages[-1], entry)) > ROOM
        if full:
            pages.append([])
        pages[-1].append(entry)
    return pages
