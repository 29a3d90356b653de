"""What a button of a vote says: which question it answers, who asked it, and the answer."""

from enum import StrEnum

import msgspec

from bot.panel.kit.ids import Control
from bot.store.identity import TableId
from bot.store.records import Asked
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

    def control(self, table: TableId) -> Control:
        """The control that gives this answer."""
        return Control(table, "vote", args=(self.what, str(self.by), self.say))


def ballot(control: Control) -> Ballot | None:
    """What the control says; None if no Caravel of now asks such a thing."""
    match control.args:
        case [what, by, say, *_] if by.isascii() and by.isdecimal():
            try:
                return Ballot(Asked(what), Seat(int(by)), Say(say))
            except ValueError:
                return None
        case _:
            return None
