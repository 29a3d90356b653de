"""What can be looked at closer at a table, in one list: one's own board, everybody else's, what lies in common."""

from collections.abc import Sequence

from bot.panel.kit import ids
from bot.panel.kit.sheet import Rows
from bot.panel.kit.widgets import IN_A_LIST, Choice, dropdown, evenly, span
from bot.panel.kit.wording import label_teller
from bot.tables.live import Live
from games.core.seats import Seat
from render.boards import parts_of
from render.parts import BETWEEN

CLOSER = "closer"


def closer_parts(live: Live, viewer: Seat | None, locale: str) -> dict[str, str]:
    """The words of the parts that this viewer can look at now, with their names."""
    return parts_of(live.view(viewer), label_teller(live.table, locale), viewer)


def closer_list(live: Live, viewer: Seat | None, locale: str) -> Rows:
    """All of them in one list; where that is too long, what there is much of has lists of its own, below."""
    say = label_teller(live.table, locale)
    found = _lists([(name, word) for word, name in closer_parts(live, viewer, locale).items()])
    title = say.words("bot-panel-closer")
    titles = [say.words("bot-panel-part", title=title, span=span(part)) for part in found]
    titles[:1] = [title]
    return [
        [dropdown(words, ids.Control(live.table.id, CLOSER, args=(str(number),) if number else ()).id(), part)]
        for number, (words, part) in enumerate(zip(titles, found, strict=True))
    ]


def _lists(choices: list[Choice]) -> list[Sequence[Choice]]:
    """What is much, such as the regions of a map, comes after all else."""
    if len(choices) <= IN_A_LIST:
        return [choices] if choices else []
    kinds = [word.partition(BETWEEN)[0] for _, word in choices]
    most = max(kinds, key=kinds.count)
    few = [each for each, kind in zip(choices, kinds, strict=True) if kind != most]
    many = [each for each, kind in zip(choices, kinds, strict=True) if kind == most]
    return [*(evenly(few) if few else []), *evenly(many)]
