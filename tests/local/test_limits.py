"""What Discord refuses and no schema says: lengths, numbers, names, combinations."""

import io
from typing import Any

import discord
import pytest

from tests.driver import Player
from tests.local.throwaway import Throwaway

V2 = 1 << 15
BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
OPTION = {"label": "A", "value": "a"}
SELECT = {"type": 3, "custom_id": "s", "options": [OPTION]}


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def layout(*components: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)}


def gallery(url: str) -> dict[str, Any]:
    return layout({"type": 12, "items": [{"media": {"url": url}}]})


SOUND: dict[str, dict[str, Any]] = {
    "2,000 characters": {"content": "x" * 2000},
    "4,000 characters in a layout": layout(text("x" * 2000), text("x" * 2000)),
    "40 components": layout(*[text("x")] * 40),
    "5 rows of 5 buttons": {
        "components": [row(*[BUTTON | {"custom_id": f"{r}-{b}"} for b in range(5)]) for r in range(5)]
    },
    "25 options": {"components": [row(SELECT | {"options": [{"label": "A", "value": str(n)} for n in range(25)]})]},
    "a custom id of 100": {"components": [row(BUTTON | {"custom_id": "x" * 100})]},
    "a picture from elsewhere": gallery("https://example.org/a.png"),
    "an emoji alone": {"components": [row({"type": 2, "style": 1, "custom_id": "go", "emoji": {"name": "🚢"}})]},
}

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "content too long": ({"content": "x" * 2001}, "content: Must be 2000 or fewer"),
    "too much text in a layout": (layout(text("x" * 2001), text("x" * 2000)), "displayable text size"),
    "an empty text": (layout(text("")), "Must be between 1 and 4000"),
    "41 components": (layout(*[text("x")] * 41), "Must be between 1 and 40"),
    "41 nested components": (layout({"type": 17, "components": [text("x")] * 40}), "number of total components"),
    "6 rows": ({"components": [row(BUTTON | {"custom_id": str(n)}) for n in range(6)]}, "between 0 and 5"),
    "6 buttons in a row": ({"components": [row(*[BUTTON | {"custom_id": str(n)} for n in range(6)])]}, "1 and 5"),
    "an empty row": ({"components": [row()]}, "between 1 and 5"),
    "26 options": (
        {"components": [row(SELECT | {"options": [{"label": "A", "value": str(n)} for n in range(26)]})]},
        "between 1 and 25",
    ),
    "no options": ({"components": [row(SELECT | {"options": []})]}, "between 1 and 25"),
    "the same value twice": ({"components": [row(SELECT | {"options": [OPTION, OPTION]})]}, "already used"),
    "more to choose than there is": ({"components": [row(SELECT | {"max_values": 2})]}, "between 2 and 25"),
    "at least more than at most": (
        {"components": [row(SELECT | {"min_values": 2, "max_values": 1})]},
        "min_values: Must be 1 or lower",
    ),
    "a select beside a button": ({"components": [row(SELECT, BUTTON)]}, "maximum width"),
    "the same custom id twice": ({"components": [row(BUTTON, BUTTON)]}, "cannot be duplicated"),
    "no custom id": ({"components": [row({"type": 2, "style": 1, "label": "Go"})]}, "required"),
    "a custom id too long": ({"components": [row(BUTTON | {"custom_id": "x" * 101})]}, "between 1 and 100"),
    "a label too long": ({"components": [row(BUTTON | {"label": "x" * 81})]}, "80 or fewer"),
    "no label": ({"components": [row(BUTTON | {"label": ""})]}, "label or an emoji"),
    "an emoji that is none": ({"components": [row(BUTTON | {"emoji": {"name": "✓"}})]}, "Invalid emoji"),
    "a placeholder too long": ({"components": [row(SELECT | {"placeholder": "x" * 151})]}, "150 or fewer"),
    "a layout without its flag": ({"components": [text("x")]}, "must be one of"),
    "a layout with content": (layout(text("x")) | {"content": "x"}, "cannot be used when"),
    "a layout with embeds": (layout(text("x")) | {"embeds": [{"title": "x"}]}, "cannot be used when"),
    "a picture that was not sent": (gallery("attachment://other.png"), "attachment was not found"),
    "a picture from nowhere": (gallery("ftp://example.org/a.png"), "Scheme"),
    "a container in a container": (layout({"type": 17, "components": [{"type": 17, "components": []}]}), "one of"),
    "a button at the top": (layout(BUTTON), "must be one of"),
    "embeds of 6,001 characters": (
        {"embeds": [{"description": "x" * 4096}, {"description": "x" * 1905}]},
        "maximum size of 6000",
    ),
    "nothing at all": ({}, "empty message"),
    "users both parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "mutually exclusive",
    ),
}


async def send(bot: Throwaway, ada: Player, body: dict[str, Any]) -> None:
    channel_id = ada.place("tables").id
    await bot.http.request(
        discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id), json=body
    )


@pytest.mark.parametrize("body", SOUND.values(), ids=SOUND.keys())
async def test_what_just_fits_is_taken(bot: Throwaway, ada: Player, body: dict[str, Any]) -> None:
    await send(bot, ada, body)
    assert len(ada.sees("tables")) == 1


@pytest.mark.parametrize(("body", "words"), REFUSED.values(), ids=REFUSED.keys())
async def test_what_does_not_fit_is_refused(bot: Throwaway, ada: Player, body: dict[str, Any], words: str) -> None:
    with pytest.raises(discord.HTTPException, match=words) as caught:
        await send(bot, ada, body)
    assert caught.value.status == 400
    assert ada.sees("tables") == []


async def test_a_file_of_more_than_ten_mebibytes_is_refused(bot: Throwaway, ada: Player) -> None:
    channel = bot.get_partial_messageable(ada.place("tables").id)
    largest = 10 * 1024 * 1024
    await channel.send(file=discord.File(io.BytesIO(bytes(largest)), "fits.bin"))
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(file=discord.File(io.BytesIO(bytes(largest + 1)), "large.bin"))
    assert caught.value.code == 40005


async def test_the_fault_names_its_place(bot: Throwaway, ada: Player) -> None:
    with pytest.raises(discord.HTTPException, match=r"In components\.0\.components\.0\.label: Must be 80 or fewer"):
        await send(bot, ada, {"components": [row(BUTTON | {"label": "x" * 81})]})


COMMAND = {"name": "move", "description": "Move", "type": 1}
PLACE = {"type": 3, "name": "place", "description": "Where"}
SUB: dict[str, Any] = {"type": 1, "name": "sub", "description": "Sub"}
GROUP: dict[str, Any] = {"type": 2, "name": "group", "description": "Group"}


def with_options(*options: dict[str, Any]) -> list[dict[str, Any]]:
    return [COMMAND | {"options": list(options)}]


def command_of(characters: int, translated: int = 0) -> dict[str, Any]:
    """A command of so many characters; its last description's translation is `translated` longer than it."""
    choices = [{"name": f"{n:02}" + "x" * 98, "value": "v"} for n in range(25)]
    options = [PLACE | {"name": f"p{n}", "description": "d" * 100, "choices": choices} for n in range(3)]
    known = len("move" + "Move") + 3 * (len("p0") + 100 + 25 * 101) + len("p3") + 101
    rest = "d" * (characters - known)
    last = PLACE | {"name": "p3", "description": rest, "description_localizations": {"ru": rest + "d" * translated}}
    return COMMAND | {"options": [*options, last | {"choices": choices[:1]}]}


REFUSED_COMMANDS: dict[str, tuple[list[dict[str, Any]], str]] = {
    "a capital": ([COMMAND | {"name": "Move"}], "name is invalid"),
    "a space": ([COMMAND | {"name": "a move"}], "name is invalid"),
    "a capital in a translation": ([COMMAND | {"name_localizations": {"ru": "Ход"}}], "name is invalid"),
    "a name too long": ([COMMAND | {"name": "x" * 33}], "between 1 and 32"),
    "no description": ([{"name": "move", "type": 1}], "required"),
    "a description too long": ([COMMAND | {"description": "x" * 101}], "between 1 and 100"),
    "an unknown locale": ([COMMAND | {"name_localizations": {"xx": "move"}}], "Locale"),
    "the same name twice": ([COMMAND, COMMAND], "must be unique"),
    "26 options": (with_options(*[PLACE | {"name": f"p{n}"} for n in range(26)]), "between 0 and 25"),
    "required after optional": (
        with_options(PLACE, PLACE | {"name": "other", "required": True}),
        "Required options must be placed before",
    ),
    "the same option twice": (with_options(PLACE, PLACE), "already exists"),
    "autocomplete with choices": (
        with_options(PLACE | {"autocomplete": True, "choices": [{"name": "A", "value": "a"}]}),
        "autocomplete with choices",
    ),
    "a choice too long": (with_options(PLACE | {"choices": [{"name": "x" * 101, "value": "a"}]}), "1 and 100"),
    "minimum above maximum": (
        with_options({"type": 4, "name": "n", "description": "N", "min_value": 3, "max_value": 2}),
        "lower than or equal",
    ),
    "a subcommand beside an option": (
        with_options(PLACE, SUB),
        "cannot stand beside",
    ),
    "an option in a group": (with_options(GROUP | {"options": [PLACE]}), "Value must be one of {1}"),
    "a group in a group": (with_options(GROUP | {"options": [GROUP]}), "Value must be one of {1}"),
    "a subcommand in a subcommand": (with_options(SUB | {"options": [SUB]}), "Value must be one of {3"),
    "8,001 characters": ([command_of(8001)], "maximum size"),
    "a translation that makes it 8,001": ([command_of(8000, translated=1)], "maximum size"),
    "101 commands": ([COMMAND | {"name": f"m{n}"} for n in range(101)], "Maximum number"),
}


@pytest.mark.parametrize(("commands", "words"), REFUSED_COMMANDS.values(), ids=REFUSED_COMMANDS.keys())
async def test_commands_that_do_not_fit_are_refused(
    bot: Throwaway, ada: Player, commands: list[dict[str, Any]], words: str
) -> None:
    before = set(ada.commands("tables"))
    route = discord.http.Route("PUT", "/applications/{application_id}/commands", application_id=bot.application_id)
    with pytest.raises(discord.HTTPException, match=words):
        await bot.http.request(route, json=commands)
    assert set(ada.commands("tables")) == before


async def test_commands_that_just_fit_are_taken(bot: Throwaway, ada: Player) -> None:
    route = discord.http.Route("PUT", "/applications/{application_id}/commands", application_id=bot.application_id)
    await bot.http.request(route, json=[command_of(8000), *(COMMAND | {"name": f"m{n}"} for n in range(99))])
    assert len(ada.commands("tables")) == 100
