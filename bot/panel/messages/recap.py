"""What somebody who comes back reads in a few seconds: what touches them, and the last of the rest."""

from collections import Counter
from collections.abc import Sequence

from bot.panel.kit.labels import cut
from bot.panel.kit.links import ago
from bot.panel.kit.story import in_one_go, lines_of, touches
from bot.panel.kit.telling import shortened
from bot.tables.live import Live
from games.core.events import Event
from games.core.seats import Seat
from texts import Teller

TOUCHING, LINES = 5, 8
LINE_ROOM = 240
ONE_LINE_ROOM = 60
"""Two lines of a phone, with the name of its table."""


def recap(live: Live, seat: Seat, say: Teller) -> str:
    """Who has moved how often since the seat's last turn, what touches it, where the game is, and the newest lines."""
    lines = [line for line in live.recent.since(seat) if line.by != seat]
    if not lines:
        return ""
    moves = Counter(by for _, by in {(line.version, line.by) for line in lines} if by is not None)
    people = say.words("core-list-separator").join(f"{say.player(by)} {count}" for by, count in sorted(moves.items()))
    head = say.words(
        "bot-recap", since=ago(lines[0].at), count=moves.total(), people=people or say.words("core-nothing")
    )
    shown, hidden = _lines([line.event for line in lines], seat, say)
    more = [f"-# {say.words('bot-panel-earlier', count=hidden)}"] if hidden else []
    return "\n".join([head, *(cut(line, LINE_ROOM) for line in shown), *more])


def in_a_line(live: Live, seat: Seat, say: Teller) -> str:
    """What counts most since the seat's last turn: what touches it, what was done last, what is asked."""
    events = [line.event for line in live.recent.since(seat) if line.by != seat]
    touching = [line.text for line in lines_of([each for each in events if touches(each, seat)], say)]
    done = [line.text for line in lines_of(events, say) if not line.heading]
    asked = [say.phrase(live.request(seat).prompt)]
    return shortened(next(iter((*touching[-1:], *done[-1:], *asked))), ONE_LINE_ROOM)


def _lines(events: Sequence[Event], seat: Seat, say: Teller) -> tuple[list[str], int]:
    """What touches the seat, where the game is, and the newest lines; and of how many there was no room."""
    touching = [f"➤ {line.text}" for line in lines_of([each for each in events if touches(each, seat)], say)]
    rest = list(in_one_go(lines_of([each for each in events if not touches(each, seat)], say), LINE_ROOM))
    headings = [f"**{line.text}**" for line in rest if line.heading][-1:]
    told = [f"- {line.text}" for line in rest if not line.heading]
    first = [*touching[-TOUCHING:], *headings]
    newest = told[-(LINES - len(first)) :]
    return [*first, *newest], len(touching) - len(touching[-TOUCHING:]) + len(told) - len(newest)
