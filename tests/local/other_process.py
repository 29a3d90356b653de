"""The throwaway bot in a process of its own: `python other_process.py ADDRESS`."""

import asyncio
import sys

from bot.local.redirection import pointed_at
from tests.local.throwaway import Interaction, Throwaway


async def act(interaction: Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await asyncio.to_thread(sum, range(1_000_000))
    await interaction.edit_original_response(content="from afar")


async def main() -> None:
    client = Throwaway()
    client.act = act
    async with client:
        await client.start("local")


if __name__ == "__main__":
    with pointed_at(sys.argv[1]):
        asyncio.run(main())
