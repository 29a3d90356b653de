"""What happened, in lines as long as there is room: what several did alike is one line, and rounds have headings.

What one person did in a row is one line, too, which names them once.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import msgspec

from bot.panel.kit.labels import capital, cut
from bot.panel.kit.wishes import with_wishes_named
from games.core.events import Event
from games.core.seats import Seat
from texts import Teller

LINE_ROOM = 400
OF_THE_TABLE = "bot-"
"""What begins so is no deed in the game, such as who has left, and stands in a line of its own."""


def story(events: Sequence[Event], say: Teller, room: int, reader: Seat | None = None) -> str:
    """The events as a list, the newest last, before them what touches the reader; it says how many it leaves out."""
    touching = [event for event in events if reader is not None and touches(event, reader)]
    rest = [event for event in events if event not in touching]
    first = [f"➤ {line.text}" for line in lines_of(touching, say)]
    lines = [(f"**{line.text}**" if line.heading else f"- {line.text}") for line in in_one_go(lines_of(rest, say))]
    return "\n".join(_fitting([*first, *lines], len(first), say, room))


def touches(event: Event, reader: Seat) -> bool:
    """Whether somebody did it to the reader, or it is for the reader's eyes."""
    if event.to is not None:
        return reader in event.to
    return event.touches(reader)


class Line(msgspec.Struct, frozen=True):
    """A line of the story; where it begins with a person's name, who that is, and what they did."""

    text: str
    heading: bool = False
    seat: Seat | None = None
    deed: str = ""


def lines_of(events: Sequence[Event], say: Teller) -> Iterator[Line]:
    """A line for each event, or for all alike that follow each other."""
    for _, run in groupby(events, key=lambda event: (event.key, event.to, event.not_to)):
        for alike in _alike(run):
            told = say.together(alike)
            if told is not None:
                yield Line(told)
                continue
            for event in alike:
                heading = say.heading(event)
                yield _line(event, say) if heading is None else Line(heading, heading=True)


def _line(event: Event, say: Teller) -> Line:
    text = say.event(with_wishes_named(event, say))
    if event.seat is not None and not event.key.startswith(OF_THE_TABLE):
        name = say.player(event.seat)
        for between in (": ", " "):
            if text.startswith(name + between):
                return Line(text, seat=event.seat, deed=capital(text.removeprefix(name + between)))
    return Line(text)


def in_one_go(lines: Iterable[Line], room: int = LINE_ROOM) -> Iterator[Line]:
    """What the same person did in a row stands in one line, as long as there is room in it."""
    last: Line | None = None
    for line in lines:
        goes_on = last is not None and line.seat is not None and line.seat == last.seat
        if last is not None and goes_on and len(last.text) + len(line.deed) < room:
            last = msgspec.structs.replace(last, text=f"{last.text} {line.deed}")
            continue
        if last is not None:
            yield last
        last = line
    if last is not None:
        yield last


def _alike(run: Iterable[Event]) -> Iterator[list[Event]]:
    """The events that differ in nothing but who did it, where the first of them stands; nobody twice."""
    found: list[list[Event]] = []
    for event in run:
        for group in found:
            same = group[0].args == event.args and event.seat is not None
            if same and all(other.seat != event.seat for other in group):
                group.append(event)
                break
        else:
            found.append([event])
    yield from found


def _fitting(lines: list[str], kept: int, say: Teller, room: int) -> list[str]:
    """The first lines that are to be kept, then the newest; in place of the others, how many they are."""
    told: list[str] = []
    head = [_short(line) for line in lines[:kept]]
    left = room - 80 - sum(len(line) + 1 for line in head)
    for line in map(_short, reversed(lines[kept:])):
        if len(line) > left:
            break
        told.append(line)
        left -= len(line) + 1
    hidden = len(lines) - kept - len(told)
    if hidden:
        told.append("-# " + say.words("bot-panel-earlier", count=hidden))
    return [*head, *reversed(told)]


def _short(line: str) -> str:
    return cut(line, LINE_ROOM)
