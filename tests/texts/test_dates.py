"""A day or an hour says in which zone it counts: Discord shows it to each reader in their own, or the text names it."""

import re
from pathlib import Path

import pytest

import bot
import texts
from bot.panel.messages.settings_card import settings_card
from bot.store.identity import UserId
from bot.store.people.choices import Choices
from bot.tables.own_settings import chosen
from tests.bot.panel.shown import shown
from texts import LOCALES

HOUSE = Path(bot.__file__).parents[1]
HOUR = re.compile(r"(?<![\d:])\d{1,2}:\d\d(?![\d:])")
AN_EXAMPLE = re.compile(r"such as|like |example|Try |например|как |так: |вида|пример", re.IGNORECASE)
A_ZONE = re.compile(r"UTC|\$zone|own time|Europe/Berlin|часовому поясу игрока", re.IGNORECASE)
STAMPED = {
    "bot/panel/kit/links.py",
    "bot/tables/model.py",
    "bot/features/history/words.py",
    "bot/features/absence/service.py",
}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_names_an_hour_without_a_zone_but_in_an_example(locale: str) -> None:
    lines = [
        (file.name, line)
        for file in sorted((Path(texts.__file__).parent / locale).glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if HOUR.search(line)
    ]
    assert lines
    assert [line for _, line in lines if not AN_EXAMPLE.search(line) and not A_ZONE.search(line)] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("zone", ["", "Europe/Berlin"])
def test_every_hour_of_ones_settings_says_its_zone(locale: str, zone: str) -> None:
    habits = {"zone": zone, "quiet": "22:00-08:00", "digest": "18:00"}
    now = chosen(Choices(UserId(1)), 12.0) | {key: value or "none" for key, value in habits.items()}
    found = list(shown(settings_card(now, locale)))
    told = [line for part in found if part["type"] == 10 for line in part["content"].splitlines()]
    told += [option["label"] for part in found if part["type"] == 3 for option in part["options"]]
    hours = [line for line in told if HOUR.search(line)]
    assert len(hours) >= 4
    assert [line for line in hours if (zone or "UTC") not in line] == []


def test_hours_that_are_no_settings_are_left_to_discord_to_show() -> None:
    """Whoever reads them sees them in the zone of their own device."""
    rooms = [file for room in ("bot", "cogs") for file in (HOUSE / room).rglob("*.py") if "local" not in file.parts]
    stamping = {file.relative_to(HOUSE).as_posix() for file in rooms if "<t:" in file.read_text(encoding="utf-8")}
    assert stamping == STAMPED
    telling = {file.relative_to(HOUSE).as_posix() for file in rooms if "strftime" in file.read_text(encoding="utf-8")}
    assert telling == set()
