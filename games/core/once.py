"""What is reckoned once for an object, when it is first asked for."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - it is written like a property
    """As functools' cached_property, without the lock that it takes each time before Python 3.12."""

    def __init__(self, rule: Callable[[Any], T]) -> None:
        self._rule = rule
        self.__doc__ = rule.__doc__

    def __set_name__(self, kind: type, name: str) -> None:
        self._name = name

    def __get__(self, whole: Any, kind: type) -> T:
        found = whole.__dict__[self._name] = self._rule(whole)
        return found
