"""What a change of a game comes to: all that is stored with it, and what has to be told of it."""

from collections.abc import Collection, Iterator, Sequence

import msgspec

from bot.store.identity import Version
from bot.store.table.commits import Commit
from bot.store.table.plans import SeatPlans
from bot.store.table.records import Line, LineKind, Status, Table
from bot.store.telling.news import Outgoing, PlannedNews
from bot.tables import outgoing
from bot.tables.acting import Made
from bot.tables.live import Live
from games.core.ending.outcome import Outcome
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState
from games.core.talk import Call


def change_after(
    live: Live,
    trial: Play[GameState],
    lines: tuple[Line, ...],
    left: dict[Seat, SeatPlans],
    seat: Seat,
    interaction: int | None,
    now: float,
    outcome: Outcome | None = None,
) -> Commit:
    """What is stored of these lines, the last of which made the game what it is in the trial, and ended it if so."""
    waiting = trial.waiting()
    calls = trial.calls()
    status: Status = "playing" if outcome is None else "finished"
    return Commit(
        table_id=live.table.id,
        expected_version=live.table.version,
        lines=lines,
        waiting=frozenset((*waiting, *(call.seat for call in calls if not call.private))),
        asked=frozenset(waiting),
        now=now,
        status=status,
        result=None if outcome is None else msgspec.json.encode(msgspec.structs.replace(outcome, archive=None)),
        outbox=told_after(live, waiting, calls, lines, seat),
        interaction=interaction,
        plans=tuple(left.values()),
    )


def told_after(
    live: Live, waiting: Collection[Seat], calls: Collection[Call], lines: Sequence[Line], seat: Seat
) -> tuple[Outgoing, ...]:
    """What has to be told once these lines are stored, and the game waits for these: of whispers, those concerned."""
    before = live.calls()
    talk = outgoing.after_talk(live.table, before, calls, waiting) if before or calls else ()
    if all(line.kind is LineKind.WHISPER for line in lines):
        return (*talk, *outgoing.after_whisper(live.table, seat))
    return (*outgoing.after_change(live.table, live.waiting(), waiting, seat), *talk)


def plans_told(table: Table, made: Sequence[Made], there: Seat) -> Iterator[Outgoing]:
    """That their plans have acted, to those who were not there; of what they do each time nobody is told."""
    for version, each in enumerate(made, table.version + 1):
        if each.planned and not each.habit and each.seat != there:
            yield from outgoing.to_seat(table, PlannedNews(each.seat, Version(version)))
