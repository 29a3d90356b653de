"""`python -m bench [SECTION ...]`: measure what does not take hours, or those named; `days=100` with so many games."""

import asyncio
import pkgutil
import sys
from importlib import import_module

import bench
from bench.measure import COLUMNS, Sheet

FRAME = {"__main__", "handing", "measure", "people", "planning"}


async def main(named: list[str]) -> int:
    """Measure, and tell what took more than it may."""
    wanted = {name: games for name, _, games in (each.partition("=") for each in named)}
    sections = [module.name for module in pkgutil.iter_modules(bench.__path__) if module.name not in FRAME]
    unknown = set(wanted).difference(sections)
    if unknown:
        print(f"No section {', '.join(sorted(unknown))}; there are {', '.join(sections)}.", file=sys.stderr)
        return 2
    sheet = Sheet()
    for name in sections:
        if not wanted or name in wanted:
            section = import_module(f"bench.{name}")
            if not wanted and getattr(section, "BY_NAME", False):
                continue
            if wanted.get(name, "").isdecimal():
                vars(section)["GAMES"] = int(wanted[name])
            sheet.section(section.TITLE, getattr(section, "COLUMNS", COLUMNS))
            await section.measure(sheet)
    if sheet.missed:
        print(f"\nMore than asked: {'; '.join(sheet.missed)}")
    return 0


sys.exit(asyncio.run(main(sys.argv[1:])))
