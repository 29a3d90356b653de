"""What the commands do, drawn from the commands as Discord gets them."""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.client.caravel import Caravel
from bot.host.settings import Settings
from bot.store.engine.database import Store
from games.core.fields import written
from games.registry import GAMES

Json = dict[str, Any]
SUBCOMMAND, GROUP = 1, 2
TYPED = 1
HEAD = """# What the commands do

Discord shows these while you type `/`, in your own language, and suggests what may stand in each blank. What is in
brackets may be left out. Each game has one for its moves: its own page lists them.
"""


@dataclass(frozen=True)
class Command:
    """What a person can type: its path, what it does, its blanks, and the cog that it belongs to."""

    path: str
    about: str
    blanks: tuple[tuple[str, str, bool], ...]
    cog: str


@cache
def commands() -> tuple[Command, ...]:
    """All of them, as they would be told to Discord."""
    return tuple(asyncio.run(_commands()))


async def _commands() -> list[Command]:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        async with Store.open(data) as store, Caravel(Settings(data=data, drawing="thread"), store) as client:
            await client.load_cogs()
            cogs = {command.name: str(command.module) for command in client.tree.get_commands()}
            payload = await client.tree.payload()
    typed = [each for each in payload if each.get("type", TYPED) == TYPED]
    return [command for each in typed for command in _within(each, "/", cogs[each["name"]])]


def _within(part: Json, before: str, cog: str) -> Iterator[Command]:
    path, inner = f"{before}{part['name']}", part.get("options", [])
    below = [each for each in inner if each["type"] in (SUBCOMMAND, GROUP)]
    for each in below:
        yield from _within(each, f"{path} ", cog)
    if not below:
        blanks = tuple((each["name"], each["description"], each.get("required", False)) for each in inner)
        yield Command(path, part["description"], blanks, cog)


def of_game(name: str) -> list[Command]:
    """The command of a game."""
    first = f"/{written(name)}"
    return [each for each in commands() if each.path == first]


def page() -> str:
    """Those of the house, feature by feature."""
    moves = {each for name in GAMES for each in of_game(name)}
    by_cog = dict[str, list[Command]]()
    for each in commands():
        if each not in moves:
            by_cog.setdefault(each.cog, []).append(each)
    parts = (f"\n## {heading(cog)}\n\n{listed(known)}\n" for cog, known in sorted(by_cog.items()))
    return HEAD + "".join(parts)


def heading(cog: str) -> str:
    """What a cog says of itself in its first line."""
    doc = sys.modules[cog].__doc__ or ""
    first = doc.splitlines()[0].removesuffix(".")
    return first.rpartition("`: ")[2][:1].upper() + first.rpartition("`: ")[2][1:]


def listed(known: list[Command]) -> str:
    """Each with its blanks, and what may stand in them."""
    return "\n".join(line for each in known for line in _lines(each))


def _lines(command: Command) -> Iterator[str]:
    blanks = "".join(f" {name}" if required else f" [{name}]" for name, _, required in command.blanks)
    yield f"- `{command.path}{blanks}`: {command.about}"
    for name, about, _ in command.blanks:
        yield f"  - `{name}`: {about}"
