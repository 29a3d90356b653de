"""Preparing the game."""

from collections import Counter

import pytest

from games.core.game import Setup
from games.core.play import Play
from games.core.seats import Seat
from games.settlers import GAME
from games.settlers.components import MASTERS, TILES, pieces
from games.settlers.state import State
from tests.games.settlers.table import do, told, verbs

SEATS = (2, 3, 4)


def start(seats: int, seed: str = "seed") -> Play[State]:
    return GAME.start(Setup(seats, {}, seed))


def drafted(seats: int, seed: str = "seed") -> tuple[Play[State], list[int]]:
    """After the draft, in which everybody takes what lies there first; and who took, in order."""
    play = start(seats, seed)
    takers: list[int] = []
    while play.state.draft and "draft" in verbs(play, play.waiting()[0]):
        offer = play.legal(play.waiting()[0]).offers[0]
        events = play.apply(play.waiting()[0], offer.moves(1)[0])
        takers += [event.seat for event in events if event.key == "settlers-log-draft" and event.seat is not None]
    return play, takers


def begun(seats: int, seed: str = "seed") -> Play[State]:
    """At the beginning of the first turn."""
    play, _ = drafted(seats, seed)
    for _ in range(seats):
        do(play, "arrange beside")
    return play


@pytest.mark.rule("SE-GEN-01")
def test_two_three_or_four_can_play() -> None:
    assert GAME.settings.seat_counts == SEATS
    for wrong in (1, 5):
        with pytest.raises(ValueError, match="settlers"):
            start(wrong)


@pytest.mark.rule("SE-SETUP-01")
def test_four_stacks_by_colour_are_shuffled() -> None:
    states = [start(2, str(seed)).state for seed in range(20)]
    for state in states:
        for kind, stack in state.stacks.items():
            assert {TILES[tile].kind for tile in stack} == {kind}
        assert Counter([*state.stacks["nature"], *state.draft]) == Counter(pieces("nature"))
        assert Counter([*state.prizes, *state.box.prizes]) == Counter(pieces("prize"))
    for kind in ("nature", "village", "city"):
        assert len({tuple(state.stacks[kind]) for state in states}) == 20
    assert len({tuple(state.prizes) for state in states}) == 20


@pytest.mark.rule("SE-SETUP-02")
@pytest.mark.parametrize(("seats", "prizes"), [(2, 8), (3, 12), (4, 12)])
def test_some_prizes_are_open_and_the_others_out_of_the_game(seats: int, prizes: int) -> None:
    state = start(seats).state
    assert len(state.prizes) == prizes
    assert len(state.box.prizes) == 25 - prizes
    assert set(GAME.view(state, Seat(0)).box.prizes) == {"hidden"}


@pytest.mark.rule("SE-SETUP-03")
def test_chance_says_who_goes_first_and_turns_go_clockwise() -> None:
    assert {start(3, str(seed)).state.first for seed in range(30)} == {0, 1, 2}
    play = begun(3)
    took_turns = []
    for _ in range(4):
        seat = play.waiting()[0]
        took_turns.append(seat)
        do(play, "reveal nature")
        while play.waiting() == (seat,):
            play.apply(seat, play.legal(seat).offers[0].moves(1)[0])
    first = play.state.first
    assert took_turns == [(first + n) % 3 for n in range(4)]


@pytest.mark.rule("SE-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_twice_as_many_natural_tiles_as_players_and_one_more_are_drafted_from(seats: int) -> None:
    state = start(seats).state
    assert len(state.draft) == 2 * seats + 1
    assert {TILES[tile].kind for tile in state.draft} == {"nature"}


@pytest.mark.rule("SE-SETUP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_the_draft_goes_round_and_back(seats: int) -> None:
    play, takers = drafted(seats)
    clockwise = [(play.state.first + n) % seats for n in range(seats)]
    assert takers == clockwise + clockwise[::-1]


@pytest.mark.rule("SE-SETUP-06")
def test_all_lay_out_their_two_tiles_at_once_side_by_side() -> None:
    play, _ = drafted(3)
    assert play.waiting() == (0, 1, 2)
    two = {seat: list(play.state.players[seat].drafted) for seat in range(3)}
    do(play, "2: arrange behind", "0: arrange beside", "1: arrange in_front")
    layouts = [{spot: lot.tile for spot, lot in player.land.items()} for player in play.state.players]
    assert layouts == [
        dict(zip(("g7", "h7"), two[0], strict=True)),
        dict(zip(("g7", "g6"), two[1], strict=True)),
        dict(zip(("g7", "g8"), two[2], strict=True)),
    ]


def test_equal_tiles_leave_one_arrangement_less() -> None:
    play, _ = drafted(2)
    play.state.players[0].drafted = ["lake", "lake"]
    again = GAME.play(play.state)
    offer = again.legal(Seat(0)).offer("arrange")
    assert offer
    assert offer.choices("arrangement", {}) == ("beside", "behind")


@pytest.mark.rule("SE-SETUP-07")
def test_the_green_row_starts_with_the_leftover_and_two_more() -> None:
    play, _ = drafted(4)
    (left,) = play.state.draft
    top = play.state.stacks["nature"][-1:-3:-1]
    do(play, *["arrange beside"] * 4)
    assert play.state.rows["nature"] == [left, *top]


@pytest.mark.rule("SE-SETUP-08")
@pytest.mark.parametrize("seats", SEATS)
def test_the_blue_row_starts_with_two_tiles_and_the_violet_with_one(seats: int) -> None:
    rows = begun(seats).state.rows
    assert (len(rows["village"]), len(rows["city"])) == (2, 1)


@pytest.mark.rule("SE-SETUP-09")
@pytest.mark.parametrize(("seats", "natural"), [(2, 17), (3, 15), (4, 13)])
def test_what_is_left_in_the_stacks(seats: int, natural: int) -> None:
    stacks = begun(seats).state.stacks
    assert {kind: len(stack) for kind, stack in stacks.items()} == {"nature": natural, "village": 22, "city": 23}


@pytest.mark.rule("SE-SETUP-10")
def test_the_reserve_is_full_and_all_hands_are_empty() -> None:
    states = [start(4, str(seed)).state for seed in range(10)]
    for state in states:
        assert state.reserve == {"war": 6, "coin": 6, "cart": 6}
        assert sorted(state.master_pile) == sorted(MASTERS)
        assert set(GAME.view(state, Seat(0)).master_pile) == {"hidden"}
        assert all(player.tokens == {"war": 0, "coin": 0, "cart": 0} for player in state.players)
        assert all(player.masters == [] for player in state.players)
    assert len({tuple(state.master_pile) for state in states}) > 5


@pytest.mark.rule("SE-SETUP-11")
def test_the_draft_is_no_turn() -> None:
    play, _ = drafted(2)
    do(play, "arrange beside")
    assert play.state.turn == 0
    do(play, "arrange beside")
    assert play.state.turn == 1
    assert play.state.reserve == {"war": 6, "coin": 6, "cart": 6}
    assert all(player.tokens == {"war": 0, "coin": 0, "cart": 0} for player in play.state.players)


def test_everybody_is_told_what_was_opened() -> None:
    play = start(2)
    assert told(play.events, "prizes").args == {"tile_open": tuple(play.state.prizes)}
    assert told(play.events, "first").args == {"tile_open": tuple(play.state.draft)}
    play, _ = drafted(2)
    rows = [event.args for event in do(play, "arrange beside", "arrange beside") if event.key == "settlers-log-row"]
    assert rows == [{"stack": stack, "tile_open": tuple(row)} for stack, row in play.state.rows.items()]
