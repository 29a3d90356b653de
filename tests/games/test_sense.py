"""What has sense wins against chance, and plays in its head as it does at the table."""

import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.registry import GAMES, game

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


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in GAMES for seats in game(key).settings.seat_counts])
def test_in_a_world_that_is_imagined_nobody_sees_more_than_at_the_table(key: str, seats: int) -> None:
    """Nothing is masked there: whoever made use of it would play on otherwise than people do."""
    found, luck = game(key), Chance(f"imagined {key} {seats}")
    for options in (found.settings.chosen({}), luck.pick(list(found.settings.combinations(seats)))):
        play = found.start(Setup(seats, options, f"imagined {seats}"))
        while not play.state.over:
            seat = play.waiting()[0]
            request, view = play.legal(seat), found.view(play.state, seat)
            world = found.seeing.imagine(view, seat, luck)
            answers = [
                found.quick(known, request, Chance(f"answer {view.moves}")) for known in (view, world, play.state)
            ]
            assert answers == [answers[0]] * 3
            play.apply(seat, answers[0])
