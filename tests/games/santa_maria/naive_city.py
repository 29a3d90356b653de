"""What the Maya may do, read from the rulebook once more; and all of it compared with what is offered."""

from collections.abc import Iterator

import msgspec

from games.core.agenda import Decision
from games.core.moves import Request
from games.core.play import Play
from games.core.seats import Seat
from games.santa_maria.lines.steps import Hire
from games.santa_maria.maya.steps import AfterDrive, AnyTemple, FillStore, ImitateEnvoy, Market, MayaAct
from games.santa_maria.rulebook import RULES
from games.santa_maria.state import City, State
from tests.games.santa_maria import naive_moves
from tests.games.santa_maria.box import DATA
from tests.games.santa_maria.naive_moves import Book, Moves, Words, dice, held, passes, payable, purchases, sales

BANK = {"cocoa": 1, "grain": 2, "wood": 2}


def check_moves(state: State) -> None:
    """Nobody is offered what the rulebook forbids, and nothing that it allows is missing."""
    play = Play(RULES, state)
    for seat in play.waiting():
        step = state.question(seat)
        if step is None or type(step) not in BOOK:
            continue
        expected = BOOK[type(step)](state, seat, step) | {"sell": sales(state, seat)}
        if not (isinstance(step, Hire) and step.must):
            expected["buy"] = purchases(state, seat)
        for verb, moves in expected.items():
            assert offered(play.legal(seat), verb) == moves, verb


def offered(request: Request, verb: str) -> set[Words]:
    """All moves of a verb."""
    offers = [offer for offer in request.offers if offer.verb == verb]
    return {msgspec.structs.astuple(move) for offer in offers for move in offer.moves(100_000)}


def stops(city: City, value: int) -> set[str]:
    """Inward, over to a neighbour, and outward; tokens let a die go on to the next but one."""
    roads = []
    for step in (-1, 1):
        road = value + step
        while 1 <= road <= 6:
            roads.append(road)
            if road not in city.roads:
                break
            road += step
    ways = [[f"{place}{value}" for place in "abc"] + [f"{place}{road}" for place in "cba"] for road in roads]
    return {plot for way in ways for plot in way if plot in city.plots and plot not in city.blocked}


def drives(state: State, seat: Seat) -> Iterator[tuple[str, str, str, str]]:
    player = state.players[seat]
    for die, _, value in dice(state, seat):
        for road in range(1, 7):
            price = abs(road - value)
            ways = (
                ["none"] if not price else ["coins"] * (price <= player.coins) + ["cocoa"] * (player.goods["cocoa"] > 0)
            )
            yield from ((die, f"road_{road}", plot, way) for plot in stops(state.city(), road) for way in ways)


def technology(state: State, seat: Seat, value: int) -> list[str]:
    """Goods need an empty token of their type; steps need nothing."""
    player = state.players[seat]
    full = {kind for kind, room in player.room.items() if player.goods[kind] == room}
    cards = halves(state, "technology")
    return [card for card, half in cards if half["value"] == value and half["what"] not in full]


def halves(state: State, district: str) -> Iterator[tuple[str, dict[str, object]]]:
    for card in state.city().hand:
        yield from ((card, half) for half in DATA["card"][card]["halves"] if half["district"] == district)


def of_the_hand(state: State, seat: Seat) -> Moves:
    player, city = state.players[seat], state.city()
    found: Moves = {"trade_card": {(card,) for card, _ in halves(state, "trade")}, "build": set()}
    festivals = [(card, half["pay"]) for card, half in halves(state, "festival")]
    found["feast"] = {(card,) for card, cost in festivals if isinstance(cost, dict) and payable(state, seat, cost)}
    empty = [f"{place}{road}" for place in "abc" for road in range(1, 7) if f"{place}{road}" not in city.plots]
    for card, half in halves(state, "construction"):
        material = str(half["builds"])
        if player.goods[DATA["lodge"][material]["cost"]]:
            kinds = [kind for kind, left in city.lodges[material].items() if left]
            found["build"] |= {(card, kind, plot) for kind in kinds for plot in empty}
    return found


def levels(state: State, seat: Seat, districts: list[str]) -> set[Words]:
    tokens = {district: state.city().temples[district].token for district in districts}
    return {
        (district,)
        for district, token in tokens.items()
        if token and payable(state, seat, DATA["temple"][token]["cost"])
    }


def main_actions(state: State, seat: Seat, step: MayaAct) -> Moves:
    city = state.city()
    rows = set(drives(state, seat))
    free = {plot for plot in city.plots if plot not in city.blocked} if city.priests else set()
    return {
        "drive": {*rows},
        "drive_with_card": {(*row, card) for row in rows for card in technology(state, seat, int(row[1][-1]))},
        "priest": {(plot,) for plot in free},
        "pass": passes(state, seat),
        **of_the_hand(state, seat),
    }


def after_a_die(state: State, seat: Seat, step: AfterDrive) -> Moves:
    beside = [key for key, district in DATA["district"].items() if int(step.spot[1]) in district["roads"]]
    return {
        "temple": set() if step.built else levels(state, seat, beside),
        "technology": {(card,) for card in technology(state, seat, step.value)},
    }


def on_the_last_space(state: State, seat: Seat, step: AnyTemple) -> Moves:
    return {"temple": levels(state, seat, list(DATA["district"]))}


def imitating(state: State, seat: Seat, step: ImitateEnvoy) -> Moves:
    plots = stops(state.city(), step.value)
    cards = technology(state, seat, step.value)
    return {"imitate": {(plot,) for plot in plots}, "imitate_with_card": {(plot, c) for plot in plots for c in cards}}


def filling(state: State, seat: Seat, step: FillStore) -> Moves:
    player = state.players[seat]
    empty = {kind for kind in player.room if player.goods.get(kind, 0) < player.room[kind]}
    return {"fill": {(kind,) for kind in empty}, "draw": {()} if step.cards and state.city().deck else set()}


def in_the_market(state: State, seat: Seat, step: Market) -> Moves:
    player = state.players[seat]
    bought = {kind for kind, price in BANK.items() if player.goods[kind] < player.room[kind] and price <= player.coins}
    return {"bank_buy": {(kind,) for kind in bought}, "bank_sell": held(player, set(player.goods)), "done": {()}}


BOOK: dict[type[Decision], Book] = naive_moves.BOOK | {
    MayaAct: main_actions,
    AfterDrive: after_a_die,
    AnyTemple: on_the_last_space,
    ImitateEnvoy: imitating,
    FillStore: filling,
    Market: in_the_market,
}
