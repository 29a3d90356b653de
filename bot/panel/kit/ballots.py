"""What a button of a vote says: which question it answers, who asked it, and the answer."""

from enum import StrEnum

import msgspec

from bot.panel.kit.ids import Control
from bot.store.identity import TableId
from bot.store.table.proposals import Asked
from games.core.seats import Seat


class Say(StrEnum):
    """An answer; the values stand in controls."""

    AGREE = "yes"
    REFUSE = "no"


class Ballot(msgspec.Struct, frozen=True):
    """One answer to one question."""

    what: Asked
    by: Seat
    say: Say
    at: int = 0
    """When it was asked: the same can be asked twice, on other terms."""

    def control(self, table: TableId) -> Control:
        """The control that gives this answer."""
        return Control(table, "vote", args=(self.what, str(self.by), self.say, *([str(self.at)] if self.at else [])))


def ballot(control: Control) -> Ballot | None:
    """What the control says; None if no Caravel of now asks such a thing."""
    match control.args:
        case [what, by, say, *at] if all(number.isascii() and number.isdecimal() for number in (by, *at[:1])):
            try:
                return Ballot(Asked(what), Seat(int(by)), Say(say), int(at[0]) if at else 0)
            except ValueError:
                return None
        case _:
            return None
