"""Everybody's engine beside each other: all figures, and by their names what everybody has."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.seats import Seat
from games.maracaibo.actions.free import progress
from games.maracaibo.components import CAREERS, PLACES, UPGRADES, Task
from games.maracaibo.state import Player, State
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.leaf import Leaf
from render.kit.lettering import FINE, wrapped
from render.kit.picture import Picture
from render.maracaibo import alt
from render.maracaibo.changes import changes
from render.maracaibo.pictures import all_names, heads_of
from render.maracaibo.seats import meanings, seat_lines
from render.words import listed, said, titled
from texts import Teller

_INSET = 12
_LINE = FINE.line_height
_ROW = 100


def engines(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """A box of one size for everybody."""
    heads = heads_of(view, teller, all_names(view, teller))
    told = [_told(teller, player) for player in view.players]
    written = [[line for words in each for line in wrapped(words, FINE, CLOSE_INSIDE - 2 * _INSET)] for each in told]
    below = max(map(len, written)) * _LINE + _INSET
    lines, figures = seat_lines(view, heads, changes(before, view), CLOSE_INSIDE, len(heads) * (below + _ROW), below)

    def draw(canvas: Canvas, box: Box) -> None:
        for words, place in zip(written, lines.draw(canvas, box), strict=False):
            for line, row in zip(words, place.stacked([_LINE] * len(words)), strict=True):
                canvas.text(line, row.x, row.centre[1], FINE)

    leaf = Leaf(said(teller, "part-engines")).band(lines.height, draw).legend(meanings(teller, figures))
    sentences = [f"{teller.player(seat)}: {' '.join(told[seat])}" for seat in view.every_seat()]
    return leaf.picture([*sentences, *(alt.board_told(view, teller, seat) for seat in view.every_seat())])


def _told(teller: Teller, player: Player) -> list[str]:
    """What lies open before somebody: what was bought; who and what is at hand; what is to be done."""
    nothing = teller.words("core-nothing")
    complete = [key for key in UPGRADES if player.has(key)]
    there = [teller.name("place", place) for place in PLACES for _ in player.helpers.get(place, ())]
    counted = {
        "point-income": f"+{player.point_income}",
        "compass": f"{player.compasses()}",
        "quest": f"{len(player.quests)}",
        "hand": f"{len(player.hand)} + {len(player.planned)}",
    }
    held = [
        said(teller, "synergies", tokens=teller.names("synergy", player.synergies)) if player.synergies else "",
        said(teller, "helpers", places=listed(teller, there)) if there else "",
        said(teller, "invested", buildings=teller.names("building", player.buildings)) if player.buildings else "",
        *(f"{titled(said(teller, f'legend-{sign}'))}: {count}" for sign, count in counted.items()),
        said(teller, "engine-supply", count=player.reserve),
    ]
    return [
        said(teller, "bought", cards=teller.names("card", player.bought) or nothing)
        + f". {said(teller, 'ships', upgrades=teller.names('upgrade', complete) or nothing)}.",
        "".join(f"{words}. " for words in held if words).strip(),
        *_tasks(player, teller),
    ]


def _tasks(player: Player, teller: Teller) -> Iterator[str]:
    """How far each task of the career is."""
    if len(player.careers) != 1 or player.careers[0] not in CAREERS:
        return
    career = player.careers[0]
    told = (f"{teller.name('task', task.kind)} {_progress(player, task, teller)}" for task in CAREERS[career].tasks)
    yield said(teller, "career", career=teller.name("career", career), tasks=listed(teller, told)) + "."


def _progress(player: Player, task: Task, teller: Teller) -> str:
    if task.kind not in player.tasks:
        return f"({said(teller, 'task-claimed').lower()})"
    return f"{progress(player, task)} ({task.easy} / {task.hard})"
