"""In which language somebody is spoken to, and whether privately."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.people import people as module
from bot.people.people import People
from bot.store.engine.database import Store
from bot.store.identity import UserId

ADA = UserId(101)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with Store.open(tmp_path) as opened:
        yield opened


def acting(locale: str) -> Any:
    """An interaction of Ada, whose Discord is in this language."""
    return SimpleNamespace(user=SimpleNamespace(id=ADA, display_name="Ada"), locale=locale)


async def test_a_stranger_is_spoken_to_as_discord_says(store: Store) -> None:
    people = People(store)
    assert (await people.person(acting("ru"))).locale == "ru"
    assert (await people.person(acting("pt-BR"))).locale == "en"


async def test_the_hosts_language_is_for_those_whose_discord_is_in_another(store: Store) -> None:
    people = People(store, otherwise="ru")
    assert people.language_now(ADA, "uk") == "ru"
    assert (await people.person(acting("uk"))).locale == "ru"
    assert (await people.person(acting("en-US"))).locale == "en"


async def test_a_chosen_language_comes_before_discords(store: Store) -> None:
    people = People(store)
    await people.choose(ADA, language="ru")
    assert (await people.person(acting("en-GB"))).locale == "ru"
    assert people.language_now(ADA, "en-GB") == "ru"
    await people.choose(ADA, language="auto")
    assert (await people.person(acting("en-GB"))).locale == "en"


async def test_whom_caravel_writes_to_first_reads_the_language_of_their_discord(store: Store) -> None:
    people = People(store)
    assert await people.language(ADA, otherwise="en") == "en"
    await people.person(acting("ru"))
    assert await people.language(ADA, otherwise="en") == "ru"
    assert await People(store).language(ADA, otherwise="en") == "ru"


async def test_one_choice_leaves_the_others(store: Store) -> None:
    people = People(store)
    await people.choose(ADA, language="ru")
    await people.choose(ADA, dms=False)
    chosen = await People(store).choices(ADA)
    assert (chosen.language, chosen.dms) == ("ru", False)


async def test_choices_made_at_once_leave_each_other(store: Store) -> None:
    people = People(store)
    await people.person(acting("en-GB"))
    await asyncio.gather(people.choose(ADA, dms=False), people.person(acting("ru")), people.choose(ADA, language="en"))
    for chosen in (await people.choices(ADA), await People(store).choices(ADA)):
        assert (chosen.language, chosen.dms, chosen.settings) == ("en", False, {"discord_language": "ru"})


async def test_only_those_met_lately_are_remembered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 2)
    people = People(store)
    await people.choose(ADA, language="ru")
    for stranger in (1, 2):
        await people.choices(UserId(stranger))
    assert people.language_now(ADA, "en-US") == "en"
    assert await people.language(ADA, otherwise="en") == "ru"
