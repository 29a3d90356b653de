"""A table and the people at it, who play on, do what people do, and are watched for what must never happen."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from bot.local.world.things import Channel
from bot.store.identity import TableId
from bot.tables.live import Live
from games.core.chance import Chance
from games.core.saving import save
from games.core.seats import Seat
from tests.driver import Outcome, Player, SeenMessage
from tests.support.harbour import Harbour, acts, press
from tests.support.playing import Playing
from texts import digits


class Evening:
    """Half of the moves are made on the panel, half by commands; after each one all is looked at."""

    def __init__(self, harbour: Harbour, table: int, people: Sequence[Player], seed: int) -> None:
        self.harbour = harbour
        self.table = table
        self.people = people
        self._playing = Playing(harbour, seed)
        self._turns = count()
        self._chance = Chance(f"evening {seed}")

    @classmethod
    async def begin(
        cls, harbour: Harbour, *people: Player, seed: int = 0, game: str = "settlers", **options: Any
    ) -> "Evening":
        """The people sit down at a new table."""
        live = await harbour.begun(*people, game=game, **options)
        assert (options.get("choices") or {}).items() <= live.table.options.items()
        return cls(harbour, live.table.id, people, seed)

    @property
    def live(self) -> Live:
        """The game as Caravel has it in memory."""
        found = self.harbour.client.tables.peek(TableId(self.table))
        assert found is not None
        return found

    @property
    def thread(self) -> Channel:
        """Where the table lives."""
        return self.harbour.thread(self.live)

    @property
    def panel(self) -> SeenMessage:
        """What stands in the thread."""
        return self.harbour.panel(self.live, self.people[0])

    def mover(self) -> Player:
        """One who is to move."""
        return self.people[self.live.waiting()[0]]

    def others(self, person: Player) -> list[Player]:
        """Everybody else at the table."""
        return [other for other in self.people if other is not person]

    async def move(self) -> None:
        """Somebody moves."""
        await (self.move_by_panel() if next(self._turns) % 2 else self.move_by_command())
        self.look()

    async def move_by_panel(self) -> None:
        """Somebody presses what the panel shows, and what that leads to."""
        await self._playing.by_panel(self.mover(), self.panel)

    async def move_by_command(self) -> Outcome:
        """Somebody uses one of the game's commands, with values that are offered."""
        mover, version = self.mover(), self.live.table.version
        outcome = await self._playing.by_command(mover, self.live, Seat(self.people.index(mover)))
        assert self.live.table.version > version, outcome.text
        return outcome

    async def move_by_text(self) -> None:
        """Somebody moves by a line of text, which leads on whatever the panel shows."""
        version = self.live.table.version
        outcome = await self._playing.by_text(self.mover(), self.live)
        assert self.live.table.version > version, outcome.text
        assert "Nothing has changed" not in outcome.text

    async def play_sensibly_to_the_end(self, *, by_hand: int = 40) -> None:
        """The rest of the game as lines of text of sensible moves; one of so many is made on the panel or by a command.

        A whole game takes seconds so, and comes to an end that people come to.
        """
        for number in count(1):
            if not self.live.waiting():
                break
            if number % by_hand == 0:
                self.harbour.look_away(self.live)
                await self.move()
            else:
                await self.move_sensibly()
        self.harbour.look_away(self.live)
        self.look()

    async def move_sensibly(self) -> None:
        """Somebody makes a sensible move by a line of text."""
        live = self.live
        seat = live.waiting()[0]
        request, version = live.request(seat), live.table.version
        text = request.text(live.game.sensible(live.view(seat), request, self._chance))
        outcome = await self.people[seat].slash(self.harbour.thread(live), "move", move=text)
        assert self.live.table.version > version, outcome.text

    async def play(self, moves: int) -> None:
        """So many moves are made."""
        for _ in range(moves):
            await self.move()

    async def play_until_undo_is_possible(self) -> Player:
        """On until somebody has moved who may take it back; that person."""
        while not self.live.past:
            await self.move()
        return self.people[self.live.past[-1].seat]

    async def play_on_the_panel_to_the_end(self) -> None:
        """The rest of the game, by clicks alone."""
        while self.live.waiting():
            await self.move_by_panel()
            self.look()

    async def play_to_the_end(self) -> None:
        """The rest of the game."""
        while self.live.waiting():
            await self.move()

    async def in_vain(self, act: "Any") -> Outcome:
        """Do something that must change nothing at the table, and see what the person is told."""
        before, panel = save(self.live.state), self.panel.raw
        outcome: Outcome = await act
        assert not outcome.failed
        assert save(self.live.state) == before
        assert self.panel.raw == panel
        self.look()
        return outcome

    def look(self) -> None:
        """One panel stands, nothing hidden was told, and nothing went wrong."""
        assert len(self.harbour.panels(self.live, self.people[0])) == 1
        assert self.harbour.leaks(self.live) == []
        assert self.harbour.complaints() == []
        if self.live.waiting():
            assert {"board", "more"} <= set(acts(self.panel))

    def is_over_and_told(self) -> None:
        """The game has come to its end, and everybody's points stand in the thread."""
        assert self.live.table.status == "finished"
        for score in self.live.outcome().scores:
            assert f"**{self.people[score.seat].name}**: {digits(score.total)} point" in self.panel.text

    async def agree(self, asker: Player) -> None:
        """All others agree to what was asked."""
        for person in self.others(asker):
            await press(person, self.panel, "vote")
