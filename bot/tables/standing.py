"""A line of the log while the game stands as it stood: somebody sits down, the table pauses, a question is settled."""

from collections.abc import Sequence

import msgspec

from bot.store.identity import UserId
from bot.store.table.commits import Commit
from bot.store.table.records import Line, LineKind
from bot.store.telling.news import Outgoing
from bot.tables.live import Live
from games.core.events import Event


def standing(
    live: Live,
    kind: LineKind,
    events: Sequence[Event],
    by: UserId | None,
    now: float,
    outbox: Sequence[Outgoing] = (),
    *,
    text: str | None = None,
) -> Commit:
    """What such a line changes: nobody else is asked than before."""
    line = Line(kind=kind, text=text or kind, state=live.play.saved(), events=msgspec.json.encode(events), user_id=by)
    return Commit(
        table_id=live.table.id,
        expected_version=live.table.version,
        lines=(line,),
        waiting=frozenset(live.openly_addressed()),
        now=now,
        outbox=tuple(outbox),
    )
