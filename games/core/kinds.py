"""Kinds of steps and moves: the classes themselves say what there is, and what it is called in saved games."""

import re
from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["OneOf", "kinds_of", "word_of"]

if TYPE_CHECKING:
    from typing import Annotated as OneOf
else:

    class OneOf:
        """`OneOf[Step, __name__]`: any of the steps that this module has written down above."""

        def __class_getitem__(cls, asked: tuple[type, str]) -> Any:
            """All of them as a union; what begins with an underscore is only what several have in common."""
            base, module = asked
            written = (kind for kind in kinds_of(base) if kind.__module__ == module)
            return reduce(or_, (kind for kind in written if not kind.__name__.startswith("_")))


T = TypeVar("T")


def kinds_of(base: type[T]) -> Iterator[type[T]]:
    """All that derive from it, in the order in which they are written down."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def word_of(name: str) -> str:
    """The word that the name of a class makes: `use_tile` of `UseTile`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
