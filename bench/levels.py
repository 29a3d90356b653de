"""How high sensible players score among copies of themselves, and what of the game they use."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import Any, NamedTuple

from bench.measure import Sheet
from bench.players import share
from games.core.chance import Chance
from games.core.ending.outcome import Outcome
from games.core.game import AnyGame, Setup
from games.maracaibo.components import UPGRADES
from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.moves import Choose
from games.registry import GAMES as KEYS
from games.registry import game

TITLE = "Levels: points with their errors, and shares of seats that use a thing"
COLUMNS = ("games", "a seat", "the best", "won", "moves/s")
GAMES = 20
"""So many for each line; `levels=100` plays more of them."""
ALONE: Mapping[str, Sequence[Mapping[str, str]]] = {
    "maracaibo": [{"difficulty": "very_easy"}, {"difficulty": "medium"}]
}
"""With what one plays alone where the usual settings are not all."""


class Played(NamedTuple):
    """A game that is over."""

    state: Any
    outcome: Outcome
    moves: Counter[str]
    """How often each verb was used."""
    roles: Counter[str]
    """How often each role was chosen, where roles are."""


async def measure(sheet: Sheet) -> None:
    """Each game with each number of seats, then what the players used."""
    for key in KEYS:
        found = game(key)
        for seats in found.settings.seat_counts:
            for options in ALONE.get(key, [{}]) if seats == 1 else [{}]:
                began = process_time()
                games = [played(found, seats, options, number) for number in range(GAMES)]
                taken = process_time() - began
                sheet.row(", ".join([key, *options.values(), str(seats)]), _line(games, taken))
                for name, figure in USED[key](games) if key in USED else ():
                    sheet.note(f"  {name}", figure)


def played(found: AnyGame, seats: int, options: Mapping[str, str], number: int) -> Played:
    """A game by its seed, in which all play like the sensible player."""
    seed = f"levels {number}"
    play, chance = found.start(Setup(seats, found.settings.chosen(options), seed)), Chance(seed)
    verbs: Counter[str] = Counter()
    roles: Counter[str] = Counter()
    while not play.state.over:
        seat = play.waiting()[0]
        move = found.sensible(found.view(play.state, seat), play.legal(seat), chance)
        verbs[type(move).__name__] += 1
        if isinstance(move, Choose):
            roles[move.role] += 1
        play.apply(seat, move)
    return Played(play.state, found.score(play.state), verbs, roles)


def _line(games: Sequence[Played], seconds: float) -> list[str]:
    totals = [[score.total for score in each.outcome.scores] for each in games]
    won = sum(any(True for _ in each.outcome.winners) for each in games)
    return [
        f"{len(games)}",
        _mean([total for each in totals for total in each]),
        _mean([max(each) for each in totals]),
        share(won, len(games)),
        f"{sum(each.moves.total() for each in games) / seconds:.0f}",
    ]


def _mean(figures: Sequence[int]) -> str:
    return f"{mean(figures):.1f} ±{stdev(figures) / sqrt(len(figures)):.1f}"


def _upgrades(games: Sequence[Played]) -> Iterable[tuple[str, str]]:
    players = [player for each in games for player in each.state.players]
    for key in UPGRADES:
        yield f"the upgrade {key}", share(sum(player.has(key) for player in players), len(players))


def _large(games: Sequence[Played]) -> Iterable[tuple[str, str]]:
    best = [each.state.boards[seat] for each in games for seat in each.outcome.winners]
    large = sum(any(BUILDINGS[key].large for key in board.city) for board in best)
    yield "a large building of the winner", share(large, len(best))
    roles = sum((each.roles for each in games), Counter[str]())
    for role, times in roles.most_common():
        yield f"the role {role}", share(times, roles.total())


USED: Mapping[str, Callable[[Sequence[Played]], Iterable[tuple[str, str]]]] = {
    "maracaibo": _upgrades,
    "puerto_rico": _large,
}
"""What of a game its players could leave aside."""
