"""A feature: something that goes on beside games, and all that it brings to the house."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from bot.host.courtesy import Courtesy
from bot.publisher.publisher import Instead, Tells, TellsApart
from bot.publisher.sending import Sending, ServerPurpose
from bot.store.connection import Connection
from bot.store.table.records import Table
from bot.tables.brought.alarm import Alarm
from bot.tables.brought.beside import Beside

S = TypeVar("S")


class Running(Protocol):
    """Something that goes on by itself, and looks whenever something was stored."""

    def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Go on no more; what is being done is done."""

    def wake(self) -> None:
        """There may be something to do."""

    def wake_soon(self) -> None:
        """The same, once whoever has acted is answered."""

    async def idle(self) -> None:
        """Wait until all that is due is done."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Feature(Beside[S]):
    """Declared once, in the feature's own room; what the tables have to mind of it is `Beside`."""

    tells: Callable[[Sending], Tells] | None = None
    """How its own kinds of news are told."""
    tells_apart: Callable[[Sending], TellsApart] | None = None
    """How those of them are told that are about no table: to a server's channel, or to a person."""
    purposes: tuple[ServerPurpose, ...] = ()
    """For what a server can give it a channel."""
    instead: Callable[[Sending], Instead] | None = None
    """What is told in the place of any news, where that is its business."""
    placed: Callable[[Connection, Table], None] | None = None
    """A table's card stands, or its thread, so that links lead there; the table is as it was before."""
    runs: Callable[[S, Courtesy], Running] | None = None
    """What goes on by itself, as long as Caravel does."""
    alarms: Callable[[S], Iterable[Alarm]] | None = None
    """What falls due of it."""
