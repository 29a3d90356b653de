"""A step of a table's past: what happened, how the board stood, and the ways on and back.

Controls count the steps that their reader has seen: from versions one could tell that something else has happened.
"""

from collections.abc import Sequence
from itertools import groupby

from bot.features.history.service import Step
from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet
from bot.panel.kit.story import story
from bot.panel.kit.widgets import Choice, button, dropdown, evenly
from bot.panel.kit.wording import table_title, teller
from bot.tables.live import Live
from games.core.seats import Seat
from render.kit.picture import Picture
from texts import Teller

STORY_ROOM = 1500
MOST_LISTS = 2
"""More rounds than these lists hold are shown sparsely: forward and back lead everywhere."""


def history_step(
    live: Live, steps: Sequence[Step], at: int, seat: Seat | None, locale: str, picture: Picture | None
) -> Posting:
    """One step of them."""
    say = teller(live.table, locale, live.emblems)
    step = steps[at]
    sheet = Sheet()
    number = say.words("bot-history-step", number=at + 1, count=len(steps), at=f"<t:{int(step.at.timestamp())}:f>")
    sheet.text(f"### {table_title(live.table, say)}\n-# {number}")
    sheet.text(story(step.events, say, STORY_ROOM))
    if live.table.over and at == len(steps) - 1:
        sheet.text(f"-# {say.words('bot-history-check')}")
    sheet.picture(picture)
    sheet.rows(_ways(live, steps, at, say))
    sheet.rows(_leaps(live, steps, at, seat, say))
    return sheet.posting()


def film_of(live: Live, locale: str, picture: Picture) -> Posting:
    """The whole game as one moving picture."""
    say = teller(live.table, locale, live.emblems)
    return Sheet().text(f"### {table_title(live.table, say)}").picture(picture).posting()


def _ways(live: Live, steps: Sequence[Step], at: int, say: Teller) -> Rows:
    last = len(steps) - 1
    ways = (("first", 0, at > 0), ("back", at - 1, at > 0), ("on", at + 1, at < last), ("last", last, at < last))
    buttons = [
        button(
            say.words(f"bot-history-{way}"),
            ids.Control(live.table.id, "step", args=(way, str(max(0, min(to, last))))).id(),
            disabled=not possible,
        )
        for way, to, possible in ways
    ]
    return [[*buttons, button(say.words("bot-history-film"), ids.Control(live.table.id, "film").id())]]


def _leaps(live: Live, steps: Sequence[Step], at: int, seat: Seat | None, say: Teller) -> Rows:
    """To a round, and to anybody's last turn before this step."""
    rows: Rows = []
    for part, choices in enumerate(_sparse(_rounds(steps, say))):
        control = ids.Control(live.table.id, "leap", args=(f"round{part}",)).id()
        rows.append([dropdown(say.words("bot-history-round"), control, choices)])
    turns = _turns(live, steps, at, seat, say)
    if turns:
        control = ids.Control(live.table.id, "leap", args=("turn",)).id()
        rows.append([dropdown(say.words("bot-history-turn"), control, turns)])
    return rows


def _rounds(steps: Sequence[Step], say: Teller) -> list[Choice]:
    """Where the story has a heading."""
    found: list[Choice] = []
    for at, step in enumerate(steps):
        heading = next((told for event in step.events if (told := say.heading(event))), None)
        if heading is not None:
            found.append((heading, str(at)))
    return found


def _sparse(choices: list[Choice]) -> list[Sequence[Choice]]:
    lists = evenly(choices) if choices else []
    if len(lists) <= MOST_LISTS:
        return list(lists)
    every = -(-len(lists) // MOST_LISTS)
    return list(evenly(choices[::every]))


def _turns(live: Live, steps: Sequence[Step], at: int, seat: Seat | None, say: Teller) -> list[Choice]:
    """The first step of everybody's last turn before this one, one's own first."""
    turns: dict[Seat, int] = {}
    for by, run in groupby(range(at), key=lambda index: steps[index].by):
        if by is not None:
            turns[by] = next(run)
    ordered = sorted(turns.items(), key=lambda turn: (turn[0] != seat, -turn[1]))
    return [(say.words("bot-history-turn-of", player=say.player(by)), str(first)) for by, first in ordered]
