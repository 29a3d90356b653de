"""The pictures of a table, drawn beside the event loop."""

from bot.pictures.drawing import Pictures
from bot.pictures.easel import Easel

__all__ = ["Easel", "Pictures"]
