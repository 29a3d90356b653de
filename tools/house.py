"""`make house`: draws the house from its packages and contracts, so that the drawing stays true.

Rooms stand as their import contracts order them: each may use those below it. Beside each is the first line of its own
docstring.
"""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import grimp

from tools.chains import longest_chain

ROOT = Path(__file__).resolve().parent.parent
DEEPEST = 3
BESIDE = "|"
WIDE = 34
FULL = 16
"""So many modules side by side can be held in mind."""


def contracts() -> list[list[str]]:
    """The layers of every contract, the uppermost first; rooms that stand side by side each for themselves."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    layers = [contract["layers"] for contract in config["contracts"] if contract["type"] == "layers"]
    return [[room.strip() for layer in contract for room in layer.split(BESIDE)] for contract in layers]


def told(room: str) -> str:
    """The first line of what a room says of itself."""
    path = ROOT / room.replace(".", "/")
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not source.is_file():
        return ""
    doc = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    return doc.split("\n", 1)[0]


def rooms_in(room: str, ordered: list[list[str]]) -> list[str]:
    """The rooms within a room: in the order of its contract, then the others by name."""
    inner = next((contract for contract in ordered if contract[0].rpartition(".")[0] == room), [])
    folder = ROOT / room.replace(".", "/")
    others = sorted(f"{room}.{each.parent.name}" for each in folder.glob("*/__init__.py"))
    return [*inner, *(each for each in others if each not in inner)]


def drawn(room: str, ordered: list[list[str]], depth: int = 0) -> Iterator[str]:
    """A line for the room, then those within it."""
    name = "  " * depth + room.rpartition(".")[2]
    yield f"{name:<{WIDE}}{told(room)}".rstrip()
    if depth + 1 < DEEPEST:
        for each in rooms_in(room, ordered):
            yield from drawn(each, ordered, depth + 1)


def siblings(room: str) -> dict[str, int]:
    """How many modules stand side by side in each room, the fullest first."""
    folders = {path.parent for path in (ROOT / room).rglob("*.py")}
    count = {
        ".".join(folder.relative_to(ROOT).parts): sum(path.name != "__init__.py" for path in folder.glob("*.py"))
        for folder in folders
    }
    return dict(sorted(count.items(), key=lambda entry: (-entry[1], entry[0])))


def feature_of(module: str) -> str | None:
    """The feature whose own room, or whose file of what people type, this module lies in."""
    match module.split("."):
        case ["bot" | "cogs", "features", feature, *_] | ["cogs", "company", feature]:
            return feature
        case _:
            return None


def astray(graph: grimp.ImportGraph) -> dict[str, str]:
    """Modules that lie among the layers though one feature alone uses them, and which: they belong in its room."""
    found: dict[str, str] = {}
    for module in graph.modules:
        users = {feature_of(each) for each in graph.find_modules_that_directly_import(module)}
        if module.startswith(("bot.", "cogs.kit.")) and feature_of(module) is None and len(users) == 1:
            (only,) = users
            if only is not None:
                found[module] = only
    return found


def figures(whole: list[str]) -> Iterator[str]:
    """What grows unseen: full rooms, long chains of imports, features in many rooms."""
    full = {room: count for top in whole for room, count in siblings(top).items() if count > FULL}
    fullest = sorted(full.items(), key=lambda entry: -entry[1])
    yield f"Rooms with more than {FULL} modules side by side: {', '.join(f'{room} {count}' for room, count in fullest)}"
    graph = grimp.build_graph(*whole, cache_dir=None)
    for room in whole:
        chain = longest_chain(graph, room)
        yield f"Longest chain of imports inside {room}: {len(chain)}, from {chain[0]} to {chain[-1]}"
    lost = ", ".join(f"{module} of {feature}" for module, feature in sorted(astray(graph).items()))
    yield f"Modules among the layers that one feature alone uses: {lost or 'none'}"
    features = sorted(path.parent.name for path in (ROOT / "bot" / "features").glob("*/__init__.py"))
    yield f"Features with a room of their own, besides what people type of them: {', '.join(features)}"


def main() -> None:
    """Draw it."""
    ordered = contracts()
    whole = next(contract for contract in ordered if not any("." in room for room in contract))
    sys.stdout.write("\n".join(line for room in whole for line in drawn(room, ordered)) + "\n\n")
    sys.stdout.write("\n".join(figures(whole)) + "\n")


if __name__ == "__main__":
    main()
