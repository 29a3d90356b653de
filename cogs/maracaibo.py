"""Maracaibo's moves as commands."""

from bot.client import Caravel
from cogs.game_cog import add_moves


async def setup(client: Caravel) -> None:
    """Add the commands."""
    add_moves(client, "maracaibo")
