"""Whether advice keeps what it promises: the points that it says a move is better by, beside those of other worlds."""

from statistics import mean

import msgspec

from bench.measure import Sheet
from bot.panel.messages.advice import LEAST
from bot.tables.thinking.suggesting import AFRESH
from games.core.chance import Chance
from games.core.game import AnyGame, Setup
from games.core.thinking.budget import BUDGETS, MIDDLE
from games.core.thinking.playouts import Worlds
from games.core.thinking.verdict import think
from games.registry import OF_THE_HOUSE, game

TITLE = "Promises: points by which advice says that a move is better, and by which it is in other worlds"
COLUMNS = ("seats", "advice", "promised", "kept")
BY_NAME = True
"""All that it asks is thought over, so it is measured only where it is named: `make bench ONLY="promises=40"`."""
GAMES = 20
"""A question of so many games each."""
SEATS = 3
APART = 7
"""So many answers later in each game than in the one before."""
LATEST = 60
ELSEWHERE = 60
"""In so many other worlds it is looked up."""


async def measure(sheet: Sheet) -> None:
    """Each game; what is told as about as good promises nothing."""
    for key in OF_THE_HOUSE:
        found = game(key)
        promises = [promise for number in range(GAMES) for promise in promised(found, number)]
        told = [(gain, kept) for gain, kept in promises if gain >= LEAST]
        gains = [f"{mean(column):+.1f}" for column in zip(*told, strict=True)] or ["", ""]
        sheet.row(key, [f"{SEATS}", f"{len(told)} of {len(promises)}", *gains])


def promised(found: AnyGame, number: int) -> list[tuple[float, float]]:
    """What is promised at a question of this game, and what is kept; nothing where there was nothing to compare."""
    seed = f"promises {number}"
    play, chance = found.start(Setup(SEATS, found.settings.chosen({}), seed)), Chance(seed)
    answers = 0
    while not play.state.over:
        seat = play.waiting()[0]
        request, view = play.legal(seat), found.view(play.state, seat)
        answers += 1
        if answers > APART * (number + 1) % LATEST:
            budget = msgspec.structs.replace(BUDGETS[MIDDLE], afresh=AFRESH)
            advised = think(found, view, request, budget, seed)
            others = [each for each in advised.forecasts if each.move != advised.move]
            if others:
                own = next(each for each in advised.forecasts if each.move == advised.move)
                worlds = Worlds(found, view, seat, f"{seed} elsewhere")
                kept = [
                    worlds.worth(world, own.move).points - worlds.worth(world, others[0].move).points
                    for world in range(ELSEWHERE)
                ]
                return [(own.points - others[0].points, mean(kept))]
        play.apply(seat, found.sensible(view, request, chance))
    return []
