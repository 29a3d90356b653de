"""What happened, in lines as long as there is room: what several did alike is one line, and rounds have headings."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.panel.kit.wording import cut
from games.core.events import Event
from games.core.seats import Seat
from texts import Teller

LINE_ROOM = 400


def story(events: Sequence[Event], say: Teller, room: int, reader: Seat | None = None) -> str:
    """The events as a list, the newest last, before them what touches the reader; it says how many it leaves out."""
    touching = [event for event in events if reader is not None and touches(event, reader)]
    rest = [event for event in events if event not in touching]
    first = [f"➤ {line}" for line, _ in lines_of(touching, say)]
    lines = [(f"**{line}**" if heading else f"- {line}") for line, heading in lines_of(rest, say)]
    return "\n".join(_fitting([*first, *lines], len(first), say, room))


def touches(event: Event, reader: Seat) -> bool:
    """Whether somebody did it to the reader, or it is for the reader's eyes."""
    if event.to is not None:
        return reader in event.to
    return event.touches(reader)


def lines_of(events: Sequence[Event], say: Teller) -> Iterator[tuple[str, bool]]:
    """A line for each event, or for all alike that follow each other; and whether it is a heading."""
    for _, run in groupby(events, key=lambda event: (event.key, event.to)):
        for alike in _alike(run):
            told = say.together(alike)
            if told is not None:
                yield told, False
                continue
            for event in alike:
                heading = say.heading(event)
                yield (say.event(event) if heading is None else heading), heading is not None


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
