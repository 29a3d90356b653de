"""The house drawn as a page: every room with what it says of itself, in the order in which they use each other."""

from collections.abc import Iterator

from tools.house import DEEPEST, contracts, figures, rooms_in, told

HEAD = """# The house

Every room of Caravel, drawn from its packages and the contracts between them: each may use those below it, and a check
of every change holds that. Beside each stands what it says of itself. `make house` prints the same.

"""


def page() -> str:
    """The drawing."""
    ordered = contracts()
    whole = next(contract for contract in ordered if not any("." in room for room in contract))
    rooms = (line for room in whole for line in _drawn(room, ordered))
    return "\n".join([HEAD, *rooms, "", "## In figures", "", *(f"- {line}" for line in figures(whole)), ""])


def _drawn(room: str, ordered: list[list[str]], depth: int = 0) -> Iterator[str]:
    said = told(room)
    yield f"{'  ' * depth}- **{room.rpartition('.')[2]}**{': ' if said else ''}{said}"
    if depth + 1 < DEEPEST:
        for each in rooms_in(room, ordered):
            yield from _drawn(each, ordered, depth + 1)
