"""The one who thinks: sees what its seat sees, compares in the same worlds, and does the same in any process."""

import multiprocessing
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec
import pytest

from games.core.chance import Chance
from games.core.ending.outcome import Outcome, ScoreLine, SeatScore
from games.core.fields import Place, Spread
from games.core.game import AnyGame, Setup
from games.core.moves import Move, Request
from games.core.parts.seeing import Seeing
from games.core.parts.thinking import Thinking
from games.core.play import Play
from games.core.saving import load, save
from games.core.seats import Seat
from games.core.state import GameState
from games.core.thinking.budget import Budget
from games.core.thinking.candidates import candidates
from games.core.thinking.playing_on import Ahead, Dice
from games.core.thinking.playouts import Worlds
from games.core.thinking.spreads import one_moved
from games.core.thinking.verdict import Verdict, think, verdict
from games.core.thinking.worth import Worth, worth_of_end
from games.registry import GAMES, game

FEW = Budget(playouts=8, candidates=4)
LONG = Budget(playouts=100, candidates=4)
LUCK = "a thought"


def asked(key: str, seats: int = 2, skipped: int = 12) -> tuple[AnyGame, Play[Any], Seat, Request]:
    """A question with several answers, some moves into a game."""
    found = game(key)
    play, chance = found.start(Setup(seats, found.settings.chosen({}), f"thinking {key}")), Chance("thinking")
    while True:
        seat = play.waiting()[0]
        request = play.legal(seat)
        move = found.sensible(found.view(play.state, seat), request, chance)
        skipped -= 1
        if skipped < 0 and len(candidates(found, play.state, request, move, 4)) > 2:
            return found, play, seat, request
        play.apply(seat, move)


def decided(key: str) -> Verdict:
    """What is thought in such a position; also in another process."""
    found, play, seat, request = asked(key)
    return think(found, found.view(play.state, seat), request, FEW, LUCK)


@pytest.mark.parametrize("key", GAMES)
def test_in_any_process_it_does_the_same_in_the_same_position(key: str) -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere:
        assert elsewhere.submit(decided, key).result() == decided(key)


@pytest.mark.parametrize("key", GAMES)
def test_it_asks_for_nothing_but_the_view_worlds_offers_and_what_follows(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, play, seat, request = asked(key)
    view = found.view(play.state, seat)
    before = save(play.state)
    imagine = Seeing.imagine
    given: list[Any] = []

    def imagined(self: Seeing[Any], state: Any, whose: Seat | None, chance: Chance) -> Any:
        given.append((save(state), whose))
        return imagine(self, state, whose, chance)

    monkeypatch.setattr(Seeing, "imagine", imagined)
    nothing: Any = None
    bare = replace(found, setup=nothing, settings=nothing, telling=nothing)
    thought = think(bare, view, request, FEW, LUCK)
    assert request.accepts(thought.move)
    assert given
    assert set(given) == {(save(view), seat)}
    assert save(play.state) == before


@pytest.mark.parametrize("key", GAMES)
def test_played_on_in_silence_a_game_comes_to_the_same(key: str) -> None:
    found = game(key)
    seats = max(found.settings.seat_counts)
    told = found.start(Setup(seats, found.settings.chosen({}), "silent"))
    told.state.chance = Dice("", 5)
    silent = Ahead(found.rules, load(found.saved.state_type, save(told.state)))
    silent.state.chance = Dice("", 5)
    chance = random.Random(7)
    for _ in range(120):
        if told.state.over:
            break
        seat = chance.choice(told.waiting())
        offers = [offer for offer in told.legal(seat).offers if not offer.aside]
        beside = [offer for rule in found.rules.asides for offer in rule(told.state, seat)]
        assert all(offer.aside for offer in beside)
        assert list(silent.legal(seat).offers) == [offer for offer in told.legal(seat).offers if offer not in beside]
        move = chance.choice(offers).any_move(chance.randrange)
        told.apply(seat, move)
        silent.made(seat, move)
        assert save(silent.state) == save(told.state), move
        assert silent.events == []


@pytest.mark.parametrize(("seats", "strays", "sensibly"), [(2, 0.0, True), (2, 1.0, False), (1, 1.0, True)])
def test_all_stray_as_often_as_the_game_says_but_who_is_alone_never(seats: int, strays: float, sensibly: bool) -> None:
    found, play, seat, request = asked("maracaibo", seats)
    answered: list[Seat] = []

    def sensible(state: Any, question: Request, chance: Chance) -> Move:
        answered.append(question.seat)
        return next(offer for offer in question.offers if not offer.aside).any_move(chance.below)

    told = replace(found, sensible=sensible, thinking=Thinking(strays=strays))
    move = found.sensible(found.view(play.state, seat), request, Chance(LUCK))
    Worlds(told, found.view(play.state, seat), seat, LUCK).worth(0, move)
    assert set(answered) == ({*range(seats)} if sensibly else set())


def test_what_can_be_told_before_the_end_is_not_played_on() -> None:
    found, play, seat, request = asked("settlers")
    view, looked = found.view(play.state, seat), list[int]()

    def judged(before: GameState, now: GameState, whose: Seat, turns: int) -> tuple[float, float] | None:
        assert (before, whose, turns) == (view, seat, 1)
        looked.append(now.moves)
        return (0.7, 3.5) if len(looked) == 3 else None

    told = replace(found, thinking=Thinking(judged=judged))
    move = found.sensible(view, request, Chance(LUCK))
    assert Worlds(told, view, seat, LUCK).worth(0, move) == Worth(0.7, 3.5)
    assert len(looked) == 3
    assert looked == sorted(looked)


@pytest.mark.parametrize(("turns", "worth"), [(1, Worth(0.4, 2.0)), (2, Worth(0.6, 3.0)), (3, Worth(0.6, 3.0))])
def test_each_turn_that_is_judged_counts_the_same(turns: int, worth: Worth) -> None:
    found, play, seat, request = asked("settlers")

    def judged(before: GameState, now: GameState, whose: Seat, turns: int) -> tuple[float, float] | None:
        return (0.4 * turns, 2.0 * turns) if now.moves >= before.moves + 5 * turns else None

    view, told = found.view(play.state, seat), replace(found, thinking=Thinking(judged=judged, turns=lambda _: 2))
    move = found.sensible(view, request, Chance(LUCK))
    assert Worlds(told, view, seat, LUCK, turns).worth(0, move) == pytest.approx(worth)


def test_a_game_that_ends_before_a_turn_is_judged_is_seen_by_its_end() -> None:
    found, play, seat, request = asked("settlers")
    view = found.view(play.state, seat)
    move = found.sensible(view, request, Chance(LUCK))
    end = Worlds(found, view, seat, LUCK, turns=3).worth(0, move)

    def judged(before: GameState, now: GameState, whose: Seat, turns: int) -> tuple[float, float] | None:
        return (0.4, 2.0) if turns == 1 else None

    told = replace(found, thinking=replace(found.thinking, judged=judged, turns=lambda seats: seats))
    seen = Worlds(told, view, seat, LUCK, turns=2).worth(0, move)
    assert end == Worlds(found, view, seat, LUCK).worth(0, move)
    assert seen == pytest.approx(((0.4 + end.worth) / 2, (2.0 + end.points) / 2))


class TestVerdict:
    """What is compared, and when it counts."""

    @pytest.fixture
    def tried(self, monkeypatch: pytest.MonkeyPatch) -> "Tried":
        """Moves are worth what the test says."""
        tried = Tried(*asked("puerto_rico"))
        monkeypatch.setattr(Worlds, "worth", tried.worth)
        return tried

    def test_the_sensible_move_stands_where_nothing_is_clearly_better(self, tried: "Tried") -> None:
        tried.better[tried.other] = [0.2, -0.15]
        assert tried.verdict().move == tried.sensible

    def test_what_is_better_in_every_world_is_done(self, tried: "Tried") -> None:
        tried.better[tried.other] = [0.1]
        found = tried.verdict()
        assert found.move == found.forecasts[0].move == tried.other
        assert found.forecasts[0].worlds >= FEW.worlds
        assert [round(each.points) for each in found.forecasts[:2]] == [10, 0]

    def test_all_are_compared_in_the_same_worlds(self, tried: "Tried") -> None:
        tried.verdict()
        worlds: dict[Move, list[int]] = {}
        for move, world in tried.asked:
            worlds.setdefault(move, []).append(world)
        assert len(worlds) == FEW.candidates
        assert all(numbers == list(range(len(numbers))) for numbers in worlds.values())
        assert max(map(len, worlds.values())) == len(worlds[tried.sensible])

    def test_what_is_surely_worse_is_not_tried_any_further(self, tried: "Tried") -> None:
        tried.better[tried.other] = [0.1, -0.1]
        tried.verdict(LONG)
        tries = Counter(move for move, _ in tried.asked)
        assert tries.pop(tried.sensible) == tries.pop(tried.other) > 10
        assert set(tries.values()) == {LONG.soonest}

    @pytest.mark.parametrize("gain", [-0.1, 0.1])
    def test_whoever_is_sure_thinks_no_longer(self, tried: "Tried", gain: float) -> None:
        tried.better[tried.other] = [gain]
        found = tried.verdict(LONG)
        assert (found.move == tried.other) == (gain > 0)
        assert [each.worlds for each in found.forecasts] == [LONG.worlds] * 2

    @pytest.mark.parametrize(("qualm", "overcome"), [(0.05, True), (0.2, False)])
    def test_what_looks_bad_has_to_be_better_by_so_much_more(
        self, tried: "Tried", qualm: float, overcome: bool
    ) -> None:
        def looks(view: GameState, request: Request, compared: Sequence[Move]) -> list[float]:
            return [5.0 if move == tried.sensible else 3.0 for move in compared]

        tried.better[tried.other] = [0.1]
        tried.game = replace(tried.game, thinking=Thinking(looks=looks, qualm=qualm / 2))
        found = tried.verdict()
        assert (found.move == tried.other) == overcome
        told = next(each for each in found.forecasts if each.move == tried.other)
        assert (round(told.worth, 2), round(told.points)) == (round(0.6 - qualm, 2), 10)

    def test_by_how_much_it_is_better_is_told_by_worlds_that_had_no_part_in_choosing_it(self, tried: "Tried") -> None:
        tried.better[tried.other] = [0.3] * LONG.worlds + [0.02] * 20
        tried.game = replace(tried.game, thinking=Thinking(effort=0.5))
        chosen = tried.verdict(LONG)
        told = tried.verdict(msgspec.structs.replace(LONG, afresh=40))
        assert told.move == chosen.move == tried.other
        assert [round(each.points) for each in chosen.forecasts] == [30, 0]
        assert [round(each.points) for each in told.forecasts] == [2, 0]
        assert [each.worlds for each in told.forecasts] == [20, 20]

    def test_it_plays_on_no_oftener_than_it_may(self, tried: "Tried") -> None:
        tried.game = replace(tried.game, thinking=Thinking(effort=2.0))
        tried.better = {move: [0.1, -0.1] for move in tried.offered}
        tried.verdict(Budget(playouts=50, candidates=6))
        assert 80 <= len(tried.asked) <= 100

    @pytest.mark.parametrize(("for_each", "compared"), [(2, 6), (3, 5), (4, 4), (9, 4)])
    def test_where_worlds_differ_more_fewer_moves_are_compared(
        self, tried: "Tried", for_each: int, compared: int
    ) -> None:
        tried.game = replace(tried.game, thinking=Thinking(for_each=for_each))
        tried.verdict(Budget(playouts=16, candidates=6))
        assert len({move for move, _ in tried.asked}) == compared

    def test_whoever_asks_can_break_it_off(self, tried: "Tried") -> None:
        def breath() -> None:
            if len(tried.asked) == 3:
                raise TimeoutError

        with pytest.raises(TimeoutError):
            tried.verdict(breath=breath)
        assert len(tried.asked) == 3

    def test_what_does_not_matter_is_not_thought_over(self, tried: "Tried") -> None:
        tried.game = replace(tried.game, thinking=Thinking(matters=lambda view, request: False))
        assert tried.verdict() == Verdict(tried.sensible)
        assert tried.asked == []

    def test_a_proposal_of_the_game_is_compared_and_what_is_left_alone_is_not(self, tried: "Tried") -> None:
        proposed = tried.offered[-1]
        tried.game = replace(
            tried.game,
            thinking=Thinking(
                proposals=lambda view, request, sensible: (proposed,),
                left_alone={move.verb for move in tried.offered},
            ),
        )
        tried.verdict()
        assert {move for move, _ in tried.asked} == {tried.sensible, proposed}


class Tried:
    """A position in which the moves are worth what a test says, beside half a victory."""

    def __init__(self, found: AnyGame, play: Play[Any], seat: Seat, request: Request) -> None:
        self.game = replace(found, thinking=Thinking())
        self.view: GameState = found.view(play.state, seat)
        self.request = request
        self.sensible: Move = found.sensible(self.view, request, Chance(LUCK))
        self.offered = [move for offer in request.offers if not offer.aside for move in offer.moves(20)]
        self.other = next(
            move for move in candidates(found, self.view, request, self.sensible, 4) if move != self.sensible
        )
        self.better: dict[Move, list[float]] = {}
        self.asked: list[tuple[Move, int]] = []

    def worth(self, world: int, move: Move) -> Worth:
        """In world after world, again and again."""
        self.asked.append((move, world))
        gains = self.better.get(move, [-0.1])
        gain = 0.0 if move == self.sensible else gains[world % len(gains)]
        return Worth(0.5 + gain, 100 * gain)

    def verdict(self, budget: Budget = FEW, **more: Any) -> Verdict:
        """What is found."""
        return verdict(self.game, self.view, self.request, self.sensible, budget, LUCK, **more)


class TestSpreads:
    """One piece lies elsewhere."""

    FIELD = Spread(
        "pieces",
        "place",
        (Place("field", 2), Place("mill", 1), Place("port", 1, ("noble",)), Place("fort", 0)),
        (("colonist", 2), ("noble", 1)),
        3,
        3,
    )
    SENSIBLE = (("field", "colonist", 2), ("mill", "noble", 1))

    def test_each_is_legal_and_one_step_away(self) -> None:
        assert one_moved(self.FIELD, self.SENSIBLE, 9) == [(("field", "colonist", 2), ("port", "noble", 1))]
        wider = msgspec.structs.replace(self.FIELD, places=(*self.FIELD.places, Place("camp", 1)))
        assert one_moved(wider, self.SENSIBLE, 9) == [
            (("field", "colonist", 1), ("mill", "noble", 1), ("camp", "colonist", 1)),
            (("field", "colonist", 2), ("port", "noble", 1)),
            (("field", "colonist", 2), ("camp", "noble", 1)),
        ]

    def test_of_many_some_from_all_over_are_taken(self) -> None:
        places = tuple(Place(f"place_{number}", 1) for number in range(12))
        field = Spread("pieces", "place", places, (("colonist", 1),), 1, 1)
        assert one_moved(field, (("place_0", "colonist", 1),), 3) == [
            ((f"place_{number}", "colonist", 1),) for number in (1, 4, 8)
        ]


@pytest.mark.parametrize(("key", "verb"), [("puerto_rico", "mayor"), ("archipelago", "recruit")])
def test_what_no_offer_lists_is_proposed_by_the_game(key: str, verb: str) -> None:
    found = game(key)
    play, chance = found.start(Setup(3, found.settings.chosen({}), "proposed")), Chance("proposed")
    proposed: set[Move] = set()
    while not proposed:
        seat = play.waiting()[0]
        view, request = found.view(play.state, seat), play.legal(seat)
        move = found.sensible(view, request, chance)
        matters = found.thinking.matters
        if matters is None or matters(view, request):
            proposed = {each for each in found.thinking.proposals(view, request, move) if each.verb == verb}
        assert all(map(request.accepts, proposed))
        assert len(proposed & {*candidates(found, view, request, move, 20)}) == min(len(proposed), 10)
        play.apply(seat, move)


def outcome(mine: int, other: int, winners: tuple[int, ...]) -> Outcome:
    """How two have ended."""
    scores = tuple(SeatScore(Seat(at), (ScoreLine("all", points),)) for at, points in enumerate((mine, other)))
    return Outcome(scores, tuple(map(Seat, winners)))


def test_a_victory_counts_and_so_do_points_and_a_common_defeat_is_worth_little() -> None:
    found = replace(game("archipelago"), thinking=Thinking(winning=0.8))
    worths = [
        worth_of_end(found, each, Seat(0)).worth
        for each in (
            outcome(9, 3, ()),
            outcome(3, 9, (1,)),
            outcome(8, 9, (1,)),
            outcome(9, 9, (0, 1)),
            outcome(9, 8, (0,)),
            outcome(20, 8, (0,)),
        )
    ]
    assert worths[1] < worths[2] < worths[0] < worths[3] < worths[4] < worths[5]
    assert worths[0] < 0.2


def test_dice_fall_alike_everywhere_and_evenly() -> None:
    dice = Dice("", 3)
    assert [dice.below(6) for _ in range(12)] == [0, 1, 4, 2, 3, 2, 3, 2, 3, 4, 5, 5]
    thrown = [dice.below(6) for _ in range(6000)]
    assert all(850 < thrown.count(side) < 1150 for side in range(6))
    with pytest.raises(ValueError, match="nothing"):
        dice.below(0)


def numbers(dice: Dice) -> Iterator[int]:
    """One after the other."""
    while True:
        yield dice.below(1 << 20)


def test_equal_numbers_begin_equal_luck_and_others_another() -> None:
    assert [*islice(numbers(Dice("", 7)), 5)] == [*islice(numbers(Dice("", 7)), 5)]
    assert [*islice(numbers(Dice("", 7)), 5)] != [*islice(numbers(Dice("", 8)), 5)]
    assert msgspec.json.decode(save(Dice("", 7)), type=Chance) == Chance("", 7)
