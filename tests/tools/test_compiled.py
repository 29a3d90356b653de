"""The rules can be compiled into a wheel; what is left to Python is chosen by what mypyc understands."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from games.registry import OF_THE_HOUSE
from tools.release.compiled import NEEDS, ROOT, WISH, CompiledRules, compiled_modules, marked, understood

MODULES = {str(path.relative_to(ROOT / "games").with_suffix("")) for path in compiled_modules(ROOT / "games")}


def test_the_rules_of_every_game_and_what_runs_them_are_compiled() -> None:
    assert {
        "core/play",
        "core/fields/pieces",
        "core/thinking/candidates",
        "settlers/building",
        "settlers/computer/sensible",
        "puerto_rico/roles/mayor",
    } <= MODULES
    assert {"santa_maria/lines/dice", "maracaibo/actions/war", "archipelago/turns/rounds"} <= MODULES
    assert {f"{key}/computer/appraisal" for key in OF_THE_HOUSE} <= MODULES


def test_what_is_saved_and_what_is_said_is_left_to_python() -> None:
    assert MODULES.isdisjoint({"core/state", "core/moves", "puerto_rico/steps", "puerto_rico/reasons"})


@pytest.mark.parametrize(
    ("source", "is_understood"),
    [
        ("def rule(): ...", True),
        ("class Chart: ...", True),
        ("class Cuts(NamedTuple): ...", True),
        ("class Ship(Move, frozen=True): ...", False),
        ("class Player(msgspec.Struct): ...", False),
        ("from functools import cached_property", False),
        ("from games.core.once import once", True),
        ("from copy import copy", False),
        ("class Pieces:\n    def __init__(self): ...\n    def copy(self): return Pieces.__new__(Pieces)", False),
        ("class Pieces:\n    def copy(self): return Pieces.__new__(Pieces)", True),
        ("word in (*words, NOTHING)", False),
        ("(*words, NOTHING)", True),
        ("def worth() -> float: return sum(0.1 for _ in range(10))", False),
        ("def worth() -> float: return sum([0.1] * 10)", True),
        ("def worth() -> int: return sum(1 for _ in range(10))", True),
        ("def worth() -> float: return 0.1 + 0.2", True),
    ],
)
def test_a_class_with_ways_of_its_own_is_left_to_python(source: str, is_understood: bool) -> None:
    assert understood(ast.parse(source)) is is_understood


PLAY = '"""A game in play."""\nclass Play(Generic[S]):\n    pass\n'
COUNTED = '"""Cargo."""\nclass Cargo:\n    @once\n    def goods(self) -> int:\n        return 1\n'


@pytest.mark.parametrize(
    ("source", "name", "mark"),
    [
        (PLAY, "class Play(Generic[S]):", "@mypyc_attr(allow_interpreted_subclasses=True)"),
        (COUNTED, "class Cargo:", "@_of_python"),
    ],
)
def test_a_class_that_is_not_all_its_own_is_told_to_mypyc(source: str, name: str, mark: str) -> None:
    lines = marked(source).splitlines()
    assert lines[lines.index(name) - 1] == mark
    assert marked(source).endswith(source.partition("class ")[2])
    ast.parse("\n".join(lines))


def test_of_other_classes_mypyc_is_told_nothing() -> None:
    source = "class Cargo:\n    @property\n    def goods(self) -> int:\n        return 1\n"
    assert marked(source) == source


def test_nobody_who_does_not_ask_for_it_needs_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(WISH, raising=False)
    hook = CompiledRules()
    told: dict[str, object] = {"pure_python": True}
    hook.initialize("standard", told)
    assert hook.dependencies() == []
    assert told == {"pure_python": True}
    monkeypatch.setenv(WISH, "1")
    assert any(need.startswith("mypy==") for need in hook.dependencies())


def test_it_is_compiled_by_the_mypy_that_the_sources_are_checked_with() -> None:
    (pinned,) = [need for need in NEEDS if need.startswith("mypy==")]
    assert f"\n{pinned} \\" in (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")


def test_a_container_is_compiled_with_what_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = project["dependency-groups"]["compiled"]
    assert {need for need in NEEDS if not need.startswith("msgspec")} == set(named), "msgspec is there to run with"
    locked = (ROOT / "requirements-compiled.lock").read_text(encoding="utf-8")
    assert all(re.search(rf"^{re.split('[=>]', name)[0]}==", locked, re.MULTILINE) for name in named)


def test_the_hook_is_shipped_with_the_source() -> None:
    assert f'"/{Path("tools/release/compiled.py")}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
