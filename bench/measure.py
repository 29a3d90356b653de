"""Timing things against each other, and the sheet on which the figures are written."""

import gc
import inspect
import os
import statistics
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

Entrant = Callable[[], Awaitable[Any]] | Callable[[], Any]

TICK = os.sysconf("SC_CLK_TCK")
NAME_WIDTH = 58
FIGURE_WIDTH = 13
COLUMNS = ("median", "p99", "x median", "x p99", "asked")


@dataclass(frozen=True)
class Series:
    """How long one thing took, time after time, in seconds."""

    name: str
    seconds: tuple[float, ...]

    @property
    def median(self) -> float:
        """What it takes usually."""
        return statistics.median(self.seconds)

    @property
    def p99(self) -> float:
        """What only one in a hundred exceeds."""
        return sorted(self.seconds)[min(len(self.seconds) - 1, len(self.seconds) * 99 // 100)]


@dataclass(frozen=True)
class Limit:
    """How many times its floor a thing may take."""

    median: float
    p99: float | None = None


async def race(entrants: Mapping[str, Entrant], rounds: int, warm_up: int = 10) -> list[Series]:
    """Run the entrants in turn for so many rounds, and time each; functions and coroutines alike."""
    seconds: dict[str, list[float]] = {name: [] for name in entrants}
    gc.collect()
    for number in range(-warm_up, rounds):
        for name, entrant in entrants.items():
            began = perf_counter()
            result = entrant()
            if inspect.isawaitable(result):
                await result
            took = perf_counter() - began
            if number >= 0:
                seconds[name].append(took)
    return [Series(name, tuple(taken)) for name, taken in seconds.items()]


def spent_by(process: int) -> float:
    """Seconds of the processor that another process of this machine has had; 0 where that cannot be seen."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / TICK


class Sheet:
    """Prints figures as they come, in columns."""

    def __init__(self) -> None:
        self.missed: list[str] = []
        """The names of what took more than it may."""

    def section(self, title: str, columns: Iterable[str] = COLUMNS) -> None:
        """Begin a section."""
        print()
        self._print(title, columns)

    def add(
        self,
        series: Series,
        against: Series | None = None,
        at_most: Limit | None = None,
        within: float | None = None,
    ) -> None:
        """Write a series, as a ratio to its floor, with what is asked of that ratio, or of its median in seconds."""
        figures = [_duration(series.median), _duration(series.p99)]
        if against is not None:
            ratios = Limit(series.median / against.median, series.p99 / against.p99)
            figures += [f"{ratios.median:.2f}", f"{ratios.p99:.2f}"]
            if at_most is not None:
                figures.append(self._verdict(series.name, ratios, at_most))
        elif within is not None:
            over = series.median > within
            if over:
                self.missed.append(series.name)
            figures += ["", "", f"<={_duration(within)}" + (" OVER" if over else "")]
        self._print("  " + series.name, figures)

    def note(self, name: str, figure: str) -> None:
        """Write a single figure, such as a size or a rate."""
        self._print("  " + name, [figure])

    def row(self, name: str, figures: Iterable[str]) -> None:
        """Write a line of a section that has columns of its own."""
        self._print("  " + name, figures)

    def _print(self, name: str, figures: Iterable[str]) -> None:
        print(f"{name:<{NAME_WIDTH}}" + "".join(f"{figure:>{FIGURE_WIDTH}}" for figure in figures), flush=True)

    def _verdict(self, name: str, ratios: Limit, at_most: Limit) -> str:
        asked = f"<={at_most.median:g}" + ("" if at_most.p99 is None else f"/{at_most.p99:g}")
        over = ratios.median > at_most.median
        if at_most.p99 is not None and ratios.p99 is not None:
            over = over or ratios.p99 > at_most.p99
        if over:
            self.missed.append(name)
        return asked + (" OVER" if over else "")


def _duration(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{seconds * 1e6:.1f} µs"
    if seconds < 1:
        return f"{seconds * 1e3:.2f} ms"
    return f"{seconds:.2f} s"
