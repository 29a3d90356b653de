"""Clicks that lead on to the next table, and keep what one notes for oneself."""

from bot.panel.kit.sheet import told
from bot.panel.messages.away import HERE
from bot.panel.messages.beside import ONWARD, note_line
from bot.panel.messages.my_order import FIRST
from bot.panel.questions.modals import TYPED, note_window
from bot.store.identity import TableId, UserId
from bot.tables import Refused
from cogs.clicks.click import Click, Handler
from cogs.kit.going_on import go_on
from cogs.kit.showing import show_own
from texts import words

MOST_DIGITS = 12


async def onward(click: Click) -> None:
    """The next table that waits, leaving aside those seen so far."""
    skipped = [TableId(int(each)) for each in click.control.args if each.isascii() and each.isdecimal()]
    await go_on(click.answer, click.person.locale, skipped)


async def note(click: Click) -> None:
    """Write down something for oneself alone."""
    live = await click.live()
    click.seat(live)
    notes, user = click.tables.notes, UserId(click.person.id)
    if not click.sent:
        window = note_window(live, await notes.of(live.table.id, user), click.person.locale)
        if not await click.answer.ask(window):
            raise Refused("too-late-for-a-window")
        return
    kept = await notes.note(live.table.id, click.person, click.typed.get(TYPED, ""))
    say = words(click.person.locale)
    await click.answer.say(note_line(kept, say) or say("bot-said-no-note"))


async def here(click: Click) -> None:
    """Back sooner than was said; the card goes on without the question."""
    await click.answer.change(click.tables.absences.back(click.person))
    click.answer.interaction.client.scheduler.stir()
    live = await click.live()
    await show_own(click.answer, live, click.seat(live), click.person.locale)


async def put_first(click: Click) -> None:
    """This table comes first from now on."""
    chosen = "".join(click.values[:1])
    if not (chosen.isascii() and chosen.isdecimal() and len(chosen) <= MOST_DIGITS):
        raise Refused("unknown-control")
    await click.answer.interaction.client.people.put_first(click.person.id, TableId(int(chosen)))
    await click.answer.show(told(words(click.person.locale)("bot-said-first", table=int(chosen))))


ACTS: dict[str, Handler] = {ONWARD: onward, "note": note, FIRST: put_first, HERE: here}
