"""Positions that several of these tests begin with."""

from games.core.fields import Spread
from tests.games.archipelago.table import Table


def islands(seats: int = 3) -> Table:
    """b Timber Shore and c Pineapple Cove beside the open sea, next to each other; d Cattle Dale behind b."""
    table = Table(seats)
    table.region("timber_shore", (1, 0))
    table.region("pineapple_cove", (0, 1))
    table.region("cattle_dale", (2, 0))
    table.money(20, 20, 20)
    return table


def spread(table: Table, seat: int, verb: str) -> Spread:
    field = table.offered(seat, verb).fields[0]
    assert isinstance(field, Spread)
    return field


def discover(table: Table, seat: int, side: str) -> None:
    row = next(row for row in table.offered(seat, "discover").rows or () if row[0] == side)
    table.do(seat, "discover " + " ".join(map(str, row)).replace("_", "-"))


def crowd(seats: int = 3, variant: str = "") -> Table:
    """Two citizens of each seat in Timber Shore, no wood on the market, 20 florins each."""
    table = Table(seats)
    if variant:
        table.state.options[variant] = "on"
    table.region("timber_shore", (1, 0))
    for seat in range(seats):
        table.citizens(seat, "b", 2)
    table.market("domestic", "wood", 0)
    table.money(*[20] * seats)
    return table
