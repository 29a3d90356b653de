"""How fast the rules are: random complete games with every answer checked, clones, saves and loads."""

from random import Random
from time import perf_counter, process_time

from bench.measure import Sheet, race
from games.core.game import AnyGame, Setup
from games.core.play import Play
from games.core.saving import clone, save
from games.core.state import GameState
from games.registry import GAMES, game

TITLE = "Games"
SECONDS = 4.0
"""So long random games are played of each game at each number of seats."""
ROUNDS = 2000
MIDDLE = 60
"""The state that is cloned, saved and loaded is the one after so many moves."""


async def measure(sheet: Sheet) -> None:
    """Each game of the house."""
    for key in GAMES:
        found = game(key)
        for seats in found.settings.seat_counts:
            games, moves, seconds = played(found, seats)
            sheet.note(f"{key}, {seats} seats: random games", f"{games / seconds:.0f}/s")
            sheet.note(f"{key}, {seats} seats: random moves", f"{moves / seconds:.0f}/s")
        state = in_the_middle(found)
        saved = save(state)
        sheet.note(f"{key}: a state", f"{len(saved) / 1024:.1f} KB")
        for series in await race(
            {
                f"{key}: clone": lambda state=state: clone(state),
                f"{key}: save": lambda state=state: save(state),
                f"{key}: load": lambda found=found, saved=saved: found.saved.load(saved),
                f"{key}: a view": lambda found=found, state=state: found.view(state, 0),
            },
            ROUNDS,
        ):
            sheet.add(series)


def played(found: AnyGame, seats: int) -> tuple[int, int, float]:
    """Random games until the time is over: how many games, moves and seconds of the processor."""
    games = moves = 0
    end, began = perf_counter() + SECONDS / len(found.settings.seat_counts), process_time()
    while perf_counter() < end:
        moves += advance(started(found, seats, games), Random(games))
        games += 1
    return games, moves, process_time() - began


def started(found: AnyGame, seats: int, seed: int) -> Play[GameState]:
    """A new game with the usual options."""
    return found.start(Setup(seats, {}, str(seed)))


def advance(play: Play[GameState], random: Random, most: int | None = None) -> int:
    """Make random moves, each of them checked like a person's; how many."""
    moves = 0
    while not play.state.over and moves != most:
        request = play.legal(random.choice(play.waiting()))
        offers = [offer for offer in request.offers if not offer.aside]
        play.apply(request.seat, random.choice(offers).any_move(random.randrange))
        moves += 1
    return moves


def in_the_middle(found: AnyGame) -> GameState:
    """A position with most seats in the middle of a game."""
    play = started(found, max(found.settings.seat_counts), 0)
    advance(play, Random(0), MIDDLE)
    return play.state
