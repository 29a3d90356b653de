"""Who plays alone plans its year: what it foresees comes, from what it may see, and it wins often enough."""

import os
import subprocess
import sys
from statistics import mean

import msgspec
import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.core.parts.seeing import HIDDEN
from games.core.play import Play
from games.core.seats import Seat
from games.core.thinking.budget import Budget
from games.core.thinking.hindsight import second_look
from games.core.thinking.verdict import Verdict, think
from games.santa_maria import GAME
from games.santa_maria.components import END, YEARS
from games.santa_maria.computer.alone.actions import actions, passes
from games.santa_maria.computer.alone.choices import choices
from games.santa_maria.computer.alone.effects import done_at_once
from games.santa_maria.computer.alone.planning import anything
from games.santa_maria.computer.alone.player import plans, todo_left
from games.santa_maria.computer.alone.position import Position, position_of
from games.santa_maria.computer.alone.values import VALUES, Tried
from games.santa_maria.computer.alone.worth import worth_at_end
from games.santa_maria.lines.steps import Take
from games.santa_maria.moves import Buy, Found, Pass, Sell, Ship
from games.santa_maria.state import State
from tests.games.santa_maria.table import Table

SEAT = Seat(0)
FEW = Budget(playouts=8, candidates=4)
EVERYTHING = Tried(dice=99, single=99, tiles=99)


def started(seed: str, **options: str) -> Play[State]:
    return GAME.start(Setup(1, GAME.settings.chosen(options), seed))


def on(play: Play[State], chance: Chance) -> None:
    """The sensible answer is given."""
    play.apply(SEAT, GAME.sensible(GAME.view(play.state, SEAT), play.legal(SEAT), chance))


def points(seed: str) -> int:
    play, chance = started(seed), Chance(seed)
    while not play.state.over:
        on(play, chance)
    return GAME.score(play.state).scores[0].total


def as_it_is(state: State) -> Position:
    """The position with all that is still to be done."""
    found = position_of(state, SEAT)
    found.todo = todo_left(state, SEAT)
    return found


def through(position: Position) -> Position:
    """Until there is something to choose indeed."""
    while not done_at_once(position) and len(found := choices(position)) == 1:
        (position,) = found
    return position


def facts(position: Position) -> tuple[object, ...]:
    """All that a planner knows for sure."""
    dice = sorted(position.whites), len(position.blue), position.blues, position.paid, position.blocked
    held = position.coins, position.goods, position.joy, position.faith, position.march, position.roads
    tiles = position.layout.name, sorted(position.tiles), position.doubles
    shipped = position.docks, position.ships, position.shown, position.monks, position.knows
    return dice, held, tiles, shipped, position.passed, position.todo


def same_year(state: State, position: Position) -> bool:
    return not state.over and state.year == position.year


@pytest.mark.parametrize("seed", range(12))
def test_what_it_foresees_of_every_action_comes(seed: int) -> None:
    """At random through a game, among all that it could plan."""
    play, chance, compared = started(f"foreseen {seed}", setup=("advanced", "deal")[seed % 2]), Chance(str(seed)), 0
    while not play.state.over:
        request = play.legal(SEAT)
        if not plans(play.state, SEAT) or request.offers[0].makes is Found:
            play.apply(SEAT, GAME.sensible(GAME.view(play.state, SEAT), request, chance))
            continue
        here = as_it_is(play.state)
        foreseen = choices(here) if here.todo else [*actions(here, EVERYTHING, request.accepts)]
        possible = [each for each in foreseen if each.first and request.accepts(each.first)]
        if not here.todo and (not possible or chance.below(30) == 0):
            possible = [*passes(here, anything)]
        after = chance.pick(possible)
        assert after.first is not None
        play.apply(SEAT, after.first)
        if isinstance(after.first, Buy | Sell) or not same_year(play.state, here):
            continue
        if isinstance(play.state.question(SEAT), Take):
            continue  # a merchant may sell first what is foreseen as sold
        assert facts(through(after)) == facts(through(as_it_is(play.state))), after.first
        compared += 1
    assert compared > 10


def test_what_it_reckons_of_the_end_is_the_score() -> None:
    """Coins that make no point only break ties."""
    play, chance = started("reckoned"), Chance("reckoned")
    last = None
    while not play.state.over:
        request = play.legal(SEAT)
        move = GAME.sensible(GAME.view(play.state, SEAT), request, chance)
        if play.state.year == YEARS and plans(play.state, SEAT):
            here = as_it_is(play.state)
            ways = choices(here) if here.todo else [each for each in passes(here, anything) if each.first == move]
            last = next(
                (each for each in map(through, ways) if each.first == move and each.passed and not each.todo), None
            )
        play.apply(SEAT, move)
    assert last is not None
    assert int(worth_at_end(last)) == GAME.score(play.state).scores[0].total


def test_it_knows_nothing_of_what_lies_face_down() -> None:
    play, chance = started("hidden"), Chance("hidden")
    while not play.state.over:
        request = play.legal(SEAT)
        seen = GAME.view(play.state, SEAT)
        assert all(set(pile) <= {HIDDEN} for pile in seen.piles.values())
        move = GAME.sensible(seen, request, Chance("same"))
        if chance.below(8) == 0:
            imagined = GAME.seeing.imagine(play.state, SEAT, chance)
            assert GAME.sensible(imagined, request, Chance("other")) == move
        play.apply(SEAT, move)


FIRST_MOVES = """
from tests.games.santa_maria.test_alone import Chance, on, started
play = started("process")
for _ in range(14):
    on(play, Chance("process"))
print(play.saved().hex())
"""


def test_its_answers_are_the_same_in_every_process() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", FIRST_MOVES],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


def test_of_what_is_offered_it_takes_something_else_where_its_plan_is_not() -> None:
    """Whoever asks for usual answers leaves out the best one."""
    table = Table(1).white(2, 4).seat(goods="wood wood grain", coins=3)
    first = GAME.sensible(GAME.view(table.state, SEAT), table.request(), Chance("one"))
    left = tuple(offer for offer in table.request().offers if not offer.accepts(first))
    request = msgspec.structs.replace(table.request(), offers=left)
    assert request.accepts(GAME.sensible(GAME.view(table.state, SEAT), request, Chance("one")))


def test_it_sends_the_ship_that_it_can_pay_and_buys_the_grain_for_it() -> None:
    table = Table(1).dock(coins="s06").seat(goods="wood", coins=4)
    table.state.year, table.state.white, table.player().blue = YEARS, [], []
    table.do(0, "activate a1")
    assert GAME.sensible(GAME.view(table.state, SEAT), table.request(), Chance("one")) == Buy("grain")
    table.do(0, "buy grain")
    assert GAME.sensible(GAME.view(table.state, SEAT), table.request(), Chance("one")) == Ship("s06", "coins")


def test_it_passes_the_last_tree_when_a_step_is_missing() -> None:
    table = Table(1)
    table.state.year, table.player().march, table.state.white, table.player().blue = YEARS, 6, [], []
    assert GAME.sensible(GAME.view(table.state, SEAT), table.request(), Chance("one")) == Pass("conquistador")


def test_with_what_no_plan_knows_it_plays_as_among_others() -> None:
    for options in ({"kingdoms": "on"}, {"shared_dice": "on"}):
        assert not plans(started("modules", **options).state, SEAT)
    play = started("careful")
    assert plans(play.state, SEAT)
    play.state.players[SEAT].asks = "everything"
    assert not plans(play.state, SEAT)
    assert not plans(Table(2).state, SEAT)


def test_it_wins_often_enough() -> None:
    found = [points(f"alone {number}") for number in range(6)]
    assert mean(found) > 90
    assert sum(each >= END.won for each in found) > 1


def test_who_plays_on_in_somebodys_head_plans_less() -> None:
    widths = {key: breadth.plans for key, breadth in VALUES.breadth.items()}
    assert widths["quick"] < widths["sensible"]
    assert GAME.thinking.quick is not None
    play, chance = started("quick"), Chance("quick")
    while not play.state.over:
        play.apply(SEAT, GAME.thinking.quick(play.state, play.legal(SEAT), chance))
    assert GAME.score(play.state).scores[0].total > 50


def test_a_plan_is_not_thought_over_but_what_somebody_did_is_judged_by_it() -> None:
    play = started("thought")
    request, view = play.legal(SEAT), GAME.view(play.state, SEAT)
    planned = GAME.sensible(view, request, Chance("thought"))
    assert think(GAME, view, request, FEW, "thought") == Verdict(planned)
    other = next(move for move in request.offers[0].moves(9) if move != planned)
    judged = second_look(GAME, view, request, other, FEW, "thought")
    assert {each.move for each in judged.forecasts} == {other, planned}
