"""The pictures of a table, drawn beside the event loop."""

from bot.pictures.drawing import Pictures

__all__ = ["Pictures"]
