"""The way to the lessons, from wherever somebody meets a game."""

from bot.panel.kit import ids
from bot.panel.kit.sheet import Widget
from bot.panel.kit.widgets import button
from bot.store.identity import TableId
from games.lessons import lessons_of
from texts import Words

LEARN = "learn"
NO_TABLE = TableId(0)
"""What a lesson's controls name in the place of a table: it is none of anybody's."""


def learning(what: str, *about: str) -> ids.Control:
    """The control that does this among lessons."""
    return ids.Control(NO_TABLE, LEARN, args=(what, *about))


def learn_button(say: Words, key: str | None = None) -> list[Widget]:
    """To the lessons of a game, if it brings any; or to those of all."""
    if key is None:
        return [button(say("bot-learn-open"), learning("games").id())]
    return [button(say("bot-learn-open"), learning("game", key).id())] if lessons_of(key) else []
