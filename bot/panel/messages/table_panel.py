"""The panel of a table: what everyone in its thread sees."""

from collections.abc import Sequence
from functools import partial

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.links import ago
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.story import story
from bot.panel.kit.telling import brief
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import label_teller, table_title, teller
from bot.panel.lines.asked import named, offer_buttons, offer_lines, pause_line, vote_buttons, vote_line
from bot.panel.lines.away import line_text, lines_now
from bot.panel.lines.campaign import which_game
from bot.panel.lines.clocks import clock_line
from bot.panel.messages.private_card import proposed
from bot.panel.messages.result import is_closing, result_panel
from bot.panel.messages.service import room_beside, service_row
from bot.panel.questions.controls import Controls, public_controls
from bot.panel.questions.room import Room
from bot.store.identity import UserId
from bot.store.telling.news import LineNews
from bot.tables.live import Live
from bot.tables.model import LogLine
from bot.tables.seats.computers import computers_may
from games.core.fields import written
from games.core.moves import Request
from games.core.seats import Seat
from render.kit.picture import Picture
from texts import Teller, words

HISTORY_ROOM = 2400
QUESTION_ROOM = 600
CALLS_SHOWN = 5
LINES_SHOWN = 3


def table_panel(
    live: Live,
    locale: str,
    picture: Picture | None,
    ping: Sequence[Seat] = (),
    further: Sequence[Picture | None] = (),
    offered: Sequence[UserId] = (),
    lines: Sequence[LineNews] = (),
    asked: Picture | None = None,
) -> Posting:
    """The board, who is to move and how, and what happened since that player's last turn."""
    if not live.playing:
        return result_panel(live, locale, (picture, *further))
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet((*_users(live, ping), *offered))
    pausing = live.table.paused_until is not None
    sheet.text(f"### {say('name')}")
    sheet.text(which_game(live.table, say.words))
    for line in (*([vote_line(live, live.vote, say)] if live.vote is not None else []), *offer_lines(live, say)):
        sheet.text(cut(line, QUESTION_ROOM))
    sheet.text("\n".join((*_calls(live, say), *promises(live, say)[-CALLS_SHOWN:])))
    whose = pause_line(live, say) if pausing else who_is_to_move(live, say)
    clocks = clock_line(live, say.words)
    sheet.text(_since(live, say, min(HISTORY_ROOM, sheet.text_left - len(whose) - len(clocks))))
    for each in (picture, *further):
        sheet.picture(each)
    sheet.text("\n".join([whose, clocks, *lines_now(live, lines, LINES_SHOWN)]))
    put = [*(vote_buttons(live.table.id, live.vote, say) if live.vote is not None else []), *offer_buttons(live, say)]
    service = [service_row(live, label_teller(live.table, locale, live.emblems), of=None)]
    controls = _answering(live, locale, room_beside(put, service))
    if _asks_one_openly(live) and not pausing:
        sheet.text(brief(proposed(live, live.waiting()[0], None, locale, controls.told)))
    sheet.text(brief(controls.told, len(controls.rows))).picture(asked).rows(put).rows(controls.rows).rows(service)
    return sheet.posting()


def past_panel(live: Live, locale: str, lines: Sequence[LogLine], beside: Sequence[LineNews] = ()) -> Posting:
    """What becomes of a panel when another one has taken its place: the story of that while."""
    say = teller(live.table, locale, live.emblems)
    events = [line.event for line in lines]
    told = story(events if live.playing else [event for event in events if not is_closing(event)], say, 3500)
    which = f"-# {table_title(live.table, say)}\n" if live.table.private else ""
    going_on = "\n".join(line_text(line, locale) for line in beside)
    return Sheet().text(which + (told or ("" if beside else say.words("bot-panel-moved-on")))).text(going_on).posting()


def who_is_to_move(live: Live, say: Teller, *, asked: bool = True) -> str:
    """Who is to move and since when, and what they are asked."""
    waiting = live.waiting()
    if live.waiting_since is None:
        return say.words("bot-panel-nobody")
    since = ago(live.waiting_since)
    people = say.words("core-list-separator").join(named(live, seat, say) for seat in waiting)
    questions = {say.phrase(live.request(seat).prompt) for seat in waiting if not live.request(seat).secret}
    question = questions.pop() if len(questions) == 1 else ""
    line = say.words("bot-panel-to-move", people=people, count=len(waiting), since=since)
    if set(waiting) <= set(live.table.computers):
        attended = "computer-waits" if live.table.attended else "computers-alone"
        key = "computer-moves" if computers_may(live) else attended
        return say.words(f"bot-panel-{key}", people=people, since=since)
    if question and asked:
        return say.words("bot-panel-asks", people=people, question=cut(question, QUESTION_ROOM), since=since)
    return line


def _calls(live: Live, say: Teller) -> list[str]:
    """What is put to somebody before everybody's eyes, and waits to be answered beside the game."""
    told: dict[str, list[str]] = {}
    for proposal in live.state.proposals:
        if proposal.known_to(None):
            told[proposal.id] = [named(live, seat, say) for seat in proposal.to]
    says = {call.proposal: say.phrase(call.says) for call in live.calls() if call.proposal in told}
    separator = say.words("core-list-separator")
    return [
        cut(say.words("bot-panel-call", people=separator.join(told[number]), what=what), QUESTION_ROOM)
        for number, what in says.items()
    ][:CALLS_SHOWN]


def promises(live: Live, say: Teller, *, settled: bool = False) -> list[str]:
    """What people have promised each other openly; what is settled, only if asked for."""
    seen = live.view(None)
    entries = live.bounded(("ledger",), partial(live.game.telling.ledger, seen)) if live.game.telling.ledger else ()
    return [f"- {cut(say.phrase(entry.says), QUESTION_ROOM)}" for entry in entries if settled or not entry.settled]


def _answering(live: Live, locale: str, room: Room) -> Controls:
    """The question's controls, if just one seat is asked and may be seen choosing; else a button to one's own."""
    if live.table.paused_until is not None:
        return Controls([[button(words(locale)("bot-panel-resume"), ids.Control(live.table.id, "resume").id())]])
    waiting = [seat for seat in live.waiting() if seat not in live.table.computers]
    if not waiting:
        return Controls([])
    say = label_teller(live.table, locale, live.emblems)
    if _asks_one_openly(live):
        request = live.request(waiting[0])
        private = [[_mine(live, say, _beside(say, request))]] if request.private else []
        foresight, usual = live.foresight(waiting[0], None), live.usual(waiting[0], None)
        made = public_controls(live.table.id, request, say, foresight, room.beside(private), usual)
        return Controls([*made.rows, *private], made.told)
    return Controls([[_mine(live, say, say.words("bot-panel-your-move"))]])


def _beside(say: Teller, request: Request) -> str:
    """What the way to one's own controls is called: by what may be there, where the game says it."""
    key = written(request.prompt.key.replace("-ask-", "-beside-"))
    return say.words(key if say.words.has(key) else "bot-panel-private")


def _mine(live: Live, say: Teller, label: str) -> Widget:
    """The way to one's own controls, for whoever presses it."""
    return button(label, ids.Control(live.table.id, "mine").id(), ButtonStyle.primary)


def _asks_one_openly(live: Live) -> bool:
    waiting = live.waiting()
    return len(waiting) == 1 and waiting[0] not in live.table.computers and not live.request(waiting[0]).secret


def _since(live: Live, say: Teller, room: int) -> str:
    """What everyone may know of what happened since those who are to move did so last."""
    since = (live.recent.since(seat, openly=True) for seat in live.waiting())
    openly = ([line for line in lines if line.event.is_for(None)] for lines in since)
    everything = [line for line in live.recent if line.event.is_for(None)]
    return story([line.event for line in max(openly, key=len, default=everything[-20:])], say, room)


def _users(live: Live, seats: Sequence[Seat]) -> tuple[UserId, ...]:
    return tuple(seat.user_id for seat in live.table.who(seats) if seat.user_id is not None)
