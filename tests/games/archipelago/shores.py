"""Positions that several of these tests begin with."""

from games.core.fields import Spread
from tests.games.archipelago.table import Table


def shore(seats: int = 3) -> Table:
    """Timber Shore in the east as region b (2 fish; 2 wood), Cattle Dale behind it as c (2 cattle)."""
    table = Table(seats)
    table.region("timber_shore", (1, 0))
    table.region("cattle_dale", (2, 0))
    return table


def spread(table: Table, seat: int, verb: str) -> Spread:
    field = table.offered(seat, verb).fields[0]
    assert isinstance(field, Spread)
    return field
