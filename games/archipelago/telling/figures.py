"""The figures in what is told of components."""

from collections.abc import Mapping

from games.archipelago.components import OBJECTIVES
from games.core.events import Value


def figures(noun: str, word: str, seats: int) -> Mapping[str, Value]:
    """What an objective waits for, with so many seats or, away from a table, with any; and a pacifist's margin."""
    if noun != "objective":
        return {}
    card = OBJECTIVES[word]
    every = "/".join(str(number) for number in dict.fromkeys(card.at.values()))
    return {"number": card.at.get(seats, every), "margin": card.margin}
