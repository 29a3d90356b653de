"""The publisher at work, in a harbour."""

from tests.support.ports import ada, boris, drawn, port

__all__ = ["ada", "boris", "drawn", "port"]
