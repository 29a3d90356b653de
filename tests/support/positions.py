"""Tables with real games in random positions, without a store."""

import random
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

from bot.store.identity import UserId, Version
from bot.store.table.records import Sitting, Table
from bot.tables.live import Live
from bot.tables.model import LogLine
from bot.tables.remembered.recent import latest
from games.core.chance import Chance
from games.core.ending.outcome import Archive
from games.core.events import Event
from games.core.game import Setup
from games.core.seats import Seat, seats_of
from games.registry import GAMES, game

NOW = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)
NAMES = ("Ada *the* `great`", "Борис @everyone", "Cyd\n# loud <@1>", "Дана_" * 6, "Eve [x](http://y)")
POSITIONS = [(key, seats, 10 * seats) for key in GAMES for seats in game(key).settings.seat_counts]
EVERY = 17


def table_of(key: str, seats: int, language: str = "en", **changes: object) -> Table:
    """A table in play."""
    people = tuple(Sitting(seat, UserId(100 + seat), NAMES[seat], 0.0) for seat in seats_of(seats))
    about: dict[str, object] = {
        "id": 7, "game": key, "host": 100, "seat_count": seats, "language": language, "seats": people,
        "options": game(key).settings.chosen({}), "guild_id": 1, "channel_id": 2, "thread_id": 3, "status": "playing",
        "version": 1, "created_at": 0.0, "updated_at": 0.0,
    }  # fmt: skip
    return Table(**(about | changes))  # type: ignore[arg-type]


def position(
    key: str,
    seats: int,
    seed: int,
    language: str = "en",
    every: int = EVERY,
    options: Mapping[str, str] | None = None,
    archive: Archive | None = None,
) -> Iterator[Live]:
    """The same game, with any options if none are named, as far as people have come; the last time it is over."""
    chosen = dict(options or random.Random(seed).choice(list(game(key).settings.combinations(seats))))
    play = game(key).start(Setup(seats, chosen, f"seed {seed}", archive))
    live = Live(table_of(key, seats, language, options=game(key).settings.chosen(chosen)), play.state, NOW)
    live.recent = latest(_lines(1, None, [Event("bot-log-started", args={"fingerprint": "f" * 64}), *play.events]))
    thought = Chance(f"thought {seed}")
    at = 0
    while not live.state.over:
        if at % every == 0:
            live.play = live.play.copy()  # as at a table, where each move makes another
            yield live
        seat = live.play.waiting()[0]
        view = live.game.view(live.state, seat)
        move = live.game.sensible(view, live.request(seat), thought)
        live.recent = latest([*live.recent, *_lines(at + 2, seat, live.play.apply(seat, move))])
        live.asked_since = dict.fromkeys(live.openly_addressed(), NOW)
        at += 1
    live.table = table_of(key, seats, language, status="finished")
    yield live


def campaign(
    key: str, seats: int, options: Mapping[str, str], games: int, language: str = "en", every: int = EVERY
) -> Iterator[Live]:
    """Games that begin with what the one before has left, as long as there is more to tell."""
    archive = None
    for number in range(games):
        live = None
        for live in position(key, seats, number, language, every, options, archive):
            yield live
        assert live is not None
        archive = live.outcome().archive
        if archive is None:
            return


def _lines(version: int, by: Seat | None, events: list[Event]) -> list[LogLine]:
    return [LogLine(Version(version), event, by, NOW) for event in events]
