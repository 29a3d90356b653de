"""Clicks on a table's card: sit down, stand up, begin, and what the host decides."""

from bot.panel.kit.links import thread_link
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import teller
from bot.panel.messages.lobby_card import NEW, host_settings
from bot.panel.messages.rematch import rematch_told
from bot.store import Table
from bot.store.identity import CampaignId, UserId
from bot.tables import Person, Refused
from bot.tables.campaigns import to_choose
from cogs.clicks.click import Click, Handler
from cogs.kit.answering import Answer
from cogs.kit.sitting_down import start_if_full
from texts import DEFAULT, words


async def join(click: Click) -> None:
    """Sit down."""
    table = await click.answer.change(click.tables.lobby.join(click.control.table, click.person))
    full = len(table.seats) >= table.seat_count
    if await start_if_full(click.answer, table, click.person):
        await _tell(click, "bot-said-started")
        return
    await _tell(click, "bot-said-joined-full" if full else "bot-said-joined")


async def add_computer(click: Click) -> None:
    """The computer sits down, too."""
    table = await click.answer.change(click.tables.lobby.seat_computer(click.control.table, click.person))
    if await start_if_full(click.answer, table, click.person):
        await _tell(click, "bot-said-started")
        return
    await click.answer.nothing()


async def remove_computer(click: Click) -> None:
    """One computer less."""
    await click.answer.change(click.tables.lobby.send_computer_away(click.control.table, click.person))
    await click.answer.nothing()


async def leave(click: Click) -> None:
    """Stand up."""
    await click.answer.change(click.tables.lobby.leave(click.control.table, click.person))
    await _tell(click, "bot-said-left")


async def start(click: Click) -> None:
    """Begin the game."""
    await click.answer.change(click.tables.lobby.start(click.control.table, click.person))
    await _tell(click, "bot-said-started")


async def close(click: Click) -> None:
    """Give the table up."""
    await click.answer.change(click.tables.lobby.close(click.control.table, click.person))
    await _tell(click, "bot-said-closed")


async def settings(click: Click) -> None:
    """What the host can change."""
    await show_settings(click.answer, await _hosted(click), click.person, _page(click, 0))


async def change_option(click: Click) -> None:
    """Another value for one of the game's options."""
    key = click.control.args[0] if click.control.args else ""
    await _change(click, {key: click.values[0]} if click.values else {}, None)


async def change_campaign(click: Click) -> None:
    """Another campaign to go on with, or a new one."""
    chosen = click.values[0] if click.values else NEW
    meant = CampaignId(int(chosen)) if chosen.isdecimal() else None
    table = await click.answer.change(click.tables.lobby.go_on_with(click.control.table, click.person, meant))
    await show_settings(click.answer, table, click.person)


async def change_seats(click: Click) -> None:
    """Another number of seats."""
    await _change(click, {}, int(click.values[0]) if click.values and click.values[0].isdecimal() else None)


async def invite(click: Click) -> None:
    """Let these people sit down, too."""
    people = [UserId(int(value)) for value in click.values if value.isdecimal()]
    await click.answer.change(click.tables.lobby.invite(click.control.table, click.person, people))
    await _tell(click, "bot-said-invited")


async def rematch(click: Click) -> None:
    """The same people, the same game, a new table."""
    table = await click.answer.change(click.tables.rematches.open(click.control.table, click.person))
    await click.answer.show(rematch_told(table, click.person.locale))


async def _change(click: Click, options: dict[str, str], seat_count: int | None) -> None:
    table = await click.answer.change(click.tables.lobby.change(click.control.table, click.person, options, seat_count))
    await show_settings(click.answer, table, click.person, _page(click, 1))


async def show_settings(answer: Answer, table: Table, person: Person, page: int = 0) -> None:
    """What the host can change, with the campaigns to go on with where the game has any."""
    campaigns = await answer.interaction.client.tables.campaigns.at(table.guild_id, person.id)
    await answer.show(host_settings(table, person.locale, page, to_choose(campaigns, person.id, table.game)))


def _page(click: Click, at: int) -> int:
    """Which page of the settings the control belongs to."""
    page = "".join(click.control.args[at : at + 1])
    return int(page) if page.isdecimal() and len(page) < 3 else 0


async def _hosted(click: Click) -> Table:
    table = await click.tables.table(click.control.table)
    if table.status != "lobby":
        raise Refused("over" if table.over else "not-in-lobby")
    if table.host != click.person.id:
        raise Refused("not-host")
    return table


async def _tell(click: Click, key: str) -> None:
    table = await click.tables.table(click.control.table)
    say = teller(table, click.person.locale)
    url = thread_link(table) or ""
    args: dict[str, str | int] = {"game": say("name"), "url": url, "table": table.id}
    key = f"{key}-privately" if table.private and words(DEFAULT).has(f"{key}-privately") else key
    await click.answer.show(told(words(click.person.locale)(key, **args)))


ACTS: dict[str, Handler] = {
    "join": join,
    "leave": leave,
    "computer": add_computer,
    "unseat": remove_computer,
    "start": start,
    "close": close,
    "settings": settings,
    "option": change_option,
    "seats": change_seats,
    "campaign": change_campaign,
    "invite": invite,
    "rematch": rematch,
}
