"""`python -m bench [SECTION ...]`: measure all sections, or those named."""

import asyncio
import pkgutil
import sys
from importlib import import_module

import bench
from bench.measure import Sheet

FRAME = {"__main__", "handing", "measure"}


async def main(wanted: list[str]) -> int:
    """Measure, and tell what took more than it may."""
    sections = [module.name for module in pkgutil.iter_modules(bench.__path__) if module.name not in FRAME]
    unknown = set(wanted).difference(sections)
    if unknown:
        print(f"No section {', '.join(sorted(unknown))}; there are {', '.join(sections)}.", file=sys.stderr)
        return 2
    sheet = Sheet()
    for name in sections:
        if not wanted or name in wanted:
            section = import_module(f"bench.{name}")
            sheet.section(section.TITLE)
            await section.measure(sheet)
    if sheet.missed:
        print(f"\nMore than asked: {'; '.join(sheet.missed)}")
    return 0


sys.exit(asyncio.run(main(sys.argv[1:])))
