"""The commands as Discord gets them: within its limits, in both languages, nothing left out."""

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

import texts
from bot.client.caravel import Caravel
from bot.host.settings import Settings
from bot.store.engine.database import Store
from games.core.fields import written
from games.registry import GAMES
from texts import DEFAULT, LOCALES, words

Json = dict[str, Any]
TEXTS = Path(texts.__file__).parent
PLACEABLE = re.compile(r"\{[^}]*\}")
NAME = re.compile(r"[-_0-9a-zа-яё]{1,32}")
SUBCOMMAND, GROUP = 1, 2
MOST_LINES = 50
"""So many commands somebody sees who types a slash, those of the games among them."""


@pytest.fixture
async def commands(tmp_path: Path) -> AsyncIterator[list[Json]]:
    """What would be synced."""
    async with Store.open(tmp_path) as store, Caravel(Settings(data=tmp_path, drawing="thread"), store) as client:
        await client.load_cogs()
        assert client.tree.translator is not None
        yield await client.tree.payload()


def parts(command: Json) -> Iterator[Json]:
    yield command
    for option in command.get("options", ()):
        yield from parts(option)


def longest(part: Json, key: str) -> int:
    return max(len(text) for text in [part[key], *(part.get(f"{key}_localizations") or {}).values()])


def size(command: Json) -> int:
    """As Discord counts it: names, descriptions and values, each in its longest translation."""
    total = sum(longest(part, "name") + longest(part, "description") for part in parts(command))
    choices = [choice for part in parts(command) for choice in part.get("choices", ())]
    return total + sum(longest(choice, "name") + len(str(choice["value"])) for choice in choices)


async def test_the_commands_are_within_discords_limits(commands: list[Json]) -> None:
    assert len(commands) <= 100
    for command in commands:
        assert size(command) <= 8000, command["name"]
        for part in parts(command):
            assert len(part.get("options", ())) <= 25
            assert len(part.get("choices", ())) <= 25
            for name in (part["name"], *(part.get("name_localizations") or {}).values()):
                assert NAME.fullmatch(name), name
            for text in (part["description"], *(part.get("description_localizations") or {}).values()):
                assert 1 <= len(text) <= 100


async def test_everything_is_described_in_russian(commands: list[Json]) -> None:
    for command in commands:
        for part in parts(command):
            assert part["name_localizations"]["ru"], (command["name"], part["name"])
            russian = part["description_localizations"]["ru"]
            assert re.search("[а-яё]", russian, re.IGNORECASE), (command["name"], part["name"])


async def test_siblings_have_names_of_their_own(commands: list[Json]) -> None:
    for siblings in (
        commands,
        *(part["options"] for command in commands for part in parts(command) if "options" in part),
    ):
        for names in (
            [each["name"] for each in siblings],
            [(each.get("name_localizations") or {}).get("ru", each["name"]) for each in siblings],
        ):
            assert len(set(names)) == len(names), sorted(names)


def called(part: Json, locale: str) -> str:
    """The name by which people of this language call it."""
    return str((part.get("name_localizations") or {}).get(locale, part["name"]))


def by_path(command: Json, before: str = "", locale: str = "en") -> Iterator[tuple[str, Json]]:
    """All commands below this one, by what people type."""
    path = f"{before} {called(command, locale)}".strip()
    yield path, command
    for option in command.get("options", ()):
        if option["type"] in (SUBCOMMAND, GROUP):
            yield from by_path(option, path, locale)


MENTIONED = re.compile(r"`/([^`]+)`|(?<![\w`<])/((?:[^\W\d_]|-)+(?: [^\W\d_]+)?)")
"""A command in a text: all that stands in its quotes; elsewhere a word and the next, which may belong to it."""


NAMED = re.compile(r"\{ *([a-z-]+-(?:command|param)-[a-z-]+) *\}")


def said(text: str, locale: str) -> str:
    """With the names of commands and their blanks, which stand elsewhere, in their places."""
    return NAMED.sub(lambda found: words(locale)(found[1]), text)


@pytest.mark.parametrize("locale", LOCALES)
async def test_texts_name_commands_and_their_blanks_as_their_reader_types_them(
    commands: list[Json], locale: str
) -> None:
    known = {path: part for command in commands for path, part in by_path(command, locale=locale)}
    runnable = {
        path: {called(option, locale) for option in part.get("options", ())}
        for path, part in known.items()
        if not any(option["type"] in (SUBCOMMAND, GROUP) for option in part.get("options", ()))
    }
    for file in sorted((TEXTS / locale).glob("*.ftl")):
        for quoted, bare in MENTIONED.findall(said(file.read_text(encoding="utf-8"), locale)):
            typed = PLACEABLE.sub("", quoted or bare)
            path, *blanks = re.split(r" (?=[^\W\d_]+(?:-[^\W\d_]+)*:)", typed)
            one_word = path.split(" ")[0]
            assert path in runnable or (bare and one_word in runnable), f"{file.name}: /{typed}"
            assert {blank.partition(":")[0] for blank in blanks} <= runnable.get(path, set()), f"{file.name}: /{typed}"


SPELLED = re.compile(r"(?:`|(?<![\w`<{/]))/[^\W\d_]")
"""A command whose name is written out in a text, not taken from where it stands."""


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != DEFAULT])
def test_a_translation_takes_the_names_of_commands_from_one_place(locale: str) -> None:
    files = [(file.name, file.read_text(encoding="utf-8")) for file in sorted((TEXTS / locale).glob("*.ftl"))]
    assert [f"{name}: {text[at.start() :][:40]}" for name, text in files for at in SPELLED.finditer(text)] == []


@pytest.mark.parametrize("key", GAMES)
async def test_a_game_is_one_command_with_two_blanks(commands: list[Json], key: str) -> None:
    (found,) = [command for command in commands if command["name"].startswith(written(key))]
    assert [option["name"] for option in found["options"]] == ["move", "details"]
    assert all(option["autocomplete"] and not option["required"] for option in found["options"])


async def test_few_lines_stand_in_the_list_of_commands(commands: list[Json]) -> None:
    lines = [path for command in commands for path, part in by_path(command) if _runs(part)]
    assert len(lines) <= MOST_LINES
    assert len([line for line in lines if line.split()[0] in map(written, GAMES)]) == len(GAMES)


async def test_a_host_may_leave_the_games_commands_out(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, drawing="thread", game_commands=False)
    async with Store.open(tmp_path) as store, Caravel(settings, store) as client:
        await client.load_cogs()
        names = {command["name"] for command in await client.tree.payload()}
    assert names.isdisjoint(map(written, GAMES))
    assert {"move", "play", "board"} <= names


def _runs(part: Json) -> bool:
    """Whether it is a line in Discord's list, and not what others stand under."""
    return not any(option["type"] in (SUBCOMMAND, GROUP) for option in part.get("options", ()))


async def test_the_shared_commands_are_there(commands: list[Json]) -> None:
    wanted = {
        "play", "board", "hand", "status", "log", "move", "undo", "games", "next", "rematch", "leave", "end", "help",
        "settings", "watch", "caravel",
    }  # fmt: skip
    assert wanted <= {command["name"] for command in commands}
