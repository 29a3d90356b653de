"""What every test shares: no settings from the developer's machine, the same chance every time, no deadlines."""

import gc
import os
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support.bounded import bound_rules
from tests.support.engines import (
    ENGINES,
    POSTGRES,
    SQLITE,
    WITHOUT,
    drop_all,
    is_too_much,
    on_postgres,
    runs_on_both,
    without_engine,
    write_twice,
    writes_twice,
)
from tests.support.patience import Patience

settings.register_profile("caravel", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("caravel")
bound_rules()

IN_MEMORY = Path("/dev/shm")
ROOM = 1 << 30
if os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ROOM:
    # Where the machine has a disk in memory, nobody waits until what tests store lies on a real one.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))


def pytest_configure(config: pytest.Config) -> None:
    if config.pluginmanager.hasplugin("faulthandler"):
        config.pluginmanager.register(Patience())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if runs_on_both(metafunc):
        metafunc.parametrize("engine", ENGINES if POSTGRES else ENGINES[:1], indirect=True)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of what is tried again and again with other chance, once is enough on the other engine."""
    out = [item for item in items if is_too_much(item)]
    if out:
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if item not in set(out)]


def pytest_sessionfinish() -> None:
    drop_all()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not POSTGRES:
        terminalreporter.write_line(WITHOUT)


def pytest_collection_finish() -> None:
    """What is there now stays: looking through it for rubbish, again and again, takes a tenth of a run."""
    gc.freeze()
    gc.set_threshold(5000, 20, 100)


@pytest.fixture(autouse=True)
def _no_settings_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name == "DISCORD_TOKEN" or name.startswith("CARAVEL_"):
            monkeypatch.delenv(name)


@pytest.fixture(autouse=True)
def _games_of_one_run_are_those_of_the_next(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test finds, it finds again: new chance comes from `make soak`, which tells its seed."""
    games, name = count(), without_engine(request.node.nodeid)
    monkeypatch.setattr("bot.tables.lobby.lobby.new_seed", lambda: f"{name} {next(games)}")


@pytest.fixture(autouse=True)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """On which engine this test stores what it stores."""
    name: str = getattr(request, "param", SQLITE)
    if name == SQLITE:
        if writes_twice(request.node):
            write_twice(monkeypatch)
        yield name
        return
    with on_postgres(monkeypatch):
        yield name
