"""Brings icons and small drawings to Discord as the application's own emojis, whenever they changed."""

import asyncio
import logging

import discord

from bot.tables.emblems import Emblems
from render.emblems import in_use
from render.emojis import drawn_as, emoji_name, emoji_picture

log = logging.getLogger(__name__)

LEARNS_AGAIN = 60.0
PACE = 0.2
"""Seconds between two uploads: nothing cosmetic stands before what somebody waits for."""


class Emojis:
    """A task beside everything else; whatever is refused, everything can be read without."""

    def __init__(self, client: discord.Client, emblems: Emblems, pace: float = PACE) -> None:
        self._client = client
        self._emblems = emblems
        self._pace = pace
        self._task: asyncio.Task[None] | None = None

    def start(self, *, learns: bool = False) -> None:
        """Begin to look what is there; who only learns leaves it to another process to bring what is lacking."""
        self._task = asyncio.create_task(self._learn_all() if learns else self.try_to_bring(), name="emojis")

    async def stop(self) -> None:
        """Let go."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def bring(self) -> None:
        """Upload what is lacking, remove what was drawn otherwise, and learn how each is written: icons first."""
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        wanted = await asyncio.to_thread(lambda: {emoji_name(drawn): drawn for drawn in in_use()})
        self._learn(there, wanted)
        for name, drawn in wanted.items():
            if name not in there:
                picture = await asyncio.to_thread(emoji_picture, drawn)
                there[name] = await self._client.create_application_emoji(name=name, image=picture)
                self._learn(there, wanted)
                await asyncio.sleep(self._pace)
        outdated = [emoji for name, emoji in there.items() if name not in wanted and drawn_as(name) in wanted.values()]
        for emoji in outdated:
            await emoji.delete()
        if outdated:
            log.info("emojis replaced", extra={"count": len(outdated)})

    async def try_to_bring(self) -> None:
        """The same; what Discord refuses is noted and done without."""
        try:
            await self.bring()
        except (discord.HTTPException, ValueError) as refused:
            log.warning("no emojis of our own: %s", refused)

    async def _learn_all(self) -> None:
        """How each is written, as soon as all are there."""
        wanted = await asyncio.to_thread(lambda: {emoji_name(drawn): drawn for drawn in in_use()})
        while True:
            try:
                there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
            except discord.HTTPException as refused:
                log.warning("no emojis of our own: %s", refused)
            else:
                self._learn(there, wanted)
                if wanted.keys() <= there.keys():
                    return
            await asyncio.sleep(LEARNS_AGAIN)

    def _learn(self, there: dict[str, discord.Emoji], wanted: dict[str, str]) -> None:
        self._emblems.learn({drawn: str(there[name]) for name, drawn in wanted.items() if name in there})
