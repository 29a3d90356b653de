"""Work without an end is broken off, in whichever thread, and nothing lands anywhere else."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from textwrap import dedent
from threading import Event, Thread

import pytest

from bot.host import watchdog
from bot.host.watchdog import TookTooLong, within

SOON = 0.05
ENOUGH = 100


def endless() -> None:
    while True:
        pass


def stubborn() -> None:
    """Whatever goes wrong, it goes on."""
    while True:
        try:
            endless()
        except Exception:
            continue


class Clinging:
    """Where nothing that is raised is heard, and once more after that."""

    def __del__(self) -> None:
        endless()


def finalising() -> None:
    Clinging()
    endless()


@pytest.fixture
def attentive(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """It looks as often as it can."""
    monkeypatch.setattr(watchdog, "LOOKS", 0.0)
    monkeypatch.setattr(watchdog, "NAPS", 0.0)
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


@pytest.mark.parametrize("work", [endless, stubborn])
def test_what_never_ends_is_broken_off_and_its_place_is_told(work: Callable[[], None]) -> None:
    with pytest.raises(TookTooLong) as broken:
        within(SOON, work)
    assert broken.value.__cause__ is not None
    traceback = broken.value.__cause__.__traceback__
    names = []
    while traceback is not None:
        names.append(traceback.tb_frame.f_code.co_name)
        traceback = traceback.tb_next
    assert work.__name__ in names


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_what_is_not_heard_is_said_again() -> None:
    with pytest.raises(TookTooLong):
        within(SOON, finalising)


def test_what_ends_gives_what_it_gives() -> None:
    assert within(SOON, lambda: 7) == 7
    with pytest.raises(ZeroDivisionError):
        within(SOON, lambda: 1 // 0)
    assert within(SOON, lambda: within(SOON, lambda: 7)) == 7


def test_the_outer_limit_counts() -> None:
    def work() -> str:
        try:
            within(100 * SOON, endless)
        except TookTooLong:
            return "the inner one"
        return "none"

    with pytest.raises(TookTooLong):
        within(SOON, work)


def test_it_is_broken_off_in_its_own_thread_alone() -> None:
    heard: list[str] = []
    done = Event()

    def beside() -> None:
        try:
            within(SOON, endless)
        except TookTooLong:
            heard.append("beside")
        done.set()

    Thread(target=beside).start()

    def here() -> str:
        while not done.is_set():
            pass
        return "whole"

    assert within(3600.0, here) == "whole"
    assert heard == ["beside"]


def test_python_goes_on_as_before() -> None:
    """What is left to be looked at, though nothing is there, keeps a traced thread of CPython 3.11 where it stands."""
    program = """
        import sys
        from bot.host.watchdog import TookTooLong, within

        def endless():
            while True:
                pass

        try:
            within(0.05, endless)
        except TookTooLong:
            sys.settrace(lambda *_: None)
            print((lambda: "goes on")())
    """
    told = subprocess.run(
        [sys.executable, "-c", dedent(program)], capture_output=True, text=True, timeout=60, check=True
    )
    assert told.stdout == "goes on\n"


@pytest.mark.usefixtures("attentive")
def test_nothing_lands_after_the_work() -> None:
    """Much of this work ends while it is struck; how much is a matter of luck, so that it goes on until enough was."""
    chance, struck, whole = Random(1), 0, 0
    seconds = 0.0
    while min(struck, whole) < ENOUGH:
        rounds = chance.randrange(20_000)

        def work(rounds: int = rounds) -> int:
            return sum(1 for _ in range(rounds))

        try:
            assert within(seconds, work) == rounds
            whole += 1
        except TookTooLong:
            struck += 1
        for _ in range(50):
            assert not watchdog._going_on
