"""A feature: something that goes on beside games, and all that it brings to the house."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from bot.publisher.publisher import Tells
from bot.publisher.sending import Sending
from bot.tables.brought.alarm import Alarm
from bot.tables.brought.beside import Beside

S = TypeVar("S")


@dataclass(frozen=True, eq=False, kw_only=True)
class Feature(Beside[S]):
    """Declared once, in the feature's own room; what the tables have to mind of it is `Beside`."""

    tells: Callable[[Sending], Tells] | None = None
    """How its own kinds of news are told."""
    alarms: Callable[[S], Iterable[Alarm]] | None = None
    """What falls due of it."""
