"""How many requests a move costs of those that Discord counts for the whole application, fifty a second.

Whoever has the sensible move as a button of the panel clicks it; else it is made as by a command. What belongs to
interactions is not counted, as Discord does not.
"""

import tempfile
from collections import Counter
from pathlib import Path
from unittest.mock import patch

from bench.clicks import is_whole
from bench.measure import Sheet
from bot.local.world.realm import Exchange
from bot.panel.kit import ids
from bot.panel.questions.draft import drafted
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.model import Person
from games.core.chance import Chance
from games.core.moves import Move
from games.registry import GAMES, game
from render.boards import Boards
from tests.support.blank import blank
from tests.support.harbour import Harbour, answering, harbour

TITLE = "Requests a move beside its answer, in a thread of a server, people who look at the thread alone"
COLUMNS = ("seats", "moves", "a move", "posted", "edited", "else", "asked")
PEOPLE = ("Ada", "Boris", "Clara", "Dan")
MOVES = 60
ASKED = 1.4
APART = ("/interactions", "/applications")
"""Answers, which are not counted, and the icons, which are sent up once."""
_KINDS = {
    ("POST", "/channels/{channel_id}/messages"): "posted",
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): "edited",
}


async def measure(sheet: Sheet) -> None:
    """Each game with four people, or as many as it has room for; each move is told before the next one is made."""
    for key in GAMES:
        with (
            patch("bot.pictures.drawing.boards", lambda _: Boards(blank, blank)),
            tempfile.TemporaryDirectory() as folder,
        ):
            async with harbour(Path(folder)) as port:
                seats = min(len(PEOPLE), max(game(key).settings.seat_counts))
                counted = await _played(port, key, seats)
        sheet.row(key, [str(seats), str(MOVES), *_figures(counted), f"<={ASKED}"])


def _figures(counted: Counter[str]) -> list[str]:
    of_each = [counted[kind] for kind in ("posted", "edited", "else")]
    return [f"{count / MOVES:.2f}" for count in (sum(of_each), *of_each)]


async def _played(port: Harbour, key: str, seats: int) -> Counter[str]:
    """What was asked of Discord for the moves of sensible people, beside what belongs to interactions."""
    chance, people = Chance("requests"), port.people(*PEOPLE[:seats])
    live = await port.begun(*people, game=key)
    counted: Counter[str] = Counter()

    def count(exchange: Exchange) -> None:
        if exchange.route.startswith("/webhooks"):
            counted["by click"] += 1
        elif not exchange.route.startswith(APART):
            counted[_KINDS.get((exchange.method, exchange.route), "else")] += 1

    port.local.realm.observers[:] = [count]
    for _ in range(MOVES):
        if not live.playing:
            live = await port.begun(*people, game=key)
        await _moved(port, live, chance)
        live = await port.client.tables.live(live.table.id)
    return counted


async def _moved(port: Harbour, live: Live, chance: Chance) -> None:
    request = live.request(live.waiting()[0])
    move = live.game.sensible(live.view(request.seat), request, chance)
    seat = live.table.seats[request.seat]
    mover = Person(seat.user_id or UserId(0), seat.name, "en")
    person = next(each for each in port.people(*PEOPLE) if each.id == mover.id)
    panel = port.panel(live, person)
    made = [button for button in answering(panel) if is_whole(live, button) and _does(live, button) == move]
    if made:
        await person.click(panel, made[0])
    else:
        await port.client.tables.turns.move(live.table.id, mover, move)
    await port.local.settle()


def _does(live: Live, button: str) -> Move:
    """The move that such a button makes."""
    control = ids.parse(button)
    assert control is not None
    assert control.seat is not None
    return drafted(live.request(control.seat), control.args).advanced().move()
