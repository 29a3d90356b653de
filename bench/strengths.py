"""How much better computers play that think: middle ones among easy ones, strong ones among middle ones."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from statistics import mean
from time import process_time

from bench.measure import Series, Sheet
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
COLUMNS = ("games", "won", "as of two", "asked", "points", "of others", "s a decision", "p99")
BY_NAME = True
"""It takes hours, so it is measured only where it is named: `make bench ONLY="strengths=100"`."""
GAMES = 20
"""So many for each line; `strengths=100` plays more of them."""
SECONDS = 3600.0
"""No line takes more of the processor than that."""
PAIRS: Mapping[Strength, Strength] = {MIDDLE: EASY, STRONG: MIDDLE}
ASKED: Mapping[Strength, float] = {MIDDLE: 0.65, STRONG: 0.6}
"""The share as of two that each is to win at least."""
FEWEST = 12
"""After so many games a line ends once its share is so far from what is asked that more would not change the answer."""
SURE = 2.0
"""So many errors away."""


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
                line = among(found, seats, one, other, GAMES, SECONDS)
                sheet.row(f"{key}, {seats}: one {one} among {other}", line)


def among(found: AnyGame, seats: int, one: Strength, other: Strength, games: int, seconds: float) -> list[str]:
    """How one does among the others, who sits in every seat by turns."""
    single, others = Sitting(found, BUDGETS[one]), Sitting(found, BUDGETS.get(other))
    won = points = points_of_others = 0.0
    played, began = 0, process_time()
    for number in count():
        if number == games or process_time() - began > seconds:
            break
        if number >= FEWEST and not number % seats and answer(won, played, seats, ASKED[one]) != "open":
            break
        place = number % seats
        players = [(single if seat == place else others).move for seat in range(seats)]
        setup = Setup(seats, found.settings.chosen({}), f"strengths {number}")
        outcome = one_game(found, setup, players)
        totals = [score.total for score in outcome.scores]
        won += place in outcome.winners and 1 / len(outcome.winners)
        points += totals[place]
        points_of_others += (sum(totals) - totals[place]) / (seats - 1)
        played += 1
    took = Series("decisions", tuple(single.took) or (0.0,))
    return [
        f"{played}",
        f"{100 * won / played:.0f} ±{100 * _error(won, played):.0f}",
        f"{as_of_two(won, played, seats)} ±{100 * _error(won, played) * _steepness(won, played, seats):.0f}",
        f"{100 * ASKED[one]:.0f} {answer(won, played, seats, ASKED[one])}",
        f"{points / played:.1f}",
        f"{points_of_others / played:.1f}",
        f"{mean(took.seconds):.2f}",
        f"{took.p99:.2f}",
    ]


def answer(won: float, games: int, seats: int, asked: float) -> str:
    """Whether what is asked is surely met or surely missed. Won games are compared, for their error is even."""
    even = asked / (asked + (1 - asked) * (seats - 1))
    away = _careful(won, games) - even
    if abs(away) < SURE * _error(won, games):
        return "open"
    return "met" if away > 0 else "missed"


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
