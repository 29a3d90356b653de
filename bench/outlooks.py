"""How fast it is worked out what all choices of a list will do."""

from itertools import cycle
from typing import Any

from bench.games import started
from bench.measure import Sheet, race
from games.core.ahead.outlook import Foresight
from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.moves import Move
from games.core.saving import clone
from games.core.seats import Seat
from games.core.state import GameState
from games.registry import GAMES, game

TITLE = "What choices will do"
CHOICES = 25
WITHIN = 0.010
ROUNDS = 200

Asked = tuple[GameState, Seat, list[Move]]


async def measure(sheet: Sheet) -> None:
    """Each list anew, as when a panel is posted."""
    for key in GAMES:
        found = game(key)
        lists = cycle(questions(found))

        def tell(found: AnyGame = found, lists: Any = lists) -> None:
            state, seat, moves = next(lists)
            foresight = Foresight(found, state, seat, seat)
            for move in moves:
                foresight.outlook(move)

        for series in await race({f"{key}: a list of {CHOICES} choices": tell}, ROUNDS):
            sheet.add(series, within=WITHIN)


def questions(found: AnyGame) -> list[Asked]:
    """The positions of a sensible game with as many choices as a list holds, beside the question included."""
    play, chance = started(found, max(found.settings.seat_counts), 0), Chance("outlooks")
    asked: list[Asked] = []
    while not play.state.over:
        seat = play.waiting()[0]
        request = play.legal(seat)
        offers = sorted(request.offers, key=lambda offer: offer.aside)
        moves = [move for offer in offers for move in offer.moves(CHOICES)][:CHOICES]
        if len(moves) == CHOICES:
            asked.append((clone(play.state), seat, moves))
        play.apply(seat, found.sensible(found.view(play.state, seat), request, chance))
    return asked
