"""Brings the pages of the checkout onto the site: links lead within it, and code is shown where it is named.

A paragraph that is nothing but a link to code, such as ``[`night`](../night_market/setup.py)``, becomes what it names.
"""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

from tools.website.places import DOCS, ROOT

OF_THE_ROOT = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "SECURITY.md": "security.md"}
"""Pages that stand at the top of the checkout, and what they are called on the site."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
SNIPPET = re.compile(r"^\[`([\w.]+)`\]\(([^)]+\.py)\)$", re.MULTILINE)
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
PICTURES = (".webp", ".png", ".svg")


class Lost(ValueError):
    """A page sends its readers to what is not there."""


def pages() -> dict[Path, Path]:
    """Every page of the checkout, with its place on the site."""
    top = {ROOT / name: Path(place) for name, place in OF_THE_ROOT.items()}
    return top | {page: page.relative_to(DOCS) for page in sorted(DOCS.rglob("*.md"))}


def pictures() -> list[Path]:
    """The pictures that lie beside the pages."""
    return sorted(path for path in DOCS.rglob("*") if path.suffix in PICTURES)


def bound(page: Path) -> str:
    """The page as the site has it."""
    text = page.read_text(encoding="utf-8")
    text = SNIPPET.sub(lambda found: shown(page, found[1], found[2]), text)
    return LINK.sub(lambda found: linked(page, found[1], found[2], found[3]), text)


def shown(page: Path, name: str, file: str) -> str:
    """A piece of code, word for word."""
    path = (page.parent / file).resolve()
    if not path.is_file():
        raise Lost(f"{page.relative_to(ROOT)}: there is no {file}")
    return f"```python\n{source(path, name)}\n```"


def source(path: Path, name: str) -> str:
    """A function, a class, a method or a constant of a file, with what stands above it."""
    text = path.read_text(encoding="utf-8")
    body: list[ast.stmt] = ast.parse(text).body
    for part in name.split("."):
        found = next((each for each in body if part in _names(each)), None)
        if found is None:
            raise Lost(f"{path.relative_to(ROOT)} has no {name}")
        body = getattr(found, "body", [])
    assert found is not None
    first = min(each.lineno for each in (*getattr(found, "decorator_list", ()), found))
    return "\n".join(text.splitlines()[first - 1 : found.end_lineno])


def _names(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


def linked(page: Path, picture: str, words: str, target: str) -> str:
    """A link as it is on the site: what is no page of it stays as words."""
    if re.match(r"[a-z]+:", target):
        return f"{picture}[{words}]({target})"
    file, _, anchor = target.partition("#")
    path = (page.parent / file).resolve() if file else page
    if path.is_dir() and (path / "index.md").is_file():
        path /= "index.md"
    if not path.exists():
        raise Lost(f"{page.relative_to(ROOT)}: there is no {target}")
    if anchor and anchor not in anchors(path):
        raise Lost(f"{page.relative_to(ROOT)}: {file or page.name} has no heading #{anchor}")
    here, known = pages()[page], pages()
    place = known.get(path) or (path.relative_to(DOCS) if path.suffix in PICTURES else None)
    if place is None:
        return words
    there = os.path.relpath(place, here.parent)
    return f"{picture}[{words}]({there}{'#' if anchor else ''}{anchor})"


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}
