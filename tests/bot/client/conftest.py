"""The client at work, in a harbour."""

from tests.support.ports import port

__all__ = ["port"]
