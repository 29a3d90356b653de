"""The words of the guide: which there are, where the core declares each, and where a game uses it.

`python -m tools.website.words` prints the list; the site shows it.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from games.registry import GAMES
from tools.website.places import DOCS, ROOT

GUIDE = DOCS / "a-sixth-game.md"
EXAMPLE = DOCS / "night_market"
FIRST = tuple(f"games/core/{name}.py" for name in ("play", "agenda", "moves", "rules", "game", "state"))
DECLARING = (*FIRST, "games/core", "texts", "render/boards.py", "render/parts.py", "render/words.py", "render/kit")
"""What a game is written with."""
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
NO_CODE = re.compile(r"/|<[a-z]+>|\.(py|md|toml)$")
"""Paths, keys of texts and commands."""
CALLED = re.compile(r"\b[a-z_]+(?=\()")
HEAD = """# Where each word is used

Every word of [the guide](a-sixth-game.md), where the core declares it, and where Night Market uses it or, if it has no
need of it, one of the five games. This list is drawn from the code.

| Word | Declared in | Used in |
| --- | --- | --- |
"""


def spans(guide: str) -> list[str]:
    """What stands there as code, line by line."""
    return SPAN.findall(FENCED.sub("", guide))


def code(span: str) -> ast.Module | None:
    """A span that is a piece of Python, however short."""
    if NO_CODE.search(span):
        return None
    try:
        return ast.parse(span.lstrip("@").replace("…", "..."))
    except SyntaxError:
        return None


def names_in(span: str) -> set[str]:
    """The words of a span: what is called, asked of something or given by name. Values that stand for any are none."""
    tree = code(span)
    if tree is None:
        return set() if NO_CODE.search(span) else set(CALLED.findall(span))
    if isinstance(tree.body[0], ast.Expr) and isinstance(tree.body[0].value, ast.Name):
        return {tree.body[0].value.id}
    named = set[str]()
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=name) | ast.keyword(arg=str() as name) | ast.Call(func=ast.Name(id=name)):
                named.add(name)
            case ast.Assign(targets=[ast.Name(id=name)]):
                named.add(name)
    return named


@cache
def declared() -> dict[str, Path]:
    """What the core, the words and the kit of pictures declare, and where."""
    found = dict[str, Path]()
    for but in (True, False):
        for room in DECLARING:
            for file in files(ROOT / room):
                for name in declared_in(file, but_blanks=but):
                    found.setdefault(name, file)
    return found


@cache
def declared_in(file: Path, *, but_blanks: bool = False) -> frozenset[str]:
    """The names that a file gives to others: classes and their attributes, functions and their blanks, constants."""
    found = set[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.ClassDef(name=name, body=body) | ast.FunctionDef(name=name, body=body):
                found.add(name)
                if isinstance(node, ast.ClassDef):
                    found.update(_set_in(body))
                elif not but_blanks:
                    found.update(each.arg for each in (*node.args.args, *node.args.kwonlyargs))
            case ast.Module(body=body):
                found.update(_set_in(body))
    return frozenset(found)


def _set_in(body: list[ast.stmt]) -> Iterator[str]:
    for each in body:
        targets = each.targets if isinstance(each, ast.Assign) else [getattr(each, "target", None)]
        yield from (target.id for target in targets if isinstance(target, ast.Name))


@cache
def used_in(file: Path) -> frozenset[str]:
    """What a file takes from elsewhere or gives to it: names that only stand for something within it do not count."""
    found = set[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Attribute(attr=name) | ast.keyword(arg=str() as name) | ast.alias(name=name):
                found.add(name)
            case ast.ClassDef(body=body):
                found.update(_set_in(body))
    return frozenset(found)


def words() -> list[str]:
    """The words of the guide that the core declares, in the order of the page."""
    guide = GUIDE.read_text(encoding="utf-8")
    named = (name for span in spans(guide) for name in sorted(names_in(span), key=span.index))
    return [name for name in dict.fromkeys(named) if name in declared() and not is_a_file(name)]


def is_a_file(name: str) -> bool:
    """Whether it names a part of a game's package, or what Python itself calls."""
    return any((EXAMPLE / part).exists() for part in (name, f"{name}.py")) or name.startswith("__")


def where_used(word: str) -> Path | None:
    """A file of the example that uses it, else one of a game of the house, else a test that shows it."""
    games = [ROOT / room / name for name in GAMES for room in ("games", "render")]
    rooms = (EXAMPLE, *games, ROOT / "tests/games/core")
    return next((file for room in rooms for file in files(room) if word in used_in(file)), None)


@cache
def files(room: Path) -> list[Path]:
    """The modules of a room, or the one that it is; not the example's tests."""
    found = sorted(room.rglob("*.py")) if room.is_dir() else [room] * room.is_file()
    return [file for file in found if EXAMPLE / "tests" not in file.parents]


def page() -> str:
    """The list as a page."""
    return HEAD + "\n".join(_rows()) + "\n"


def _rows() -> Iterator[str]:
    for word in words():
        at = where_used(word)
        place = "" if at is None else f"`{at.relative_to(ROOT)}`"
        yield f"| `{word}` | `{declared()[word].relative_to(ROOT)}` | {place} |"


if __name__ == "__main__":
    sys.stdout.write(page())
