"""The ids of controls. They carry all that a click needs, so that every control outlives a restart."""

import re

import msgspec

from bot.store.identity import TableId
from games.core.moves import Request
from games.core.seats import QuestionNumber, Seat

LIMIT = 100
TEMPLATE = re.compile(
    r"cv:(?P<table>[0-9]{1,12}):(?P<act>[a-z]{1,8})"
    r"(?::(?P<seat>[0-9]{1,2})\.(?P<number>[0-9]{1,9})(?:-(?P<whispers>[0-9]{1,9}))?(?:p(?P<coming>[0-9A-Za-z]{4})|t(?P<tried>[0-9A-Za-z]{3})|l(?P<learnt>[0-9A-Za-z]{3}))?)?(?P<args>(?::[^:]*)*)"
)


class Control(msgspec.Struct, frozen=True):
    """What a control does: an act at a table, and for an answer the seat, the number of its question and the choice."""

    table: TableId
    act: str
    seat: Seat | None = None
    number: QuestionNumber | None = None
    args: tuple[str, ...] = ()
    coming: str = ""
    """It answers no question of now: it plans the answer to one that may come."""
    whispers: int | None = None
    """How often its seat had whispered, if it stands where nobody else sees it."""
    tried: str = ""
    """It answers in a turn that is only tried: a mark of how far that has come."""
    learnt: str = ""
    """It answers in a lesson, at no table: a mark of how far that has come."""

    def id(self) -> str:
        """The custom id. Discord takes a hundred characters; whatever makes controls keeps within that."""
        marked = (("p", self.coming), ("t", self.tried), ("l", self.learnt))
        apart = next((f"{sign}{mark}" for sign, mark in marked if mark), "")
        whispers = "" if self.whispers is None else f"-{self.whispers}"
        question = "" if self.seat is None else f":{self.seat}.{self.number}{whispers}{apart}"
        text = "".join([f"cv:{self.table}:{self.act}{question}", *(f":{arg}" for arg in self.args)])
        if len(text) > LIMIT:
            raise ValueError(f"too long for an id: {text}")
        return text

    def doing(self, act: str, *args: str) -> "Control":
        """Another act on the same question."""
        return msgspec.structs.replace(self, act=act, args=args)

    def is_late(self, request: Request) -> bool:
        """Whether the seat has done something since it was made, as far as it can tell."""
        return self.number != request.number or self.whispers not in (None, request.whispers)


def parse(custom_id: str) -> Control | None:
    """The control of this id; None if it is none of ours."""
    found = TEMPLATE.fullmatch(custom_id)
    if found is None:
        return None
    args = tuple(found["args"].split(":")[1:])
    seat, number, whispers = found["seat"], found["number"], found["whispers"]
    return Control(
        TableId(int(found["table"])),
        found["act"],
        None if seat is None else Seat(int(seat)),
        None if number is None else QuestionNumber(int(number)),
        args,
        found["coming"] or "",
        None if whispers is None else int(whispers),
        found["tried"] or "",
        found["learnt"] or "",
    )
