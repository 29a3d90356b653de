"""The moves of games that live in packages of their own, as commands."""

from bot.client.caravel import Caravel
from cogs.kit.move_commands import add_moves
from games.registry import GAMES


async def setup(client: Caravel) -> None:
    """Add the commands of each of them."""
    for key, home in GAMES.items():
        if home.brought:
            add_moves(client, key)
