"""Caravel as people meet it: the real client, on a local Discord that checks all it is asked."""

from tests.support.ports import ada, boris, clara, drawn, port

__all__ = ["ada", "boris", "clara", "drawn", "port"]
