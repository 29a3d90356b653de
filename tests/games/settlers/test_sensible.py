"""A player with some sense."""

from copy import deepcopy

import pytest

from games.core.ahead.best import foremost, to_the_point
from games.core.chance import Chance
from games.core.game import Setup
from games.core.moves import Move
from games.core.play import Play
from games.core.seats import Seat
from games.settlers import GAME, moves
from games.settlers.building import edge
from games.settlers.components import TILES
from games.settlers.computer import appraisal
from games.settlers.computer.appraisal import Appraisal
from games.settlers.computer.sensible import Eye
from games.settlers.computer.weights import WEIGHTS
from games.settlers.state import Player, State
from games.settlers.supply import supply_of
from tests.games.settlers.table import do, table, turn

FAR = "water_meadow water_meadow"


def chosen(play: Play[State], seat: int = 0) -> Move:
    return GAME.sensible(GAME.view(play.state, Seat(seat)), play.legal(Seat(seat)), Chance("sense"))


def test_takes_the_prize() -> None:
    play = turn("mine weavery", FAR, rows="lake", prizes="altar_of_minerva")
    assert isinstance(chosen(play), moves.Place)
    assert chosen(play).answers()[0] == "altar_of_minerva"


def test_buys_what_a_good_prize_lacks_but_pays_no_point_for_a_point() -> None:
    play = turn(
        "workshop_iron_water lake", "weavery lake", hands=("coin",), rows="lake", prizes="sanctuary_of_the_parcae"
    )
    assert chosen(play) == moves.Coin("1", "g7", "cloth")
    play = turn("mine lake", "weavery lake", hands=("coin",), rows="lake", prizes="altar_of_minerva")
    assert isinstance(chosen(play), moves.Place)


def test_ruins_a_temple_but_no_meadow() -> None:
    assert chosen(turn("lake lake", "temple_of_janus lake", hands=("war",), rows="lake")) == moves.War("1", "g7")
    assert isinstance(chosen(turn("lake lake", FAR, hands=("war",), rows="lake")), moves.Place)


def test_ruins_the_better_of_two_prizes() -> None:
    play = turn("lake lake", "sanctuary_of_sol lake temple_of_janus", hands=("war",), rows="lake")
    assert chosen(play) == moves.War("1", "i7")


def test_a_city_tile_with_its_token_comes_before_a_tile_for_later() -> None:
    rows, prizes = "cliff weavery military_camp_wine_water", "sanctuary_of_the_parcae altar_of_bacchus"
    assert "military_camp_wine_water" in chosen(turn("winery lake grove", FAR, rows=rows, prizes=prizes)).answers()
    no_token = turn("winery lake grove", FAR, rows=rows, prizes=prizes)
    no_token.state.reserve["war"] = 0
    assert "cliff" in chosen(no_token).answers()


def test_a_cart_reaches_a_city_tile_that_is_too_far() -> None:
    far_apart = "winery lake lake lake lake grove"
    assert isinstance(chosen(turn(far_apart, FAR, hands=("cart",), rows="lake inn_wine_plants")), moves.Place)
    near = "winery lake lake\nlake lake grove"
    assert isinstance(chosen(turn(near, FAR, hands=("cart",), rows="lake inn_wine_plants")), moves.Cart)


def test_of_two_prizes_the_one_comes_first_that_another_could_take() -> None:
    play = turn("mine weavery winery", "winery weavery", rows="lake", prizes="altar_of_minerva altar_of_bacchus")
    assert "altar_of_bacchus" in chosen(play).answers()


def test_a_coin_goes_where_it_hinders_the_seller() -> None:
    sellers = "weavery lake lake market_iron_plants mine"
    play = turn("workshop_iron_water lake", sellers, hands=("coin",), rows="lake", prizes="sanctuary_of_the_parcae")
    assert chosen(play) == moves.Coin("1", "g7", "cloth")
    play = turn(
        "workshop_iron_water lake",
        "mine weavery lake lake market_iron_plants",
        "lake lake weavery",
        hands=("coin",),
        rows="lake",
        prizes="sanctuary_of_the_parcae altar_of_minerva",
    )
    assert chosen(play) == moves.Coin("1", "h7", "cloth")


def test_puts_an_idle_master_to_work() -> None:
    play = turn("mine lake", FAR, masters=("smith",), rows="lake", prizes="temple_of_janus")
    assert chosen(play) == moves.Master("smith", "g7")
    needed = turn("mine lake", FAR, masters=("smith",), rows="lake", prizes="altar_of_minerva")
    assert isinstance(chosen(needed), moves.Place)


def test_agrees_to_the_end_only_when_ahead() -> None:
    play = table("temple_of_janus lake", FAR, "lake lake")
    do(play, "2: propose")
    assert chosen(play, 0) == moves.Agree()
    assert chosen(play, 1) == moves.Refuse()


def test_reveals_what_the_prizes_wait_for() -> None:
    assert chosen(table("cliff lake", FAR, rows="lake cliff", prizes="altar_of_minerva")) == moves.Reveal("village")
    market = table("gold_mine lake", FAR, rows="lake cliff mine stable", prizes="sanctuary_of_juno")
    assert chosen(market) == moves.Reveal("city")


def test_turns_up_a_city_tile_where_nearly_any_could_be_added() -> None:
    ready = "mine lake winery\nlake cliff weavery\nfishery grove stable"
    rows = "lake cliff cliff forest mine inn_gold_water"
    assert chosen(table(ready, FAR, rows=rows, prizes="altar_of_venus")) == moves.Reveal("city")
    assert chosen(table("cliff lake", FAR, rows=rows, prizes="altar_of_venus")) == moves.Reveal("village")


def test_turns_up_no_city_tile_that_only_somebody_else_could_add() -> None:
    ready = "mine lake winery\nlake cliff weavery\nfishery grove stable"

    def hoped(other: str) -> float:
        return Appraisal(table("mine lake", other, rows="lake", prizes="altar_of_venus").state, Seat(0)).stack("city")

    assert hoped(FAR) > hoped(ready)


def test_a_tile_that_lies_open_is_worth_less_the_more_war_tokens_others_hold() -> None:
    play = turn("lake lake", FAR, rows="lake", prizes="temple_of_janus altar_of_venus")

    def gains() -> tuple[float, ...]:
        exposure = Appraisal(play.state, Seat(0)).exposure
        names = ("temple_of_janus", "altar_of_venus", "weavery", "lake")
        return tuple(exposure.gain(name, "g8") for name in names)

    before = gains()
    assert before[0] < before[1] < before[2] < before[3] == 0
    play.state.players[1].tokens["war"] = 1
    assert [now < then for now, then in zip(gains(), before, strict=True)] == [True, True, True, False]
    assert Appraisal(play.state, Seat(0)).exposure.gain("temple_of_janus", "g6") == 0


def test_covers_what_is_open_to_war() -> None:
    play = turn("lake temple_of_janus weavery", FAR, rows="lake")
    play.state.players[1].tokens["war"] = 1
    assert chosen(play) == moves.Place("lake", "h8")


def test_a_master_waits_for_safety_and_for_the_end() -> None:
    exposed = turn("mine lake", FAR, masters=("smith",), rows="lake", prizes="temple_of_janus")
    exposed.state.players[1].tokens["war"] = 1
    assert isinstance(chosen(exposed), moves.Place)
    needed = turn("mine lake", FAR, masters=("smith",), rows="lake", prizes="altar_of_minerva")
    for stack in needed.state.stacks.values():
        stack.clear()
    needed.state.stacks["nature"].append("lake")
    assert chosen(needed) == moves.Master("smith", "g7")


def test_a_master_leaves_the_only_source_of_many_city_tiles_to_come() -> None:
    def gain(realm: str) -> float:
        play = turn(realm, FAR, masters=("smith",), rows="lake", prizes="temple_of_janus")
        return Eye(play.state, Seat(0)).gain(moves.Master("smith", "g7"))

    assert gain("mine lake") < gain("mine mine")


def test_city_tiles_to_come_count_besides_the_open_ones() -> None:
    def opened(*gone: str) -> float:
        play = turn("lake mine", FAR, rows="gold_mine", prizes="altar_of_venus")
        play.state.box.tiles += gone
        return Appraisal(play.state, Seat(0)).spot("cliff", "h8")

    assert opened() > opened("inn_iron_stone", "market_iron_plants")


def test_of_all_that_a_tile_makes_possible_the_best_counts_most() -> None:
    def opened(rows: str) -> float:
        return Appraisal(turn("lake mine", FAR, rows=rows).state, Seat(0)).spot("cliff", "h8")

    one, both = opened("inn_iron_stone"), opened("inn_iron_stone market_iron_plants")
    assert one < both < one + WEIGHTS.spot.row * (WEIGHTS.tile.city + WEIGHTS.token.coin)


def test_lays_a_tile_where_a_prize_can_follow() -> None:
    play = turn("mine lake cliff grove", FAR, rows="weavery", prizes="altar_of_minerva")
    assert chosen(play) in (moves.Place("weavery", "i8"), moves.Place("weavery", "i6"))


def test_a_seat_wants_what_the_prizes_and_the_rows_ask_for_and_it_does_not_make() -> None:
    def wishes(realm: str, rows: str) -> dict[str, float]:
        return Appraisal(turn(realm, FAR, rows=rows, prizes="altar_of_minerva").state, Seat(0)).wishes

    plain = wishes("mine lake", "lake")
    assert plain["cloth"] > plain["iron"] > plain["gold"] == 0
    neither = wishes("lake lake", "lake")
    assert neither["iron"] == neither["cloth"], "what lacks two things wants each of them half"
    assert wishes("mine lake", "weavery")["plants"] > plain["plants"]
    assert wishes("mine lake", "lake") == plain, "what was wanted for another row is forgotten"


def test_who_sees_tokens_and_what_a_tile_makes_possible_wins_against_who_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blind = deepcopy(WEIGHTS)
    blind.token.war = blind.token.coin = blind.token.cart = blind.token.master = 0.0
    blind.spot.prize = blind.spot.row = 0.0
    games, won = 40, 0.0
    for game in range(games):
        play, chance = GAME.start(Setup(2, {}, f"levels {game // 2}")), Chance(f"levels {game}")
        while not play.state.over:
            seat = play.waiting()[0]
            monkeypatch.setattr(appraisal, "WEIGHTS", WEIGHTS if seat == game % 2 else blind)
            play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
        winners = tuple(GAME.score(play.state).winners)
        won += (game % 2 in winners) / len(winners)
    assert won >= 0.65 * games


@pytest.mark.parametrize("seats", GAME.settings.seat_counts)
def test_most_prizes_are_claimed(seats: int) -> None:
    play = GAME.start(Setup(seats, {}, "prizes"))
    open_at_first = len(play.state.prizes)
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, chosen(play, seat))
    assert len(play.state.prizes) <= open_at_first // 4


def addable(state: State, player: Player, bought: str = "") -> set[str]:
    needing = [tile for tile in state.open_tiles() if TILES[tile].needs]
    return {tile for tile, _ in supply_of(player, bought).fitting(needing, edge(player))}


def helps_to_a_better_tile(eye: Eye, move: moves.Coin | moves.Cart) -> bool:
    player, worth = eye.player, eye.appraisal.tile
    bought = move.resource if isinstance(move, moves.Coin) else ""
    carts = [*player.carts, move.corner] if isinstance(move, moves.Cart) else player.carts
    price = WEIGHTS.spend.coin if bought else WEIGHTS.spend.cart
    anyway = addable(eye.state, player)
    gained = addable(eye.state, Player(land=player.land, carts=carts), bought) - anyway
    best_anyway = max(map(worth, anyway), default=0.0)
    return max(map(worth, gained), default=0.0) > WEIGHTS.spend.tempo * best_anyway + price


@pytest.mark.parametrize("seats", GAME.settings.seat_counts)
def test_what_is_left_out_would_not_have_been_chosen_and_tokens_are_played_for_better_tiles(seats: int) -> None:
    chance, told = Chance(f"left out {seats}"), set[bool]()
    for game in range(4):
        play = GAME.start(Setup(seats, {}, f"left out {game}"))
        while not play.state.over:
            seat = play.waiting()[0]
            request, eye = play.legal(seat), Eye(play.state, seat)
            offered = [move for offer in to_the_point(request) for move in offer.moves(1000)]
            found, best = foremost(eye.candidates(request), eye.worth), foremost(offered, eye.worth)
            assert (found[0], {*found[1]}) == (best[0], {*best[1]})
            for move in offered:
                if isinstance(move, moves.Coin | moves.Cart):
                    told.add(eye.tells(move))
                    assert eye.tells(move) == helps_to_a_better_tile(eye, move)
            random = request.offers[chance.below(len(request.offers))].any_move(chance.below)
            play.apply(seat, found[1][0] if chance.below(8) or random == moves.Propose() else random)
    assert told == {False, True}
