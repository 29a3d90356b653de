"""How a Caravel stands in the moment in which somebody looks."""

from collections.abc import Mapping

import msgspec


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """What is not counted where it happens but looked up."""

    untold: int
    """So much waits in the outbox."""
    oldest: float
    """For so many seconds its oldest has waited."""
    pausing: Mapping[str, int]
    """So many lanes of the publisher wait for each cause to end."""
    easel_waiting: int
    """So many pictures wait for their turn to be drawn."""
    tables: Mapping[str, int]
    servers: int
    copy_age: float | None
    """Seconds since the newest copy that Caravel has made by itself."""
    lease_epochs: Mapping[int, int]
    """The block that this process serves, if there are several, and how often it has passed to another."""
    latencies: Mapping[int, float]
    """Of each shard, for how long its last heartbeat was on the way; without end where it is cut off."""
