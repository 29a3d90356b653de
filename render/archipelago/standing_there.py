"""What stands in a region, in words: who rules it, its buildings and who is in them, everybody's units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.archipelago.state import State, Unit
from render.words import counted, listed, player_names, said, titled
from texts import Teller


def told(view: State, teller: Teller, letter: str) -> list[str]:
    """Who rules it, which buildings stand in it and who is in them, and everybody's units."""
    ruler, names = view.ruler(letter), player_names(teller)
    lines = [] if ruler is None else [said(teller, "ruled", player=names[ruler])]
    for building in view.regions[letter].buildings:
        name, occupant = titled(teller.name("building", building)), view.occupant(letter, building)
        lines.append(f"{name}: {names[occupant[0]]}" if occupant else name)
    standing_here = {seat: view.players[seat].here(letter) for seat in view.every_seat()}
    lines += [f"{names[seat]}: {units_told(teller, units)}" for seat, units in standing_here.items() if units]
    return lines or [said(teller, "nobody")]


def units_told(teller: Teller, units: Iterable[Unit]) -> str:
    """Units by kind, with what they are at."""
    states = Counter((unit.kind, "striking" if unit.lying else "busy" if unit.busy else "free") for unit in units)
    return listed(
        teller,
        (
            f"{counted(teller, teller.name('unit', kind), count)} ({said(teller, state)})"
            for (kind, state), count in states.items()
        ),
    )
