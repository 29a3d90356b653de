"""What one person sees privately: the notice of their turn, their own board, their controls."""

from collections.abc import Sequence

from bot.panel.kit import ids
from bot.panel.kit.labels import capital, cut
from bot.panel.kit.links import thread_link
from bot.panel.kit.naming import answer_name
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet, Widget
from bot.panel.kit.story import story
from bot.panel.kit.telling import brief
from bot.panel.kit.widgets import IN_A_ROW, button, to_board
from bot.panel.kit.wording import label_teller, table_title, teller
from bot.panel.lines.asked import pause_line
from bot.panel.lines.away import away_question
from bot.panel.lines.beside import Beside, how_to_call, onward
from bot.panel.lines.clocks import clock_line
from bot.panel.lines.closer import closer_list, closer_lists
from bot.panel.lines.learning import learning
from bot.panel.lines.plans import plans_dropped, plans_told
from bot.panel.lines.snooze import snooze_list
from bot.panel.messages.service import room_beside, service_row
from bot.panel.questions.asking import Asking
from bot.panel.questions.clicked import page_of
from bot.panel.questions.controls import (
    Controls,
    asked_offers,
    at_question,
    called_controls,
    free_controls,
    private_controls,
)
from bot.panel.questions.draft import Draft
from bot.panel.questions.foretelling import Foretelling, joined
from bot.panel.questions.laid import started
from bot.panel.questions.room import Room, count
from bot.panel.questions.ticks.misticked import Misticked, lacking
from bot.store.table.records import Table
from bot.tables.live import Live
from games.core.events import Event
from games.core.fields import Spread, written
from games.core.seats import Seat
from render.kit.picture import Picture
from texts import DEFAULT, Teller, words

ALONE = Beside()
SINCE_ROOM = 2000
BEFORE_ROOM = 1000
"""What comes before the question leaves room for it."""
CALL_ROOM = 300
PROPOSED_ROOM = 1000


def turn_notice(live: Live, seat: Seat, locale: str, picture: Picture | None, *, lesson: str = "") -> Posting:
    """It is your turn: what happened since your last one, your board, what is expected, your controls."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet()
    asked = live.request(seat).asked
    key = "bot-turn-title" if asked else "bot-turn-called"
    sheet.text(f"### {say.words(key, game=_numbered(live.table, say))}")
    sheet.text(clock_line(live, say.words)).text(lesson_line(say, lesson))
    sheet.text(story(_beside_calls(live, seat), say, SINCE_ROOM, seat))
    snoozing = [snooze_list(live.table.id, say.words)] if seat in live.openly_addressed() else []
    own_controls(sheet, live, seat, locale, picture, ways=_ways(live, locale), beside=snoozing)
    return sheet.rows(snoozing).posting()


def turn_over(live: Live, locale: str) -> Posting:
    """What becomes of a notice that nobody has to answer any more."""
    say = teller(live.table, locale, live.emblems)
    return Sheet().text("-# " + say.words("bot-turn-over", game=_numbered(live.table, say))).posting()


def own_board(
    live: Live,
    seat: Seat | None,
    locale: str,
    picture: Picture | None,
    beside: Beside = ALONE,
    asked: Picture | None = None,
) -> Posting:
    """A seat's own board with its controls and what these are about, or the table for somebody who watches."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"### {table_title(live.table, say)}")
    sheet.picture(picture)
    if seat is not None and live.playing:
        sheet.text("\n".join(beside.lines))
        call, how = how_to_call(live.table.id, beside, say.words)
        own_controls(sheet, live, seat, locale, asked, beside=[how], closer=True)
        sheet.text(call).rows([how])
    else:
        sheet.rows(closer_list(live, seat, locale))
    return sheet.posting()


def closer_card(live: Live, seat: Seat | None, locale: str, picture: Picture | None) -> Posting:
    """A part of the table, large; beneath it the lists of all parts, and the way back to one's own board."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"### {table_title(live.table, say)}").picture(picture)
    sheet.rows(closer_lists(live, seat, locale))
    return sheet.rows([[_back(live, say)]] if seat is not None and live.playing else []).posting()


def your_move(
    live: Live,
    seat: Seat,
    locale: str,
    picture: Picture | None,
    *,
    before: str = "",
    events: Sequence[Event] = (),
    linked: bool = False,
    lesson: str = "",
    beside: Beside = ALONE,
    table: Picture | None = None,
    under: Rows | None = None,
) -> Posting:
    """One's own controls; before them what happened, if something did; after them the ways to this and other tables."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(cut(before, BEFORE_ROOM)).text(story(list(events), say, BEFORE_ROOM, seat))
    ways = [*(_ways(live, locale) if linked else []), *onward(live.table.id, beside, say.words)]
    if not live.playing:
        return sheet.text(say.words("bot-refused-over")).rows([ways]).posting()
    sheet.text(beside.since).text("\n".join(beside.lines)).text(lesson_line(say, lesson))
    sheet.picture(table)
    away, here = away_question(live, seat, say.words)
    call, how = how_to_call(live.table.id, beside, say.words)
    rows = [how, *(under or [])]
    own_controls(sheet, live, seat, locale, picture, ways=[*ways, *here], beside=rows, away=away)
    return sheet.text(call).rows(rows).posting()


def own_controls(
    sheet: Sheet,
    live: Live,
    seat: Seat,
    locale: str,
    picture: Picture | None = None,
    *,
    ways: Sequence[Widget] = (),
    beside: Rows | None = None,
    away: str = "",
    closer: bool = False,
) -> None:
    """What one is asked in one line, what that is about, the answers to it, and the row of service.

    What stands beside them keeps room. Under one's own board, the list of what can be looked at closer takes the place
    of the way there.
    """
    told, say = teller(live.table, locale, live.emblems), label_teller(live.table, locale, live.emblems)
    sheet.text(story(plans_dropped(live, seat), told, BEFORE_ROOM, seat))
    if plans := plans_told(live, seat, told):
        sheet.text(f"{told.words('bot-plan-yours')}\n{plans}")
    asked = live.request(seat).asked
    line = f"**{question(live, seat, locale)}**" if asked else say.words("bot-turn-not-yours")
    sheet.text("\n".join([f"{_which(live.table, told)}{line}", *calls_on(live, seat, told)]))
    tries = count(beside or []) <= 1
    service = [service_row(live, say, of=seat, board=not closer, tries=tries), [*ways]]
    if count([service[0]]) + len(ways) <= IN_A_ROW:
        service = [[*service[0], *ways]]
    service = [*(closer_list(live, seat, locale) if closer else []), *service]
    _answers(sheet, live, seat, locale, picture, room_beside(service, beside or []))
    sheet.rows(service).text(away)


def next_question(
    live: Live, draft: Draft, control: ids.Control, locale: str, picture: Picture | None, *, before: str = ""
) -> Posting:
    """The next blank of a move that has been begun; before it what was wrong with the last click."""
    assert control.seat is not None, "only the controls of a question lead here"
    request = live.request(control.seat)
    say = label_teller(live.table, locale, live.emblems)
    foresight = live.foresight(control.seat, control.seat)
    reading = () if picture is None else picture.order
    at = at_question(live.table.id, request, control.tried, control.learnt)
    asking = Asking(at, say, foresight, reading=reading)
    only = len(asked_offers(request)) == 1 and not draft.answers and not draft.offer.aside
    title = question(live, control.seat, locale) if only else asking.title(draft)
    sheet = Sheet().text(f"{_which(live.table, say)}**{cut(title, 300)}**").text(before)
    editing = isinstance(draft.field, Spread) and draft.partial is None and not asking.wholes(draft)
    held = started(draft.field) if editing and isinstance(draft.field, Spread) else draft.partial
    if held:
        lying = answer_name(teller(live.table, locale, live.emblems), draft.field, held)
        so_far = joined(lying, asking.foretell.brings(Draft(draft.offer, (*draft.answers, held))))
        sheet.text(cut(say.words("bot-turn-so-far", answer=so_far), 1500))
    if draft.partial is not None and not before and (missing := lacking(draft, say)):
        sheet.text(f"-# {capital(missing)}")
    sheet.text("\n".join(asking.explained(draft))).picture(picture).rows(asking.rows(draft, page_of(control)))
    return sheet.rows([[_back(live, say, "try" if control.tried else "mine", control.learnt)]]).posting()


def refused_ticks(live: Live, wrong: Misticked, locale: str) -> str:
    """What is wrong with the ticks, and that nothing has changed."""
    say = label_teller(live.table, locale, live.emblems)
    return say.words("bot-ticks-refused", why=capital(wrong.said(say)))


def proposed(live: Live, seat: Seat, viewer: Seat | None, locale: str, told: str = "") -> str:
    """The answer that the editor begins with, and what it brings: what is accepted has to be seen, and once."""
    offers = asked_offers(live.request(seat))
    draft = Draft(offers[0]).advanced() if len(offers) == 1 else None
    if draft is None or draft.complete or not isinstance(draft.field, Spread):
        return ""
    say, start = teller(live.table, locale, live.emblems), started(draft.field)
    foretell = Foretelling(say, live.foresight(seat, viewer))
    answers = [("proposed", start)] if draft.field.proposes else []
    best = draft.recommended()
    answers += [("recommended", best)] if best not in (None, start) else []
    lines = [
        say.words(f"bot-turn-{what}", answer=joined(name, foretell.brings(whole)))
        for what, answer in answers
        for whole in [Draft(draft.offer, (*draft.answers, answer))]
        for name in [answer_name(say, draft.field, answer)]
        if name not in told
    ]
    return cut("\n".join(lines), PROPOSED_ROOM)


def calls_on(live: Live, seat: Seat, say: Teller) -> list[str]:
    """What others have put to this seat and wait for in its own time."""
    return [f"- {cut(say.phrase(call.says), CALL_ROOM)}" for call in live.calls() if call.seat == seat]


def _beside_calls(live: Live, seat: Seat) -> list[Event]:
    """What happened since the seat's last move, but for what it is called on to answer, which is said already."""
    said = [call.says for call in live.calls() if call.seat == seat]
    return [
        line.event for line in live.recent.since(seat) if not any(each in said for each in line.event.args.values())
    ]


def _answers(sheet: Sheet, live: Live, seat: Seat, locale: str, picture: Picture | None, room: Room) -> None:
    """What the buttons cannot say stands above the picture, so that a phone shows this with all that is pressed."""
    say = label_teller(live.table, locale, live.emblems)
    if live.table.paused_until is not None:
        sheet.picture(picture).text(pause_line(live, say))
        return
    request, foresight = live.request(seat), live.foresight(seat, seat)
    put_to_it = [call.proposal for call in live.calls() if call.seat == seat]
    if not request.asked:
        controls = free_controls(live.table.id, request, say, foresight, told=put_to_it, room=room)
        sheet.text(brief(controls.told, len(controls.rows))).picture(picture).rows(controls.rows)
        return
    calls = called_controls(live.table.id, request, say, foresight, put_to_it, room)
    usual = live.usual(seat, seat)
    controls = private_controls(live.table.id, request, say, foresight, room.beside(calls.rows), usual)
    sheet.text(brief(proposed(live, seat, seat, locale, controls.told))).text(brief(controls.told, len(controls.rows)))
    free = Controls([])
    if count(controls.rows) == 1 and request.forced() is not None and not calls.rows:
        free = free_controls(live.table.id, request, say, foresight, room=room.beside(controls.rows))
    sheet.text(brief(free.told)).picture(picture).rows(calls.rows).rows(controls.rows).rows(free.rows)


def question(live: Live, seat: Seat, locale: str) -> str:
    """What the seat is asked."""
    return cut(teller(live.table, locale, live.emblems).phrase(live.request(seat).prompt), 600)


def _ways(live: Live, locale: str) -> list[Widget]:
    url = thread_link(live.table)
    words = teller(live.table, locale, live.emblems).words
    return to_board(url, words)


def _numbered(table: Table, say: Teller) -> str:
    """Among private messages a table's number tells it from others."""
    return say.words("bot-thread-name", game=say("name"), table=table.id)


def _which(table: Table, say: Teller) -> str:
    """Of which table this is, where a conversation may hold several."""
    return f"-# {_numbered(table, say)}\n" if table.private else ""


def _back(live: Live, say: Teller, to: str = "mine", learnt: str = "") -> Widget:
    back = learning("show", learnt) if learnt else ids.Control(live.table.id, to)
    return button(say.words("bot-panel-back"), back.id())


def lesson_line(say: Teller, key: str) -> str:
    """What explains a question to somebody who meets its kind for the first time."""
    return say.words("bot-lesson", text=say.words(key)) if key else ""


def lesson_on(live: Live, seat: Seat) -> str:
    """What explains the seat's question to somebody who meets its kind for the first time; nothing if nothing does."""
    request = live.request(seat)
    key = written(request.prompt.key.replace("-ask-", "-coach-"))
    known = (each for each in (key, key.rpartition("-")[0]) if words(DEFAULT).has(each))  # or as the step is called
    return next(known, "") if request.asked else ""
