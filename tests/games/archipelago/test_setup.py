"""From the box to the first turn."""

from collections import Counter

import pytest

from games.archipelago import GAME
from games.archipelago.actions.exploring import take_token
from games.archipelago.components import BUILDINGS, CARDS, CUBES, OBJECTIVES, SIDES, TRENDS, WHEEL
from games.archipelago.state import State
from games.archipelago.variants import fits
from games.core.chance import Chance
from games.core.game import Setup
from games.core.play import Play
from games.core.saving import clone
from games.core.seats import Seat
from tests.games.archipelago.laws import flows, laws
from tests.games.archipelago.table import SAYINGS

VARIANTS = ("desert_start", "no_secrets", "more_control", "more_spice", "choose_trend", "benefactor")


def started(seats: int = 3, seed: str = "seed", **options: str) -> Play[State]:
    return GAME.start(Setup(seats, {"length": "medium", **options}, seed))


def after_zero(seats: int = 3, seed: str = "seed", until: int = 1, /, **options: str) -> State:
    """Turn zero is played at random, up to the bids of the first turn."""
    play = started(seats, seed, **options)
    chance = Chance(seed)
    while play.state.turn < until:
        seat = play.waiting()[0]
        request = play.legal(seat)
        SAYINGS.request(request)
        offers = [offer for offer in request.offers if not offer.aside]
        before = clone(play.state)
        events = play.apply(seat, offers[0].any_move(chance.below))
        SAYINGS.told(events, again=True)
        flows(before, events, play.state)
        laws(play.state)
    return play.state


@pytest.mark.rule("AR-SETUP-11", "AR-ZERO-01")
@pytest.mark.parametrize("desert_start", ["on", "off"])
def test_what_lies_open_at_the_start_is_told(desert_start: str) -> None:
    play = started(desert_start=desert_start)
    SAYINGS.told(play.events, again=True)
    told = {event.key.removeprefix("archipelago-log-"): event.args for event in play.events}
    assert told["order"]["seats"] == tuple(play.state.order)
    assert told["start"]["side"] == play.state.regions["a"].side
    hands = {event.seat: event.args["side"] for event in play.events if event.to == (event.seat,)}
    assert hands == {seat: tuple(play.state.players[seat].hand) for seat in play.state.order}


@pytest.mark.rule("AR-GEN-01")
def test_two_to_five_play() -> None:
    assert GAME.settings.seat_counts == (2, 3, 4, 5)
    for seats in GAME.settings.seat_counts:
        assert len(started(seats).state.players) == seats


@pytest.mark.rule("AR-GEN-08")
def test_icons_and_huts_add_up_to_five() -> None:
    sums = {key: sum(side.icons.values()) + side.huts for key, side in SIDES.items()}
    assert {key for key, total in sums.items() if total != 5} == {"volcano"}


@pytest.mark.rule("AR-SETUP-01", "AR-SETUP-02", "AR-SETUP-03", "AR-SETUP-04")
def test_boards_at_the_start() -> None:
    state = started().state
    assert set(state.markets["domestic"].values()) == {1}
    assert set(state.markets["export"].values()) == {0}
    assert (state.population, state.rebellion, state.surplus) == (0, 0, 0)
    assert state.bank == {resource: count - 1 for resource, count in CUBES.items()}
    assert state.money == 135 - 3 * 10
    assert (state.docks, state.halls) == (13, 13)


@pytest.mark.rule("AR-SETUP-05")
@pytest.mark.parametrize("seats", [2, 5])
def test_three_stacks_of_eight_tokens(seats: int) -> None:
    assert started(seats).state.tokens == [8, 8, 8]


@pytest.mark.rule("AR-SETUP-06")
def test_the_back_of_the_top_card_is_open() -> None:
    state = started().state
    assert sorted(state.deck) == sorted(CARDS)
    top = CARDS[state.deck[-1]]
    assert state.balance == (top.upper, top.lower)
    seen = GAME.view(state, Seat(0))
    assert seen.balance == state.balance
    assert set(seen.deck) == {"hidden"}


@pytest.mark.rule("AR-SETUP-07", "AR-SETUP-08", "AR-SETUP-09")
def test_what_everybody_starts_with() -> None:
    state = started().state
    assert state.regions["a"].side == "open_sea"
    for seat in state.every_seat():
        player = state.players[seat]
        assert [(unit.kind, unit.region, unit.spot) for unit in player.units] == [("ship", "a", "")]
        assert (player.money, player.discs, player.cubes, player.tokens, player.cards) == (10, 3, {}, 0, [])
        assert state.ships_left(seat) == 3
        assert state.citizens_left(seat) == 10


@pytest.mark.rule("AR-SETUP-10")
def test_the_wheel_has_two_sides() -> None:
    assert WHEEL.taxes == {2: 3, 3: 3, 4: 3, 5: 4}
    assert WHEEL.exploration == {2: 2, 3: 2, 4: 2, 5: 3}


@pytest.mark.rule("AR-SETUP-11")
def test_five_cards_open_upright_and_their_red_backs_do_nothing() -> None:
    for seed in map(str, range(6)):
        state = after_zero(3, seed)
        assert [card.turned for card in state.row] == [0] * 5
        assert state.rebellion == 0
        top = CARDS[state.deck[-1]]
        assert state.balance == (top.upper, top.lower)


@pytest.mark.rule("AR-SETUP-12")
def test_one_trend_lies_open() -> None:
    drawn = {tuple(after_zero(3, str(seed)).trends) for seed in range(12)}
    assert all(len(trends) == 1 and trends[0] in TRENDS for trends in drawn)
    assert len(drawn) > 3


@pytest.mark.rule("AR-SETUP-13", "AR-SETUP-14")
@pytest.mark.parametrize("length", ["short", "medium", "long"])
def test_each_gets_a_secret_objective_of_one_deck(length: str) -> None:
    state = after_zero(length=length)
    held = [player.objectives for player in state.players]
    assert [len(each) for each in held] == [1, 1, 1]
    every = [*state.unused_objectives, *(card for cards in held for card in cards)]
    assert Counter(every) == Counter(key for key, card in OBJECTIVES.items() if card.deck == length)
    seen = GAME.view(state, Seat(1))
    assert seen.players[1].objectives == held[1]
    assert seen.players[0].objectives == ["hidden"]
    assert set(seen.unused_objectives) == {"hidden"}


@pytest.mark.rule("AR-GEN-07")
def test_money_cubes_and_tokens_lie_behind_screens() -> None:
    state = after_zero()
    seen = GAME.view(state, Seat(0))
    assert (seen.players[0].money, seen.players[0].tokens) == (10, 1)
    for other in seen.players[1:]:
        assert (other.money, other.cubes, other.tokens) == (-1, {}, -1)
    assert [player.units for player in seen.players] == [player.units for player in state.players]
    assert [player.discs for player in seen.players] == [3, 3, 3]
    assert [player.cards for player in seen.players] == [player.cards for player in state.players]


# Variants


@pytest.mark.rule("AR-2P-01", "AR-2P-02")
@pytest.mark.parametrize("length", ["short", "medium", "long"])
def test_two_players_have_two_objectives_without_roles(length: str) -> None:
    state = after_zero(2, length=length)
    assert [len(player.objectives) for player in state.players] == [2, 2]
    every = [*state.unused_objectives, *(card for player in state.players for card in player.objectives)]
    assert {OBJECTIVES[card].counts for card in every}.isdisjoint({"pacifist", "separatist"})
    assert len(every) == 8


@pytest.mark.rule("AR-2P-03", "AR-2P-04", "AR-LIMIT-03")
def test_two_players_have_the_pieces_of_two_colours_but_five_discs() -> None:
    two, three = started(2).state, started(3).state
    assert (two.citizens_left(Seat(0)), two.ships_left(Seat(0))) == (20, 7)
    assert (three.citizens_left(Seat(0)), three.ships_left(Seat(0))) == (10, 3)
    two.tokens = [1, 1, 1]
    play = GAME.play(two)
    for _ in range(3):
        take_token(play, Seat(0))
    assert [player.all_discs for player in two.players] == [5, 5]


@pytest.mark.rule("AR-DESERT-01", "AR-DESERT-02", "AR-DESERT-03")
def test_the_desert_has_citizens_and_no_ships() -> None:
    state = started(4, desert_start="on").state
    assert state.regions["a"].side == "desert_village"
    assert all(
        [(unit.kind, unit.region) for unit in player.units] == [("citizen", "a")] * 2 for player in state.players
    )
    assert (state.population, state.surplus) == (8, 5)


@pytest.mark.rule("AR-DESERT-04", "AR-DESERT-05")
def test_from_the_desert_one_citizen_walks_into_each_first_region() -> None:
    state = after_zero(3, desert_start="on")
    for player in state.players:
        assert min(unit.region for unit in player.units) == "a"
        assert len({unit.region for unit in player.units}) == 2
        assert player.tokens == 1
    assert state.population == 6
    huts = sum(SIDES[region.side].huts for name, region in state.regions.items() if name != "a")
    assert state.surplus == 5 + huts


@pytest.mark.rule("AR-OPEN-01", "AR-OPEN-03")
@pytest.mark.parametrize("seats", [2, 4])
def test_without_secrets_objectives_lie_open(seats: int) -> None:
    state = after_zero(seats, no_secrets="on")
    assert len(state.open_objectives) == seats
    assert {OBJECTIVES[card].counts for card in state.open_objectives}.isdisjoint({"pacifist", "separatist"})
    assert [player.objectives for player in state.players] == [[]] * seats
    assert state.trends == []
    assert GAME.view(state, None).open_objectives == state.open_objectives


@pytest.mark.rule("AR-MORE-01")
def test_more_control_opens_two_trends() -> None:
    for seed in map(str, range(20)):
        assert len(set(after_zero(2, seed, more_control="on").trends)) == 2


@pytest.mark.rule("AR-SPICE-01")
def test_more_spice_lets_choose_between_two_objectives() -> None:
    play = started(more_spice="on")
    chance = Chance("spice")
    while not play.state.players[0].drawn:
        seat = play.waiting()[0]
        play.apply(seat, play.legal(seat).offers[0].any_move(chance.below))
    assert [len(player.drawn) for player in play.state.players] == [2, 2, 2]
    seat = play.waiting()[0]
    first, second = play.state.players[seat].drawn
    play.apply(seat, play.legal(seat).read(f"keep {second}".replace("_", "-")))
    assert play.state.players[seat].objectives == [second]
    assert first in play.state.unused_objectives
    assert "hidden" in GAME.view(play.state, play.waiting()[0]).unused_objectives


@pytest.mark.rule("AR-SPICE-02")
def test_two_players_with_spice_keep_two_of_four() -> None:
    play = started(2, more_spice="on")
    chance = Chance("spice")
    while not play.state.players[0].drawn:
        seat = play.waiting()[0]
        play.apply(seat, play.legal(seat).offers[0].any_move(chance.below))
    assert [len(player.drawn) for player in play.state.players] == [4, 4]
    for number in range(20):
        laws(GAME.seeing.imagine(play.state, play.waiting()[0], Chance(f"{number}")))
    state = after_zero(2, more_spice="on")
    assert [len(player.objectives) for player in state.players] == [2, 2]
    discarded = set(state.unused_objectives)
    assert discarded.isdisjoint(card for player in state.players for card in player.objectives)


@pytest.mark.rule("AR-CHOOSE-01")
@pytest.mark.parametrize(("wishes", "agreed"), [(("ships", "any", "ships"), True), (("ships", "money", "any"), False)])
def test_the_trend_that_all_agree_on(wishes: tuple[str, ...], agreed: bool) -> None:
    play = started(choose_trend="on")
    assert [offer.verb for offer in play.legal(play.waiting()[0]).offers if not offer.aside] == ["wish"]
    assert not any(player.hand for player in play.state.players), "before hexes are dealt"
    for seat, trend in zip(list(play.waiting()), wishes, strict=True):
        told = [event.key for event in play.apply(seat, play.legal(seat).read(f"wish {trend}")) if event.seat == seat]
        assert told[0] == "archipelago-log-wishes"
        assert all(event.args["trend"] == "ships" for event in play.events if event.key.endswith("agreed-trend"))
        if play.state.wishes:
            assert GAME.view(play.state, Seat((seat + 1) % 3)).wishes[seat] == "hidden"
            assert GAME.view(play.state, seat).wishes[seat] == trend
            imagined = GAME.seeing.imagine(play.state, Seat((seat + 1) % 3), Chance("wishes"))
            assert {*imagined.wishes.values()} <= {*TRENDS, "any"}
    assert play.state.trends == (["ships"] if agreed else [])
    assert play.state.wishes == {}, "all of them lie open, and are done with"
    assert any(player.hand for player in play.state.players)
    assert len(after_zero(choose_trend="on").trends) == 1


@pytest.mark.rule("AR-CHOOSE-01", "AR-BENE-01")
def test_whoever_chooses_chooses_no_benefactor_where_it_lies_open_anyway() -> None:
    play = started(choose_trend="on", benefactor="on")
    wishes = play.legal(play.waiting()[0]).offers[0].choices("trend", {})
    assert set(wishes) == {"any", *TRENDS} - {"benefactor"}
    play = started(choose_trend="on")
    assert set(play.legal(play.waiting()[0]).offers[0].choices("trend", {})) == {"any", *TRENDS}


@pytest.mark.rule("AR-BENE-01", "AR-BENE-02")
def test_the_benefactor_and_a_second_trend() -> None:
    state = after_zero(benefactor="on")
    assert state.trends[0] == "benefactor"
    assert len(set(state.trends)) == 2
    every = [*state.unused_objectives, *(card for player in state.players for card in player.objectives)]
    assert {OBJECTIVES[card].counts for card in every}.isdisjoint({"pacifist", "separatist"})
    assert [len(player.objectives) for player in state.players] == [1, 1, 1]


@pytest.mark.rule("AR-SETUP-13")
def test_three_lengths_and_variants_that_are_off_unless_wished_for() -> None:
    lengths, *variants = GAME.settings.options
    assert (lengths.key, lengths.values[0], {*lengths.values}) == ("length", "medium", {"short", "medium", "long"})
    assert {option.key: option.values for option in variants} == dict.fromkeys(VARIANTS, ("off", "on"))


@pytest.mark.rule("AR-BENE-03")
def test_which_variants_go_together() -> None:
    off = dict.fromkeys(VARIANTS, "off") | {"length": "short"}
    for variant in ("more_control", "more_spice", "choose_trend", "benefactor"):
        assert fits(3, {**off, variant: "on"}) is None
        assert fits(3, {**off, variant: "on", "no_secrets": "on"}) is not None
    assert fits(3, {**off, "desert_start": "on", "no_secrets": "on"}) is None
    together = {**off, "benefactor": "on", "more_control": "on", "more_spice": "on", "desert_start": "on"}
    assert fits(2, together) is None
    assert fits(4, together) is None
    assert fits(5, together) is not None, "eight objectives are not enough for five who draw two"
    chosen = {key: value for key, value in together.items() if key != "length"}
    state = after_zero(2, "seed", 1, **chosen)
    assert len(state.trends) == 3


def test_building_prices_are_those_of_the_public_aid() -> None:
    prices = {kind: (building.money, building.cubes) for kind, building in BUILDINGS.items()}
    assert prices == {
        "town": (2, {"wood": 1, "stone": 1}),
        "market": (0, {"fruit": 1, "cattle": 1}),
        "port": (2, {"stone": 1, "fish": 1}),
        "church": (1, {"stone": 2}),
        "ship": (1, {"wood": 1}),
    }
