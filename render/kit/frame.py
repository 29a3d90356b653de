"""What all pictures have in common: their width, the head with where the game stands, bands, and the foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit import palette as p
from render.kit.areas.seats import SeatHead
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.ground import ground
from render.kit.icons import sign
from render.kit.lettering import HEADING, TITLE, Type, Weight, fitted, width_of
from render.kit.signs.badges import seat_badge
from render.kit.signs.legend import Legend, legend
from render.kit.sprites import Sprite

MARGIN = 28
GAP = 24
CLOSE = 1000
"""The width of all pictures: on a phone of 400 px lettering of 28 is 11 px high, and a piece of 35 is 14."""
CLOSEST = CLOSE * 3 // 2
"""Between the bars of a phone's page there is no room for more."""
CLOSE_INSIDE = CLOSE - 2 * MARGIN
HEADER = 60
"""The height of the line at the head."""
_TITLE = Type(56, Weight.BLACK)
_GAME = Type(44, Weight.BLACK)
HEAD = 112
"""The height of where a game stands."""
_BADGE, _SHORT_NAME = 48, 160
_FOOT, _CORNER = 72, 180


def sheet(heights: Sequence[int], top: int = GAP, gap: int = GAP, width: int = CLOSE) -> tuple[Canvas, list[Box]]:
    """The ground as high as it must be, and bands of these heights below each other on it."""
    canvas = ground(width, top + sum(heights) + gap * (len(heights) - 1) + GAP)
    return canvas, Box(MARGIN, top, width - 2 * MARGIN, canvas.box.height - top - GAP).stacked(heights, gap)


def header(canvas: Canvas, box: Box, title: str, standing: str) -> None:
    """The game's name, and where the game stands."""
    left, right = box.cut_left(width_of(title, _TITLE) + 8, 40)
    canvas.text_in(title, left, _TITLE)
    canvas.text_in(standing, right, HEADING.weighing(Weight.SEMIBOLD), p.INK_SOFT, "right")


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands: the round and what comes of how many, the phase by its name, and whom it waits for."""

    game: str
    when: str
    phase: str = ""
    who: Sequence[SeatHead] = ()
    """Everybody's heads in their order: of them those are named that are lit."""

    @property
    def height(self) -> int:
        """How much room it takes."""
        return HEAD

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Large enough for a channel's list: the game and its round above, the phase and who is to move below."""
        above, below = box.cut_top(HEAD // 2)
        named = canvas.text_in(self.game, above, _GAME)
        canvas.text_in(self.when, above.cut_left(named.width, 30)[1], TITLE.sized(40), p.INK_SOFT, "right")
        lit = [head for head in self.who if head.lit]
        rest = self._draw_lit(canvas, below, lit)
        canvas.text_in(self.phase, rest, TITLE.sized(40))

    def _draw_lit(self, canvas: Canvas, box: Box, lit: Sequence[SeatHead]) -> Box:
        """Their badges at the right, after the sign of what they are; a single one with the name."""
        if not lit or lit[0].note is None:
            return box
        if len(lit) == 1:
            room = box.width - width_of(self.phase, TITLE.sized(40)) - 2 * (_BADGE + 10) - 30
            name = fitted(lit[0].name, TITLE.sized(40), max(room, _SHORT_NAME))
            place, box = box.cut_right(name.width, 10)
            canvas.text_in(lit[0].name, place, TITLE.sized(40))
        for head in reversed(lit):
            place, box = box.cut_right(_BADGE, 8)
            seat_badge(canvas, place.centre, head.seat, head.initial, _BADGE)
        place, box = box.cut_right(_BADGE, 20)
        canvas.sprite_in(sign(lit[0].note.sign, 40, p.INK), place)
        return box


@dataclass(frozen=True, slots=True)
class Foot:
    """The last band: Discord lays its sign on the corner at the left, so what the signs mean stands beside it."""

    legend: Legend | None = None

    @classmethod
    def of(cls, entries: Sequence[tuple[Sprite, str]], width: int = CLOSE_INSIDE) -> Foot:
        """With the legend of these signs; as many lines as they need."""
        return cls(legend(entries, width - _CORNER) if entries else None)

    @property
    def height(self) -> int:
        """How much room it takes."""
        return max(_FOOT, self.legend.height if self.legend is not None else 0)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """All of it beside the corner."""
        if self.legend is not None:
            self.legend.draw(canvas, box.cut_left(_CORNER)[1])
