"""What can be looked at closer at a table, in one list: one's own board, everybody else's, what lies in common."""

from bot.panel.kit import ids
from bot.panel.kit.sheet import Rows
from bot.panel.kit.widgets import Choice, dropdown, evenly, span
from bot.panel.kit.wording import label_teller
from bot.tables.live import Live
from games.core.seats import Seat
from render.boards import parts_of

CLOSER = "closer"


def closer_parts(live: Live, viewer: Seat | None, locale: str) -> dict[str, str]:
    """The words of the parts that this viewer can look at now, with their names."""
    return parts_of(live.view(viewer), label_teller(live.table, locale), viewer)


def closer_list(live: Live, viewer: Seat | None, locale: str) -> Rows:
    """All of them in one list, or in as few as hold them; nothing where there is nothing."""
    say = label_teller(live.table, locale)
    choices: list[Choice] = [(name, word) for word, name in closer_parts(live, viewer, locale).items()]
    title, found = say.words("bot-panel-closer"), evenly(choices) if choices else []
    titles = (
        [title] if len(found) == 1 else [say.words("bot-panel-part", title=title, span=span(part)) for part in found]
    )
    return [
        [dropdown(words, ids.Control(live.table.id, CLOSER, args=(str(number),) if number else ()).id(), part)]
        for number, (words, part) in enumerate(zip(titles, found, strict=True))
    ]
