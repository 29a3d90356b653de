"""What would have been better than what somebody did, by what they could see then."""

from collections.abc import Callable

from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.moves import Move, Request
from games.core.state import GameState
from games.core.thinking.budget import Budget
from games.core.thinking.verdict import Verdict, verdict


def second_look(
    game: AnyGame,
    view: GameState,
    request: Request,
    made: Move,
    budget: Budget,
    luck: str,
    breath: Callable[[], None] = lambda: None,
) -> Verdict:
    """The move that was made, unless another is better by more than its error; the sensible one is among them."""
    sensible = game.sensible(view, request, Chance(luck))
    return verdict(game, view, request, made, budget, luck, breath, also=(sensible,))


def lost(found: Verdict, made: Move) -> float:
    """How much worth the move that was made is expected to have cost; nothing where it cost no points."""
    forecasts = {each.move: each for each in found.forecasts}
    if not forecasts or forecasts[found.move].points <= forecasts[made].points:
        return 0.0
    return forecasts[found.move].worth - forecasts[made].worth
