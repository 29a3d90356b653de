"""The core as a reference: a page for each of its modules, made of their docstrings."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.website.places import ROOT

CORE = ROOT / "games/core"
BOARDS = ROOT / "render/boards.py"
HEAD = """# The core

What a game is written with, from the docstrings of `games/core` and of `render/boards`. [The guide](../a-sixth-game.md)
says what each is for, and [where each word is used](../words.md) shows it at work.

"""
PAGE = """# {title}

`{name}`

```{{eval-rst}}
.. automodule:: {name}
   :members:
   :member-order: bysource
```
"""


def modules() -> list[Path]:
    """The modules that a game may use."""
    found = [
        file for file in sorted(CORE.rglob("*.py")) if file.name != "__init__.py" and not file.stem.startswith("_")
    ]
    return [*found, BOARDS]


def pages() -> Iterator[tuple[str, str]]:
    """The list of modules, and a page for each."""
    yield "core/index.md", HEAD + "\n".join(map(_row, modules())) + "\n"
    yield from (
        (f"core/{dotted(module)}.md", PAGE.format(title=called(module), name=dotted(module))) for module in modules()
    )


def _row(module: Path) -> str:
    doc = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return f"- [{called(module)}]({dotted(module)}.md): {doc.splitlines()[0]}"


def called(module: Path) -> str:
    """A module within the core, as people name it."""
    return dotted(module).removeprefix("games.core.")


def dotted(module: Path) -> str:
    """A module as Python calls it."""
    return ".".join(module.relative_to(ROOT).with_suffix("").parts)
