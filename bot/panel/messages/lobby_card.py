"""The card of a table that people can join, in the channel where it was opened."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, ui

from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.links import mention, thread_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet
from bot.panel.kit.widgets import IN_A_LIST, button, dropdown, in_rows, link
from bot.panel.kit.wording import escaped, table_title, teller
from bot.panel.lines.campaign import which_game
from bot.panel.lines.clocks import clock_words
from bot.store.table.records import Table
from bot.tables.lobby.house_options import HOUSE_OPTIONS, house_options_for
from games.core.game import AnyGame
from games.core.parts.settings import OFF, TableOption
from games.core.thinking.budget import STRENGTHS
from games.registry import game
from render.kit.picture import Picture
from texts import Teller, Words

OPTIONS_SHOWN = 8
SECONDS_EACH = 40
"""So long people think about a decision, on the average."""
TURNS_A_DAY = (12, 4)
"""So often a table changes hands on a busy day, and on a calm one."""


def lobby_card(
    table: Table, cover: Picture | None = None, locale: str | None = None, joining: Sequence[str] = ()
) -> Posting:
    """What is played, how long it takes, with whom, and the buttons to take a seat; or how else people join."""
    say = teller(table, locale or table.language)
    takes = length(game(table.game), table.seat_count, table.options, say.words)
    sheet = Sheet().text(f"## {table_title(table, say)}\n{say('about')}\n{takes and f'-# {takes}'}")
    lobby = table.status == "lobby"
    sheet.picture(cover if lobby else None)
    sheet.text("\n".join(_facts(table, say, joining)))
    sheet.text("\n".join(_seats(table, say)))
    match table.status:
        case "lobby":
            sheet.rows(_lobby_rows(table, say))
        case "playing":
            sheet.text(say.words("bot-card-playing"))
        case "finished":
            sheet.text(say.words("bot-card-finished"))
        case _:
            sheet.text(say.words("bot-card-over"))
    url = thread_link(table)
    if table.thread_id is not None and url is not None:
        sheet.rows([[link(say.words("bot-card-to-table"), url)]])
    return sheet.posting()


def host_settings(table: Table, locale: str, page: int = 0, further: Rows | None = None) -> Posting:
    """What the host alone can change, for their eyes: seats, what is beside the game, its options, invitations."""
    say = teller(table, locale)
    where = "private" if table.private else "title"
    sheet = Sheet().text(say.words(f"bot-card-settings-{where}", game=table_title(table, say)))
    counts = [(say.words("bot-card-seats", count=count), str(count)) for count in game(table.game).settings.seat_counts]
    options = (*_choices(table), *house_options_for(table.seat_count))
    pages = -(-len(options) // OPTIONS_SHOWN)
    if len(counts) > 1 and not page:
        at = ids.Control(table.id, "seats").id()
        sheet.rows([[dropdown(say.words("bot-card-choose-seats"), at, counts, ticked=[str(table.seat_count)])]])
    if not page:
        sheet.rows(further or [])
    for option in options[page * OPTIONS_SHOWN : (page + 1) * OPTIONS_SHOWN]:
        sheet.rows([[_option(table, option, say, page)]])
    if pages > 1:
        turns = [ids.Control(table.id, "settings", args=(str(other),)).id() for other in range(pages)]
        sheet.rows(in_rows([button(f"{at + 1}", turn, disabled=at == page) for at, turn in enumerate(turns)]))
    close = ids.Control(table.id, "close").id()
    if not table.open:
        chooser: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
            custom_id=ids.Control(table.id, "invite").id(),
            placeholder=say.words("bot-card-invite"),
            min_values=1,
            max_values=IN_A_LIST,
        )
        sheet.rows([[chooser]])
    return sheet.rows([[button(say.words("bot-card-close"), close)]]).posting()


def option_words(table: Table, say: Teller) -> list[str]:
    """The options of the game as they are played, each a line; what is in play says in a few words what that means."""
    played = game(table.game).settings.in_effect(table.seat_count, table.options)
    return [_switch(say, key, value) for key, value in played.items()]


def _switch(say: Teller, key: str, value: str) -> str:
    name, chosen = say(f"option-{key}"), say(f"option-{key}-{value}")
    if value == OFF:
        return f"○ {name}: {chosen}"
    about = f"{say.key}-option-{key}-about"
    return f"● **{name}**: {chosen}" + (f" · {say.words(about)}" if say.words.has(about) else "")


def _choices(table: Table) -> list[TableOption]:
    """The game's options that leave the host something to choose."""
    found = game(table.game)
    told = found.settings.in_effect(table.seat_count, table.options)
    return [option for option in found.settings.options if option.key in told and len(_values(table, option)) > 1]


def _values(table: Table, option: TableOption) -> dict[str, str]:
    """What an option can be, by what that comes to."""
    chosen = table.options.get(option.key, option.values[0])
    return game(table.game).settings.open_values(option.key, table.seat_count, {**table.options, option.key: chosen})


def _option(table: Table, option: TableOption, say: Teller, page: int) -> ui.Select[ui.LayoutView]:
    house = option in HOUSE_OPTIONS
    name = say.words(f"bot-option-{option.key}") if house else say(f"option-{option.key}")
    chosen = table.options.get(option.key, option.values[0])
    values = {value: value for value in option.values} if house else _values(table, option)

    def called(value: str) -> str:
        return say.words(f"bot-option-{option.key}-{value}") if house else say(f"option-{option.key}-{value}")

    choices = [(f"{name}: {called(played)}", value) for played, value in values.items()][:IN_A_LIST]
    at = ids.Control(table.id, "option", args=(option.key, *([str(page)] if page else []))).id()
    about = f"{say.key}-option-{option.key}-about"
    told = {value: say.words(about) for played, value in values.items() if played != OFF and say.words.has(about)}
    return dropdown(name, at, choices, ticked=[chosen], about=lambda value: told.get(value, ""))


def length(found: AnyGame, seats: int, options: Mapping[str, str], say: Words) -> str:
    """How long it takes, by our own figures of sensible games with so many seats and these settings."""
    pace = found.settings.pace_of(seats, options)
    if pace is None:
        return ""
    minutes = max(5, round(pace.decisions * SECONDS_EACH / 300) * 5)
    least, most = (max(1, round(pace.turns / a_day)) for a_day in TURNS_A_DAY)
    key = "bot-card-takes-alone" if seats == 1 else "bot-card-takes"
    return say(key, minutes=minutes, least=least, most=most)


def _facts(table: Table, say: Teller, joining: Sequence[str]) -> list[str]:
    words = say.words
    host = next((escaped(seat.name) for seat in table.seats if seat.user_id == table.host), "?")
    return [
        words("bot-card-host", host=host if table.private else mention(table.host)),
        *(joining or _who_may_sit(table, words)),
        *(_invited(table, say)),
        *filter(None, [which_game(table, words)]),
        *option_words(table, say),
        *clock_words(table, words),
    ]


def _who_may_sit(table: Table, say: Words) -> list[str]:
    told = "bot-card-open" if table.open else "bot-card-by-invitation"
    return [say(told)] if table.status == "lobby" and table.seat_count > 1 else []


def _invited(table: Table, say: Teller) -> list[str]:
    seated = {seat.user_id for seat in table.seats}
    awaited = sorted(user for user in table.invited if user not in seated)
    if not awaited or table.status != "lobby":
        return []
    people = say.words("core-list-separator").join(mention(user) for user in awaited[:IN_A_LIST])
    return [say.words("bot-card-invited", people=people)]


def _seats(table: Table, say: Teller) -> list[str]:
    taken = [f"{seat.seat + 1}. {cut(escaped(seat.called), 80)}" for seat in table.seats]
    if table.status != "lobby":
        return taken
    free = range(len(taken), table.seat_count)
    return taken + [f"{seat + 1}. {say.words('bot-card-free-seat')}" for seat in free]


def _computers(table: Table, say: Words) -> ui.Select[ui.LayoutView]:
    """What computer sits down; a list of its own each time, so that the same can be chosen again."""
    at = ids.Control(table.id, "computer", args=(str(len(table.seats)),)).id()
    choices = [(say(f"bot-strength-{strength}"), strength) for strength in STRENGTHS]
    return dropdown(say("bot-card-computer"), at, choices, about=lambda strength: say(f"bot-card-computer-{strength}"))


def _lobby_rows(table: Table, say: Teller) -> Rows:
    def press(act: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[ui.LayoutView]:
        return button(say.words(f"bot-card-{act}"), ids.Control(table.id, act).id(), style)

    full = len(table.seats) >= table.seat_count
    join, start = (ButtonStyle.secondary, ButtonStyle.success) if full else (ButtonStyle.success, ButtonStyle.secondary)
    rules = button(say.words("bot-card-rules"), ids.Control(table.id, "help").id())
    sitting_down = [] if table.private or table.seat_count == 1 else [press("join", join)]
    computers: Rows = [] if full else [[_computers(table, say.words)]]
    return [
        [*sitting_down, press("start", start), press("leave")],
        [rules, press("settings"), *([press("unseat")] if table.computers else [])],
        *computers,
    ]
