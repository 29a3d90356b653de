"""How much better computers play that think: middle ones among easy ones, strong ones among middle ones."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from time import process_time

from bench.measure import Sheet
from bench.players import as_of_two, one_game
from games.core.chance import Chance
from games.core.game import AnyGame, Setup
from games.core.moves import Move, Request
from games.core.state import GameState
from games.core.thinking.budget import BUDGETS, EASY, MIDDLE, STRONG, Budget, Strength
from games.core.thinking.verdict import think
from games.registry import GAMES as KEYS
from games.registry import game

TITLE = "Strengths: shares of games with their errors; a win as if there were two seats; seconds a decision"
COLUMNS = ("games", "won", "as of two", "points", "of others", "s a decision", "at most")
BY_NAME = True
"""It takes hours, so it is measured only where it is named: `make bench ONLY="strengths=100"`."""
GAMES = 20
"""So many for each line; `strengths=100` plays more of them."""
SECONDS = 3600.0
"""No line takes more of the processor than that."""
PAIRS: Mapping[Strength, Strength] = {MIDDLE: EASY, STRONG: MIDDLE}


@dataclass
class Sitting:
    """A player of one strength, and how long its decisions took of the processor."""

    found: AnyGame
    budget: Budget | None
    took: list[float] = field(default_factory=list)

    def move(self, view: GameState, request: Request, chance: Chance) -> Move:
        """What it does; who does not think does what is sensible."""
        if self.budget is None:
            move: Move = self.found.sensible(view, request, chance)
            return move
        began = process_time()
        thought = think(self.found, view, request, self.budget, f"{chance.seed} {view.moves} {request.seat}")
        if thought.forecasts:
            self.took.append(process_time() - began)
        return thought.move


async def measure(sheet: Sheet) -> None:
    """Each game with each number of seats."""
    for key in KEYS:
        found = game(key)
        for seats in found.settings.seat_counts:
            for one, other in PAIRS.items() if seats > 1 else ():
                line = among(found, seats, BUDGETS[one], BUDGETS.get(other), GAMES, SECONDS)
                sheet.row(f"{key}, {seats}: one {one} among {other}", line)


def among(found: AnyGame, seats: int, budget: Budget, against: Budget | None, games: int, seconds: float) -> list[str]:
    """How one does among the others, who sits in every seat by turns."""
    one, other = Sitting(found, budget), Sitting(found, against)
    won = points = points_of_others = 0.0
    played, began = 0, process_time()
    for number in count():
        if number == games or process_time() - began > seconds:
            break
        place = number % seats
        players = [(one if seat == place else other).move for seat in range(seats)]
        setup = Setup(seats, found.settings.chosen({}), f"strengths {number}")
        outcome = one_game(found, setup, players)
        totals = [score.total for score in outcome.scores]
        won += place in outcome.winners and 1 / len(outcome.winners)
        points += totals[place]
        points_of_others += (sum(totals) - totals[place]) / (seats - 1)
        played += 1
    return [
        f"{played}",
        f"{100 * won / played:.0f} ±{100 * _error(won, played):.0f}",
        f"{as_of_two(won, played, seats)} ±{100 * _error(won, played) * _steepness(won, played, seats):.0f}",
        f"{points / played:.1f}",
        f"{points_of_others / played:.1f}",
        f"{sum(one.took) / max(1, len(one.took)):.2f}",
        f"{max(one.took, default=0.0):.2f}",
    ]


def _careful(won: float, games: int) -> float:
    """The share as if one more had been won and one more lost: of a few games that all were won nobody is sure."""
    return (won + 1) / (games + 2)


def _error(won: float, games: int) -> float:
    """Of the share."""
    found = _careful(won, games)
    return sqrt(found * (1 - found) / (games + 2))


def _steepness(won: float, games: int, seats: int) -> float:
    """How much the share as of two changes with the share."""
    found = _careful(won, games)
    return (seats - 1) / (found * (seats - 1) + 1 - found) ** 2
