"""A region with its neighbours, larger: what stands there can be read, and whose it is."""

from __future__ import annotations

from collections import Counter

from games.archipelago.state import State, Unit
from games.core.seats import Seat
from render.archipelago.changes import changes
from render.archipelago.map.whole import Map, tones
from render.archipelago.words import standing
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import HEADER, INSIDE, header, sheet
from render.kit.lettering import BODY, wrapped
from render.kit.picture import Picture, shortened_alt
from render.words import counted, listed, player_names, said, titled
from texts import Teller

_SEA = 1240
_LINE = 44
_GAP = 14
_INSET = 20


def parts(view: State, teller: Teller) -> dict[str, str]:
    """Each region by its letter, with its name."""
    return {letter: region_named(view, teller, letter) for letter in view.regions}


def part(view: State, teller: Teller, viewer: Seat | None, before: State | None, *, word: str) -> Picture:
    """One of them."""
    lines = told(view, teller, word)
    written = [line for words in lines for line in wrapped(words, BODY, INSIDE - 2 * _INSET)]
    canvas, (head, sea, notes) = sheet([HEADER, _SEA, len(written) * _LINE + 2 * _INSET], _GAP, _GAP)
    header(canvas, head, region_named(view, teller, word), standing(view, teller, player_names(teller)))
    Map(view, changes(before, view), sea, whole_places=True, near=view.regions[word].at).draw(canvas)
    _draw_notes(canvas, notes, written)
    return finished(
        canvas, shortened_alt([f"{region_named(view, teller, word)}.", *(f"{each}." for each in lines)]), tones()
    )


def region_named(view: State, teller: Teller, letter: str) -> str:
    """A region by its letter and name."""
    return f"{letter.upper()} {teller.name('side', view.regions[letter].side)}"


def told(view: State, teller: Teller, letter: str) -> list[str]:
    """Who rules it, which buildings stand in it and who is in them, and everybody's units."""
    ruler = view.ruler(letter)
    lines = [] if ruler is None else [said(teller, "ruled", player=teller.player(ruler))]
    for building in view.regions[letter].buildings:
        name, occupant = titled(teller.name("building", building)), view.occupant(letter, building)
        lines.append(f"{name}: {teller.player(occupant[0])}" if occupant else name)
    standing_here = {seat: view.players[seat].here(letter) for seat in view.every_seat()}
    lines += [f"{teller.player(seat)}: {_units_told(teller, units)}" for seat, units in standing_here.items() if units]
    return lines or [said(teller, "nobody")]


def _units_told(teller: Teller, units: list[Unit]) -> str:
    states = Counter((unit.kind, "striking" if unit.lying else "busy" if unit.busy else "free") for unit in units)
    return listed(
        teller,
        (
            f"{counted(teller, teller.name('unit', kind), count)} ({said(teller, state)})"
            for (kind, state), count in states.items()
        ),
    )


def _draw_notes(canvas: Canvas, box: Box, lines: list[str]) -> None:
    panel(canvas, box)
    for line, place in zip(lines, box.inset(_INSET).stacked([_LINE] * len(lines)), strict=True):
        canvas.text_in(line, place, BODY)
