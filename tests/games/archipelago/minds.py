"""A colony in its beginnings, and what somebody in it thinks."""

from games.archipelago import GAME
from games.archipelago.computer.mind import Mind
from games.core.chance import Chance
from games.core.moves import Move
from games.core.seats import Seat
from tests.games.archipelago.table import Table


def answer(table: Table, seat: int = 0, luck: str = "sense") -> Move:
    """What this seat does, which sees what it may see."""
    return GAME.sensible(GAME.view(table.state, Seat(seat)), table.play.legal(Seat(seat)), Chance(luck))


def mind(table: Table, seat: int = 0) -> Mind:
    """What it makes of that."""
    return Mind(GAME.view(table.state, Seat(seat)), Seat(seat))


def colony(people: int = 6, rebels: int = 0) -> Table:
    """Four citizens of the first seat, the others of the second; everybody has an objective."""
    table = Table(3)
    table.citizens(0, table.region("timber_shore", (1, 0)), 2)
    table.citizens(0, table.region("pineapple_cove", (-1, 0)), 2)
    table.citizens(1, table.region("sugar_bay", (0, 1)), 2)
    for seat, name in enumerate(("medium_towns", "medium_churches", "medium_stacks")):
        table.objective(seat, name)
    table.state.population, table.state.rebellion = people, rebels
    return table
