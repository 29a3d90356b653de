"""The tests of a game, gathered once in this process and run as often as wished, each time up to the first failure."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from signal import ITIMER_PROF, setitimer
from typing import Generic, TypeVar

import pytest
from hypothesis import Phase, settings

from tests.mutants.forks import apart

Result = TypeVar("Result")

ROOT = Path(__file__).resolve().parent.parent.parent
WITHOUT = ("xdist", "cacheprovider", "stepwise", "faulthandler", "timeout")
"""What costs time, or writes, or waits in a forked process for a thread that stayed behind."""
ALREADY_IMPORTED = "-Wignore::pytest.PytestAssertRewriteWarning"
ANY_SETTING = ("-oaddopts=--import-mode=importlib --strict-markers", "-Wignore::pytest.PytestConfigWarning")
"""The house has settings for what is left out here."""
LEAST, SLOWER = 4.0, 5.0
"""A test may take so many seconds, and so many times what it takes else."""
AT_IMPORT = "while its tests were gathered"


class Session(Generic[Result]):
    """A run of pytest that does with its tests what it is told."""

    def __init__(self, act: "Callable[[Session[Result], list[pytest.Item]], Result]") -> None:
        self._act = act
        self.result: Result | None = None
        self.failed = ""
        """What failed first."""

    def pytest_sessionstart(self) -> None:
        """The same examples each time, kept nowhere, and the first that fails is enough."""
        settings.register_profile(
            "mutants",
            settings.get_profile("caravel"),
            database=None,
            derandomize=True,
            phases=(Phase.explicit, Phase.generate),
        )
        settings.load_profile("mutants")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A module that cannot be imported is enough."""
        if report.failed:
            self.failed = AT_IMPORT
            pytest.exit(AT_IMPORT)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first failure counts."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running them all."""
        self.result = self._act(self, session.items)
        return True

    def first_failure(self, items: Sequence[pytest.Item], seconds: Mapping[str, float] | None = None) -> str:
        """Runs them in this order; what fails first, or nothing. Who takes far longer than else is stopped."""
        for item, after in zip_longest(items, items[1:]):
            if seconds is not None:
                setitimer(ITIMER_PROF, LEAST + SLOWER * seconds.get(item.nodeid, LEAST))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failed:
                break
        return self.failed

    def load_what_tests_need(self, items: Sequence[pytest.Item]) -> None:
        """What the first test imports while it runs is here for all the others."""

        def loaded(item: pytest.Item) -> list[str]:
            self.first_failure([item])
            return list(sys.modules)

        for came in apart(items[:1], loaded, lambda _: 0.0, 1):
            for name in came.result or ():
                load(name)


def load(module: str) -> None:
    """A module, if it can be had by its name."""
    if module not in sys.modules:
        with suppress(ImportError):
            import_module(module)


def gathered(tests: Path, act: Callable[[Session[Result], list[pytest.Item]], Result]) -> Session[Result]:
    """Gathers the tests of a folder and does something with them."""
    session = Session(act)
    with _silence():
        pytest.main(
            [str(tests), "-q", "-s", ALREADY_IMPORTED, *ANY_SETTING, *(f"-pno:{name}" for name in WITHOUT)],
            plugins=[session],
        )
    return session


@contextmanager
def _silence() -> Iterator[None]:
    """Nobody reads what a test prints."""
    out, nothing = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    sys.stdout.flush()
    os.dup2(nothing, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(out, 1)
        os.close(out)
        os.close(nothing)


def marked(item: pytest.Item) -> frozenset[str]:
    """The rules that a test says it shows."""
    marks: Iterable[pytest.Mark] = item.iter_markers("rule")
    return frozenset(str(rule) for mark in marks for rule in mark.args)
