"""How much there may be at once, so that nobody takes the room of the others; the host of this Caravel sets it."""

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a Caravel on a small machine carries, and far more than people play."""

    tables_each: int = 25
    """At so many tables that are not over one person sits; those that a computer keeps for them count."""
    tables_a_server: int = 500
    """So many tables that are not over stand in one server; Discord has 1,000 active threads for all that goes on."""
    pictures: int = 60
    """So many pictures somebody looks at within a minute; what a move brings is shown besides."""
    films: int = 6
    """So many films somebody wishes for within an hour."""
    thinkers: int = 1
    """So many processes think about the moves of computers at once."""
    lobby_days: int = 60
    """After so many days a table that nobody has started is closed; 0 is never."""
    untouched_days: int = 180
    """After so many days a game that nobody has touched is closed, if its people had heard of it; 0 is never."""
    returns: int = 100
    """So often somebody comes back to one point of a game without asking anybody."""
