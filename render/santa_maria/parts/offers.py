"""What everybody can have: tiles as they would lie, places for monks, shipping tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.core.seats import Seat
from games.santa_maria.state import State
from render.kit import palette as p
from render.kit.areas.listing import SIGN, Entry
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.leaf import Leaf
from render.kit.lettering import FINE, Type, Weight
from render.kit.picture import Picture
from render.kit.signs.badges import initials, slot
from render.kit.signs.marks import mark
from render.santa_maria import faces
from render.santa_maria.changes import changes
from render.santa_maria.colonies.choosing import draw_pairs, pairs_height
from render.santa_maria.colonies.tiles import draw_tile
from render.santa_maria.people import portrait
from render.words import listed, player_names, said, titled
from texts import Teller

_ACROSS, _GAP, _PADDING = 3, 12, 14
_CELL, _NAME = 92, 40
_BOLD = Type(30, Weight.BOLD)
_DOCK, _SHIP = 100, (360, 84)


def tiles(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The tiles on offer as they would lie, kind by kind, with the names that commands know."""
    changed = changes(before, view)
    leaf = Leaf(said(teller, "part-tiles"))
    for kind, found in (("doubles", view.doubles), ("triples", view.triples), ("specials", view.specials)):
        new = changed.tiles.get(kind, ())
        lines = -(-len(found) // _ACROSS)
        high = (1 if kind == "doubles" else 2) * _CELL + _NAME + 2 * _PADDING
        draw = partial(_draw_tiles, found=found, new=new, lines=lines)
        left = said(teller, f"tiles-{kind}", count=len(view.piles.get(kind, ())))
        leaf.titled(left, lines * (high + _GAP) - _GAP if lines else 0, draw)
    told = listed(teller, (teller.name("tile", tile) for tile in (*view.doubles, *view.triples, *view.specials)))
    return leaf.picture([said(teller, "alt-display", tiles=told or teller.words("core-nothing"))], faces.tones())


def _draw_tiles(canvas: Canvas, box: Box, found: Sequence[str], new: Sequence[bool], lines: int) -> None:
    places = box.grid(_ACROSS, lines, _GAP)
    for at, (tile, place) in enumerate(zip(found, places, strict=False)):
        panel(canvas, place)
        name, room = place.inset(_PADDING).cut_bottom(_NAME)
        canvas.text_in(tile.upper(), name, _BOLD, p.INK, "centre")
        draw_tile(canvas, room, tile, _CELL)
        canvas.anchor("tile", tile, place)
        if new[at : at + 1] == (True,):
            mark(canvas, place, 22)


def places(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """Scholars, bishops and missions: what they do, and whose monks are there."""
    letters, changed = initials(player_names(teller)), changes(before, view)
    leaf = Leaf(said(teller, "part-places"))
    for found in (view.scholars, view.bishops, view.missions):
        entries = [
            Entry(
                titled(teller.name("place", key)),
                teller.about("place", key),
                portrait(key, SIGN),
                seats=tuple((seat, letters[seat]) for seat in view.monks.get(key, ())),
                new=key in changed.places,
                choices=(("place", key),),
            )
            for key in found
        ]
        leaf.listing("", entries)
    told = (_with_monks(view, teller, key) for key in (*view.scholars, *view.bishops, *view.missions))
    return leaf.picture([said(teller, "alt-places", places=listed(teller, told))], faces.tones())


def halls(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The town halls that nobody has taken, each with the scholar who comes with it, and what that one does."""
    leaf = Leaf(said(teller, "part-halls"))
    leaf.band(pairs_height(len(view.pairs)), lambda canvas, box: draw_pairs(canvas, box, view.pairs, teller))
    scholars = [
        Entry(titled(teller.name("place", key)), teller.about("place", key), portrait(key, SIGN))
        for key in view.pairs.values()
    ]
    told = (f"{teller.name('tile', hall)}: {teller.name('place', who)}." for hall, who in view.pairs.items())
    return leaf.listing("", scholars).picture([*told], faces.tones())


def _with_monks(view: State, teller: Teller, place: str) -> str:
    monks = view.monks.get(place)
    name = teller.name("place", place)
    return f"{name}: {listed(teller, (teller.player(seat) for seat in monks))}" if monks else name


def docks(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The shipping tiles to be had, and what each dock gives each year."""
    changed = changes(before, view)

    def draw(canvas: Canvas, box: Box) -> None:
        for (dock, ship), line in zip(view.docks.items(), box.stacked([_DOCK] * len(view.docks), _GAP), strict=True):
            panel(canvas, line)
            head, room = line.inset(_PADDING, 8).cut_left(80, 20)
            canvas.sprite_in(icon(faces.DOCKS[dock], 72), head)
            canvas.anchor("dock", dock, head)
            tile, words = room.cut_left(_SHIP[0], 24)
            canvas.text_in(said(teller, f"dock-{dock}"), words, FINE, lines=2)
            if not ship:
                slot(canvas, tile, p.LINE)
                continue
            canvas.sprite(faces.ship(ship, *_SHIP), tile.x, tile.y)
            canvas.anchor("ship", ship, tile)
            if dock in changed.docks:
                mark(canvas, tile, 12, 4)

    told = listed(teller, (teller.name("ship", ship) for ship in view.docks.values() if ship))
    leaf = Leaf(said(teller, "part-docks")).band(len(view.docks) * (_DOCK + _GAP) - _GAP, draw)
    return leaf.picture([said(teller, "alt-docks", ships=told)], faces.tones())
