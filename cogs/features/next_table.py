"""One's own tables: the way from one that waits to the next, and those that are put off."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.next_table import NEXT_TABLE
from bot.features.next_table.words import FIRST, in_my_order
from bot.panel.kit.links import at_time
from bot.panel.kit.sheet import told
from bot.panel.lines.beside import ONWARD
from bot.panel.lines.snooze import SNOOZE, snoozed
from bot.panel.messages.tables_list import tables_sheet
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.table.waiting import Waiting, call_later, tables_waiting_for
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Answer, Interaction, answer_to
from cogs.kit.explaining import reason_text
from cogs.kit.naming import titled
from cogs.kit.showing import show_return
from cogs.kit.which_table import as_far_as_reached, lives_of
from texts import words

MOST_DIGITS = 12


class MyTablesCommands(commands.Cog):
    """`/games` and `/next`."""

    @app_commands.command(**titled("games"))
    async def games(self, interaction: Interaction) -> None:
        """All my tables and where it is my turn."""
        client = interaction.client
        locale = (await client.people.person(interaction)).locale
        mine = await client.tables.tables_of(UserId(interaction.user.id))
        client.lookout.passed_by(summary.table.id for summary in mine)
        answer = answer_to(interaction)
        lives = await lives_of(client, mine)
        user = UserId(interaction.user.id)
        reached = as_far_as_reached(client, mine)
        listed = tables_sheet(reached, locale, "bot-list-games", "bot-list-no-games", lives, user)
        settings = (await client.people.choices(user)).settings
        await answer.show(in_my_order(listed, reached, settings, locale))

    @app_commands.command(**titled("next"))
    async def next(self, interaction: Interaction) -> None:
        """The first table that waits for me, ready to move; from there on to the next."""
        locale = (await interaction.client.people.person(interaction)).locale
        await go_on(answer_to(interaction), locale)


async def onward(click: Click) -> None:
    """The next table that waits, leaving aside those seen so far."""
    skipped = [TableId(int(each)) for each in click.control.args if each.isascii() and each.isdecimal()]
    await go_on(click.answer, click.person.locale, skipped)


async def put_first(click: Click) -> None:
    """This table comes first from now on."""
    chosen = "".join(click.values[:1])
    if not (chosen.isascii() and chosen.isdecimal() and len(chosen) <= MOST_DIGITS):
        raise Refused("unknown-control")
    await click.answer.interaction.client.people.put_first(click.person.id, TableId(int(chosen)))
    await click.answer.show(told(words(click.person.locale)("bot-said-first", table=int(chosen))))


async def go_on(answer: Answer, locale: str, skipped: Sequence[TableId] = ()) -> None:
    """The next table, ready to move; those left aside come last, and in the end nothing is left."""
    client, user = answer.interaction.client, UserId(answer.interaction.user.id)
    live, wrong = await client.tables.of(NEXT_TABLE).next_of(user, skipped)
    if live is None:
        lines = [reason_text(refused.reason, locale, None) for refused in wrong]
        await answer.show(told("\n".join(lines) or words(locale)("bot-list-nothing-next")))
        return
    client.lookout.passed_by([live.table.id])
    seat = live.seat_of(user)
    assert seat is not None, "it waits for this person"
    left_aside = () if live.table.id in skipped else skipped
    await show_return(answer, live, seat, locale, left_aside)


async def snooze(click: Click) -> None:
    """Nothing of this table, or of all that wait now, before then."""
    client = click.answer.interaction.client
    meant = click.control.doing(SNOOZE, *click.values, *click.control.args) if click.values else click.control
    wanted = snoozed(meant)
    if wanted is None:
        raise Refused("unknown-control")
    length, everywhere = wanted
    until = length.until(client.now(), await client.people.habits(click.person.id))
    table = None if everywhere else click.control.table
    waiting = await _put_off(click, table, until)
    if not waiting:
        raise Refused("nothing-to-put-off")
    say = words(click.person.locale)
    await click.answer.show(told(say("bot-said-snoozed", at=at_time(until), count=len(waiting))))


async def _put_off(click: Click, table: TableId | None, until: float) -> list[Waiting]:
    def store(db: Connection) -> list[Waiting]:
        waiting = [each for each in tables_waiting_for(db, click.person.id) if table in (None, each.table_id)]
        for each in waiting:
            call_later(db, each, until)
        return waiting

    return await click.answer.interaction.client.store.write(store)


ACTS: Acts = {
    SNOOZE: Act(snooze, beside=True, of_oneself=True),
    ONWARD: Act(onward, of_oneself=True),
    FIRST: Act(put_first, beside=True, of_oneself=True),
}


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(MyTablesCommands())
