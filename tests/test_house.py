"""The house rules that no single room can hold: who imports whom, how long a module may be, what is locked."""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import grimp
import pytest

from bot import VERSION
from tools.chains import longest_chain
from tools.house import astray, feature_of, siblings

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("games", "texts", "render", "bot", "cogs", "bench", "tests", "docs", "tools")
SHIPPED = ("games", "texts", "render", "bot", "cogs")
LONGEST_MODULE = 500
LARGEST_ROOM = 16
LONGEST_CHAIN = 19
PLAIN_DECORATORS = {
    "cache",
    "lru_cache",
    "kept",
    "property",
    "cached_property",
    "once",
    "staticmethod",
    "classmethod",
    "dataclass",
}
CALLED_FROM_OUTSIDE = {
    "setup_hook",  # discord.py
    "interaction_check",  # discord.py
}


def normal(requirement: str) -> str:
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name is not None, requirement
    return re.sub(r"[-_.]+", "-", name.group()).lower()


def locked(lock: str) -> dict[str, str]:
    """Each requirement of a lock file with all the lines that belong to it."""
    entries = re.split(r"\n(?=[a-z0-9])", (ROOT / lock).read_text(encoding="utf-8"))
    return {normal(entry): entry for entry in entries}


def test_imports_go_one_way() -> None:
    check = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.returncode == 0, check.stdout + check.stderr


def test_no_game_imports_another() -> None:
    graph = grimp.build_graph("games", cache_dir=None)
    packages = {child for child in graph.find_children("games") if graph.find_children(child)}
    for package in packages:
        for module in {package} | graph.find_descendants(package):
            for imported in graph.find_modules_directly_imported_by(module):
                room = ".".join(imported.split(".")[:2])
                assert room in {package, "games.core"}, f"{module} imports {imported}"


def test_modules_stay_short() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for room in ROOMS
        for path in (ROOT / room).rglob("*.py")
    }
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_rooms_stay_small_enough_to_be_known() -> None:
    full = {room: count for room in SHIPPED for room, count in siblings(room).items() if count > LARGEST_ROOM}
    assert full == {}


def test_chains_of_imports_stay_short() -> None:
    graph = grimp.build_graph(*SHIPPED, cache_dir=None)
    assert len(longest_chain(graph, "bot")) <= LONGEST_CHAIN


def test_what_one_feature_alone_uses_lies_in_its_room() -> None:
    """Beneath lies only what the life of a move needs, or several features."""
    assert astray(grimp.build_graph(*SHIPPED, cache_dir=None)) == {}


def test_what_people_type_of_a_feature_is_called_as_its_room() -> None:
    graph = grimp.build_graph("bot", "cogs", cache_dir=None)
    rooms, files, company = (
        {feature_of(each) for each in graph.find_children(room)}
        for room in ("bot.features", "cogs.features", "cogs.company")
    )
    assert files | company <= rooms
    assert not files & company


def test_whatever_is_defined_is_used() -> None:
    """What only tests call is code that nobody needs. The local Discord is left out: tests tell it what to refuse."""
    defined, mentioned = dict[str, str](), Counter[str]()
    for path in (file for room in (*SHIPPED, "bench", "docs") for file in (ROOT / room).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        mentioned.update(re.findall(r"\w+", text))
        if path.relative_to(ROOT).parts[0] in SHIPPED and "local" not in path.parts:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not registered(node):
                    defined[node.name] = f"{path.relative_to(ROOT)}: {node.name}"
    names = {name for name in defined if mentioned[name] == 1 and not name.startswith("__")}
    assert sorted(defined[name] for name in names - CALLED_FROM_OUTSIDE) == []


def registered(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    """Whether a decorator hands it to somebody who will call it."""
    return any(ast.unparse(decorator).partition("(")[0] not in PLAIN_DECORATORS for decorator in node.decorator_list)


@pytest.mark.parametrize("lock", sorted(path.name for path in ROOT.glob("requirements*.lock")))
def test_every_locked_requirement_is_pinned_by_hash(lock: str) -> None:
    for name, entry in locked(lock).items():
        assert re.match(r"\S+==\S+", entry), name
        assert "--hash=sha256:" in entry, name


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION
    assert f"## {VERSION}," in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_room_that_is_shipped_says_that_it_has_types() -> None:
    assert [room for room in SHIPPED if not (ROOT / room / "py.typed").is_file()] == []


def test_locks_hold_every_declared_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    run = {normal(name) for name in project["project"]["dependencies"]}
    develop = {normal(name) for name in project["dependency-groups"]["dev"]}
    release = {normal(name) for name in project["dependency-groups"]["release"]}
    postgresql = {normal(name) for name in project["project"]["optional-dependencies"]["postgresql"]}
    assert run <= locked("requirements.lock").keys()
    assert run | postgresql <= locked("requirements-postgresql.lock").keys()
    assert not postgresql & locked("requirements.lock").keys()
    assert run | develop <= locked("requirements-dev.lock").keys()
    assert release <= locked("requirements-release.lock").keys()
    site = {normal(name) for name in project["dependency-groups"]["docs"]}
    assert run | site <= locked("requirements-docs.lock").keys()
