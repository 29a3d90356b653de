"""How Archipelago is thought about: a common defeat is worth nothing, and hires and journeys are proposed."""

from collections.abc import Sequence

from games.archipelago.computer.aims import Aims
from games.archipelago.computer.judging import judged
from games.archipelago.computer.mind import Mind
from games.archipelago.state import State
from games.core.chance import Chance
from games.core.moves import Move, Request
from games.core.parts.thinking import Thinking

JOURNEYS = ("walk", "sail")
FEW = 3
"""Where no more sit, a second turn is looked at."""
SOME = 3
"""So many of each are compared."""


def by_points(view: State, request: Request) -> bool:
    """Who wins by independence alone does what is sensible: nothing better was found for them, however long."""
    return not Aims(view, request.seat).separatist


def proposals(view: State, request: Request, _: Move) -> Sequence[Move]:
    """To hire more or fewer, and for more or fewer to go where there is most for them."""
    chance = Chance(f"proposals {view.moves} {request.seat}")
    people = Mind(view, request.seat).people
    found: list[Move] = []
    for offer in request.offers:
        if offer.verb == "recruit":
            found += people.hires(offer)[:SOME]
        elif offer.verb in JOURNEYS:
            found += people.journeys(offer) or [offer.any_move(chance.below) for _ in range(SOME)]
    return found


def turns(seats: int) -> int:
    """A second turn says more of a move; where many sit it takes longer than anybody waits."""
    return 2 if seats <= FEW else 1


THINKING: Thinking[State] = Thinking(
    followed=by_points,
    proposals=proposals,
    judged=judged,
    turns=turns,
    left_alone=("deal", "ask", "counter", "allow"),
    points=5.0,
    winning=0.8,
    for_each=3,
)
