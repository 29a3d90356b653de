"""A step of a table's past: what happened, how the board stood, and the ways on and back.

Controls count the steps that their reader has seen: from versions one could tell that something else has happened.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.features.history.steps import Step
from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet, Widget
from bot.panel.kit.story import story
from bot.panel.kit.widgets import Choice, button, dropdown, evenly
from bot.panel.kit.wording import table_title, teller
from bot.store.identity import TableId
from bot.tables.live import Live
from games.core.seats import Seat
from render.kit.picture import Picture
from texts import Teller

STORY_ROOM = 1500
SHARE = "share"
MOST_LISTS = 2
"""More rounds than these lists hold are shown sparsely: forward and back lead everywhere."""


ALL = "all"
"""In a control: the steps that everybody has seen are counted, and shown as everybody saw them."""


@dataclass(frozen=True)
class Reading:
    """Whose steps are counted, and what everybody calls the one that is shown."""

    everybodys: bool = False
    shared: int = 0
    """Its number among the steps that everybody has seen; 0 if there is none to be named."""

    def control(self, table: TableId, act: str, *args: str) -> str:
        """The id of a control that counts in the same way."""
        return ids.Control(table, act, args=(*args, *([ALL] if self.everybodys else []))).id()


def history_step(
    live: Live,
    steps: Sequence[Step],
    at: int,
    seat: Seat | None,
    locale: str,
    picture: Picture | None,
    reading: Reading = Reading(),
) -> Posting:
    """One step of them."""
    say = teller(live.table, locale, live.emblems)
    step = steps[at]
    sheet = Sheet()
    number = say.words("bot-history-step", number=at + 1, count=len(steps), at=f"<t:{int(step.at.timestamp())}:f>")
    code = say.words("bot-history-code", number=reading.shared) if reading.shared else ""
    sheet.text(f"### {table_title(live.table, say)}\n-# {number}{f' · {code}' if code else ''}")
    sheet.text(story(step.events, say, STORY_ROOM))
    if live.table.over and at == len(steps) - 1:
        sheet.text(f"-# {say.words('bot-history-check')}")
    sheet.picture(picture)
    sheet.rows(_ways(live, steps, at, say, reading))
    sheet.rows(_leaps(live, steps, at, seat, say, reading))
    sheet.rows([_sharing(live, seat, say, reading)])
    return sheet.posting()


def shared_step(live: Live, step: Step, number: int, picture: Picture | None) -> Posting:
    """A step in the thread, as everybody may see it, with what leads back to it at any time."""
    say = teller(live.table, live.table.language, live.emblems)
    sheet = (
        Sheet().text(f"### {say.words('bot-history-shared', number=number)}").text(story(step.events, say, STORY_ROOM))
    )
    return sheet.picture(picture).text(f"-# {say.words('bot-history-code', number=number)}").posting()


def film_of(live: Live, locale: str, picture: Picture) -> Posting:
    """The whole game as one moving picture."""
    say = teller(live.table, locale, live.emblems)
    return Sheet().text(f"### {table_title(live.table, say)}").picture(picture).posting()


def _ways(live: Live, steps: Sequence[Step], at: int, say: Teller, reading: Reading) -> Rows:
    last = len(steps) - 1
    ways = (("first", 0, at > 0), ("back", at - 1, at > 0), ("on", at + 1, at < last), ("last", last, at < last))
    buttons = [
        button(
            say.words(f"bot-history-{way}"),
            reading.control(live.table.id, "step", way, str(max(0, min(to, last)))),
            disabled=not possible,
        )
        for way, to, possible in ways
    ]
    return [[*buttons, button(say.words("bot-history-film"), ids.Control(live.table.id, "film").id())]]


def _sharing(live: Live, seat: Seat | None, say: Teller, reading: Reading) -> list[Widget]:
    """Whoever plays may show the step to all."""
    if not reading.shared or not live.playing or live.table.private or seat is None:
        return []
    at = ids.Control(live.table.id, SHARE, args=(str(reading.shared),)).id()
    return [button(say.words("bot-history-share"), at)]


def _leaps(live: Live, steps: Sequence[Step], at: int, seat: Seat | None, say: Teller, reading: Reading) -> Rows:
    """To a round, and to anybody's last turn before this step."""
    rows: Rows = []
    for part, choices in enumerate(_sparse(_rounds(steps, say))):
        control = reading.control(live.table.id, "leap", f"round{part}")
        rows.append([dropdown(say.words("bot-history-round"), control, choices)])
    turns = _turns(live, steps, at, seat, say)
    if turns:
        control = reading.control(live.table.id, "leap", "turn")
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
