"""What people set for themselves and for a table stands on one screen, each thing under one name."""

from collections.abc import Iterator

import pytest
from discord.app_commands import locale_str
from msgspec.structs import replace

from bot.features.campaigns.words import chooser
from bot.panel.kit.widgets import IN_A_LIST
from bot.panel.kit.wording import escaped
from bot.panel.messages.host_settings import closing, host_settings
from bot.panel.messages.lobby_card import lobby_card
from bot.panel.messages.settings_card import settings_card
from bot.store.identity import UserId
from bot.store.people.choices import Choices
from bot.store.table.records import Table
from bot.tables.lobby.house_options import HOUSE_OPTIONS, PACE, PACES, chosen_options, house_options_for, pace_of
from bot.tables.own_settings import GROUPS, OFFERED, chosen
from cogs.kit.habits import Wishes, wished
from cogs.settings import SettingsCommands
from games.core.game import AnyGame
from games.registry import GAMES, game
from tests.bot.panel.shown import check, shown, texts
from tests.support.positions import table_of
from tests.support.screens import one_decision
from texts import DEFAULT, LOCALES, words

BOTH = pytest.mark.parametrize("locale", LOCALES)
NEW = chosen(Choices(UserId(1)), 24.0)
BUTTON, A_LIST = 2, 3


def lists(posting: object) -> dict[str, dict[str, str]]:
    """The lists of a message by their placeholders: labels by values."""
    found = [part for part in shown(posting) if part["type"] == A_LIST]  # type: ignore[arg-type]
    return {part["placeholder"]: {each["value"]: each["label"] for each in part["options"]} for part in found}


def lobbies(key: str) -> Iterator[Table]:
    """Tables of a game that have not begun, with every option once, and with clocks or none."""
    found = game(key)
    for seats in found.settings.seat_counts:
        for options in settings_of(found, seats):
            for pace in (*PACES.values(), {"clock": "bank_2d"}):
                whole = chosen_options(found, {**options, **pace})
                yield table_of(key, 1, status="lobby", seat_count=seats, options=whole, open=False)


def settings_of(found: AnyGame, seats: int) -> Iterator[dict[str, str]]:
    usual = found.settings.chosen({})
    yield usual
    for option in found.settings.options_for(seats):
        for value in option.values:
            if found.settings.fits(seats, changed := {**usual, option.key: value}) is None:
                yield changed


@BOTH
def test_what_is_ones_own_stands_on_one_screen_and_each_value_is_two_taps_away(locale: str) -> None:
    card = settings_card(NEW, locale)
    check(card)
    one_decision(card)
    there = {value for values in lists(card).values() for value in values}
    for settings in GROUPS.values():
        for setting in settings:
            for value in OFFERED[setting]:
                assert (f"{setting}:{value}" in there) is (value != NEW[setting]), (setting, value)


@BOTH
def test_a_setting_has_one_name_in_its_state_its_list_its_window_and_its_command(locale: str) -> None:
    say = words(locale)
    card = settings_card(NEW, locale)
    assert {setting for group in GROUPS.values() for setting in group} == {*OFFERED} == {*Wishes.__struct_fields__}
    assert {*SettingsCommands.settings._params} == {*OFFERED}
    for setting in OFFERED:
        name = say(f"bot-setting-{setting}")
        option = SettingsCommands.settings._params[setting]._rename
        assert isinstance(option, locale_str)
        typed = option.message if locale == DEFAULT else say(option.extras["key"])
        assert typed == name.casefold().replace(" ", "-")
        assert f"{name}: " in texts(card)
        every = [choice for values in lists(card).values() for choice in values.items()]
        labels = [label for value, label in every if value.startswith(f"{setting}:")]
        assert labels
        assert all(label.startswith(f"{name}: ") for label in labels)


def test_what_is_chosen_means_just_that() -> None:
    for setting, values in OFFERED.items():
        for value in values:
            wishes = wished(setting, value)
            assert [name for name in Wishes.__struct_fields__ if getattr(wishes, name) is not None] == [setting]


@BOTH
def test_what_is_typed_is_told_as_it_is(locale: str) -> None:
    now = {**NEW, "reminders": "2.5", "digest": "7:30", "zone": "Europe/Berlin", "quiet": "21:15–6:00", "dms": "closed"}
    told = texts(settings_card(now, locale))
    for part in ("2.5" if locale == "en" else "2,5", "7:30", "Europe/Berlin", "21:15–6:00"):
        assert part in told
    assert words(locale)("bot-setting-dms-closed") in told


@BOTH
@pytest.mark.parametrize("key", GAMES)
def test_a_lobby_is_one_screen_and_every_change_is_two_taps_away(key: str, locale: str) -> None:
    for table in lobbies(key):
        campaigns = chooser(table, [], locale)
        panel = host_settings(table, locale, campaigns)
        check(panel)
        one_decision(panel)
        there = {value for values in lists(panel).values() for value in values}
        assert all(len(values) <= IN_A_LIST for values in lists(panel).values())
        for option in house_options_for(game(table.game), table.seat_count):
            if option.key.startswith("clock_") and table.options["clock"] == "off":
                continue
            for value in option.values:
                wanted = f"{option.key}:{value}"
                assert (wanted in there) is (table.options[option.key] != value), wanted
        settings = game(key).settings
        for option_key in settings.in_effect(table.seat_count, table.options):
            for value in settings.open_values(option_key, table.seat_count, table.options).values():
                assert (f"{option_key}:{value}" in there) is (table.options[option_key] != value)


@BOTH
@pytest.mark.parametrize("key", GAMES)
def test_no_two_settings_of_a_lobby_are_called_alike(key: str, locale: str) -> None:
    say = words(locale)
    written = key.replace("_", "-")
    names = [say(f"{written}-option-{option.key.replace('_', '-')}") for option in game(key).settings.options]
    names += [say(f"bot-option-{option.key.replace('_', '-')}") for option in HOUSE_OPTIONS]
    names += [say(f"bot-lobby-{name}") for name in ("seats", "campaign")]
    assert sorted({*names}) == sorted(names)


def test_a_new_table_is_relaxed_and_each_pace_is_known_by_its_settings() -> None:
    for key in GAMES:
        assert pace_of(chosen_options(game(key), {})) == "relaxed"
        for pace, options in PACES.items():
            assert pace_of(chosen_options(game(key), options)) == pace
    assert pace_of({**PACES["brisk"], "deadline": "week"}) is None
    assert pace_of({}) == "relaxed", "a table of before it was a choice"
    assert all({*pace} == {*PACE} for pace in PACES.values())


@BOTH
def test_the_pace_that_is_cannot_be_chosen_again(locale: str) -> None:
    say = words(locale)
    for pace, options in PACES.items():
        table = table_of("settlers", 1, status="lobby", seat_count=2, options=chosen_options(game("settlers"), options))
        buttons = [part for part in shown(host_settings(table, locale)) if part["type"] == BUTTON]
        pressed = {part["label"]: part.get("disabled") for part in buttons}
        for other in PACES:
            assert bool(pressed[say(f"bot-pace-{other}")]) is (other == pace)


@BOTH
def test_closing_names_whom_it_concerns(locale: str) -> None:
    table = replace(table_of("settlers", 2, status="lobby"), invited=frozenset({UserId(900), UserId(101)}))
    asked = texts(closing(table, locale))
    assert escaped(table.names[1]) in asked
    assert "<@900>" in asked
    assert "<@101>" not in asked, "who sits there is named once"
    one_decision(closing(table, locale))
    check(closing(table, locale))


@BOTH
def test_the_options_of_a_card_say_the_pace_that_they_keep(locale: str) -> None:
    options = chosen_options(game("maracaibo"), PACES["brisk"])
    table = table_of("maracaibo", 2, locale, status="lobby", options=options)
    assert words(locale)("bot-option-clock-move-24h") in texts(lobby_card(table))
