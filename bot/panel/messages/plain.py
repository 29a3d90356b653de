"""What stands in for a message that could not be made by a fault of ours: nobody is left in silence."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.links import mention
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import escaped, table_title, teller
from bot.store.identity import UserId
from bot.store.table.records import Table
from bot.tables.live import Live
from bot.tables.model import whose_help
from games.core.seats import Seat
from render.kit.picture import Picture

MEND, GIVE_UP = "mend", "giveup"
"""What its own people can do with a game in private messages that cannot be read."""


def plain_panel(live: Live, locale: str, fault: str, ping: Sequence[Seat] = ()) -> Posting:
    """Who is to move, that the question cannot be shown, and what leads on all the same."""
    say = teller(live.table, locale)
    people = say.words("core-list-separator").join(
        escaped(seat.called) if seat.user_id is None or live.table.private else mention(seat.user_id)
        for seat in live.table.who(live.waiting())
    )
    sheet = Sheet(tuple(seat.user_id for seat in live.table.who(ping) if seat.user_id is not None))
    sheet.text(f"### {table_title(live.table, say)}").text(people)
    sheet.text(say.words("bot-plain-panel", id=fault))
    acts = ("board", "log", "help")
    return sheet.rows(
        [[button(say.words(f"bot-panel-{act}"), ids.Control(live.table.id, act).id()) for act in acts]]
    ).posting()


def plain_board(live: Live, locale: str, fault: str, picture: Picture | None) -> Posting:
    """One's own board without the controls that cannot be shown."""
    say = teller(live.table, locale)
    return Sheet().text(f"### {say('name')}").picture(picture).text(say.words("bot-plain-board", id=fault)).posting()


def damaged_panel(table: Table, locale: str, fault: str, ping: Sequence[UserId] = ()) -> Posting:
    """The game itself cannot be read: who was to be called, and what can be done about it."""
    say = teller(table, locale)
    people = say.words("core-list-separator").join(mention(user) for user in ping)
    sheet = Sheet(tuple(ping)).text(f"### {say('name')}").text(people)
    sheet.text(say.words(f"bot-damaged-{whose_help(table)}", table=table.id, id=fault))
    row: list[Widget] = [button(say.words("bot-panel-log"), ids.Control(table.id, "log").id())]
    if table.private and not table.over:
        row.append(button(say.words("bot-damaged-mend"), ids.Control(table.id, MEND).id(), ButtonStyle.success))
        row.append(button(say.words("bot-damaged-give-up"), ids.Control(table.id, GIVE_UP).id(), ButtonStyle.danger))
    return sheet.rows([row]).posting()
