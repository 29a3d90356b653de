"""Sheets of pictures to look at: games are played, and drawn as people see them on a phone and in full size.

`python -m tests.sheets --games settlers` writes build/sheets/settlers/*.png (each picture at 400 px: light, dark and
with deuteranopia, in both languages) and build/sheets/settlers/full/ (the same in full size, one file each);
`--games beside` draws what is no table's: stories, seasons, strips.
`--table "maracaibo 4 story=chapter_5"` plays that table alone, `--before COMMIT` puts what was then beside what is now.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from games.registry import GAMES
from tests.sheets.earlier import drawn_at
from tests.sheets.layout import TWO, before_and_after, in_all_looks, laid_out, side_by_side
from tests.sheets.pictures import Scene, scenes, written
from tests.support.configurations import Configuration

BESIDE = "beside"
"""What is drawn beside the tables, as if it were a game."""


def of(key: str, only: list[Configuration], seed: str) -> Iterable[Scene]:
    """The scenes of a game, or what is no table's."""
    if key != BESIDE:
        return scenes(key, only, seed)
    from tests.sheets.beside import scene  # An older commit, of which nothing else is drawn, has no such pictures.

    return [scene(BESIDE)]


def sheets(key: str, only: list[Configuration], seed: str, out: Path, *, bare: bool) -> None:
    """Draw a game, and lay it out unless only the pictures are wanted."""
    full = out / key / "full"
    full.mkdir(parents=True, exist_ok=True)
    for each in of(key, only, seed):
        names = written(each, key, full)
        if not bare:
            rows = [row for name in names for row in in_all_looks(full, name)]
            print(*laid_out(rows, out / key / f"{each.name}.png"), sep="\n")


def compare(before: Path, after: Path, out: Path) -> None:
    """What has a picture of the same name in both: on a phone four side by side, in full size two."""
    out.mkdir(parents=True, exist_ok=True)
    look = TWO[0]
    names = sorted(file.name.removesuffix(f".{look}.png") for file in before.glob(f"*.{look}.png"))
    both = [name for name in names if (after / f"{name}.{look}.png").exists()]
    print(*laid_out([before_and_after(before, after, name) for name in both], out / "phone.png"), sep="\n")
    for number, name in enumerate(both):
        row = side_by_side(before, after, name, TWO[number % len(TWO)])
        print(*laid_out([row], out / f"{name}.png"), sep="\n")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.sheets", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=[*GAMES, BESIDE], default=[*GAMES, BESIDE])
    parser.add_argument("--table", action="append", default=[], metavar="CONFIGURATION", help="this one alone")
    parser.add_argument("--out", type=Path, default=Path("build/sheets"))
    parser.add_argument("--seed", default="sheets")
    parser.add_argument("--bare", action="store_true", help="the pictures in full size alone")
    parser.add_argument("--before", metavar="COMMIT|FOLDER", help="an older commit, or what was drawn by this before")
    wished = parser.parse_args()
    only = [Configuration.read(table) for table in wished.table]
    keys = list(dict.fromkeys(table.game for table in only)) or wished.games
    for key in keys:
        sheets(key, [table for table in only if table.game == key], wished.seed, wished.out, bare=wished.bare)
    if wished.before:
        with tempfile.TemporaryDirectory() as kept:
            before, keys = Path(wished.before), [key for key in keys if key != BESIDE]
            if not before.is_dir():
                before = drawn_at(wished.before, keys, wished.table, wished.seed, Path(kept))
            for key in keys:
                compare(before / key / "full", wished.out / key / "full", wished.out / key / "before_after")
    return 0


if __name__ == "__main__":
    sys.exit(main())
