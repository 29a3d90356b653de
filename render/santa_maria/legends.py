"""What the signs on the tables' pictures mean."""

from __future__ import annotations

from games.santa_maria.actions.religion import MONK_PRICE
from games.santa_maria.state import State
from render.kit import palette as p
from render.kit.icons import icon
from render.kit.signs.dice import die
from render.kit.signs.legend import SIGN
from render.kit.sprites import Sprite
from render.santa_maria import faces
from render.santa_maria.colours import BLUE
from render.words import said
from texts import Teller


def table_legend(teller: Teller, view: State) -> list[tuple[Sprite, str]]:
    """The kinds of places for monks, what dice are for, what a monk costs, and who is ahead on one space."""
    kinds = [(icon(kind, SIGN), said(teller, f"legend-{kind}")) for kind in ("scholar", "bishop", "mission")]
    return [
        *kinds,
        (die(4, SIGN, BLUE), said(teller, "legend-blue")),
        (icon("monk", SIGN), said(teller, "legend-monk", coins=MONK_PRICE)),
        (icon("conquistador", SIGN), said(teller, "legend-ahead")),
    ]


def colonies_legend(teller: Teller) -> list[tuple[Sprite, str]]:
    """What stands below a colony, and what lies on its buildings."""
    return [
        (die(5, SIGN, p.WHITE), said(teller, "legend-whites")),
        (faces.paid(1, SIGN), said(teller, "legend-paid")),
        (faces.cell("road1", SIGN), said(teller, "legend-road")),
    ]


def city_legend(teller: Teller) -> list[tuple[Sprite, str]]:
    """What stands in a district, and below the city."""
    return [
        (icon("card", SIGN), said(teller, "legend-cards")),
        (icon("road", SIGN), said(teller, "legend-forks")),
        (icon("monk", SIGN), said(teller, "legend-priests")),
        (icon("chest", SIGN), said(teller, "legend-reserve")),
    ]
