"""How much there may be at once, so that nobody takes the room of the others; the host of this Caravel sets it."""

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a Caravel on a small machine carries, and far more than people play."""

    tables_each: int = 25
    """At so many tables that are not over one person sits; those that a computer keeps for them count."""
    tables_a_server: int = 500
    """So many tables that are not over stand in one server; Discord has 1,000 active threads for all that goes on."""
    thinkers: int = 1
    """So many processes think about the moves of computers at once."""
    returns: int = 100
    """So often somebody comes back to one point of a game without asking anybody."""
