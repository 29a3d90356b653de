"""A table to look at: local players are seated, and the game is played on to a chosen point."""

from collections.abc import Sequence

from bot.store.identity import ChannelId, GuildId
from bot.store.table.records import Table
from bot.tables.model import Person
from bot.tables.service import Tables
from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState

POINTS = ("fresh", "middle", "end")
LAST_MOVES = 6
"""So many moves are left to play at the point `end`."""


class Demonstrations:
    """Opens tables and plays them on with some sense, through the same service as everybody."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def open(
        self, game_key: str, people: Sequence[Person], point: str, *, guild_id: int, channel_id: int
    ) -> Table:
        """A table of these people, the first of them its host."""
        host, *others = people
        table = await self._tables.lobby.open(
            host,
            game_key=game_key,
            options={},
            seat_count=len(people),
            language=host.locale,
            open_to_all=True,
            invited=(),
            guild_id=GuildId(guild_id),
            channel_id=ChannelId(channel_id),
        )
        for person in others:
            await self._tables.lobby.join(table.id, person)
        await self._tables.lobby.start(table.id, host)
        live = await self._tables.live(table.id)
        script = _script(live.game, live.play.copy())
        until = {"fresh": 0, "middle": len(script) // 2, "end": len(script) - LAST_MOVES}[point]
        for seat, text in script[: max(0, until)]:
            await self._tables.turns.move(table.id, people[seat], text)
        return (await self._tables.live(table.id)).table


def _script(game: AnyGame, play: Play[GameState]) -> list[tuple[Seat, str]]:
    """A whole game of sensible players from here on: who moves, and how."""
    chance = Chance(play.state.chance.fingerprint())
    script: list[tuple[Seat, str]] = []
    while play.waiting():
        request = play.legal(play.waiting()[0])
        move = game.sensible(game.view(play.state, request.seat), request, chance)
        script.append((request.seat, request.text(move)))
        play.apply(request.seat, move)
    return script
