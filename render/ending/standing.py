"""Who stands where in the end, and what points came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.ending.outcome import Outcome, Rival, SeatScore
from render.kit import palette as p
from render.kit.canvas import Canvas
from render.kit.signs.badges import number_badge
from render.words import player_names, won
from texts import Teller

_MEDALS = (p.GOLD, p.SILVER, p.BRASS)
GILT = 0.7
"""How pale the gold is on which the winners stand."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's place: a seat's, or a rival's who has none."""

    name: str
    place: int | None
    """None where points did not decide, and they have not won."""
    score: SeatScore | Rival
    seat: int | None
    won: bool


def standings(outcome: Outcome, teller: Teller) -> list[Standing]:
    """Everybody by places; who is equal shares one."""
    names = player_names(teller)
    return [
        Standing(names[score.seat], place, score, score.seat, score.seat in outcome.winners)
        if isinstance(score, SeatScore)
        else Standing(teller(f"rival-{score.name}"), place, score, None, won=False)
        for score, place in outcome.places
    ]


def sources(outcome: Outcome) -> list[str]:
    """What points came from for anybody, in the order of the lines; what nobody has is left out."""
    everybody: list[SeatScore | Rival] = [*outcome.scores, *outcome.rivals]
    lines = [line for score in everybody for line in score.lines]
    scoring = {line.key for line in lines if line.points}
    return [key for key in dict.fromkeys(line.key for line in lines) if key in scoring]


def crowned(rows: Sequence[Standing]) -> list[Standing]:
    """Who has won: seats, or a rival who is first."""
    return [row for row in rows if row.won] or [row for row in rows if row.place == 1 and row.seat is None]


def headline(crowned: Sequence[Standing], teller: Teller) -> str:
    """Who has won, if anybody has."""
    if not crowned:
        return teller.words("core-picture-nobody-won")
    return won(teller, [row.name for row in crowned], range(len(crowned)))


def medal(canvas: Canvas, centre: tuple[int, int], place: int | None, size: int) -> None:
    """The number of a place, on gold, silver, brass or stone."""
    if place is not None:
        number_badge(canvas, centre, str(place), size, _MEDALS[place - 1] if place <= len(_MEDALS) else p.STONE_LIGHT)


def source_name(teller: Teller, key: str) -> str:
    """What points came from."""
    return teller(f"score-{key}")


def points_of(score: SeatScore | Rival, key: str) -> int:
    """How many came from it."""
    return sum(line.points for line in score.lines if line.key == key)
