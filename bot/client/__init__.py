"""The client: Caravel as Discord sees it, and what time brings."""

from bot.client.caravel import Caravel

__all__ = ["Caravel"]
