"""Compiles the rules with mypyc, for who wants them faster: a build hook of the wheel, and a command of its own.

`CARAVEL_COMPILED=1 pip wheel --no-deps .` builds a wheel for this machine whose rules are compiled; without that word
nothing changes. `python tools/release/compiled.py FOLDER` puts the compiled modules of `games/` into a folder, laid out
as beside the sources. The sources stay the truth: they are shipped too, and each module is left to Python again by
deleting what was compiled of it.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # as a command it needs no hatchling
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parents[2]
WISH = "CARAVEL_COMPILED"
NEEDS = ("mypy==2.4.1", "setuptools>=80", "msgspec>=0.22")
"""What compiling takes beside a C compiler and Python's headers. msgspec tells mypyc the types of the state."""
ROOM = "games"
LIBRARIES = (".so", ".pyd")
GROUP = "caravel"
"""All that is compiled lies in one library, `caravel__mypyc`; a module of its own name opens each part of it."""
PLAIN_BASES = {"Exception", "NamedTuple", "Generic[S]"}
PLAIN_PYTHON = {"cached_property", "copy"}
ONCE = {"registry", "rules", "kinds", "parts", "setup", "upgrades", "components", "proof", "view"}
"""What is done once a game or seldom gains nothing."""
IN_WORDS = {"reasons", "telling", "ahead"}
"""What is asked for people to read, a few times a move, gains nothing either."""
OPEN = {"Play"}
"""The classes that modules which are not compiled derive from, and whose methods they replace."""
KEEPING = "once"
"""A class that reckons something once has a place for it like any class of Python; only its methods are compiled."""
TOLD = """
from typing import TYPE_CHECKING as _CHECKED, TypeVar as _TypeVar
if _CHECKED:
    from mypy_extensions import mypyc_attr
_Kind = _TypeVar("_Kind")
def _of_python(kind: _Kind) -> _Kind: return kind
"""
"""Put before a module of such classes. A class with a decorator that mypyc does not know stays one of Python."""
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
files, group = sys.argv[2:], sys.argv[1]
sys.argv = ["setup.py", "build_ext", "--inplace"]
setup(name=group, packages=[], ext_modules=mypycify(files, opt_level="1", multi_file=True, group_name=group))
"""
MYPY = f"""
[mypy]
strict = True
explicit_package_bases = True
ignore_missing_imports = True
python_version = {sys.version_info.major}.{sys.version_info.minor}
"""


def compiled_modules(room: Path) -> Iterator[Path]:
    """The modules that gain by it and that mypyc understands."""
    for path in sorted(room.rglob("*.py")):
        named = {path.stem, *path.relative_to(room).parts}
        if path.stem != "__init__" and named.isdisjoint(ONCE | IN_WORDS) and understood(ast.parse(path.read_bytes())):
            yield path


def understood(module: ast.Module) -> bool:
    """Whether mypyc makes the same of it.

    It forgets the keywords of classes, has no place for cached properties and copies, makes nothing without its
    `__init__`, adds up floats one by one as they come, and gives up at `in (*words, word)`.
    """
    nodes = [*ast.walk(module)]
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    plain = ({ast.unparse(base) for base in each.bases} <= PLAIN_BASES and not each.keywords for each in classes)
    taken = {node.name for node in nodes if isinstance(node, ast.alias)}
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    within = [right for node in nodes if isinstance(node, ast.Compare) for right in node.comparators]
    calls = [(ast.unparse(node.func), node.args) for node in nodes if isinstance(node, ast.Call)]
    called = {name for name, _ in calls}
    adding = "float" in names and any(name == "sum" and isinstance(of[0], ast.GeneratorExp) for name, of in calls)
    begun = {each.name for each in classes for rule in each.body if getattr(rule, "name", "") == "__init__"}
    unpacked = any(isinstance(each, ast.Starred) for right in within for each in ast.iter_child_nodes(right))
    bare = not called.isdisjoint(f"{name}.__new__" for name in begun)
    return all(plain) and not unpacked and not bare and not adding and taken.isdisjoint(PLAIN_PYTHON)


def marked(source: str) -> str:
    """The same for mypyc, which is told of classes that are not all its own."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    marks = {each.lineno: f"@{mark}\n" for each in classes if (mark := mark_of(each))}
    lines = enumerate(source.splitlines(keepends=True), start=1)
    return TOLD * bool(marks) + "".join(marks.get(number, "") + line for number, line in lines)


def mark_of(kind: ast.ClassDef) -> str:
    """How a class is to be made; nothing to say of most."""
    if kind.name in OPEN:
        return "mypyc_attr(allow_interpreted_subclasses=True)"
    decorators = [each for rule in kind.body if isinstance(rule, ast.FunctionDef) for each in rule.decorator_list]
    return "_of_python" if KEEPING in map(ast.unparse, decorators) else ""


def compile_rules(root: Path, folder: Path) -> list[Path]:
    """Compile in that folder, beside a copy of the sources; what has come of it."""
    shutil.copytree(root / ROOM, folder / ROOM, ignore=shutil.ignore_patterns("__pycache__"))
    chosen = [path.relative_to(folder) for path in compiled_modules(folder / ROOM)]
    for path in chosen:
        (folder / path).write_text(marked((folder / path).read_text("utf-8")), "utf-8")
    (folder / "mypy.ini").write_text(MYPY, "utf-8")
    command = [sys.executable, "-c", SETUP, GROUP, *map(str, chosen)]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})
    found = [*folder.iterdir(), *(folder / ROOM).rglob("*")]
    return sorted(path.relative_to(folder) for path in found if path.suffix in LIBRARIES)


class CompiledRules(BuildHookInterface):
    """What the wheel gets beside the sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What has to be there while it is built."""
        return list(NEEDS) if WISH in os.environ else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say for which machines and which Python the wheel is then."""
        if WISH not in os.environ or version == "editable":
            return
        self.folder = Path(mkdtemp(prefix="caravel-"))
        found = compile_rules(Path(self.root), self.folder)
        build_data["force_include"].update({str(self.folder / path): str(path) for path in found})
        build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written."""
        if folder := getattr(self, "folder", None):
            shutil.rmtree(folder)


def main() -> None:
    """Compile into the folder that is named."""
    goal = Path(sys.argv[1])
    with TemporaryDirectory(prefix="caravel-") as folder:
        for path in compile_rules(ROOT, Path(folder)):
            (goal / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(Path(folder) / path, goal / path)


if __name__ == "__main__":
    main()
