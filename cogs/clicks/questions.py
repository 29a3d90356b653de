"""Clicks that answer a game's question, or show one's controls."""

from msgspec.structs import replace

from bot.panel.kit.sheet import told
from bot.panel.kit.story import story
from bot.panel.kit.wording import teller
from bot.panel.messages.planning import plans_dropped
from bot.panel.messages.private_card import calls_on, more_moves, next_question, your_move
from bot.panel.messages.table_panel import who_is_to_move
from bot.panel.questions.clicked import ANSWERING, taken, typed
from bot.panel.questions.draft import Draft, Gone
from bot.panel.questions.modals import TYPED, typing_window
from bot.panel.questions.proposing import proposal
from bot.tables import Late, Live, Moved, Refused
from cogs.clicks.click import Click, Handler
from cogs.kit.making_moves import shown
from cogs.kit.private_panels import is_private_panel, show_private_panel
from cogs.kit.showing import note_card, show_own
from games.core.events import Phrase
from games.core.moves import IllegalMove, Move
from games.core.seats import QuestionNumber, Seat
from texts import Teller, words


async def answer_question(click: Click) -> None:
    """A choice was made: it is a whole move, or it leads to the next question."""
    live = await click.live()
    seat = live.seat_of(click.person.id)
    if seat is None or seat != click.control.seat:
        await click.answer.say(_not_yours(click, live))
        return
    request = live.request(seat)
    if click.control.number != request.number:
        await _late(click, live, seat)
        return
    try:
        if click.control.act == "type" and not click.sent:
            draft = _half_typed(click, live, seat)
            window = typing_window(live, draft, click.control, click.person.locale)
            if not await click.answer.ask(window):
                raise Refused("too-late-for-a-window")
            return
        draft = _drafted(click, live, seat)
    except Gone:
        await _late(click, live, seat)
        return
    if draft.complete:
        await play(click, draft.offer.make(draft.answers), click.control.number)
    else:
        await _ask_on(click, live, seat, draft)


async def play(click: Click, move: Move, number: QuestionNumber | None) -> None:
    """Make the move and show what came of it."""
    answer, live = click.answer, await click.live()
    unheard = () if answer.in_place else tuple(plans_dropped(live, click.seat(live)))
    try:
        moved = await answer.change(
            click.tables.turns.move(
                click.control.table, click.person, move, number=number, interaction=answer.interaction.id
            )
        )
    except Late:
        live = await click.live()
        await _late(click, live, click.seat(live))
        return
    await show_moved(click, replace(moved, events=(*unheard, *moved.events)))


async def show_mine(click: Click) -> None:
    """One's own board and controls."""
    live = await click.live()
    seat = click.seat(live)
    if await is_private_panel(click.answer, live) and live.playing:
        await show_private_panel(click.answer, live, seat, click.person.locale)
        return
    await show_own(click.answer, live, seat, click.person.locale)


async def show_more(click: Click) -> None:
    """The moves open at any time."""
    live = await click.live()
    seat, locale = click.seat(live), click.person.locale
    await click.answer.show(more_moves(live, seat, locale))
    await note_card(click.answer, live, seat, locale)


async def outdated(click: Click) -> None:
    """A control of an earlier Caravel."""
    raise Late


def _drafted(click: Click, live: Live, seat: Seat) -> Draft:
    request = live.request(seat)
    if click.sent:
        try:
            return typed(request, click.control, click.typed.get(TYPED, ""))
        except ValueError:
            noun = _half_typed(click, live, seat).field.noun
            text = click.typed.get(TYPED, "")[:40]
            raise IllegalMove(Phrase("core-reason-unreadable", {"text": text, "field": noun})) from None
    return taken(request, click.control, click.values)


def _half_typed(click: Click, live: Live, seat: Seat) -> Draft:
    form = click.control.doing("form", *click.control.args)
    return taken(live.request(seat), form)


async def _ask_on(click: Click, live: Live, seat: Seat, draft: Draft) -> None:
    locale = click.person.locale
    pictures = click.answer.interaction.client.pictures
    await click.answer.show_drawn(
        pictures.proposed(live, seat, proposal(draft), locale),
        lambda picture: next_question(live, draft, click.control, locale, picture),
    )
    await note_card(click.answer, live, seat, locale)


async def show_moved(click: Click, moved: Moved) -> None:
    """In a private message the next question takes the place of the last; on the panel the panel shows it."""
    await _show_moved(click, moved)
    client = click.answer.interaction.client
    client.heard.told(moved.table.id, moved.table.version)


async def _show_moved(click: Click, moved: Moved) -> None:
    if click.answer.in_place:
        await shown(click.answer, moved, click.person.locale)
        return
    live = await click.live()
    secrets = [event for event in moved.events if event.to is not None]
    if not secrets and not live.calls():
        await click.answer.nothing()
        return
    say = teller(live.table, click.person.locale)
    for_them_alone = [story(secrets, say, 3000), *await _not_told(click, live, say)]
    if any(for_them_alone):
        await click.answer.show(told("\n".join(filter(None, for_them_alone))))
    else:
        await click.answer.nothing()


async def _not_told(click: Click, live: Live, say: Teller) -> list[str]:
    """What waits for the answer of somebody whom no private message reaches."""
    seat = live.seat_of(click.person.id)
    choices = await click.answer.interaction.client.people.choices(click.person.id)
    return [] if seat is None or choices.called_privately else calls_on(live, seat, say)


async def _late(click: Click, live: Live, seat: Seat) -> None:
    """What happened since, and the controls of now."""
    locale = click.person.locale
    say = words(locale)
    if await is_private_panel(click.answer, live) and live.playing:
        await show_private_panel(click.answer, live, seat, locale, before=say("bot-refused-late"))
        return
    pictures = click.answer.interaction.client.pictures
    events = [line.event for line in live.since(seat)]
    await click.answer.show_drawn(
        pictures.own(live, seat, locale),
        lambda picture: your_move(live, seat, locale, picture, before=say("bot-refused-late"), events=events),
    )
    await note_card(click.answer, live, seat, locale)


def _not_yours(click: Click, live: Live) -> str:
    """Whose turn it is, for somebody else."""
    say = teller(live.table, click.person.locale)
    key = "bot-refused-not-your-controls" if live.seat_of(click.person.id) is not None else "bot-refused-not-seated"
    return f"{say.words(key)}\n{who_is_to_move(live, say)}"


ACTS: dict[str, Handler] = {
    **dict.fromkeys(ANSWERING, answer_question),
    "mine": show_mine,
    "more": show_more,
}
