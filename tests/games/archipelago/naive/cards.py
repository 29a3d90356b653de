"""Which cards a seat may use, and which wonders it may build."""

from collections.abc import Iterator
from contextlib import contextmanager

from games.archipelago.components import CARDS, SIDES
from games.archipelago.state import OwnedCard, State
from games.core.moves import Request
from tests.games.archipelago.naive.board import BOX, WAYS, able, controls, part_of, text_rows
from tests.games.archipelago.naive.rounds import (
    cells,
    constructions,
    free_icons,
    harvests,
    payable,
    purchases,
    sales,
    workers,
)

OWN = {
    "pirate", "assassin", "pope", "false_prophet", "king", "treasurer", "thief", "barbarian", "queen",
    "dictatorship",
}  # fmt: skip
WONDERS = {"colossus": "", "pyramid": "", "great_lighthouse": "port", "cathedral": "church"}
NEVER = {"king", "queen", *WONDERS}
MOVING = {"roads", "admiral", "expansionism", "false_prophet"}
"""Whether anybody can move is looked up elsewhere."""
EXPLORING = {"explorer", "scout", "missionary"}
DOUBLED = {
    "irrigation_canal": "fruit", "industrial_fishing": "fish", "sawmill": "wood", "quarry": "stone",
    "iron_mine": "iron", "farm": "cattle",
}  # fmt: skip
SHARED_SPACES = {2: 2, 3: 2, 4: 2, 5: 3}


def compare_cards(state: State, request: Request) -> None:
    """The cards of all, and one's own wonders."""
    seat, round_ = int(request.seat), state.round
    assert round_ is not None
    offered = {row[0] for row in text_rows(request.offer("use"))} - MOVING
    assert offered == (set() if round_.carded else set(usable(state, seat)))
    erected = {row[0] for row in text_rows(request.offer("erect"))}
    assert erected == (set() if round_.carded else set(wonders(state, seat)))


def usable(state: State, seat: int) -> Iterator[str]:
    for owner, player in enumerate(state.players):
        for owned in player.cards:
            if owned.busy or owned.card in NEVER | MOVING or (owner != seat and owned.card in OWN):
                continue
            card = CARDS[owned.card]
            price = card.money_price + (owner != seat)
            if state.players[seat].money < price or state.players[seat].discs < card.disc_price:
                continue
            with having_paid(state, seat, price):
                if cubes_at_hand(state, seat, owned.card) and works(state, seat, owned.card):
                    yield owned.card


@contextmanager
def having_paid(state: State, seat: int, price: int) -> Iterator[None]:
    state.players[seat].money -= price
    yield
    state.players[seat].money += price


def cubes_at_hand(state: State, seat: int, card: str) -> bool:
    if card == "church_gifts":
        return payable(state, seat, "fruit")
    if card == "peace_and_prosperity":
        return sum(state.players[seat].cubes.values()) + state.players[seat].tokens >= 2
    return True


def works(state: State, seat: int, card: str) -> bool:
    """Whether there is anything for it to work on."""
    player, round_ = state.players[seat], state.round
    assert round_ is not None
    acts = player.discs > 0 and not round_.acted and not round_.improved
    if card in DOUBLED:
        return acts and DOUBLED[card] in harvests(state, seat)
    if card in EXPLORING:
        return acts and explores(state, seat)
    match card:
        case "recruiter":
            return workers(state, seat)[0] > 0
        case "shipbuilding":
            return any(kind == "ship" for kind, _, _ in constructions(state, seat))
        case "architecture":
            return bool(constructions(state, seat))
        case "researcher" | "detective":
            return bool(state.deck or state.graveyard)
        case "spy":
            return state.options["no_secrets"] == "off"
        case "treasurer":
            return player.money >= 5
        case "dictatorship":
            return any(unit.lying for unit in player.units)
        case "pirate" | "assassin" | "barbarian":
            return finds_a_victim(state, seat, card)
        case _:
            return trades(state, seat, card)


def finds_a_victim(state: State, seat: int, card: str) -> bool:
    player = state.players[seat]
    others = [other for number, other in enumerate(state.players) if number != seat]
    match card:
        case "pirate":
            own = {unit.region for unit in player.units if unit.kind == "ship"}
            return any(unit.kind == "ship" and unit.region in own for other in others for unit in other.units)
        case "assassin":
            prices = [min(CARDS[held.card].prices) for other in others for held in other.cards if character(held)]
            return any(price <= player.money for price in prices)
        case _:
            return any(
                state.bank[resource] and free_icons(state, unit.region, part, resource) > 0
                for unit in player.units
                if able(unit) and unit.kind == "citizen"
                for part in SIDES[state.regions[unit.region].side].zones
                for resource in part.icons
            )


def trades(state: State, seat: int, card: str) -> bool:
    """Cards of the markets; any other works on nothing but markers and money."""
    domestic, export = state.markets["domestic"], state.markets["export"]
    room = {each: len(cells("domestic", each)) - domestic[each] for each in BOX}
    abroad = {each: len(cells("export", each)) - export[each] for each in BOX}
    match card:
        case "domestic_trade" | "merchant":
            return bool(purchases(state, seat, ("domestic",)) or sales(state, seat, ("domestic",)))
        case "exporter":
            return bool(purchases(state, seat, ("export",)) or sales(state, seat, ("export",)))
        case "minister_of_agriculture":
            return any(state.bank[each] and room[each] for each in ("cattle", "fruit"))
        case "foreign_trade":
            return any((state.bank[each] and abroad[each]) or export[each] for each in BOX)
        case "minister_of_trade":
            return any((domestic[each] and abroad[each]) or (export[each] and room[each]) for each in BOX)
        case _:
            return True


def character(held: OwnedCard) -> bool:
    return CARDS[held.card].kind == "character"


def explores(state: State, seat: int) -> bool:
    """A space on the wheel, a hex, and somebody beside a free place between two regions."""
    if state.players[seat].explored and state.shared_explorations >= SHARED_SPACES[state.seats]:
        return False
    if not state.stack and not state.discarded:
        return False
    lying = {region.at for region in state.regions.values()}
    for unit in filter(able, state.players[seat].units):
        home = state.regions[unit.region]
        for edge, (q, r) in enumerate(WAYS):
            at = (home.at[0] + q, home.at[1] + r)
            touching = sum((at[0] + dq, at[1] + dr) in lying for dq, dr in WAYS)
            reached = part_of(home, edge)
            if at not in lying and touching >= 2 and reached is not None and reached.name == unit.part:
                return True
    return False


def wonders(state: State, seat: int) -> Iterator[str]:
    """Bought in an earlier turn, paid in cubes and discs, with a citizen to go onto it."""
    player = state.players[seat]
    builder = any(able(unit) and unit.kind == "citizen" for unit in player.units)
    for owned in player.cards:
        if owned.card not in WONDERS or owned.built or owned.turn >= state.turn or not builder:
            continue
        card, needed = CARDS[owned.card], WONDERS[owned.card]
        price = " ".join(resource for resource, count in card.cube_price.items() for _ in range(count))
        held = not needed or any(controls(state, seat, region, needed) for region in state.regions)
        if held and player.discs >= card.disc_price and payable(state, seat, price):
            yield owned.card
