"""What is seen of a move before the end of a game: how far it agrees with the end, and how dim it is."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

from bench.measure import Sheet
from games.core.chance import Chance
from games.core.game import AnyGame, Setup
from games.core.moves import Request
from games.core.state import GameState
from games.core.thinking.candidates import candidates
from games.core.thinking.playouts import Worlds
from games.registry import OF_THE_HOUSE, game

TITLE = "Foresight: what moves are worth beside the sensible one as judged some turns on, and in the end"
COLUMNS = ("positions", "moves", "signal", "agrees")
BY_NAME = True
"""Games are played to their end hundreds of times for each position: `make bench ONLY="foresight=30"`."""
GAMES = 10
"""One position of each."""
SEATS = 2
WORLDS = 48
"""So many for each move: its worth in half of them is set against its worth in the others."""
COMPARED = 6
"""So many moves of a position at the most, and at least half of them."""
LATEST = 120
"""After at most so many answers; one position is so many answers later than that of the game before."""
APART = 37
TURNS = (1, 2)


class Gains(NamedTuple):
    """By how much a move seems better than the sensible one, in each half of the worlds, and how much that varies."""

    halves: tuple[float, float]
    spread: float


async def measure(sheet: Sheet) -> None:
    """Each game that is judged before its end; with the signal that one world gives, in parts of its noise."""
    for key in OF_THE_HOUSE:
        if (found := game(key)).thinking.judged is not None:
            told = [list(seen(found, *position)) for number in range(GAMES) for position in positions(found, number)]
            moves = [move for position in told for move in position]
            for at, name in enumerate([*(f"turns on: {turns}" for turns in TURNS), "the end"]):
                figures = [f"{signal([move[at] for move in moves]):.2f}", agreement(moves, at)]
                sheet.row(f"{key}: {name}", [f"{len(told)}", f"{len(moves)}", *figures])


def positions(found: AnyGame, number: int) -> Iterator[tuple[GameState, Request, str]]:
    """One at which there is something to compare, if the game comes to it."""
    seed = f"foresight {number}"
    play, chance = found.start(Setup(SEATS, found.settings.chosen({}), seed)), Chance(seed)
    answers = 0
    while not play.state.over:
        seat = play.waiting()[0]
        request, view = play.legal(seat), found.view(play.state, seat)
        move = found.sensible(view, request, chance)
        answers += 1
        late = answers > APART * number % LATEST
        if late and request.asked and len(candidates(found, view, request, move, COMPARED)) >= COMPARED // 2:
            yield view, request, seed
            return
        play.apply(seat, move)


def seen(found: AnyGame, view: GameState, request: Request, luck: str) -> Iterator[list[Gains]]:
    """Of each move that is compared with the sensible one what so many turns say, and what the end."""
    sensible, *others = candidates(found, view, request, found.sensible(view, request, Chance(luck)), COMPARED)
    far = replace(found, thinking=replace(found.thinking, turns=lambda seats: max(TURNS)))
    to_the_end = replace(found, thinking=replace(found.thinking, judged=None))
    ways = [Worlds(far, view, request.seat, luck, turns) for turns in TURNS]
    ways.append(Worlds(to_the_end, view, request.seat, luck))
    usual = [[way.worth(world, sensible).worth for world in range(WORLDS)] for way in ways]
    for move in others:
        yield [
            gains([way.worth(world, move).worth - usual[at][world] for world in range(WORLDS)])
            for at, way in enumerate(ways)
        ]


def gains(by_world: Sequence[float]) -> Gains:
    """Every other world is of the second half."""
    return Gains((fmean(by_world[::2]), fmean(by_world[1::2])), pstdev(by_world))


def signal(moves: Sequence[Gains]) -> float:
    """How much moves really differ, in parts of how much their worth varies from world to world."""
    return true_spread(moves) / fmean([move.spread for move in moves])


def agreement(moves: Sequence[Sequence[Gains]], at: int) -> str:
    """How far what is seen goes with the end, both without their noise, which the halves do not share."""
    both = fmean(
        [(move[at].halves[0] * move[-1].halves[1] + move[at].halves[1] * move[-1].halves[0]) / 2 for move in moves]
    )
    spreads = true_spread([move[at] for move in moves]) * true_spread([move[-1] for move in moves])
    return f"{both / spreads:.2f}" if spreads else "all noise"


def true_spread(moves: Sequence[Gains]) -> float:
    """How much moves differ without their noise."""
    return sqrt(max(0.0, fmean([move.halves[0] * move.halves[1] for move in moves])))
