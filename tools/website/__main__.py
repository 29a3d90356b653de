"""`make docs`: brings the pages together, and Sphinx binds them in `build/site`; lost links fail it."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from games.core.fields import written
from games.registry import GAMES
from texts import words
from tools.website import binding, commands, core, games, rooms
from tools.website import words as guide
from tools.website.places import BUILD, DOCS, PAGES, ROOT, SITE

LOCALE = "en"
HERE = Path(__file__).parent


def drawn() -> Iterator[tuple[str, str]]:
    """The pages that are made of the code alone, each by its place."""
    yield "games/index.md", games.index()
    yield from ((f"games/{written(name)}.md", games.page(name)) for name in GAMES)
    yield "commands.md", commands.page()
    yield "at-a-table.md", f"# At a table\n\n{games.lower(words(LOCALE)('bot-help'))}\n"
    yield "house.md", rooms.page()
    yield "words.md", guide.page()
    yield from core.pages()


SHELVES = {
    "index.md": (
        ("Play", ("playing", "at-a-table", "games/index", "commands", "computers")),
        ("Host", ("hosting", "copies", "metrics", "security")),
        (
            "Build",
            ("contributing", "house", "walks", "a-sixth-game", "stages/index", "reading-a-game", "core/index", "words"),
        ),
        ("Look up", ("testing", "texts", "dependencies", "decisions/index", "changelog")),
    ),
    "games/index.md": (("", tuple(map(written, GAMES))),),
    "core/index.md": (("", tuple(map(core.dotted, core.modules()))),),
    "stages/index.md": (("", tuple(page.stem for page in sorted((DOCS / "stages").glob("[0-9]*.md")))),),
    "decisions/index.md": (("", tuple(page.stem for page in sorted((DOCS / "decisions").glob("[0-9]*.md")))),),
}
"""Which pages stand below which, and under which heading."""


def bring_together() -> None:
    """All pages, those of the checkout and those that are drawn, and their pictures."""
    shutil.rmtree(PAGES, ignore_errors=True)
    pages = {str(place): binding.bound(page) for page, place in binding.pages().items()} | dict(drawn())
    standing = {page for shelf, below in SHELVES.items() for _, names in below for page in _beside(shelf, names)}
    others = tuple(sorted(page.removesuffix(".md") for page in pages.keys() - standing - {"index.md"}))
    shelves = dict(SHELVES)
    shelves["index.md"] = (*SHELVES["index.md"], *([("More", others)] if others else []))
    for place, text in pages.items():
        path = PAGES / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "".join(_shelf(*below) for below in shelves.get(place, ())), encoding="utf-8")
    for picture in binding.pictures():
        path = PAGES / picture.relative_to(DOCS)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, path)


def _beside(shelf: str, names: tuple[str, ...]) -> Iterator[str]:
    yield from ((Path(shelf).parent / f"{name}.md").as_posix() for name in names)


def _shelf(caption: str, names: tuple[str, ...]) -> str:
    told = f":caption: {caption}\n" if caption else ""
    return "\n```{toctree}\n:hidden:\n" + told + "\n" + "\n".join(names) + "\n```\n"


def main() -> int:
    """Build the site, and say whether it is whole."""
    bring_together()
    games.draw(PAGES / games.FOLDER)
    shutil.rmtree(SITE, ignore_errors=True)
    bind = [
        "-W",
        "--keep-going",
        "-q",
        "-b",
        "html",
        "-c",
        str(HERE),
        "-d",
        str(BUILD / "doctrees"),
        str(PAGES),
        str(SITE),
    ]
    return subprocess.run([sys.executable, "-m", "sphinx", *bind], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
