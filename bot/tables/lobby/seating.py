"""Who sits where before the game."""

from collections.abc import Sequence
from itertools import count

import msgspec

from bot.store.table.records import Sitting, Table
from games.core.seats import Seat
from games.core.thinking.budget import EASY, Strength
from texts import words


def in_order(seats: Sequence[Sitting]) -> tuple[Sitting, ...]:
    """The same people, on the seats from the first on."""
    return tuple(msgspec.structs.replace(seat, seat=Seat(at)) for at, seat in enumerate(seats))


def without_computer(seats: Sequence[Sitting]) -> tuple[Sitting, ...]:
    """Those who sit there when the last computer has made room."""
    last = next(seat for seat in reversed(seats) if seat.computer)
    return in_order([seat for seat in seats if seat is not last])


def new_name(table: Table, strength: Strength) -> str:
    """What another computer at this table is called: easy ones go without saying."""
    say = words(table.language)
    names = {seat.name for seat in table.seats}
    called = (say("bot-computer-name") if at == 1 else say("bot-computer-name-more", number=at) for at in count(1))
    if strength != EASY:
        told = say(f"bot-strength-{strength}")
        called = (say("bot-computer-name-strength", name=name, strength=told) for name in called)
    return next(name for name in called if name not in names)
