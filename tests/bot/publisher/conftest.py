"""The publisher at work, in a harbour."""

from tests.support.ports import ada, drawn, port

__all__ = ["ada", "drawn", "port"]
