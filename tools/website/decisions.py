"""The decisions as dated pages: what they must have, and the index drawn from them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.website.places import DOCS

FOLDER = DOCS / "decisions"
INDEX = FOLDER / "index.md"
PARTS = ("Context", "Decision", "Alternatives", "Consequence")
TITLE = re.compile(r"# (\d+)\. (.+)")
STATUS = re.compile(r"(\d{4}-\d{2}-\d{2}) · (stands|superseded by \[\d+\]\((\d{4}-[a-z0-9-]+\.md)\))")
HEAD = """# Decisions

What was decided, one page each, with what spoke for it and against the others. A page is not rewritten when somebody
decides otherwise: the new decision gets the next number, and the old page says in its second line what it is
`superseded by`. This list is drawn by `make pages`.

| | Decision | Of | |
| --- | --- | --- | --- |
"""


@dataclass(frozen=True)
class Decision:
    """A page: its number, its title, its day, and whether it stands."""

    file: Path
    number: int
    title: str
    day: str
    standing: str
    parts: tuple[str, ...]


class Malformed(ValueError):
    """A page that is not written like the others."""


def decisions() -> list[Decision]:
    """All of them, the first one first."""
    return [_read(file) for file in sorted(FOLDER.glob("[0-9]*.md"))]


def _read(file: Path) -> Decision:
    text = file.read_text(encoding="utf-8")
    title, status = TITLE.match(text), STATUS.fullmatch(text.splitlines()[2])
    if title is None or status is None:
        raise Malformed(f"{file.name}: its first line is '# number. title', its third '2026-11-18 · stands'.")
    later = status.group(3)
    if later is not None and not (FOLDER / later).is_file():
        raise Malformed(f"{file.name}: is superseded by {later}, which is not there.")
    return Decision(
        file=file,
        number=int(title.group(1)),
        title=title.group(2),
        day=status.group(1),
        standing=status.group(2),
        parts=tuple(re.findall(r"^## (.+)$", text, re.MULTILINE)),
    )


def index() -> str:
    """The page that lists them."""
    return HEAD + "\n".join(_rows()) + "\n"


def _rows() -> Iterator[str]:
    for each in decisions():
        standing = "" if each.standing == "stands" else each.standing
        yield f"| {each.number} | [{each.title}]({each.file.name}) | {each.day} | {standing} |"
