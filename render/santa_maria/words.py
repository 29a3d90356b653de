"""Words on the pictures that need more than a look into the texts."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.parts.seeing import UNKNOWN
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import END, YEARS
from games.santa_maria.lines.activating import activation_price
from games.santa_maria.score import governor_points, score
from games.santa_maria.state import State
from render.words import listed, said, won
from texts import Teller


def phase(view: State, teller: Teller) -> str:
    """What is being done now, or how it ended."""
    if view.over:
        return said(teller, "phase-over") if score(view).winners else said(teller, "lost", points=END.won)
    if view.pairs or view.boards or any(not view.colony(seat).board for seat in view.colonists()):
        return said(teller, "phase-founding")
    waiting = GAME.play(view).waiting()
    return said(teller, "phase-turns" if view.active in waiting else "phase-answers")


def standing(view: State, teller: Teller, names: Sequence[str]) -> str:
    """The year and whose turn it is; or who has won."""
    if view.over:
        winners = score(view).winners
        return won(teller, names, winners) if winners else said(teller, "lost", points=END.won)
    parts = [said(teller, "year", year=view.year, years=YEARS), phase(view, teller)]
    if waiting := GAME.play(view).waiting():
        parts.append(said(teller, "turn", players=listed(teller, (names[seat] for seat in waiting))))
    return " · ".join(parts)


def total(view: State, seat: Seat) -> tuple[int, ...]:
    """A seat's points so far, if the viewer may know them."""
    return () if view.players[seat].joy == UNKNOWN else (score(view).scores[seat].total,)


def facts(view: State, seat: Seat, teller: Teller) -> list[str]:
    """What else is to be known of a seat's colony."""
    player = view.players[seat]
    colony = player.colony
    facts = [
        said(teller, "whites", count=player.whites),
        said(teller, "activation", price=activation_price(view, Seat(seat))),
    ]
    if colony is not None and colony.governor:
        facts.append(said(teller, "governor", spot=colony.governor.upper(), points=governor_points(colony.governor)))
    if colony is not None and colony.hired:
        hired = [f"{teller.name('specialist', kind)} {count}" for kind, count in colony.hired.items()]
        facts.append(", ".join(hired))
    return facts
