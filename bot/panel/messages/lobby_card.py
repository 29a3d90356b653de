"""The card of a table that people can join, in the channel where it was opened."""

from discord import ButtonStyle, ui

from bot.panel.kit import ids
from bot.panel.kit.links import mention, thread_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet
from bot.panel.kit.widgets import IN_A_LIST, button, dropdown, link
from bot.panel.kit.wording import cut, escaped, teller
from bot.store.records import Table
from games.core.game import TableOption
from games.registry import game
from texts import Teller

OPTIONS_SHOWN = 8


def lobby_card(table: Table) -> Posting:
    """What is played, with whom, and the buttons to take a seat."""
    say = teller(table, table.language)
    sheet = Sheet().text(f"## {say('name')}\n{say('about')}")
    sheet.text("\n".join(_facts(table, say)))
    sheet.text("\n".join(_seats(table, say)))
    match table.status:
        case "lobby":
            sheet.rows(_lobby_rows(table, say))
        case "playing":
            sheet.text(say.words("bot-card-playing"))
        case _:
            sheet.text(say.words("bot-card-over"))
    url = thread_link(table)
    if table.thread_id is not None and url is not None:
        sheet.rows([[link(say.words("bot-card-to-table"), url)]])
    return sheet.posting()


def host_settings(table: Table, locale: str) -> Posting:
    """What the host alone can change, for their eyes: seats, the game's options, invitations."""
    say = teller(table, locale)
    sheet = Sheet().text(say.words("bot-card-settings-title", game=say("name")))
    counts = [(say.words("bot-card-seats", count=count), str(count)) for count in game(table.game).seat_counts]
    if len(counts) > 1:
        at = ids.Control(table.id, "seats").id()
        sheet.rows([[dropdown(say.words("bot-card-choose-seats"), at, counts, ticked=[str(table.seat_count)])]])
    for option in game(table.game).options[:OPTIONS_SHOWN]:
        sheet.rows([[_option(table, option, say)]])
    if not table.open:
        chooser: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
            custom_id=ids.Control(table.id, "invite").id(),
            placeholder=say.words("bot-card-invite"),
            min_values=1,
            max_values=IN_A_LIST,
        )
        sheet.rows([[chooser]])
    return sheet.posting()


def option_words(table: Table, say: Teller) -> list[str]:
    """The options of the game as chosen."""
    return [
        f"{say(f'option-{option.key}')}: {say(f'option-{option.key}-{table.options[option.key]}')}"
        for option in game(table.game).options
        if option.key in table.options
    ]


def _option(table: Table, option: TableOption, say: Teller) -> ui.Select[ui.LayoutView]:
    name = say(f"option-{option.key}")
    chosen = table.options.get(option.key, option.values[0])
    fitting = game(table.game).open_values(option.key, table.seat_count, table.options)
    values = [value for value in option.values if value in fitting or value == chosen]
    choices = [(f"{name}: {say(f'option-{option.key}-{value}')}", value) for value in values[:IN_A_LIST]]
    at = ids.Control(table.id, "option", args=(option.key,)).id()
    return dropdown(name, at, choices, ticked=[chosen])


def _facts(table: Table, say: Teller) -> list[str]:
    words = say.words
    return [
        words("bot-card-host", host=mention(table.host)),
        words("bot-card-open" if table.open else "bot-card-by-invitation"),
        *(_invited(table, say)),
        *option_words(table, say),
    ]


def _invited(table: Table, say: Teller) -> list[str]:
    seated = {seat.user_id for seat in table.seats}
    awaited = sorted(user for user in table.invited if user not in seated)
    if not awaited or table.status != "lobby":
        return []
    people = say.words("core-list-separator").join(mention(user) for user in awaited[:IN_A_LIST])
    return [say.words("bot-card-invited", people=people)]


def _seats(table: Table, say: Teller) -> list[str]:
    taken = [f"{seat.seat + 1}. {cut(escaped(seat.name), 80)}" for seat in table.seats]
    if table.status != "lobby":
        return taken
    free = range(len(taken), table.seat_count)
    return taken + [f"{seat + 1}. {say.words('bot-card-free-seat')}" for seat in free]


def _lobby_rows(table: Table, say: Teller) -> Rows:
    def press(act: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[ui.LayoutView]:
        return button(say.words(f"bot-card-{act}"), ids.Control(table.id, act).id(), style)

    return [
        [press("join", ButtonStyle.success), press("leave")],
        [press("start", ButtonStyle.primary), press("settings"), press("close", ButtonStyle.danger)],
    ]
