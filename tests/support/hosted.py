"""A game at a table without a store: moves, undo and late clicks as the table service has them."""

from typing import Any

from msgspec.structs import replace

from bot.store.identity import Version
from bot.store.table.records import LineKind
from bot.tables.acting import Made, carried_out, kind_of_line, outrun
from bot.tables.live import Live
from bot.tables.model import LogLine
from bot.tables.remembered.recent import UNDONE, Recent, latest
from bot.tables.turns import is_late
from games.core.events import Event
from games.core.moves import Move, Request
from games.core.play import Play
from games.core.saving import save
from games.core.seats import Seat
from tests.support.positions import NOW, table_of

KEPT = 12
"""To so many versions the table can still go back."""


class Hosted:
    """What the service does with a table, in memory."""

    def __init__(self, key: str, play: Play[Any]) -> None:
        state = play.state
        self.live = Live(table_of(key, state.seats, options=dict(state.options)), state, NOW)
        self.live.play = play
        begun = Event("bot-log-started", args={"fingerprint": "f" * 64})
        self.live.recent = Recent(self._lines(None, [begun, *play.events]))
        self.versions: dict[int, bytes] = {}

    def move(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move on a copy of the state, and take that over."""
        live = self.live
        self._keep()
        trial = live.play.copy()
        events = trial.apply(seat, move)
        status = "finished" if trial.state.over else "playing"
        table = replace(live.table, version=live.table.version + 1, status=status)
        kind = kind_of_line(trial)
        live.moved(seat, trial, save(trial.state), table, self._lines(seat, events, table.version, kind), NOW)
        return events

    def carry_out(self) -> list[Made]:
        """Let all plans act that are due."""
        live = self.live
        made: list[Made] = []
        left, _ = carried_out(live, made)
        for each in made:
            self._keep()
            status = "finished" if each.now.state.over else "playing"
            table = replace(live.table, version=live.table.version + 1, status=status)
            live.moved(
                each.seat,
                each.now,
                save(each.now.state),
                table,
                self._lines(each.seat, each.events, table.version),
                NOW,
                planned=True,
            )
        live.plans.update(left)
        return made

    def back_to(self, version: int, seat: Seat) -> None:
        """The table goes back: by undo of one's own moves, or by a vote."""
        live = self.live
        trial: Play[Any] = live.game.play(live.game.saved.load(self.versions[version]))
        dropped = trial.went_back(live.state)
        table = replace(live.table, version=live.table.version + 1)
        left, void = outrun(live, trial)
        fresh = Live(table, trial.state, NOW)
        fresh.plans = {**live.plans, **left}
        fresh.recent = Recent(line for line in live.recent if line.version <= version)
        undone = Event(UNDONE, seat, {"count": live.recent.moves_since(Version(version))})
        fresh.recent = latest([*fresh.recent, *self._lines(seat, [undone, *dropped, *void], table.version)])
        self.versions = {kept: saved for kept, saved in self.versions.items() if kept < version}
        self.live = fresh

    def is_late(self, shown: Request, move: Move) -> bool:
        """Whether a click on this move, offered by that request, comes too late."""
        return is_late(self.live.request(shown.seat), shown.number, move, shown.whispers)

    def _keep(self) -> None:
        self.versions[self.live.table.version] = save(self.live.state)
        while len(self.versions) > KEPT:
            del self.versions[min(self.versions)]

    def _lines(
        self, by: Seat | None, events: list[Event], version: int = 1, kind: LineKind = LineKind.MOVE
    ) -> list[LogLine]:
        return [LogLine(Version(version), event, by, NOW, kind=kind) for event in events]
