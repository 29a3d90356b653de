"""What can be looked at closer at a table, in one list: one's own board, everybody else's, what lies in common."""

from collections.abc import Sequence

from bot.panel.kit import ids
from bot.panel.kit.sheet import Rows
from bot.panel.kit.widgets import IN_A_LIST, Choice, dropdown, evenly, spans
from bot.panel.kit.wording import label_teller
from bot.tables.live import Live
from games.core.seats import Seat
from render.boards import parts_of
from render.parts import BETWEEN
from texts import Teller

CLOSER = "closer"


def closer_parts(live: Live, viewer: Seat | None, locale: str) -> dict[str, str]:
    """The words of the parts that this viewer can look at now, with their names."""
    return parts_of(live.view(viewer), label_teller(live.table, locale), viewer)


def closer_list(live: Live, viewer: Seat | None, locale: str) -> Rows:
    """All of them in one list; where that is too long, there are ways to what there is much of."""
    say = label_teller(live.table, locale)
    few, much = _parted(live, viewer, locale)
    ways = [
        (say.words("bot-panel-closer-further", span=span), part[0][1])
        for span, part in zip(spans(much), much, strict=True)
    ]
    return _listed(live, say, [[*few, *ways]])


def closer_lists(live: Live, viewer: Seat | None, locale: str) -> Rows:
    """The same below a part, where one leafs through: what there is much of has lists of its own."""
    few, much = _parted(live, viewer, locale)
    return _listed(live, label_teller(live.table, locale), [few, *much])


def _listed(live: Live, say: Teller, parts: Sequence[Sequence[Choice]]) -> Rows:
    title, found = say.words("bot-panel-closer"), [part for part in parts if part]
    titles = [title, *(say.words("bot-panel-part", title=title, span=span) for span in spans(found[1:]))]
    return [
        [dropdown(words, ids.Control(live.table.id, CLOSER, args=(str(number),) if number else ()).id(), part)]
        for number, (words, part) in enumerate(zip(titles, found, strict=False))
    ]


def _parted(live: Live, viewer: Seat | None, locale: str) -> tuple[list[Choice], list[Sequence[Choice]]]:
    """What one list holds, and what there is so much of that it has no room there, such as the regions of a map."""
    few = [(name, word) for word, name in closer_parts(live, viewer, locale).items()]
    much: list[Sequence[Choice]] = []
    while len(few) + len(much) > IN_A_LIST:
        kinds = [word.partition(BETWEEN)[0] for _, word in few]
        most = max(kinds, key=kinds.count)
        much += evenly([each for each, kind in zip(few, kinds, strict=True) if kind == most])
        few = [each for each, kind in zip(few, kinds, strict=True) if kind != most]
    return few, much
