"""How long chains of imports are: whoever is last in one has to know all who stand before."""

from collections.abc import Iterable, Mapping

import grimp


def longest_chain(graph: grimp.ImportGraph, room: str) -> list[str]:
    """The longest chain of modules of this room each of which imports the next; modules in a ring count as one."""
    modules = {module for module in graph.modules if module == room or module.startswith(f"{room}.")}
    imports = {module: graph.find_modules_directly_imported_by(module) & modules for module in modules}
    rings = _rings(imports)
    ring_of = {module: at for at, ring in enumerate(rings) for module in ring}
    longest: list[list[str]] = []
    for ring in rings:  # Whatever a ring imports comes before it.
        beneath = {ring_of[each] for module in ring for each in imports[module]} - {ring_of[ring[0]]}
        longest.append([ring[0], *max((longest[at] for at in beneath), key=len, default=[])])
    return max(longest, key=len, default=[])


def _rings(imports: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Modules that import each other, in rings; those that stand alone are rings of their own (Tarjan)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    open_ones: list[str] = []
    rings: list[list[str]] = []

    def visit(module: str) -> None:
        number[module] = low[module] = len(number)
        open_ones.append(module)
        for other in sorted(imports[module]):
            if other not in number:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in open_ones:
                low[module] = min(low[module], number[other])
        if low[module] == number[module]:
            at = open_ones.index(module)
            rings.append(sorted(open_ones[at:]))
            del open_ones[at:]

    for module in sorted(imports):
        if module not in number:
            visit(module)
    return rings
