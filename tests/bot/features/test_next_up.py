"""Who is the next is told only where everybody can know it."""

import pytest

from bot.features.calling.next_up import next_up
from games.core.chance import Chance
from games.core.game import Setup
from games.registry import GAMES, game
from tests.support.positions import position


def test_the_next_of_three_is_known_while_one_is_asked_and_is_right() -> None:
    rules = game("settlers")
    play = rules.start(Setup(3, rules.settings.chosen({}), "seed"))
    chance = Chance("three")
    told = right = 0
    known = None
    while not play.state.over:
        waiting = play.waiting()
        if known is not None and waiting != known[0]:
            told, right = told + 1, right + (waiting == (known[1],))
        following = next_up(rules, play.state)
        known = None if following is None else (waiting, following)
        assert known is None or len(waiting) == 1
        seat = waiting[0]
        play.apply(seat, rules.sensible(rules.view(play.state, seat), play.legal(seat), chance))
    assert told > 10
    assert right == told


@pytest.mark.parametrize("key", GAMES)
def test_nobody_learns_from_it_what_they_cannot_see(key: str) -> None:
    for live in position(key, 3, 5, every=30):
        if live.playing:
            alike = live.game.seeing.imagine(live.state, None, Chance("another"))
            assert next_up(live.game, live.state) == next_up(live.game, alike)


def test_when_a_game_is_over_nobody_is_next() -> None:
    *_, live = position("settlers", 2, 3)
    assert next_up(live.game, live.state) is None
