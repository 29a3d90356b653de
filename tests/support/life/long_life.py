"""A random life of a table: people do whatever they can do at one, time passes, and after each step all is sound."""

from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.store.engine.database import Store
from bot.tables.model import Late, Refused
from games.core.moves import IllegalMove
from games.registry import game
from tests.support.life import agreeing, coming_and_going, passing, playing_on
from tests.support.life.laws import must_be_sound
from tests.support.life.table import LongTable

Deed = Callable[[LongTable], Awaitable[None]]
DEEDS: Mapping[Deed, float] = {
    playing_on.somebody_moves: 30,
    playing_on.somebody_moves_beside_the_game: 4,
    playing_on.a_computer_moves: 12,
    playing_on.somebody_takes_back: 5,
    playing_on.somebody_plans: 8,
    playing_on.somebody_drops_their_plans: 1,
    agreeing.somebody_proposes: 4,
    agreeing.somebody_votes: 6,
    agreeing.somebody_offers_their_seat: 3,
    agreeing.a_seat_that_is_offered_is_taken: 3,
    agreeing.a_seat_that_is_offered_is_declined: 1,
    coming_and_going.somebody_goes_away: 2,
    coming_and_going.somebody_comes_back: 2,
    coming_and_going.somebody_has_the_computer_play: 2,
    coming_and_going.somebody_sits_down: 5,
    coming_and_going.somebody_leaves_the_table: 1,
    coming_and_going.somebody_is_forgotten: 0.5,
    coming_and_going.somebody_chooses_their_hours: 3,
    coming_and_going.somebody_writes_a_note: 1,
    coming_and_going.somebody_brings_the_table_elsewhere: 0.5,
    coming_and_going.somebody_mends_the_table: 0.3,
    coming_and_going.somebody_follows: 1,
    coming_and_going.somebody_shows_the_table: 1,
    passing.time_passes: 12,
    passing.the_machine_sleeps: 1,
    passing.caravel_is_stopped_and_started: 1,
    passing.caravel_is_killed_and_started: 1,
}
"""What can happen, and how often."""
AWAKE = 0.8
"""How often what is due rings at once; else something else comes first."""


class LongLife:
    """Everything in it follows from its game and its seed."""

    def __init__(self, key: str, seed: str) -> None:
        self.key = key
        self.seed = seed
        self.history: list[str] = []

    async def run(self, folder: Path, steps: int) -> None:
        """Live for so many steps, or until the game is over; a failure tells how to repeat it."""
        seeds = (f"{self.seed} {number}" for number in count())
        try:
            async with Store.open(folder) as store:
                with patch("bot.tables.lobby.lobby.new_seed", lambda: next(seeds)):
                    await self._run(LongTable(store, game(self.key), Random(f"{self.key} {self.seed}")), steps)
        except Exception as failure:
            failure.add_note(f"repeat: python -m tests.soak --live {self.key} --seed '{self.seed}'")
            failure.add_note("steps: " + "; ".join(self.history))
            raise

    async def _run(self, table: LongTable, steps: int) -> None:
        await table.begin()
        for _ in range(steps):
            await self._step(table)
            if await table.is_over():
                break
        await table.tables.close()

    async def _step(self, table: LongTable) -> None:
        (deed,) = table.random.choices(list(DEEDS), list(DEEDS.values()))
        self.history.append(deed.__name__)
        try:
            await deed(table)
        except (Refused, IllegalMove, Late) as refused:
            self.history[-1] += f" ({refused!r})"
        if table.random.random() < AWAKE:
            await passing.what_is_due_rings(table)
        await must_be_sound(table)
