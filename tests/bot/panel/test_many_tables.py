"""Who sits at many tables reads each of them whole, with its link, and may put any of them first."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.calling.words import roundup
from bot.features.next_table.words import in_my_order
from bot.features.seats.words import open_seats_list
from bot.features.watching.words import tables_list
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.store.identity import TableId, UserId
from bot.store.people.choices import MINE, ORDER
from bot.store.table.records import Table
from bot.tables.model import Summary
from tests.bot.panel.shown import check, shown, texts
from tests.support.positions import NOW, table_of
from texts import LOCALES

MANY = 60
PLACE = 10**18


def table_of_long_names() -> Table:
    """What is escaped takes twice the room."""
    table = table_of("archipelago", 5, guild_id=PLACE, thread_id=PLACE)
    return replace(table, seats=tuple(replace(seat, name="*_" * 16) for seat in table.seats))


def many(table: Table) -> list[Summary]:
    seats = tuple(seat.seat for seat in table.seats)
    return [Summary(replace(table, id=TableId(at)), seats, False, NOW) for at in range(1, MANY + 1)]


def lists(locale: str) -> dict[str, Posting]:
    """Every list in which tables stand."""
    tables = many(table_of_long_names())
    return {
        "games": tables_list(tables, locale, "bot-list-games", "bot-list-no-games"),
        "open": open_seats_list(tables, locale, {}),
        "day": roundup(tables, locale, UserId(100), daily=True),
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", lists("en"))
def test_no_table_is_cut_in_its_midst_and_those_left_out_are_counted(locale: str, name: str) -> None:
    posting = lists(locale)[name]
    check(posting)
    told = texts(posting)
    shown_whole = len(re.findall(r"^- .*\]\(https://[^)]*\).*>\)", told, re.MULTILINE))
    assert shown_whole == told.count("https://")
    assert str(MANY - shown_whole) in told.splitlines()[-1 if name != "day" else -2]


def test_every_one_of_many_tables_can_be_put_first() -> None:
    posting = in_my_order(Sheet().text("Tables"), many(table_of("settlers", 2)), {ORDER: MINE}, "en")
    check(posting)
    found: list[dict[str, Any]] = [part for part in shown(posting) if "options" in part]
    assert {option["value"] for each in found for option in each["options"]} == {str(at + 1) for at in range(MANY)}
