"""No rule keeps a test or a soak waiting for ever: it fails where it is, with whatever tells how to repeat it."""

from collections.abc import Callable
from functools import partial, wraps
from typing import Any

from bot.host.watchdog import within
from games.core.play import Play

MOST_SECONDS = 60.0
"""Of the processor's time, and far more than any rule takes on any machine."""
BOUNDED = ("apply", "run", "_request")


def bound_rules() -> None:
    """From now on, in this process."""
    for name in BOUNDED:
        work = getattr(Play, name)
        if not hasattr(work, "__wrapped__"):
            setattr(Play, name, _bounded(work))


def _bounded(work: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(work)
    def bounded(*about: Any) -> Any:
        return within(MOST_SECONDS, partial(work, *about))

    return bounded
