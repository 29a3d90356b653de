"""One seat plays with sense, the others by chance: it wins more often than not."""

import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.registry import game

DUELS = 6
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "settlers": ({}, {}),
    "puerto_rico": ({}, {"new_buildings": "random", "nobles": "on"}),
}
"""Of these games, with these options by turns."""


def sense_wins(key: str, seats: int, number: int) -> bool:
    """Whether the seat with sense wins this game alone."""
    found, chance = game(key), Chance(str(number))
    play = found.start(Setup(seats, OPTIONS[key][number % 2], f"duel {number}"))
    while not play.state.over:
        seat = play.waiting()[0]
        request = play.legal(seat)
        offers = [offer for offer in request.offers if not offer.aside]
        by_chance = chance.pick(offers).any_move(chance.below)
        by_sense = found.sensible(found.view(play.state, seat), request, chance)
        play.apply(seat, by_sense if seat == 0 else by_chance)
    return found.score(play.state).winners == (0,)


@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in OPTIONS for seats in game(key).settings.seat_counts]
)
def test_sense_beats_chance(key: str, seats: int) -> None:
    assert sum(sense_wins(key, seats, number) for number in range(DUELS)) >= DUELS - 1
