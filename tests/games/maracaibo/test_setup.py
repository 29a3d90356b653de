"""Before the first round."""

from collections import Counter
from itertools import product

import pytest

from games.core.game import Setup
from games.core.parts.settings import Misfit
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.cards import CARDS
from games.maracaibo.components import BUILDINGS, CITY_TILES
from games.maracaibo.state import State
from tests.games.maracaibo.box import DATA
from tests.games.maracaibo.table import Table


def start(seats: int, seed: str = "1", story: str = "card_75") -> State:
    return GAME.start(Setup(seats, {"story": story}, seed)).state


@pytest.mark.rule("MA-SETUP-01")
def test_the_combat_tokens_lie_in_two_piles() -> None:
    assert [len(pile) for pile in start(4).piles] == [13, 12]
    assert start(4).piles != start(4, "2").piles


@pytest.mark.rule("MA-SETUP-02")
def test_three_quests_lie_on_the_track() -> None:
    state = start(4)
    assert set(state.track_quests) == {"9b", "16b", "21"}
    assert GAME.view(state, None).quest_pile[-1] == state.quest_pile[-1]
    assert set(GAME.view(state, None).quest_pile[:-1]) == {"hidden"}


@pytest.mark.rule("MA-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_city_tiles_of_the_right_size_are_used(seats: int) -> None:
    drawn = set()
    for seed in range(8):
        tiles = {place: tile for place, tile in start(seats, str(seed)).city_tiles.items() if place != "11"}
        assert set(tiles) == {"3", "5", "13", "14"}
        assert all(seats in CITY_TILES[tile].players for tile in tiles.values())
        assert sum(CITY_TILES[tile].always for tile in tiles.values()) == 2
        assert "s_maracaibo" not in tiles.values()
        drawn.add(tuple(tiles.items()))
    assert len(drawn) > 1


@pytest.mark.rule("MA-SETUP-03")
@pytest.mark.parametrize("seats", [2, 4])
def test_each_city_tile_of_the_size_may_come_to_each_of_the_four_places(seats: int) -> None:
    tiles = {key: tile for key, tile in DATA["city_tile"].items() if seats in tile["players"] and "place" not in tile}
    marked = {key for key, tile in tiles.items() if tile.get("always")}
    found = set()
    for seed in range(60):
        state = start(seats, str(seed))
        lying = {place: tile for place, tile in state.city_tiles.items() if place != "11"}
        assert marked < set(lying.values()) < set(tiles)
        assert sorted(state.spare_tiles) == sorted(set(tiles) - set(lying.values()))
        found |= set(lying.items())
    assert found == set(product(("3", "5", "13", "14"), tiles))


@pytest.mark.rule("MA-SETUP-01", "MA-SETUP-02", "MA-SETUP-04", "MA-SETUP-05", "MA-SETUP-06", "MA-SETUP-13")
def test_everything_is_shuffled() -> None:
    one, other = start(4), start(4, "2")
    for name in ("deck", "box", "quest_pile", "track_quests", "buildings", "market"):
        assert getattr(one, name) != getattr(other, name), name
    assert set(one.box) != set(other.box)
    dealt = [[set(player.hand) for player in state.players] for state in (one, other)]
    assert dealt[0] != dealt[1]
    assert [player.careers for player in one.players] != [player.careers for player in other.players]
    assert {CARDS[card].deck for card in one.deck[:20]} == {CARDS[card].deck for card in one.deck[-20:]} == {"a", "b"}


@pytest.mark.rule("MA-TWO-01")
def test_only_two_players_have_the_tile_of_maracaibo() -> None:
    assert start(2).city_tiles["11"] == "s_maracaibo"
    assert start(1).city_tiles["11"] == "s_maracaibo"
    for seats in (3, 4):
        state = start(seats)
        assert "s_maracaibo" not in (*state.city_tiles.values(), *state.spare_tiles)


@pytest.mark.rule("MA-SETUP-04", "MA-SETUP-05")
@pytest.mark.parametrize("seats", [2, 4])
def test_eight_a_cards_each_and_forty_b_cards_among_the_rest(seats: int) -> None:
    state = start(seats)
    assert all({CARDS[card].deck for card in player.hand} == {"a"} for player in state.players)
    assert all(len(player.hand) == 8 for player in state.players)
    decks = Counter(CARDS[card].deck for card in (*state.deck, *state.market))
    assert decks == {"a": 87 - 8 * seats, "b": 40}
    assert len(state.market) == 4
    assert len(state.story_cards) == 24


@pytest.mark.rule("MA-SETUP-06")
def test_four_buildings_one_of_them_in_the_open() -> None:
    state = start(3)
    assert len(state.buildings) == 4
    assert state.open_buildings == 1
    assert set(state.buildings) | set(state.box_buildings) == set(BUILDINGS)
    assert GAME.view(state, None).buildings == [state.buildings[0], "hidden", "hidden", "hidden"]


@pytest.mark.rule("MA-SETUP-07", "MA-TWO-02")
def test_markers_start_on_their_tracks_but_for_two_players() -> None:
    assert start(3).stock == {"france": 13, "spain": 13, "england": 13}
    assert start(3).markers == {}
    assert start(2).markers == {"6": "spain", "7": "england", "8": "france"}
    assert start(2).stock == {"france": 12, "spain": 12, "england": 12}


@pytest.mark.rule("MA-SETUP-08", "MA-SETUP-09")
def test_a_player_begins_in_havana_with_a_full_ship_board() -> None:
    for player in start(4).players:
        assert list(player.discs.values()) == [2] * 12
        assert player.compasses() == 1
        assert (player.points, player.place, player.explorer) == (0, "0", "0")
        assert set(player.influence.values()) == {0}
        assert (player.strength, player.income, player.point_income) == (1, 8, 0)


@pytest.mark.rule("MA-SETUP-10", "MA-SETUP-13")
def test_careers_are_kept_in_turn_order_with_three_figures() -> None:
    play = GAME.start(Setup(3, {}, "3"))
    order = play.state.in_turn(Seat(play.state.starter))
    assert [(player.figures, player.reserve) for player in play.state.players] == [(2, 6)] * 3
    for seat in play.state.every_seat():
        play.apply(seat, play.legal(seat).offers[0].moves(1)[0])
    for seat in order:
        assert play.waiting() == (seat,)
        dealt = list(play.state.players[seat].careers)
        assert len(dealt) == 2
        play.apply(seat, play.legal(seat).read("career " + dealt[1]))
        assert play.state.players[seat].careers == [dealt[1]]
        assert dealt[0] in play.state.box_careers
        assert len(play.state.players[seat].tasks) == 3
        assert (play.state.players[seat].figures, play.state.players[seat].reserve) == (2, 3)


@pytest.mark.rule("MA-SETUP-11")
def test_later_players_get_more_doubloons() -> None:
    state = start(4, "5")
    assert [state.players[seat].coins for seat in state.in_turn(Seat(state.starter))] == [8, 9, 10, 11]
    assert {start(4, str(seed)).starter for seed in range(12)} == {0, 1, 2, 3}


@pytest.mark.rule("MA-SETUP-12")
def test_of_eight_cards_four_are_kept_one_is_planned_three_are_discarded() -> None:
    play = GAME.start(Setup(2, {}, "1"))
    assert play.waiting() == (0, 1)
    cards = play.state.players[0].hand[:]
    plan, *cast = [card.replace("_", "-") for card in cards[:4]]
    request = play.legal(Seat(0))
    assert not request.accepts(request.read(f"prepare {plan} 1 plan, {cast[0]} 1, {cast[1]} 1"))
    play.apply(Seat(0), request.read(f"prepare {plan} 1 plan, " + ", ".join(f"{card} 1" for card in cast)))
    assert play.state.players[0].hand == cards[4:]
    assert play.state.players[0].planned == cards[:1]
    assert not set(cards) & set(play.state.discards)
    play.apply(Seat(1), play.legal(Seat(1)).offers[0].moves(1)[0])
    assert set(cards[1:4]) < set(play.state.discards)
    assert len(play.state.discards) == 6


@pytest.mark.rule("MA-SETUP-14")
def test_the_story_is_laid_out_before_anybody_chooses() -> None:
    state = start(2, story="card_77")
    assert type(state.agenda[-1]).__name__ == "Prepare"
    assert state.stories == ["s77"]
    assert set(state.legacy) == {"l2", "l4", "l9", "l18"}
    assert "16" in state.quests


@pytest.mark.rule("MA-SETUP-15", "MA-SETUP-16")
@pytest.mark.parametrize(("seats", "places"), [(2, {"15"}), (3, {"15", "18"}), (4, {"15", "18", "19"})])
def test_a_first_game_has_quests_by_the_number_of_players(seats: int, places: set[str]) -> None:
    state = start(seats)
    assert set(state.quests) == places
    assert all(len(row) == 1 for row in state.quests.values())
    assert (state.legacy, state.stories, state.story_tiles) == ({}, ["s75"], {})


@pytest.mark.rule("MA-SETUP-17")
def test_other_games_without_campaign_bring_cards_and_tiles() -> None:
    state = start(3, story="card_76")
    assert set(state.legacy) == {"l1", "l5", "l25"}
    assert len(state.story_cards) == 18
    assert "torn_ledger" in (*state.deck, *state.market)
    assert {"12", "7"} < set(state.quests)


def test_jeans_levels_are_for_one_alone() -> None:
    with pytest.raises(Misfit):
        GAME.start(Setup(2, {"difficulty": "hard"}, "1"))
    assert Table(1, difficulty="hard").state.jean


@pytest.mark.rule("MA-SOLO-01")
def test_who_plays_alone_begins() -> None:
    assert {start(1, str(seed)).starter for seed in range(12)} == {0}
