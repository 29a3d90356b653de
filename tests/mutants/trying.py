"""Tries mutants: each in a process of its own, against the tests that come by its place."""

import gc
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TypeVar

import pytest

from tests.mutants.forks import Came, apart
from tests.mutants.places import Mutant, Source
from tests.mutants.session import Session, gathered, load, marked
from tests.mutants.watching import Watch

FOUND, SURVIVED, ENDLESS = "found", "survived", "timed out"
TO_GATHER = 20.0
"""Seconds in which a game is imported and its tests are gathered; a mutant that takes longer never ends."""

T = TypeVar("T")
Say = Callable[["Verdict"], None]
Place = tuple[str, str, int]


@dataclass(frozen=True)
class Test:
    """What is known of a test once it has run."""

    name: str
    rules: frozenset[str]
    seconds: float
    lines: frozenset[tuple[str, int]]
    plays: bool
    """It plays at random, or lets computers play: it shows no rule."""
    failed: bool

    @property
    def counts(self) -> bool:
        return not self.plays and not self.failed


@dataclass(frozen=True)
class Verdict:
    """What came of a mutant."""

    mutant: Mutant
    outcome: str
    by: str = ""
    reached: int = 0
    """So many tests come by."""
    seconds: float = 0.0


@dataclass
class Known:
    """What the tests do where nothing is changed."""

    tests: list[Test]
    early: frozenset[tuple[str, int]]
    """Lines that run while the tests are gathered: what they do then stays."""
    loaded: list[str]

    @cached_property
    def by_line(self) -> dict[tuple[str, int], list[Test]]:
        """Who comes by each line."""
        found: dict[tuple[str, int], list[Test]] = defaultdict(list)
        for test in self.tests:
            for line in test.lines:
                found[line].append(test)
        return found

    def passing(self, path: Path, mutant: Mutant) -> list[Test]:
        """Who comes by a mutant in this file."""
        first, last = mutant.reach
        lines = ((str(path), line) for line in range(first, last + 1))
        return list({test.name: test for line in lines for test in self.by_line.get(line, ())}.values())


@dataclass
class Trial:
    """The modules of some rules, and the tests that have to tell."""

    package: str
    sources: dict[str, Source]
    tests: Path
    players: tuple[str, ...] = ()
    """Files whose use tells that a test plays."""
    workers: int = 2
    counts: Callable[[Test], bool] = field(default=lambda test: test.counts)

    def learn(self) -> Known:
        """Runs every test once and sees what it does."""
        return _beside(self._learnt)

    def tried(self, mutants: Sequence[Mutant], known: Known, say: Say) -> list[Verdict]:
        """Every mutant's verdict, in their order."""
        self._known = known
        quick = [at for at, mutant in enumerate(mutants) if self._is_quick(mutant)]
        verdicts: dict[int, Verdict] = {}
        if quick:
            for came in _beside(lambda: self._patched(mutants, quick, say)):
                verdicts[came.job] = self._verdict(mutants[came.job], came)
        if slow := [at for at in range(len(mutants)) if at not in verdicts]:
            for came in self._anew(mutants, slow):
                verdicts[came.job] = verdict = self._verdict(mutants[came.job], came)
                say(verdict)
        return [verdicts[at] for at in range(len(mutants))]

    def _learnt(self) -> Known:
        files = frozenset(str(source.path) for source in self.sources.values())
        early = Watch(files)

        def act(session: Session[list[Test]], items: list[pytest.Item]) -> list[Test]:
            sys.settrace(None)
            session.load_what_tests_need(items)
            gc.freeze()

            def run(at: int) -> tuple[tuple[set[tuple[str, int]], bool], str]:
                watch = Watch(files, self.players)
                with watch.on():
                    failed = session.first_failure([items[at]])
                return (watch.lines, watch.played), failed

            found: dict[int, Test] = {}
            for came in apart(range(len(items)), run, lambda at: 0.0, self.workers):
                assert came.result is not None, f"{items[came.job].nodeid} ended without a word"
                ((lines, played), failed), item = came.result, items[came.job]
                found[came.job] = Test(item.nodeid, marked(item), came.seconds, frozenset(lines), played, bool(failed))
            return [found[at] for at in range(len(items))]

        with early.on():
            session = gathered(self.tests, act)
        assert session.result, session.failed or "there are no tests"
        return Known(session.result, frozenset(early.lines), sorted(sys.modules))

    def _passing(self, mutant: Mutant) -> list[Test]:
        """The tests that come by, the quickest first."""
        found = self._known.passing(self.sources[mutant.module].path, mutant)
        return sorted(filter(self.counts, found), key=lambda test: test.seconds)

    def _is_quick(self, mutant: Mutant) -> bool:
        """Whether it is enough to change a function once everything is imported."""
        path = str(self.sources[mutant.module].path)
        first, last = mutant.body
        return bool(mutant.function) and not any((path, line) in self._known.early for line in range(first, last + 1))

    def _patched(self, mutants: Sequence[Mutant], chosen: list[int], say: Say) -> list[Came[int, str]]:
        """What came of those that change a function alone."""

        def act(session: Session[list[Came[int, str]]], items: list[pytest.Item]) -> list[Came[int, str]]:
            session.load_what_tests_need(items)
            gc.unfreeze()
            functions = _functions({str(source.path) for source in self.sources.values()})
            gc.freeze()
            by_name = {item.nodeid: item for item in items}

            def attempt(at: int) -> str:
                source = self.sources[mutants[at].module]
                _put_in(functions, source.compiled(mutants[at]), str(source.path), mutants[at])
                passing = [by_name[test.name] for test in self._passing(mutants[at])]
                return session.first_failure(passing, self._seconds())

            done = []
            able = [at for at in chosen if _place(self.sources[mutants[at].module].path, mutants[at]) in functions]
            for came in apart(able, attempt, lambda at: TO_GATHER, self.workers):
                say(self._verdict(mutants[came.job], came))
                done.append(came)
            return done

        session = gathered(self.tests, act)
        assert session.result is not None, session.failed
        return session.result

    def _anew(self, mutants: Sequence[Mutant], chosen: list[int]) -> Iterator[Came[int, str]]:
        """What came of those that need the whole game imported once more."""
        for name in self._known.loaded:
            if not name.startswith(("tests.", "docs.", "bench.")) and not self._is_changed(name):
                load(name)
        assert not any(map(self._is_changed, sys.modules)), "the game is loaded already"
        left_out = {test.name.partition("[")[0] for test in self._known.tests if not self.counts(test)}
        known = {test.name: test for test in self._known.tests}

        def attempt(at: int) -> str:
            source = self.sources[mutants[at].module]
            path = str(source.path)
            sys.meta_path.insert(0, _Finder(source.module, source.compiled(mutants[at])))

            def order(item: pytest.Item) -> tuple[bool, float]:
                test = known.get(item.nodeid)
                return (test is None or not any(file == path for file, _ in test.lines), test.seconds if test else 0.0)

            def act(session: Session[str], items: list[pytest.Item]) -> str:
                able = [item for item in items if item.nodeid.partition("[")[0] not in left_out]
                return session.first_failure(sorted(able, key=order), self._seconds())

            return gathered(self.tests, act).failed

        yield from apart(chosen, attempt, lambda at: TO_GATHER, self.workers)

    def _verdict(self, mutant: Mutant, came: Came[int, str]) -> Verdict:
        reached = len(self._passing(mutant)) if self._is_quick(mutant) else len(self._known.tests)
        if came.endless:
            return Verdict(mutant, ENDLESS, "", reached, came.seconds)
        by = came.result if came.result is not None else f"signal {came.ended_by}"
        assert by != "signal 0", f"{mutant.key} could not be tried"
        return Verdict(mutant, FOUND if by else SURVIVED, by, reached, came.seconds)

    def _is_changed(self, module: str) -> bool:
        return f"{module}.".startswith(f"{self.package}.")

    def _seconds(self) -> dict[str, float]:
        return {test.name: test.seconds for test in self._known.tests}


def _beside(work: Callable[[], T]) -> T:
    """Done in a process of its own, so that this one stays as it is."""
    (came,) = apart([True], lambda _: work(), lambda _: 0.0, 1)
    assert came.result is not None, "it ended without a word"
    return came.result


def _place(path: Path, mutant: Mutant) -> Place:
    return str(path), mutant.function, mutant.starts


def _functions(files: set[str]) -> dict[Place, list[FunctionType]]:
    """All functions of these files, as they live."""
    found: dict[Place, list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in files:
            code = thing.__code__
            found[code.co_filename, code.co_qualname, code.co_firstlineno].append(thing)
    return found


def _put_in(functions: dict[Place, list[FunctionType]], module: CodeType, path: str, mutant: Mutant) -> None:
    """Changes a function wherever it has been imported to."""
    place = (path, mutant.function, mutant.starts)
    (code,) = (each for each in _codes(module) if (path, each.co_qualname, each.co_firstlineno) == place)
    for function in functions[place]:
        function.__code__ = code


def _codes(module: CodeType) -> Iterator[CodeType]:
    for inner in module.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)


class _Wrong(SourceFileLoader):
    """Loads a module as it was compiled here."""

    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class _Finder(MetaPathFinder):
    def __init__(self, module: str, code: CodeType) -> None:
        self._module, self._code = module, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._module:
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = loader = _Wrong(fullname, spec.origin)
        loader.code = self._code
        return spec
