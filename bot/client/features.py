"""All that goes on beside games, a line each, in the order in which the house asks them."""

import time
from collections.abc import Callable
from typing import Any

from bot.features.notes import NOTES
from bot.host.limits import Limits
from bot.store import Store
from bot.tables import Tables
from bot.tables.beside import Beside
from bot.tables.patience import USUAL_SECONDS

FEATURES: tuple[Beside[Any], ...] = (NOTES,)


def table_service(
    store: Store,
    wake: Callable[[], None] = lambda: None,
    now: Callable[[], float] = time.time,
    rule_seconds: float = USUAL_SECONDS,
    limits: Limits | None = None,
) -> Tables:
    """The tables, with all that goes on beside their games."""
    return Tables(store, wake, now, rule_seconds, limits or Limits(), FEATURES)
