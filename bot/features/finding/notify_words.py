"""What people read who want to be called to open tables: their wishes as a card, and the call itself."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from bot.features.finding.callers import A_DAY, Caller
from bot.panel.kit import ids
from bot.panel.kit.labels import capital
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.widgets import button, dropdown, link
from bot.panel.kit.wording import escaped, game_name, teller
from bot.panel.lines.wanted import wanted_line
from bot.store.identity import GuildId, TableId
from bot.store.table.records import Table
from bot.tables.lobby.house_options import WANTEDS
from games.registry import GAMES
from texts import Words, words

NOTIFY = "notify"
ON, OFF, A_DAY_OF = "on", "off", "day"
GAMES_OF, WANTED_OF = "games", "wanted"
OF_NO_TABLE = TableId(0)


def notify_card(caller: Caller | None, guild_id: GuildId, locale: str, said: str = "") -> Posting:
    """Whom nobody calls has one thing to decide; else a list for each wish, with what it is now ticked."""
    say = words(locale)
    sheet = Sheet().text(f"### {say('bot-notify-title')}").text(said)
    if caller is None or not caller.reached:
        sheet.text(say("bot-notify-off" if caller is None else "bot-notify-unreached"))
        return sheet.rows([[_button(say, ON, guild_id, ButtonStyle.success)]]).posting()
    sheet.text(say("bot-notify-on"))
    games = {key: game_name(say, key) for key in GAMES}
    wanted = {key: capital(say(f"bot-option-wanted-{key}")) for key in WANTEDS}
    days = {str(count): say("bot-notify-most", count=count) for count in sorted(A_DAY)}
    sheet.rows(
        [
            [_list(say, GAMES_OF, guild_id, games, caller.games, most=len(games))],
            [_list(say, WANTED_OF, guild_id, wanted, caller.wanted, most=len(wanted))],
            [_list(say, A_DAY_OF, guild_id, days, [str(caller.a_day)])],
            [_button(say, OFF, guild_id)],
        ]
    )
    return sheet.posting()


def no_more_calls(guild_id: GuildId, locale: str) -> Posting:
    """They have ended it, and may take that back."""
    say = words(locale)
    return Sheet().text(say("bot-notify-ended")).rows([[_button(say, ON, guild_id)]]).posting()


def first_words(guild_id: GuildId, server: str, locale: str) -> Posting:
    """In private messages, so that both know that they reach each other."""
    say = words(locale)
    told = say("bot-notify-begins", server=escaped(server))
    return Sheet().text(told).rows([[_button(say, OFF, guild_id)]]).posting()


def table_open(table: Table, server: str, locale: str, url: str | None) -> Posting:
    """A table has opened: what is played, with whom, where, and the way to sit down or to be left in peace."""
    say = teller(table, locale)
    people = say.words("core-list-separator").join(escaped(name) for name in table.names)
    heading = say.words("bot-notify-open", game=say("name"), server=escaped(server))
    seats = say.words("bot-notify-seats", people=people, free=table.free, seats=table.seat_count)
    join = button(say.words("bot-card-join"), ids.Control(table.id, "join").id(), ButtonStyle.success)
    ways: list[Widget] = [] if url is None else [link(say.words("bot-card-to-table"), url)]
    sheet = Sheet().text("\n".join(filter(None, [f"### {heading}", seats, wanted_line(table, say.words)])))
    return sheet.rows([[join, *ways, _button(say.words, OFF, table.guild_id or GuildId(0))]]).posting()


def _button(say: Words, what: str, guild_id: GuildId, style: ButtonStyle = ButtonStyle.secondary) -> Widget:
    return button(
        say(f"bot-notify-call-{what}"), ids.Control(OF_NO_TABLE, NOTIFY, args=(what, str(guild_id))).id(), style
    )


def _list(
    say: Words, what: str, guild_id: GuildId, choices: Mapping[str, str], now: Sequence[str], most: int = 1
) -> Widget:
    at = ids.Control(OF_NO_TABLE, NOTIFY, args=(what, str(guild_id))).id()
    offered = [(label, value) for value, label in choices.items()]
    return dropdown(say(f"bot-notify-{what}"), at, offered, most=most, ticked=now)
