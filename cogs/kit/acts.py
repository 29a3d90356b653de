"""What a control does: a click on it, or a window that was sent off."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.panel.kit.ids import Control
from bot.tables.live import Live
from bot.tables.model import Person, Refused
from bot.tables.service import Tables
from cogs.kit.answering import Answer
from games.core.seats import Seat

LONGEST_NUMBER = 12


@dataclass
class Click:
    """Who clicked what, and what they chose or typed."""

    answer: Answer
    control: Control
    person: Person
    values: tuple[str, ...] = ()
    typed: dict[str, str] = field(default_factory=dict)
    sent: bool = False
    """It is a window that was sent off."""

    @property
    def tables(self) -> Tables:
        """The table service."""
        return self.answer.interaction.client.tables

    async def live(self) -> Live:
        """The game of the control's table."""
        return await self.tables.live(self.control.table)

    def seat(self, live: Live) -> Seat:
        """The person's seat; Refused if they only watch."""
        seat = live.seat_of(self.person.id)
        if seat is None:
            raise Refused("not-seated")
        return seat


Handler = Callable[[Click], Awaitable[None]]


@dataclass(frozen=True)
class Act:
    """What a control of this name does, and where its answer stands."""

    do: Handler
    beside: bool = False
    """Its answer never takes the place of the message that was clicked."""
    leafed: bool = False
    """Its answer has a place of its own, and is leafed through there."""
    shows: bool = False
    """It shows a table to whoever is there, seated or not."""
    comes: bool = False
    """Whoever comes may try it: it says itself who is welcome, and names nobody."""
    of_oneself: bool = False
    """It changes nothing but what one is told oneself, whichever table its control names."""


Acts = Mapping[str, Act]
"""By the names that controls have in their ids."""

COMING = "coming"
"""The act of all controls that answer a question which may come, whatever they are called otherwise."""
TRIED = "tried"
"""The same of those that answer in a turn which is only tried."""
LEARNT = "learnt"
"""The same of those that answer in a lesson."""


def act_of(control: Control) -> str:
    """The name under which it is known what this control does."""
    apart = ((COMING, control.coming), (TRIED, control.tried), (LEARNT, control.learnt))
    return next((act for act, mark in apart if mark), control.act)


def number_of(text: str) -> int | None:
    """The number that a control names; whatever nothing can be counted to is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def typed_values(components: Iterable[Any]) -> dict[str, str]:
    """What a window holds, by the ids of its parts."""
    found: dict[str, str] = {}
    for component in components:
        if "components" in component:
            found |= typed_values(component["components"])
        elif "component" in component:
            found |= typed_values([component["component"]])
        elif "value" in component:
            found[component["custom_id"]] = component["value"] or ""
        elif component.get("values"):
            found[component["custom_id"]] = component["values"][0]
    return found
