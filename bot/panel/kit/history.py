"""What happened, in lines as long as there is room."""

from collections.abc import Sequence

from games.core.events import Event
from texts import Teller

LINE_ROOM = 300


def history(events: Sequence[Event], say: Teller, room: int) -> str:
    """The events as a list, the newest last; if there are too many, it says how many earlier ones it leaves out."""
    told: list[str] = []
    left = room - 80
    for event in reversed(events):
        line = f"- {say.event(event)}"
        if len(line) > min(left, LINE_ROOM):
            if len(line) <= LINE_ROOM or left < LINE_ROOM:
                break
            line = line[: LINE_ROOM - 1] + "…"
        told.append(line)
        left -= len(line) + 1
    hidden = len(events) - len(told)
    if hidden:
        told.append("-# " + say.words("bot-panel-earlier", count=hidden))
    return "\n".join(reversed(told))
