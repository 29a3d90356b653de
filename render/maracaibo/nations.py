"""The three nations: everybody's influence, the ranks, the markers left; beside it the quests in play."""

from __future__ import annotations

from games.maracaibo.actions.quests import cost_of, reward_of
from games.maracaibo.components import INFLUENCE
from games.maracaibo.kinds import NATIONS
from games.maracaibo.map.markers import multiplier
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import sign
from render.kit.signs.badges import seat_badge
from render.kit.signs.marks import mark
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import BOLD, SMALL, chips, chips_width, cost_chips, draw_chips, flag, piece
from render.maracaibo.words import letter_of
from texts import Teller

HEIGHT = 204
_LINE = 37
_SIZES = (SMALL, 32, 29, 26)
"""Of signs: the largest with which every line has room."""
_ARROW = 26
_CLOSE_NUMBER, _CLOSE_PLACE = 40, 58
_TINY, _LETTERED = 20, 2


def draw_influence(
    canvas: Canvas, box: Box, view: State, teller: Teller, initials: list[str], changed: Changes
) -> None:
    """A line for each nation: its flag, markers left and what a rank is worth now; then the track."""
    panel(canvas, box)
    canvas.area("influence", box)
    for nation, line in zip(NATIONS, box.inset(10, 8).rows(len(NATIONS), 6), strict=True):
        head, track = line.cut_left(150, 6)
        canvas.anchor("nation", nation, line)
        flag(canvas, (head.x + 26, head.centre[1]), nation, letter_of(teller, nation), 48)
        canvas.text(f"{view.stock[nation]}", head.x + 60, head.centre[1], BOLD)
        canvas.text(f"×{multiplier(view, nation)}", head.right - 4, head.centre[1], BOLD, p.INK_SOFT, "right")
        cells = track.columns(INFLUENCE.length + 1, 2)
        held = {who.influence[nation] for who in view.travellers()}
        for space, cell in enumerate(cells):
            ribbon = space in INFLUENCE.ranks
            canvas.fill(cell, p.BLOOD if ribbon else p.PAPER_DEEP)
            if ribbon and space not in held:
                canvas.text_in(str(INFLUENCE.ranks.index(space) + 1), cell, BOLD, p.WHITE, "centre")
        _draw_markers(canvas, cells, view, nation, initials, changed)


def _draw_markers(
    canvas: Canvas, cells: list[Box], view: State, nation: str, initials: list[str], changed: Changes
) -> None:
    where = [next(space for key, space in who.influence.items() if key == nation) for who in view.travellers()]
    for seat, space in enumerate(where):
        together = [other for other, at in enumerate(where) if at == space]
        spot, size = _spot(cells[space], together.index(seat), len(together))
        seat_badge(canvas, spot, seat, initials[seat] if size > _TINY else "", size)
        if (seat, nation) in changed.influence:
            mark(canvas, Box(spot[0] - size // 2, spot[1] - size // 2, size, size), size // 2, 3)


def _spot(cell: Box, at: int, count: int) -> tuple[tuple[int, int], int]:
    """Where a marker stands in a cell, and how large: a few with their letters, else small side by side."""
    if count <= _LETTERED:
        size = 38 if count == 1 else 32
        return (cell.centre[0], cell.centre[1] + round((at - (count - 1) / 2) * (size - 2))), size
    grid = cell.centred(2 * _TINY, (count + 1) // 2 * (_TINY + 6)).grid(2, (count + 1) // 2)
    return grid[at].centre, _TINY


def draw_quests(canvas: Canvas, box: Box, view: State, teller: Teller) -> None:
    """What every quest in play costs and brings; many stand in two columns."""
    panel(canvas, box)
    canvas.area("quests", box)
    inside = box.inset(10, 8)
    lines = [(quest, place) for place, quests in view.quests.items() for quest in quests]
    lines += [(quest, space) for space, quest in view.track_quests.items()]
    room = inside.height // _LINE
    columns = [inside] if len(lines) <= room else inside.columns(2, 8)
    spots = [line for column in columns for line in column.stacked([_LINE] * room)]
    close = len(columns) > 1
    room = columns[0].width - (_CLOSE_NUMBER + _CLOSE_PLACE if close else 0)
    fitting = (size for size in _SIZES if all(_deal_width(view, quest, size) <= room for quest, _ in lines))
    size = next(fitting, _SIZES[-1]) if close else SMALL
    for (quest, place), line in zip(lines, spots, strict=False):
        canvas.anchor("quest", quest, line)
        where = place.upper() if place[0] == "l" else place
        deal = _draw_head(canvas, line, quest, where, close=close)
        end = draw_chips(canvas, cost_chips(cost_of(view, quest)), deal.x, deal.centre[1], None, size)
        canvas.sprite(sign("arrow", _ARROW, p.INK_SOFT), end + 2, deal.centre[1] - _ARROW // 2)
        draw_chips(canvas, chips(reward_of(view, quest)), end + _ARROW + 6, deal.centre[1], None, size)


def _deal_width(view: State, quest: str, size: int) -> int:
    return (
        chips_width(cost_chips(cost_of(view, quest)), size)
        + _ARROW
        + 6
        + chips_width(chips(reward_of(view, quest)), size)
    )


def _draw_head(canvas: Canvas, line: Box, quest: str, place: str, *, close: bool) -> Box:
    """A quest's number, and where it lies; what is left of the line is for what it costs and brings."""
    if close:
        number, rest = line.cut_left(_CLOSE_NUMBER - 4, 4)
        card(canvas, number.inset(0, 2), p.STRAW, p.UMBER, 6, 2, 0)
        canvas.text_in(quest_number(quest), number, BOLD, p.COAL, "centre")
    else:
        picture, rest = line.cut_left(38)
        canvas.sprite_in(piece("quest", 34), picture)
        number, rest = rest.cut_left(60)
        canvas.text_in(quest_number(quest), number, BOLD)
    where, deal = rest.cut_left(_CLOSE_PLACE if close else 76)
    canvas.text_in(place, where, BOLD, p.INK_SOFT)
    return deal


def quest_number(quest: str) -> str:
    """A quest tile's number; story tiles have their own."""
    return f"*{quest.removeprefix('story_')}" if quest.startswith("story") else quest.lstrip("q0")
