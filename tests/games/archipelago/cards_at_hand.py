"""Positions that several of these tests begin with."""

from tests.games.archipelago.table import Table


def colony(seats: int = 3) -> Table:
    """b Timber Shore, c Pineapple Cove, d Cattle Dale; three citizens of seat 1 in c."""
    table = Table(seats)
    table.region("timber_shore", (1, 0))
    table.region("pineapple_cove", (0, 1))
    table.region("cattle_dale", (2, 0))
    table.money(20, 20, *[20] * (seats - 2))
    table.citizens(1, "c", 3)
    return table


def use(table: Table, card: str, payment: str = "nothing", seat: int = 0) -> Table:
    table.card(0, card)
    return table.rounds().do(seat, f"use {card} {payment}".replace("_", "-"))
