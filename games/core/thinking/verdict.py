"""Which of several moves is best, found by playing on from each of them in the same worlds with the same luck."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, variance

import msgspec

from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.moves import Move, Request
from games.core.state import GameState
from games.core.thinking.budget import Budget
from games.core.thinking.candidates import candidates
from games.core.thinking.playouts import Worlds
from games.core.thinking.worth import Worth

FEWEST = 4
"""So many moves are compared also where little can be played on."""
DOUBT = 0.03
"""Where few worlds agree by chance, the next may differ by so much all the same."""


Seen = dict[Move, list[Worth]]
"""What came of each move, world by world."""


class Forecast(msgspec.Struct, frozen=True):
    """What is expected of a move."""

    move: Move
    worth: float
    """From 0 to 1: the victory and the points; less, where something speaks against it at first sight."""
    points: float
    """Before the best of the others; all that one has, where there is nobody else."""
    worlds: int
    """In so many ways the game could go on."""


class Verdict(msgspec.Struct, frozen=True):
    """The move to make, and what was compared with it, the best first; nothing where nothing was thought over."""

    move: Move
    forecasts: tuple[Forecast, ...] = ()


def think(
    game: AnyGame,
    view: GameState,
    request: Request,
    budget: Budget,
    luck: str,
    breath: Callable[[], None] = lambda: None,
) -> Verdict:
    """The best answer to this question as far as the view lets one see; the same luck leads to the same answer.

    Between two games that are played on it takes a breath, in which whoever asks may break it off.
    """
    sensible = game.sensible(view, request, Chance(luck))
    return verdict(game, view, request, sensible, budget, luck, breath)


def verdict(
    game: AnyGame,
    view: GameState,
    request: Request,
    sensible: Move,
    budget: Budget,
    luck: str,
    breath: Callable[[], None] = lambda: None,
    also: Sequence[Move] = (),
) -> Verdict:
    """The sensible move, unless another is better by more than its error."""
    playouts = round(budget.playouts * game.thinking.effort)
    most = min(budget.candidates, max(FEWEST, playouts // game.thinking.for_each))
    compared = candidates(game, view, request, sensible, most, also) if request.asked else [sensible]
    if len(compared) < 2:
        return Verdict(sensible)
    worlds = Worlds(game, view, request.seat, luck, budget.turns)
    qualms = _qualms(game, view, request, compared)

    def worth(world: int, move: Move) -> Worth:
        breath()
        return worlds.worth(world, move).less(qualms.get(move, 0.0))

    seen = _tried(worth, compared, sensible, budget, playouts)
    if not game.thinking.followed(view, request):
        return Verdict(sensible)
    best = _foremost(list(seen), seen, sensible, budget)
    if afresh := round(budget.afresh * game.thinking.effort):
        # The worlds in which a move was chosen flatter it.
        others = range(len(seen[sensible]), len(seen[sensible]) + afresh)
        seen = {move: [worth(world, move) for world in others] for move in seen}
    told = (_forecast(move, seen[move]) for move in seen)
    return Verdict(best, tuple(sorted(told, key=lambda each: -each.worth)))


def _tried(
    worth: Callable[[int, Move], Worth], compared: Sequence[Move], sensible: Move, budget: Budget, playouts: int
) -> Seen:
    """What came of those that were in the running to the last: fewer from round to round, in the more worlds."""
    seen: Seen = {move: [] for move in compared}
    rounds = max(1, ceil(log2(len(compared))))
    while rounds and not _settled(compared, seen, sensible, budget):
        more = max(1, playouts // (rounds * len(compared)))
        if rounds == 1:
            more = max(more, budget.worlds - len(seen[sensible]))
        playouts -= more * len(compared)
        half = max(1, len(compared) // 2 - 1)
        for _ in range(more):
            at = len(seen[sensible])
            for move in compared:
                seen[move].append(worth(at, move))
            compared = _in_the_running(compared, seen, sensible, budget)
            if _settled(compared, seen, sensible, budget):
                break
        rounds -= 1
        compared = _better_half(compared, seen, sensible, half) if rounds else compared
    return {move: seen[move] for move in compared}


def _qualms(game: AnyGame, view: GameState, request: Request, compared: Sequence[Move]) -> Mapping[Move, float]:
    """What speaks against each at first sight."""
    thinking = game.thinking
    if thinking.looks is None:
        return {}
    looks = thinking.looks(view, request, compared)
    best = max(looks)
    return {move: thinking.qualm * (best - look) for move, look in zip(compared, looks, strict=True)}


def _forecast(move: Move, seen: Sequence[Worth]) -> Forecast:
    return Forecast(move, _mean(seen), fmean(each.points for each in seen), len(seen))


def _mean(seen: Sequence[Worth]) -> float:
    return fmean(each.worth for each in seen)


def _better_half(compared: Sequence[Move], seen: Seen, sensible: Move, half: int) -> list[Move]:
    """Those that look better so far; the sensible move is never given up."""
    ranked = sorted((move for move in compared if move != sensible), key=lambda move: -_mean(seen[move]))
    return [sensible, *ranked[:half]]


def _in_the_running(compared: Sequence[Move], seen: Seen, sensible: Move, budget: Budget) -> Sequence[Move]:
    """Those that are not surely worse than what leads. The sensible move stays, and the best beside it."""
    if len(seen[sensible]) < budget.soonest:
        return compared
    lead = max(compared, key=lambda move: _mean(seen[move]))
    second = max((move for move in compared if move != sensible), key=lambda move: _mean(seen[move]))
    return [
        move
        for move in compared
        if move in (sensible, second) or not _surely_better(seen[lead], seen[move], budget.sure)
    ]


def _settled(compared: Sequence[Move], seen: Seen, sensible: Move, budget: Budget) -> bool:
    """Whether two are left of which one is surely better: more worlds would not change the answer."""
    if len(compared) != 2 or len(seen[sensible]) < max(budget.soonest, budget.worlds):
        return False
    one, other = (seen[move] for move in compared)
    return _surely_better(one, other, budget.sure) or _surely_better(other, one, budget.sure)


def _surely_better(one: Sequence[Worth], other: Sequence[Worth], errors: float) -> bool:
    """Whether it is better by more than so many errors of the comparison, world by world."""
    gains = [each.worth - against.worth for each, against in zip(one, other, strict=True)]
    return fmean(gains) > errors * sqrt((variance(gains) + DOUBT**2) / len(gains))


def _foremost(compared: Sequence[Move], seen: Seen, sensible: Move, budget: Budget) -> Move:
    """The best, if it is better than the sensible move by more than the error of the comparison."""
    best = max(compared, key=lambda move: _mean(seen[move]))
    return best if _surely_better(seen[best], seen[sensible], budget.errors) else sensible
