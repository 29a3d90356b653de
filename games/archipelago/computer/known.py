"""What is thought out once at a question, however many of the moves it bears on."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Protocol, TypeVar, cast


class Thinker(Protocol):
    """Whoever thinks at one question, of a view that stays as it is meanwhile."""

    known: dict[Hashable, Any]


F = TypeVar("F", bound=Callable[..., Any])


def remembered(reckoned: F) -> F:
    """Whoever thinks knows it from then on; of what it depends on besides, is told in order."""

    @wraps(reckoned)
    def known(mind: Thinker, *of: Hashable) -> Any:
        found = mind.known.get((reckoned, of))
        if found is None:
            found = mind.known[reckoned, of] = reckoned(mind, *of)
        return found

    return cast("F", known)
