"""A turn that is tried, on one person's own card: its moves, what they bring, the question that is next."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.features.trying.turn import Step, Turn
from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.naming import move_name
from bot.panel.kit.packing import mark
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.telling import brief
from bot.panel.kit.widgets import IN_A_LIST, Choice, button, dropdown
from bot.panel.kit.wording import label_teller, table_title, teller
from bot.panel.messages.private_card import proposed, question
from bot.panel.messages.service import room_beside
from bot.panel.questions.controls import at_question, tried_controls
from bot.panel.questions.foretelling import joined
from bot.tables.live import Live
from games.core.ahead.coming import Coming
from games.core.ahead.outlook import Outlook
from games.core.ahead.trying import End
from games.core.seats import Seat
from render.kit.picture import Picture
from texts import Teller

TRY = "try"
SHOWN = 6
"""So many of the last moves stand on the card one by one."""
STEP_ROOM = 200


def try_card(turn: Turn, locale: str, picture: Picture | None, *, before: str = "") -> Posting:
    """The turn so far, the board as it would be, and what is asked next."""
    table, seat = turn.table, turn.seat
    say, label = (make(table.table, locale, table.emblems) for make in (teller, label_teller))
    sheet = Sheet().text(f"### {say.words('bot-try-title', game=table_title(table.table, say))}")
    how = "bot-try-how-coming" if turn.is_to_come else "bot-try-how"
    sheet.text(before or ("" if turn.steps else f"-# {say.words(how)}"))
    sheet.picture(picture).text("\n".join(_told(turn, say)))
    service = _service(turn, label)
    if turn.end:
        return sheet.text(f"**{_why(turn, say)}**").rows([service]).posting()
    sheet.text(f"**{question(table, seat, locale)}**")
    at = at_question(table.table.id, table.request(seat), tried=turn.mark)
    foresight, room = table.foresight(seat, seat), room_beside([service])
    controls = tried_controls(at, table.request(seat), label, foresight, room)
    sheet.text(brief(proposed(table, seat, seat, locale, controls.told))).text(brief(controls.told, len(controls.rows)))
    return sheet.rows(controls.rows).rows([service]).posting()


def coming_card(live: Live, seat: Seat, coming: Sequence[Coming], locale: str, *, before: str = "") -> Posting:
    """While somebody else is to move: with which question one wants to begin."""
    say, label = (make(live.table, locale, live.emblems) for make in (teller, label_teller))
    sheet = Sheet().text(f"### {say.words('bot-try-title', game=table_title(live.table, say))}").text(before)
    sheet.text("-# " + say.words("bot-try-how-coming" if coming else "bot-plan-nothing-comes"))
    at = ids.Control(live.table.id, TRY, seat, live.request(seat).number, ("begin",))
    found: list[Choice] = [(cut(label.phrase(one.request.prompt), 90), mark([one.kind])) for one in coming]
    if found:
        sheet.rows([[dropdown(say.words("bot-try-begin"), at.id(), found[:IN_A_LIST])]])
    return sheet.rows([[_back(live, label)]]).posting()


def _told(turn: Turn, say: Teller) -> list[str]:
    """A line for each of the last moves, and what all of them bring."""
    first = max(0, len(turn.steps) - SHOWN)
    lines = [f"-# … ({first})"] if first else []
    lines += [cut(f"{at}. {_step(turn, step, say)}", STEP_ROOM) for at, step in enumerate(turn.steps, 1) if at > first]
    brought = "" if turn.is_to_come or len(turn.steps) < 2 else say.outlook(Outlook(turn.brought))
    return [*lines, *([say.words("bot-try-in-all", brings=brought)] if brought else [])]


def _step(turn: Turn, step: Step, say: Teller) -> str:
    answers = step.tried.move.answers()
    name = f"**{move_name(say, step.offer, answers)}**"
    if turn.is_to_come:
        return name
    if step.tried.after is None:
        return joined(name, say.outlook(step.foretold))
    return joined(name, say.outlook(Outlook(step.changes)))


def _why(turn: Turn, say: Teller) -> str:
    """Why the turn does not go on."""
    asked = turn.steps[-1].tried.asked if turn.steps and turn.end == End.OTHERS else ()
    people = say.words("core-list-separator").join(map(say.player, asked))
    return say.words(f"bot-try-end-{turn.end}", **({"people": people} if asked else {}))


def _service(turn: Turn, say: Teller) -> list[Widget]:
    """All of it at once, step by step back and forth, or nothing of it."""
    at = ids.Control(turn.live.table.id, TRY, turn.seat, turn.kept.question)

    def act(what: str, key: str, style: ButtonStyle = ButtonStyle.secondary) -> Widget:
        return button(say.words(key), at.doing(TRY, what, turn.mark).id(), style)

    row: list[Widget] = []
    if turn.steps:
        row.append(act(*(("plan", "bot-try-plan") if turn.is_to_come else ("do", "bot-try-do")), ButtonStyle.success))
        row.append(act("undo", "bot-panel-undo"))
    if turn.kept.undone and not turn.end:
        row.append(act("redo", "bot-try-redo"))
    if turn.is_begun:
        row.append(act("forget", "bot-try-forget"))
    return [*row, _back(turn.live, say)]


def _back(live: Live, say: Teller) -> Widget:
    return button(say.words("bot-panel-back"), ids.Control(live.table.id, "mine").id())
