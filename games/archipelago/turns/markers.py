"""The markers of boards III and IV, and the independence that any shift of them can bring."""

from games.archipelago.components import CITIZEN
from games.archipelago.rulebook import Archipelago
from games.archipelago.state import State, Unit
from games.archipelago.steps import EndGame
from games.core.seats import Seat

INDEPENDENCE = "independence"


def shift_rebellion(play: Archipelago, by: int) -> None:
    """The rebellion marker moves, never below 0."""
    state = play.state
    before = state.rebellion
    state.rebellion = max(0, before + by)
    if state.rebellion != before:
        play.emit("rebellion", by=state.rebellion - before, now=state.rebellion)
        check_independence(play)


def shift_surplus(play: Archipelago, by: int) -> None:
    """The marker of the surplus workers moves, never below 0."""
    state = play.state
    before = state.surplus
    state.surplus = max(0, before + by)
    if state.surplus != before:
        play.emit("surplus", by=state.surplus - before, now=state.surplus)


def shift_population(play: Archipelago, by: int) -> None:
    """The population marker follows the citizens on the archipelago."""
    play.state.population += by
    if by < 0:
        check_independence(play)


def check_independence(play: Archipelago) -> None:
    """More rebellion than population: the colony is independent at once, whatever was going on."""
    if is_independent(play.state):
        play.end(EndGame(INDEPENDENCE))


def is_independent(state: State) -> bool:
    """Equal markers are still safe."""
    return state.rebellion > state.population


def add_citizen(play: Archipelago, seat: Seat, region: str, part: str) -> None:
    """A citizen of the supply joins the archipelago."""
    play.state.players[seat].units.append(Unit(CITIZEN, region, part))
    shift_population(play, 1)
