"""The one row of service under every decision, and the card of what is seldom needed."""

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet, Widget
from bot.panel.kit.widgets import button, in_rows
from bot.panel.kit.wording import label_teller, table_title, teller
from bot.panel.lines.closer import closer_list
from bot.panel.lines.plans import can_plan
from bot.panel.messages.lobby_card import option_words
from bot.panel.questions.controls import free_controls
from bot.panel.questions.room import DECISION, SCREEN, Room, count
from bot.tables.live import Live
from bot.tables.lobby.house_options import advised
from games.core.seats import Seat
from texts import Teller


def service_row(live: Live, say: Teller, *, of: Seat | None, board: bool = True, tries: bool = True) -> list[Widget]:
    """For everybody, or on a card of one seat: without the way to its board where that stands there already, and with
    room for a try or not.
    """
    people = [seat for seat in live.waiting() if seat not in live.table.computers]
    seats = people if of is None else (of,)
    acts = [
        *(["board"] if board else []),
        *(["advise"] if any(may_ask_advice(live, seat) for seat in seats) else []),
        *(["try"] if of is not None and tries and (live.request(of).asked or can_plan(live)) else []),
    ]
    mine = live.past and (of is None or live.past[-1].seat == of)
    undo = taking_back(live, say, "undo") if mine else []
    return [*(_to(live, say, act) for act in acts), *undo, _to(live, say, "more")]


def room_beside(*rows: Rows) -> Room:
    """What these leave of a screen to the decision."""
    there = [row for part in rows for row in part if row]
    left = Room(SCREEN.rows - len(there), SCREEN.controls - count(there))
    return Room(max(1, min(DECISION.rows, left.rows)), max(1, left.controls))


def taking_back(live: Live, say: Teller, *acts: str) -> list[Widget]:
    """Undo, for whoever moved last. It is meant for the game as it is shown here, so a second click does nothing."""
    if not live.past:
        return []
    mover = live.past[-1].seat
    meant = ids.Control(live.table.id, "undo", mover, live.state.requests[mover])
    return [button(say.words(f"bot-panel-{act}"), meant.doing(act).id()) for act in acts]


def may_ask_advice(live: Live, seat: Seat) -> bool:
    """Whether this seat is asked something, at a table that allows advice."""
    return live.playing and live.request(seat).asked and advised(live.table.options)


def more_card(live: Live, seat: Seat | None, locale: str) -> Posting:
    """What is seldom needed: the moves open at any time, a closer look, and all that tells of the table."""
    told, say = teller(live.table, locale, live.emblems), label_teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"### {table_title(live.table, told)}")
    sheet.text("\n".join(f"-# {line}" for line in option_words(live.table, told)))
    seated = seat is not None and live.playing
    if seat is not None and seated:
        free = free_controls(live.table.id, live.request(seat), say, live.foresight(seat, seat))
        sheet.text(free.told).rows(free.rows)
    sheet.rows(closer_list(live, seat, locale))
    acts = ["log", *(["plan"] if seated and can_plan(live) else ["step"]), *(["why"] if seated else []), "help"]
    last = taking_back(live, say, "restart") if live.past and live.past[-1].seat == seat else []
    back = [button(say.words("bot-panel-back"), ids.Control(live.table.id, "mine").id())] if seated else []
    fellows = [_to(live, say, "fellows")] if live.playing and len(live.table.people) > 1 else []
    return sheet.rows(in_rows([_to(live, say, act) for act in acts])).rows([[*last, *fellows, *back]]).posting()


def _to(live: Live, say: Teller, act: str) -> Widget:
    return button(say.words(f"bot-panel-{act}"), ids.Control(live.table.id, act).id())
