"""What a question is about, cut out of the pictures it lies on and put together as wide as a phone can show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image, ImageChops

from render.kit.anchors import Anchor
from render.kit.areas.area import PHONE, Area
from render.kit.asked.stage import Sheet, Stage
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE, MARGIN
from render.kit.ground import ground
from render.kit.sprites import rounded_mask
from render.kit.traces import Frame, Marked, Trace

_BETWEEN, _EDGE = 14, 16
_BLEED = 14
"""So far a shadow and a glow reach."""
_CORNER, _FADE = 22, 44
_HIGH, _HIGHER = 0.7, 0.95
"""So many times its width a picture may be high; and where a move is begun, so that few controls stand below it."""
_CAPTION = 88
"""So high is a line below it that says what is proposed."""
_LEAST = 780
"""A picture is no narrower, so that nothing is blown up; nor is it wider than all others, or nobody could read it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """An area of a sheet, or what is needed of it."""

    sheet: int
    area: Area
    box: Box
    about: tuple[Box, ...] = ()
    """Where it folds, only the parts with something of these have to be shown; none: all of them."""

    def parts(self, room: int) -> list[Box]:
        """What lies below each other where there is no more room."""
        return self.area.folded(room) if self.box == self.area.box else [self.box]

    def filled(self, room: int, canvas: Canvas) -> list[Box]:
        """The same without what has no place for anything."""
        filled = []
        for box in (parts := self.parts(room)):
            there = self.about or [found.box for found in canvas.anchors.found]
            lying = [each for each in there if box.contains(each)]
            low = max((each.bottom for each in lying), default=0)
            if lying:
                filled.append(box if self.framed(canvas) else Box(box.x, box.y, box.width, low - box.y))
        return filled if len(parts) > 1 and filled else parts

    def framed(self, canvas: Canvas) -> bool:
        """Whether it is a panel, or lies in one."""
        frames = (trace.box for trace in canvas.traces if isinstance(trace, Frame))
        return any(frame.contains(self.area.box) for frame in frames)


def whole_of(sheet: Sheet, number: int = 0) -> Piece:
    """All of a sheet."""
    return Piece(number, Area("", sheet.canvas.box), sheet.canvas.box)


def pieces_of(stage: Stage) -> list[Piece]:
    """The areas that the question names, and those where its words lie; nothing where that is nowhere in particular."""
    found: list[Piece] = []
    provided: set[str] = set()
    for number, sheet in enumerate(stage.sheets):
        about = list(_about(stage, sheet))
        own = [area for area in sheet.canvas.areas if area.owner in (None, stage.seat)]
        named = [area for area in own if area.word in stage.areas and area.word not in provided]
        provided |= {area.word for area in named}
        beside = [] if stage.alone and not stage.missing else _areas_around(sheet, about, named)
        for area in dict.fromkeys([*named, *beside]):
            lying = [box for box in about if area.box.overlaps(box)]
            there = [each for each in sheet.canvas.anchors.found if area.box.contains(each.box)]
            if area.near and not lying and (later := [each.box for each in there if each.word in stage.later]):
                found += [Piece(number, area, area.close_to(box)) for box in later]
                continue
            needed = () if area in named else tuple(lying)
            found.append(Piece(number, area, area.narrowed(lying or [each.box for each in there]), needed))
    whole = {piece.sheet for piece in found if piece.box == stage.sheets[piece.sheet].canvas.box}
    left = [piece for piece in found if piece.sheet not in whole or not piece.area.word]
    return sorted(left, key=lambda piece: (-piece.sheet, piece.box.y, piece.box.x))


Line: TypeAlias = list[tuple[Piece, Box]]


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece, or a part of it, where it lies on the cut picture."""

    piece: Piece
    box: Box
    right: int = 0
    down: int = 0

    def on(self, found: Sequence[Anchor]) -> list[Anchor]:
        """Those of its sheet that lie on it."""
        return [each.moved(self.right, self.down) for each in found if self.holds(each.box)]

    def marked(self, found: Sequence[Box]) -> list[Box]:
        """The same of what is marked."""
        return [each.moved(self.right, self.down) for each in found if self.holds(each)]

    def holds(self, box: Box) -> bool:
        """Whether it is on it."""
        return self.box.contains(Box(*box.centre, 0, 0))


def cut(stage: Stage, pieces: Sequence[Piece], made: Sequence[Canvas]) -> tuple[Canvas, list[Laid]]:
    """The pieces beside and below each other, in the order in which they lie on their sheets: as large as a phone shows
    them with the answers below.
    """
    lines = _flowing(stage, pieces, PHONE)
    most = _HIGHER if stage.begun and not stage.first else _HIGH
    across, high = _across(lines, most, _CAPTION if stage.proposal is not None else 0), _high(lines)
    whole = ground(across, high + 2 * _EDGE)
    laid, y = [], _EDGE
    for line in lines:
        x = (across - _wide(line)) // 2
        for piece, box in line:
            laid.append(Laid(piece, box, x - box.x, y - box.y))
            paste(whole, made[piece.sheet], laid[-1])
            x += box.width + _BETWEEN
        y += max(box.height for _, box in line) + _BETWEEN
    return whole, laid


def _wide(line: Line) -> int:
    return sum(box.width + _BETWEEN for _, box in line) - _BETWEEN


def _high(lines: Sequence[Line]) -> int:
    return sum(max(box.height for _, box in line) + _BETWEEN for line in lines) - _BETWEEN


def _across(lines: Sequence[Line], most: float, below: int) -> int:
    """How wide a picture of them must be, with its margins: what is high stands between wider ones. It is wider than a
    table only where a phone would not show it, and what stands below it, together with its answers.
    """
    least = max(_LEAST, *map(_wide, lines))
    wide = min(CLOSE, max(least, round(_high(lines) / most)) + 2 * MARGIN)
    return max(wide, round((_high(lines) + below) / _HIGHER))


def _flowing(stage: Stage, pieces: Sequence[Piece], room: int) -> list[Line]:
    """Line by line."""
    parts = [(piece, box) for piece in pieces for box in piece.filled(room, stage.sheets[piece.sheet].canvas)]
    places = flow([box.width for _, box in parts], room, _BETWEEN)
    lines: list[Line] = [[] for _ in range(places[-1][0] + 1)]
    for part, (line, _) in zip(parts, places, strict=True):
        lines[line].append(part)
    return lines


def _about(stage: Stage, sheet: Sheet) -> Iterator[Box]:
    """Where the question's words lie, and what would change."""
    yield from (anchor.box for anchor in (*sheet.chosen, *sheet.legal))
    if stage.begun and sheet is stage.sheets[0]:
        yield from sheet.canvas.marked


def _areas_around(sheet: Sheet, about: Sequence[Box], named: Sequence[Area]) -> Iterator[Area]:
    """The areas in which these things lie, all of the sheet where they lie in none."""
    for box in about:
        middle = Box(*box.centre, 0, 0)
        if not any(area.box.contains(middle) for area in named):
            around = [area for area in sheet.canvas.areas if area.box.contains(middle)]
            yield min(around, key=lambda area: area.box.width * area.box.height, default=Area("", sheet.canvas.box))


def paste(made: Canvas, canvas: Canvas, laid: Laid) -> None:
    """Put a piece here: with what reaches beyond it, but what is cut out of a panel has edges of its own."""
    box, piece, read = laid.box, laid.piece, laid.box
    place = box.moved(laid.right, laid.down)
    if piece.box != piece.area.box:
        mask, read = _fading(box, piece.area.box)
        made.image.paste(canvas.image.crop(box.corners), (place.x, place.y), mask)
    elif _within_panel(canvas, piece.area.box, through=box != piece.area.box):
        mask = rounded_mask(box.width, box.height, _CORNER)
        made.image.paste(canvas.image.crop(box.corners), (place.x, place.y), mask)
    else:
        left, right = (_BLEED if at else _BETWEEN // 2 for at in (box.x == piece.box.x, box.right == piece.box.right))
        around = Box(box.x - left, box.y - _BLEED, box.width + left + right, box.height + 2 * _BLEED)
        seen = around.within(canvas.box)
        made.image.paste(canvas.image.crop(seen.corners), (seen.x + laid.right, seen.y + laid.down))
    made.frame(place)
    made.traces += [trace.moved(laid.right, laid.down) for trace in canvas.traces if _belongs(trace, read)]


def _fading(box: Box, area: Box) -> tuple[Image.Image, Box]:
    """A mask in which a part of an area fades where that goes on, and what of it is read."""
    sides = (box.x > area.x, box.y > area.y, box.right < area.right, box.bottom < area.bottom)
    left, top, right, bottom = (_FADE * side for side in sides)
    clear = Box(box.x + left, box.y + top, box.width - left - right, box.height - top - bottom)
    mask = Image.new("L", (box.width, box.height), 255)
    ramp = Image.linear_gradient("L")
    for side, turn, at in (
        (left, 90, (0, 0)),
        (top, 0, (0, 0)),
        (right, 270, (box.width - right, 0)),
        (bottom, 180, (0, box.height - bottom)),
    ):
        if side:
            size = (side, box.height) if turn % 180 else (box.width, side)
            strip = ramp.rotate(turn).resize(size)
            there = mask.crop((*at, at[0] + size[0], at[1] + size[1]))
            mask.paste(ImageChops.darker(there, strip), at)
    return mask, clear


def _within_panel(lit: Canvas, box: Box, *, through: bool) -> bool:
    """Whether there is a panel around it, or it is one that is cut through."""
    panels = (trace.box for trace in lit.traces if isinstance(trace, Frame))
    return any(panel.contains(box) and (through or panel != box) for panel in panels)


def _belongs(trace: Trace, box: Box) -> bool:
    """Whether it came along: what is cut through says nothing any more, and a sign comes to what is left."""
    if isinstance(trace, Marked):
        return box.contains(Box(*trace.box.centre, 0, 0))
    return box.contains(trace.box)
