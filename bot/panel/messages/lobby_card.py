"""The card of a table that people can join, in the channel where it was opened."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, ui

from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.links import mention, thread_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet, Widget
from bot.panel.kit.widgets import IN_A_LIST, button, dropdown, link
from bot.panel.kit.wording import escaped, table_title, teller
from bot.panel.lines.campaign import which_game
from bot.panel.lines.clocks import clock_words
from bot.panel.lines.learning import learn_button
from bot.panel.lines.season import which_round
from bot.panel.lines.wanted import hour_buttons, wanted_line
from bot.store.table.records import Table
from bot.tables.lobby.house_options import is_choosy
from games.core.game import AnyGame
from games.core.parts.settings import OFF
from games.core.thinking.budget import STRENGTHS
from games.registry import game
from render.kit.picture import Picture
from texts import Teller, Words

SECONDS_EACH = 40
"""So long people think about a decision, on the average."""
TURNS_A_DAY = (12, 4)
"""So often a table changes hands on a busy day, and on a calm one."""


def lobby_card(
    table: Table, cover: Picture | None = None, locale: str | None = None, joining: Sequence[str] = ()
) -> Posting:
    """What is played, how long it takes, with whom, and the buttons to take a seat; or how else people join."""
    say = teller(table, locale or table.language)
    takes = length(game(table.game), table.seat_count, table.options, say.words, len(table.computers))
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


def length(found: AnyGame, seats: int, options: Mapping[str, str], say: Words, computers: int = 0) -> str:
    """How long it takes, by our own figures of sensible games with so many seats and these settings.

    Computers are never waited for: beside them a table changes hands only as often as a person's turn comes.
    """
    pace = found.settings.pace_of(seats, options)
    if pace is None:
        return ""
    people = seats - computers
    minutes = max(5, round(pace.decisions * SECONDS_EACH / 300) * 5)
    turns = pace.turns * people / seats
    least, most = (max(1, round(turns / a_day)) for a_day in TURNS_A_DAY)
    return say("bot-card-takes-alone" if people <= 1 else "bot-card-takes", minutes=minutes, least=least, most=most)


def _facts(table: Table, say: Teller, joining: Sequence[str]) -> list[str]:
    words = say.words
    host = next((escaped(seat.name) for seat in table.seats if seat.user_id == table.host), "?")
    return [
        words("bot-card-host", host=host if table.private else mention(table.host)),
        *(joining or _who_may_sit(table, words)),
        *(_invited(table, say)),
        *filter(None, [wanted_line(table, words), which_game(table, words), which_round(table, words)]),
        *option_words(table, say),
        *clock_words(table, words),
    ]


def _who_may_sit(table: Table, say: Words) -> list[str]:
    told = "bot-card-by-invitation"
    if table.open:
        told = "bot-card-open-to-some" if is_choosy(table.options) else "bot-card-open"
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

    full = not table.free
    join, start = (ButtonStyle.secondary, ButtonStyle.success) if full else (ButtonStyle.success, ButtonStyle.secondary)
    rules = button(say.words("bot-card-rules"), ids.Control(table.id, "help").id())
    sitting_down = [] if table.private or table.seat_count == 1 else [press("join", join)]
    people: list[Widget] = [*sitting_down, press("start", start), press("leave")]
    share = [press("friends")] if sitting_down and table.open else []
    if table.undecided:
        return [people, hour_buttons(table, say.words), [rules, press("settings"), *share]]
    unseat = [press("unseat")] if table.computers else []
    computers: Rows = [] if full else [[_computers(table, say.words)]]
    return [
        people,
        [rules, *learn_button(say.words, table.game), press("settings"), *share, *unseat],
        *computers,
    ]
