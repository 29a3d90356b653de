"""Maracaibo's moves as commands."""

from bot.client.caravel import Caravel
from cogs.kit.move_commands import add_moves


async def setup(client: Caravel) -> None:
    """Add the commands."""
    add_moves(client, "maracaibo")
