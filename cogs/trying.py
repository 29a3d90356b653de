"""Trying a turn: move after move for oneself alone, then all of it at once, or nothing."""

import asyncio
from asyncio import Task
from collections.abc import Awaitable

from bot.client.caravel import Caravel
from bot.features.plans import PLANS
from bot.features.plans.edits import Edit
from bot.features.trying import TRYING
from bot.features.trying.service import Gone, Trying
from bot.features.trying.turn import Turn
from bot.features.trying.words import TRY, coming_card, try_card
from bot.panel.kit.packing import mark
from bot.panel.lines.plans import can_plan
from bot.panel.messages.private_card import next_question, refused_ticks, your_move
from bot.panel.questions.draft import Draft
from bot.panel.questions.draft import Gone as NotOffered
from bot.panel.questions.proposing import proposal
from bot.panel.questions.ticks.misticked import Misticked
from bot.store.table.plans import PLANNED
from bot.tables.live import Live
from bot.tables.model import Late, Refused
from cogs.kit.acts import TRIED, Act, Acts, Click
from cogs.kit.explaining import reason_text
from cogs.kit.making_moves import draft_by, shown
from cogs.kit.showing import beside_game, note_card, sound_card
from games.core.ahead.plans import Plan
from games.core.moves import IllegalMove
from games.core.seats import Seat
from render.kit.picture import Picture
from texts import words

NOTHING_ASKED = Refused("nothing-asked").reason.key


async def try_turn(click: Click) -> None:
    """The turn as far as it is tried, or what is done about it."""
    live = await click.live()
    seat = _seat(click, live)
    act, *args = click.control.args or ("",)
    match act:
        case "":
            await _show(click, live, seat)
        case "begin":
            await _begin(click, live, seat)
        case _:
            turn = await _meant(click, live, seat, "".join(args))
            if turn is not None:
                await _change(click, turn, act)


async def try_move(click: Click) -> None:
    """A choice in a turn that is tried: it is a whole move, or it leads to the next question."""
    live = await click.live()
    seat = _seat(click, live)
    turn = await _meant(click, live, seat, click.control.tried)
    if turn is None:
        return
    try:
        draft = await draft_by(click, turn.table, turn.table.request(seat))
    except NotOffered:
        await _show(click, live, seat, "bot-try-elsewhere")
        return
    except Misticked as wrong:
        await _ask_on(click, turn, wrong.draft, before=refused_ticks(turn.table, wrong, click.person.locale))
        return
    if draft is None:
        return
    if draft.complete:
        await _keep(click, turn.then(draft.offer.make(draft.answers)))
    else:
        await _ask_on(click, turn, draft)


def _seat(click: Click, live: Live) -> Seat:
    """The person's seat, if the control is theirs."""
    seat = click.seat(live)
    if click.control.seat not in (None, seat):
        raise Refused("not-your-controls")
    return seat


def _trying(click: Click) -> Trying:
    return click.tables.of(TRYING)


async def _show(click: Click, live: Live, seat: Seat, said: str = "") -> None:
    """The turn as far as it is tried; if none is, and nothing is asked, what one could begin with."""
    locale = click.person.locale
    before = words(locale)(said) if said else ""
    try:
        turn = await _trying(click).turn(live, click.person)
    except Gone as gone:
        await _show(click, live, seat, gone.reason.key)
        return
    except Refused as refused:
        if refused.reason.key != NOTHING_ASKED or not can_plan(live):
            raise
        await click.answer.show(coming_card(live, seat, await live.coming(seat), locale, before=before))
        await note_card(click.answer, live, seat, locale)
        return
    await _show_turn(click, turn, before)


async def _show_turn(click: Click, turn: Turn, before: str = "", kept: Task[None] | None = None) -> None:
    """Of what is still to come nobody knows how the board will look: the board of now stands there."""
    locale, live, seat = click.person.locale, turn.live, turn.seat
    pictured = live if turn.is_to_come else turn.table
    drawing = click.answer.interaction.client.pictures.own(pictured, seat, locale)
    await click.answer.show_drawn(
        drawing if kept is None else _after(kept, drawing),
        lambda picture: sound_card(
            live, locale, picture, lambda locale, picture: try_card(turn, locale, picture, before=before)
        ),
    )
    await note_card(click.answer, live, seat, locale)


async def _meant(click: Click, live: Live, seat: Seat, mark: str) -> Turn | None:
    """The turn for which the control was made; else what is there in its place is shown."""
    try:
        turn = await _trying(click).turn(live, click.person)
    except Gone as gone:
        await _show(click, live, seat, gone.reason.key)
        return None
    except Refused as refused:
        if refused.reason.key != NOTHING_ASKED:
            raise
        turn = None
    if turn is not None and turn.mark == mark:
        return turn
    if turn is not None and turn.is_begun:
        await _show(click, live, seat, "bot-try-elsewhere")
    else:
        await _to_board(click, live, seat, words(click.person.locale)("bot-refused-late"))
    return None


async def _begin(click: Click, live: Live, seat: Seat) -> None:
    coming = await live.coming(seat)
    kind = next((one.kind for one in coming if mark([one.kind]) in click.values), None)
    if kind is None:
        await _show(click, live, seat, "bot-refused-try-gone")
        return
    try:
        await _show_turn(click, await _trying(click).begin(live, click.person, kind))
    except Gone as gone:
        await _show(click, await click.live(), seat, gone.reason.key)


async def _keep(click: Click, turn: Turn) -> None:
    """It is stored while it is drawn, and shown when it is."""
    kept = asyncio.create_task(_trying(click).keep(click.person, turn), name="keep a try")
    await _show_turn(click, turn, kept=kept)
    await kept


async def _after(kept: Task[None], drawing: Awaitable[Picture]) -> Picture:
    picture = await drawing
    await asyncio.wait({kept})
    return picture


async def _change(click: Click, turn: Turn, act: str) -> None:
    match act:
        case "undo":
            await _keep(click, turn.back())
        case "redo":
            await _keep(click, turn.again())
        case "forget":
            await _trying(click).forget(turn.live.table.id, click.person.id)
            await _to_board(click, turn.live, turn.seat, words(click.person.locale)("bot-try-forgotten"))
        case "plan" if turn.is_to_come:
            await _plan(click, turn)
        case "do" if turn.steps:
            await _do(click, turn)
        case _:
            raise Late


async def _do(click: Click, turn: Turn) -> None:
    """All of it, at the table."""
    answer, locale = click.answer, click.person.locale
    try:
        moved = await answer.change(_trying(click).do(click.person, turn, answer.interaction.id))
    except Late as late:
        await _to_board(click, await click.live(), turn.seat, reason_text(late.reason, locale, None))
        return
    except IllegalMove:
        await _trying(click).forget(turn.live.table.id, click.person.id)
        await _show(click, await click.live(), turn.seat, "bot-refused-try-gone")
        return
    await shown(answer, moved, locale)


async def _plan(click: Click, turn: Turn) -> None:
    """Its moves are left as answers to the questions that they answered."""
    live, locale, table = turn.live, click.person.locale, turn.live.table.id
    moved = await click.answer.change(click.tables.of(PLANS).change(table, click.person, _planned(turn)))
    await _trying(click).forget(table, click.person.id)
    if moved is not None and any(event.key == PLANNED for event in moved.events):
        await shown(click.answer, moved, locale)
        return
    await _to_board(click, await click.tables.live(live.table.id), turn.seat, words(locale)("bot-try-planned"))


def _planned(turn: Turn) -> Edit:
    """A plan for each of the questions, in the place of what was planned once for one of these."""
    made = tuple(Plan(step.question, step.prompt, (step.wish,), turn.kept.question) for step in turn.steps)
    questions = {plan.question for plan in made}

    def edit(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
        return (*made, *(plan for plan in plans if plan.stays or plan.question not in questions))

    return edit


async def _to_board(click: Click, live: Live, seat: Seat, before: str) -> None:
    """My board, with what has become of the turn."""
    locale = click.person.locale
    beside = await beside_game(click.answer, live, locale)
    await click.answer.show_drawn(
        click.answer.interaction.client.pictures.question(live, seat, locale),
        lambda picture: sound_card(
            live,
            locale,
            picture,
            lambda locale, picture: your_move(live, seat, locale, picture, before=before, beside=beside),
        ),
    )
    await note_card(click.answer, live, seat, locale)


async def _ask_on(click: Click, turn: Turn, draft: Draft, *, before: str = "") -> None:
    locale, pictures = click.person.locale, click.answer.interaction.client.pictures
    drawing = (
        pictures.own(turn.live, turn.seat, locale)
        if turn.is_to_come
        else pictures.proposed(turn.table, turn.seat, proposal(draft), locale)
    )
    await click.answer.show_drawn(
        drawing, lambda picture: next_question(turn.table, draft, click.control, locale, picture, before=before)
    )
    await note_card(click.answer, turn.live, turn.seat, locale)


ACTS: Acts = {TRY: Act(try_turn, leafed=True), TRIED: Act(try_move)}


async def setup(client: Caravel) -> None:
    """It has no command of its own: it begins on one's own board."""
