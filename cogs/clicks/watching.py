"""Clicks of those who watch: follow a table, or show it in a channel no more."""

from bot.panel.kit.sheet import told
from bot.panel.messages.watching import END, FOLLOWED_FOR, NOTHING, ROUNDS, following
from bot.store.identity import ChannelId, TableId
from bot.tables import Person, Refused
from cogs.clicks.click import Click, Handler
from cogs.kit.answering import Answer
from texts import words


async def follow(click: Click) -> None:
    """For what to follow it, and for what one does."""
    table = await click.tables.table(click.control.table)
    follower = await click.tables.watching.followed_for(table.id, click.person.id)
    now = NOTHING if follower is None else ROUNDS if follower.rounds else END
    await click.answer.show(following(table, click.person.locale, now))


async def choose(click: Click) -> None:
    """Follow it for that."""
    await follow_for(click.answer, click.person, click.control.table, "".join(click.values))


async def follow_for(answer: Answer, person: Person, table_id: TableId, what: str) -> None:
    """Tell this person of what they have chosen."""
    client = answer.interaction.client
    watching = client.tables.watching
    if what not in FOLLOWED_FOR:
        raise Refused("unknown-control")
    if what == NOTHING:
        await answer.change(watching.unfollow(table_id, person.id))
    else:
        await answer.change(watching.follow(table_id, person.id, rounds=what == ROUNDS))
    say = words(person.locale)
    said = say(f"bot-said-follow-{what}", table=table_id)
    closed = what != NOTHING and (await client.people.choices(person.id)).closed
    await answer.show(told(f"{said}\n{say('bot-said-follow-closed')}" if closed else said))


async def unwatch(click: Click) -> None:
    """Show the table here no more."""
    interaction = click.answer.interaction
    here = ChannelId(interaction.channel_id or 0)
    keeper = interaction.permissions.manage_messages
    table_id = click.control.table
    await click.answer.change(click.tables.watching.take_down(table_id, click.person, here, keeper=keeper))
    await click.answer.show(told(words(click.person.locale)("bot-said-unwatched", table=table_id)))


ACTS: dict[str, Handler] = {"follow": follow, "follows": choose, "unwatch": unwatch}
