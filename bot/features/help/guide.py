"""What a game's components do: all of a kind, page by page, or those that one asks about."""

from collections.abc import Sequence

import msgspec

from bot.panel.kit import ids
from bot.panel.kit.labels import capital, natural
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import TEXT_ROOM, Sheet, Widget
from bot.panel.kit.widgets import button, in_rows, spans
from bot.store.identity import TableId
from bot.store.table.records import Table
from bot.tables.model import Refused
from games.core.fields import written
from games.core.state import GameState
from games.registry import game
from render.kit.picture import Picture
from texts import DEFAULT, Teller, words

LINES = 24
LEAST = 3
"""Fewer letters stand in whatever is told."""
ROOM = TEXT_ROOM - 300
ANSWERS = 8
"""So many of those that fit are explained."""
SIGNS = "sign"
"""What the signs on the pictures stand for."""
FIRST = ("concept", SIGNS)


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
    """The kinds of components of which each is explained, after what people ask about and the signs of the pictures."""
    start = f"{written(key)}-guide-"
    every = [each.removeprefix(start) for each in words(DEFAULT).under(start)]
    return sorted(every, key=lambda noun: FIRST.index(noun) if noun in FIRST else len(FIRST))


def entries(locale: str, key: str, noun: str, state: GameState | None) -> list[Entry]:
    """All of a kind, of those in play or, away from a table, those that may be known; long lists by their names.

    Two that are alike are told once.
    """
    players = () if state is None else ("",) * len(state.every_seat())
    every = Teller(words(locale), key, players).guide(noun)
    known = {every[word]: word for word in reversed(game(key).telling.used(state, noun, every))}
    found = [Entry(noun, word, *told) for told, word in reversed(known.items())]
    return found if len(found) <= LINES else sorted(found, key=lambda entry: natural(entry.name))


def guide_page(
    locale: str, table: Table, noun: str, page: int, state: GameState | None = None, picture: Picture | None = None
) -> Posting:
    """What each component of a kind does, as many as a message holds, or a picture that says so."""
    say = Teller(words(locale), table.game, ())
    pages = _pages(entries(locale, table.game, noun, state))
    at = min(page, len(pages) - 1)
    sheet = Sheet().text(f"### {say(f'guide-{noun}')}").picture(picture)
    sheet.text("\n".join(entry.line for entry in pages[at]) if picture is None else "")
    several = pages if len(pages) > 1 else []
    turns: list[Widget] = [
        button(span, help_id(table.id, noun, str(number)), disabled=number == at)
        for number, span in enumerate(spans([[(entry.name, "") for entry in part] for part in several]))
    ]
    if turns:
        sheet.text("-# " + say.words("bot-guide-search"))
    return sheet.rows([*in_rows(turns), [button(say.words("bot-panel-back"), help_id(table.id))]]).posting()


def headings(locale: str, key: str, typed: str, state: GameState | None) -> dict[str, str]:
    """The kinds of which something is told here, and whose names begin with what is typed."""
    say, wanted = Teller(words(locale), key, ()), typed.strip().casefold()
    named = {noun: say(f"guide-{noun}") for noun in guides(key) if entries(locale, key, noun, state)}
    return {noun: name for noun, name in named.items() if name.casefold().startswith(wanted)}


def fitting(locale: str, key: str, typed: str, state: GameState | None) -> list[Entry]:
    """What is called as is typed, those that begin so first; if nothing is, that of which so much is told."""
    wanted = typed.strip().casefold()
    every = [entry for noun in guides(key) for entry in entries(locale, key, noun, state)]
    found = [entry for entry in every if wanted in entry.name.casefold()]
    found = found or [entry for entry in every if len(wanted) >= LEAST and wanted in entry.about.casefold()]
    return sorted(found, key=lambda entry: not entry.name.casefold().startswith(wanted))


def explained(locale: str, key: str, typed: str, state: GameState | None) -> Posting:
    """What these do, or all of the kind that is called so; Refused if nothing is."""
    kind = kind_called(locale, key, typed, state)
    if kind is not None:
        return kind_page(locale, key, kind, state)
    found = fitting(locale, key, typed, state)
    exactly = [entry for entry in found if entry.name.casefold() == typed.strip().casefold()]
    if not found:
        raise Refused("nothing-called-so", text=typed)
    return Sheet().text("\n".join(entry.line for entry in (exactly or found)[:ANSWERS])).posting()


def kind_called(locale: str, key: str, typed: str, state: GameState | None) -> str | None:
    """The kind whose whole name is typed."""
    named = headings(locale, key, typed, state)
    return next((noun for noun, name in named.items() if name.casefold() == typed.strip().casefold()), None)


def kind_page(locale: str, key: str, noun: str, state: GameState | None, picture: Picture | None = None) -> Posting:
    """All of a kind, as far as a message holds it."""
    say = Teller(words(locale), key, ())
    lines = "\n".join(entry.line for entry in _pages(entries(locale, key, noun, state))[0])
    return Sheet().text(f"### {say(f'guide-{noun}')}").picture(picture).text("" if picture else lines).posting()


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
