"""What a picture costs: drawn anew, against a blank canvas and the encoding of the same picture; and a kept one."""

import io
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import cycle
from random import Random

from PIL import Image

from bench.games import advance, started
from bench.measure import Limit, Sheet, race
from bot.pictures.drawing import Pictures
from bot.pictures.easel import Easel
from bot.store.identity import TableId, UserId, Version
from bot.store.table.records import Sitting, Table
from bot.tables.live import Live
from games.core import seats
from games.core.game import AnyGame
from games.core.saving import clone
from games.core.seats import seats_of
from games.core.state import GameState
from games.registry import GAMES, game
from render.boards import Draw, boards
from render.kit import palette as p
from render.kit.picture import Picture, encoded
from render.kit.skins import SkinName
from texts import Teller, words

TITLE = "Pictures"
ROUNDS = 40
KEPT_ROUNDS = 500
POSITIONS = 8
MOVES_BETWEEN = 12
"""The pictures are of positions so many moves apart, the sprites of which are prepared: as in a game that is on."""
LIMIT = Limit(median=1.6)
KEPT_WITHIN = 1e-3
"""A kept picture takes less than so many seconds."""
NAMES = ("Katharina", "Mikhail", "Zoë", "Bartholomew", "Li")


async def measure(sheet: Sheet) -> None:
    """Each game of the house, at the largest number of seats."""
    for key in GAMES:
        found = game(key)
        states = positions(found)
        for name, viewer in (("table", None), ("own", seats.Seat(0))):
            draw: Draw = getattr(boards(key), name)
            views = [found.view(state, viewer) for state in states]
            await fresh(sheet, f"{key}, {name}", draw, views, viewer)
        await kept(sheet, key, states[-1])


def positions(found: AnyGame) -> list[GameState]:
    """How one random game stands again and again."""
    play = started(found, max(found.settings.seat_counts), 0)
    random = Random(0)
    states = []
    for _ in range(POSITIONS):
        advance(play, random, MOVES_BETWEEN)
        states.append(clone(play.state))
    return states


async def fresh(sheet: Sheet, name: str, draw: Draw, views: list[GameState], viewer: int | None) -> None:
    """Every view drawn and encoded, against the same pictures only encoded."""
    key, count = name.split(",", maxsplit=1)[0], views[0].seats
    teller = Teller(words("en"), key, NAMES[:count])
    pictures = [draw(view, teller, viewer, None) for view in views]
    blank, drawn = cycle([blank_of(picture) for picture in pictures]), cycle(views)
    floor, series = await race(
        {
            f"{name}: a blank canvas, encoding": lambda: encoded(next(blank)(), ""),
            f"{name}: drawn anew": lambda: draw(next(drawn), teller, viewer, None),
        },
        ROUNDS,
        POSITIONS,
    )
    sheet.note(f"{name}: size", f"{pictures[-1].width} x {pictures[-1].height}, {len(pictures[-1].data) // 1024} KB")
    sheet.add(floor)
    sheet.add(series, against=floor, at_most=LIMIT)


def blank_of(picture: Picture) -> Callable[[], Image.Image]:
    """Makes a blank canvas of the picture's size, and gives what was drawn on it."""
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")

    def canvas() -> Image.Image:
        Image.new("RGB", image.size, p.PARCHMENT)
        return image

    return canvas


async def light(_user: int | None, _host: int) -> SkinName:
    return "light"


async def kept(sheet: Sheet, key: str, state: GameState) -> None:
    """A picture of the same view once more, as the bot asks for it."""
    live = live_table(key, state)
    pictures = Pictures(light, Easel(processes=0))
    (series,) = await race({f"{key}: the same picture again": lambda: pictures.board(live, None, "en")}, KEPT_ROUNDS)
    pictures.close()
    sheet.add(series, within=KEPT_WITHIN)


def live_table(key: str, state: GameState) -> Live:
    """A table with this state."""
    now = datetime(2026, 1, 1, tzinfo=UTC)
    seats = tuple(Sitting(seat, UserId(seat + 1), NAMES[seat], now.timestamp()) for seat in seats_of(state.seats))
    table = Table(
        id=TableId(1),
        game=key,
        host=UserId(1),
        seat_count=state.seats,
        language="en",
        seats=seats,
        status="playing",
        version=Version(1),
        created_at=now.timestamp(),
        updated_at=now.timestamp(),
    )
    return Live(table, state, now)
