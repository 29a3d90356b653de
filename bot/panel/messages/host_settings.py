"""What the host of a table can change, for their eyes: the game, the people, the pace, on one screen."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from discord import ButtonStyle, ui

from bot.hours.clock_options import CLOCK
from bot.panel.kit import ids
from bot.panel.kit.links import at_time, mention
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet, Widget
from bot.panel.kit.widgets import IN_A_LIST, button, dropdown
from bot.panel.kit.wording import escaped, table_title, teller
from bot.store.table.records import Table
from bot.tables.lobby.house_options import (
    PACE,
    PACES,
    PEOPLE,
    WITHIN,
    WITHINS,
    house_options_for,
    is_choosy,
    pace_of,
)
from games.core.parts.settings import OFF, TableOption
from games.registry import game
from texts import Teller

SEATS, CAMPAIGN = "seats", "campaign"
"""What is chosen in the lists beside the options."""
OPTION, TEMPO, CLOSE, SURE = "option", "tempo", "close", "sure"
PARTED = "\u00a0· "
"""A line ends with the dot rather than beginning with it."""
OF_CLOCKS = tuple(key for key in PACE if key.startswith(f"{CLOCK}_"))


class Change(NamedTuple):
    """What can be otherwise: how it is called, the value that says so, and what more there is to say of it."""

    label: str
    value: str
    about: str = ""


class Line(NamedTuple):
    """A setting as it is, and what it can be instead."""

    told: str
    changes: Sequence[Change] = ()


def host_settings(table: Table, locale: str, campaigns: Sequence[Line] = (), said: str = "") -> Posting:
    """A list for each group with what can be otherwise, a button for each usual pace, whom to invite, and the start."""
    say = teller(table, locale)
    where = "private" if table.private else "title"
    sheet = Sheet().text(say.words(f"bot-card-settings-{where}", game=table_title(table, say))).text(said)
    house = house_options_for(game(table.game), table.seat_count)
    groups = {
        "game": [*campaigns, *_of_the_game(table, say), *_of_the_house(table, say, house, PACE + PEOPLE, others=True)],
        "people": [*_seats(table, say), *_of_the_house(table, say, house, PEOPLE), *_until(table, say)],
        "pace": list(_of_the_house(table, say, house, _of_time(table))),
    }
    for group, lines in groups.items():
        if lines:
            named = say.words(f"bot-lobby-{group}")
            tempo = pace_of(table.options) or "own"
            pace = f": {say.words(f'bot-pace-{tempo}')}" if group == "pace" else ""
            sheet.text(f"**{named}**{pace}\n-# {PARTED.join(line.told for line in lines)}")
        if group == "pace" and lines:
            sheet.rows([[_tempo(table, each, say) for each in PACES]])
        sheet.rows(_list(table, group, lines, say))
    return sheet.rows([*_invitations(table, say), _last(table, say)]).posting()


def closing(table: Table, locale: str) -> Posting:
    """Others have sat down or been asked to: their table does not go at a touch."""
    say = teller(table, locale)
    others = [escaped(seat.called) for seat in table.seats if seat.user_id not in (None, table.host)]
    seated = {seat.user_id for seat in table.seats}
    others += [mention(user) for user in sorted(table.invited - seated)]
    people = say.words("core-list-separator").join(others[:IN_A_LIST])
    sure = button(say.words("bot-card-close"), ids.Control(table.id, CLOSE, args=(SURE,)).id(), ButtonStyle.danger)
    back = button(say.words("bot-card-keep"), ids.Control(table.id, "settings").id())
    return Sheet().text(say.words("bot-card-close-sure", people=people)).rows([[sure, back]]).posting()


def _of_the_game(table: Table, say: Teller) -> Iterator[Line]:
    """The game's options as they are played, with what each can be beside the others."""
    settings = game(table.game).settings
    played = settings.in_effect(table.seat_count, table.options)
    for option in settings.options:
        if option.key not in played:
            continue
        name, now = say(f"option-{option.key}"), table.options.get(option.key, option.values[0])
        about = f"{say.key}-option-{option.key}-about"
        told = say.words(about) if say.words.has(about) else ""
        found = settings.open_values(option.key, table.seat_count, {**table.options, option.key: now})
        yield Line(
            f"{name}: {say(f'option-{option.key}-{played[option.key]}')}",
            [
                Change(
                    f"{name}: {say(f'option-{option.key}-{comes_to}')}",
                    f"{option.key}:{value}",
                    told if comes_to != OFF else "",
                )
                for comes_to, value in found.items()
                if value != now
            ],
        )


def _of_the_house(
    table: Table, say: Teller, house: Sequence[TableOption], keys: Sequence[str], *, others: bool = False
) -> Iterator[Line]:
    """The house's options of these names, or all others."""
    order = {key: at for at, key in enumerate(keys)}
    for option in sorted(house, key=lambda one: order.get(one.key, 0)):
        if (option.key in keys) is not others:
            key = f"bot-option-{option.key}"
            now = table.options.get(option.key, option.values[0])
            told = {value: f"{say.words(key)}: {say.words(f'{key}-{value}')}" for value in option.values}
            yield Line(told[now], [Change(told[value], f"{option.key}:{value}") for value in told if value != now])


def _of_time(table: Table) -> tuple[str, ...]:
    """What is about time; of clocks nobody hears where there is none."""
    clocks = table.options.get(CLOCK, OFF) != OFF
    return tuple(key for key in PACE if clocks or key not in OF_CLOCKS)


def _seats(table: Table, say: Teller) -> Iterator[Line]:
    name = say.words("bot-lobby-seats")
    counts = [count for count in game(table.game).settings.seat_counts if count >= len(table.seats)]
    changes = [Change(f"{name}: {count}", f"{SEATS}:{count}") for count in counts if count != table.seat_count]
    yield Line(f"{name}: {table.seat_count}", changes)


def _until(table: Table, say: Teller) -> Iterator[Line]:
    """So long people are looked for; the hour itself stands there, and any span begins now."""
    if table.seat_count == 1:
        return
    name, until = say.words("bot-lobby-within"), table.wanted_until
    spans = {f"{WITHIN}:{span}": f"{name}: {say.words(f'bot-lobby-within-{span}')}" for span in WITHINS}
    told = spans.pop(f"{WITHIN}:open-end") if until is None else f"{name}: {at_time(until)}"
    yield Line(told, [Change(label, value) for value, label in spans.items()])


def _list(table: Table, group: str, lines: Sequence[Line], say: Teller) -> Rows:
    changes = [change for line in lines for change in line.changes][:IN_A_LIST]
    if not changes:
        return []
    about: Mapping[str, str] = {change.value: change.about for change in changes}
    told: Callable[[str], str] = lambda value: about.get(value, "")  # noqa: E731
    named = say.words("bot-settings-change", group=say.words(f"bot-lobby-{group}"))
    at = ids.Control(table.id, OPTION, args=(group,)).id()
    return [[dropdown(named, at, [(change.label, change.value) for change in changes], about=told)]]


def _tempo(table: Table, pace: str, say: Teller) -> Widget:
    now = pace_of(table.options) == pace
    style = ButtonStyle.primary if now else ButtonStyle.secondary
    at = ids.Control(table.id, TEMPO, args=(pace,)).id()
    return button(say.words(f"bot-pace-{pace}"), at, style, disabled=now)


def _invitations(table: Table, say: Teller) -> Rows:
    if table.open and not is_choosy(table.options):
        return []
    chooser: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=ids.Control(table.id, "invite").id(),
        placeholder=say.words("bot-card-invite"),
        min_values=1,
        max_values=IN_A_LIST,
    )
    return [[chooser]]


def _last(table: Table, say: Teller) -> list[Widget]:
    full = len(table.seats) >= table.seat_count
    style = ButtonStyle.success if full else ButtonStyle.secondary
    return [
        button(say.words("bot-card-start"), ids.Control(table.id, "start").id(), style),
        button(say.words("bot-card-close"), ids.Control(table.id, CLOSE).id()),
    ]
