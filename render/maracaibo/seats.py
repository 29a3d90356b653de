"""Everybody's figures in a line, and Jean's: what decides first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.maracaibo.actions.ship import full_board
from games.maracaibo.components import JEAN
from games.maracaibo.score import score
from games.maracaibo.state import Player, State
from render.kit.areas.lines import SIGN, Cell, SeatLine, SeatLines
from render.kit.areas.seats import SeatHead
from render.kit.icons import icon
from render.kit.signs.legend import SIGN as LEGEND_SIGN
from render.kit.sprites import Sprite
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import piece
from render.words import said
from texts import Teller

_ICONS = {"coins": "coin", "points": "point"}
_PIECES = {"point_income": "points"}
_WITH = {"coins": {"coins", "income"}, "token": {"tokens"}, "upgrade": {"discs"}}
"""Whatever a figure tells of besides what has its name."""
FIGURES = (
    "coins",
    "points",
    "strength",
    "token",
    "figures",
    "upgrade",
    "point_income",
    "compass",
    "quest",
    "synergy",
    "assistant",
    "hand",
)
"""What a line tells, what decides first."""
_LEAST, _NEAR = 2, 12
"""So many figures a line has at least; so near each other they stand at most."""


def _figures(view: State, seat: int) -> dict[str, str]:
    """Each figure of a player as it is written."""
    player: Player = view.players[seat]
    counts = {
        "points": score(view).scores[seat].total,
        "strength": player.strength,
        "figures": player.figures,
        "compass": player.compasses(),
        "quest": len(player.quests),
        "token": len(player.tokens),
        "synergy": len(player.synergies),
        "assistant": player.assistants(),
    }
    return {
        **{name: str(count) for name, count in counts.items()},
        "coins": f"{player.coins} +{player.income}",
        "upgrade": f"{player.upgrades()} ({sum(full_board().values()) - sum(player.discs.values())})",
        "point_income": f"+{player.point_income}",
        "hand": f"{len(player.hand)}+{len(player.planned)}",
    }


def _jeans(view: State) -> dict[str, str]:
    """What is told of Jean."""
    jean = view.jean
    assert jean is not None
    gone = len(JEAN.income) - 1 - jean.discs
    return {
        "points": str(jean.points + sum(jean.final.values())),
        "point_income": f"+{JEAN.income[gone] + len(jean.taken)}",
        "upgrade": f"({gone})",
        "quest": str(len(jean.quests)),
        "token": str(len(jean.tokens)),
        "hand": str(len(jean.taken)),
    }


def seat_lines(
    view: State, heads: Sequence[SeatHead], changed: Changes, width: int, room: int, below: int = 0
) -> tuple[SeatLines, Sequence[str]]:
    """Everybody's line with as many figures as there is room for, so high and no higher; and which these are."""
    lines = [_line(view, head, changed) for head in heads]
    for count in range(len(FIGURES), _LEAST - 1, -1):
        made = SeatLines([replace(line, cells=line.cells[:count]) for line in lines], width, below, _NEAR)
        if made.height <= room:
            break
    return made, FIGURES[:count]


def _line(view: State, head: SeatHead, changed: Changes) -> SeatLine:
    jean = head.seat >= view.seats
    told = _jeans(view) if jean else _figures(view, head.seat)
    new = frozenset[str]() if jean else changed.at(head.seat).figures
    cells = [
        Cell(_sign(name, SIGN), told[name], bool(_WITH.get(name, {name}) & new)) if name in told else Cell()
        for name in FIGURES
    ]
    return SeatLine(head, cells)


def _sign(name: str, size: int) -> Sprite:
    return icon(_ICONS[name], size) if name in _ICONS else piece(_PIECES.get(name, name), size)


def meanings(teller: Teller, figures: Sequence[str]) -> list[tuple[Sprite, str]]:
    """What the signs of these figures tell."""
    return [(_sign(name, LEGEND_SIGN), said(teller, f"legend-{name}".replace("_", "-"))) for name in figures]
